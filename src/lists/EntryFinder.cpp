// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/EntryFinder.h"

#include "lists/NameKey.h"
#include "packs/EveryName.h"
#include "text/Spoken.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::lists {

namespace {

// "Warden" with a modifier that appends "(veteran)", or sets another name altogether.
void addModifiedNames(QStringList &names, const QString &own, const std::span<const rules::Modifier> &modifiers)
{
    for (const rules::Modifier &modifier : modifiers) {
        if (modifier.fieldKind != rules::ModifierField::Name)
            continue;
        const QString value = text::fromUtf8(modifier.value);
        if (modifier.type == rules::ModifierType::Set)
            names.append(value);
        else if (modifier.type == rules::ModifierType::Append)
            names.append(own + (modifier.hasJoin ? text::fromUtf8(modifier.join) : QStringLiteral(" ")) + value);
        else if (modifier.type == rules::ModifierType::Prepend)
            names.append(value + ' ' + own);
    }
}

void addModifiedNames(QStringList &names, const QString &own, const std::span<const rules::ModifierGroup> &groups)
{
    for (const rules::ModifierGroup &group : groups) {
        addModifiedNames(names, own, group.modifiers);
        addModifiedNames(names, own, group.groups);
    }
}

} // namespace

const QStringList &EntryFinder::keysOf(const rules::Definition &definition) const
{
    const auto known = m_keys.constFind(&definition);
    if (known != m_keys.constEnd())
        return *known;
    QStringList names = packs::everyName(m_pack, definition.idText, definition.name);
    addModifiedNames(names, text::fromUtf8(definition.name), definition.modifiers);
    addModifiedNames(names, text::fromUtf8(definition.name), definition.modifierGroups);
    // "1. Incursion (1000 Point limit)": others leave the number away, and the remark.
    static const QRegularExpression numbered(QStringLiteral("^\\d{1,2}\\. (.+?)( \\(.*\\))?$"));
    for (const QString &name : QStringList(names)) {
        if (const auto match = numbered.match(name); match.hasMatch())
            names += {match.captured(1) + match.captured(2), match.captured(1)};
    }
    QStringList keys;
    for (const QString &name : std::as_const(names))
        if (const QString key = nameKey(name); !key.isEmpty() && !keys.contains(key))
            keys.append(key);
    return *m_keys.insert(&definition, keys);
}

double EntryFinder::likenessOf(const rules::Definition &definition, const QString &key) const
{
    double best = 0;
    for (const QString &own : keysOf(definition))
        best = std::max(best, likeness(own, key));
    return best;
}

double EntryFinder::likenessOf(const rules::DataFile &file, const QString &key) const
{
    double best = 0;
    for (const QString &name : packs::everyName(m_pack, file.idText, file.name))
        best = std::max(best, likeness(nameKey(name), key));
    return best;
}

std::vector<NamedEntry> EntryFinder::find(const std::vector<const rules::EntryNode *> &among, const QString &name) const
{
    const QString key = nameKey(name);
    std::vector<NamedEntry> found;
    if (key.isEmpty())
        return found;
    for (const rules::EntryNode *node : among)
        if (keysOf(node->entry()).contains(key) || (node->link() && keysOf(*node->link()).contains(key)))
            found.push_back({node, 1});
    if (found.empty()) {
        for (const rules::EntryNode *node : among)
            if (const double alike = likenessOf(node->entry(), key); alike >= possible)
                found.push_back({node, alike});
    }
    std::stable_sort(found.begin(), found.end(), [](const NamedEntry &first, const NamedEntry &second) {
        return std::pair(-first.likeness, first.node->hidden()) < std::pair(-second.likeness, second.node->hidden());
    });
    return found;
}

std::vector<const rules::EntryNode *> EntryFinder::named(const std::vector<const rules::EntryNode *> &among, const QString &name) const
{
    const QString key = nameKey(name);
    std::vector<const rules::EntryNode *> found;
    for (const rules::EntryNode *node : among)
        if (!key.isEmpty() && (keysOf(node->entry()).contains(key) || (node->link() && keysOf(*node->link()).contains(key))))
            found.push_back(node);
    return found;
}

bool EntryFinder::knows(const std::vector<const rules::EntryNode *> &among, const QString &name) const
{
    const QString key = nameKey(name);
    return std::any_of(among.begin(), among.end(), [&](const rules::EntryNode *node) {
        return keysOf(node->entry()).contains(key) || (node->link() && keysOf(*node->link()).contains(key));
    });
}

bool EntryFinder::isInSlot(const rules::EntryNode &node, const QString &slot) const
{
    const rules::EntryNode *group = node.parent();
    return group && group->isGroup() && keysOf(group->entry()).contains(nameKey(slot));
}

} // namespace muster::lists
