// SPDX-License-Identifier: GPL-3.0-or-later
// How a text speaks of the models of a unit.
#include "lists/ForeignBuilder.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::lists {

bool ForeignBuilder::hasRoom(const rules::Selection &owner, const rules::EntryNode &node) const
{
    const rules::EntryNode *group = node.parent();
    if (!group || !group->isGroup())
        return true;
    int named = 0;
    for (const rules::Selection &child : owner.selections)
        named += child.entryGroupId == node.groupPath() && m_named.contains(child.id) ? child.number : 0;
    for (const rules::Entry *part : group->parts())
        for (const rules::Constraint &constraint : part->constraints)
            if (constraint.type == rules::Constraint::Type::Max && constraint.fieldKind == rules::FieldKind::Selections
                && !constraint.percentValue && constraint.scopeKind == rules::ScopeKind::Parent && constraint.value >= 0
                && named >= constraint.value)
                return false;
    return true;
}

bool ForeignBuilder::isFormation(const rules::Selection &owner) const
{
    const rules::EntryNode *node = nodeOf(owner);
    return node && node->entry().type == rules::EntryType::Upgrade
        && std::any_of(node->entriesBelow().begin(), node->entriesBelow().end(),
                       [](const rules::EntryNode *inner) { return inner->entry().type == rules::EntryType::Unit; });
}

// "10x Warden Squad", "9 with Bolt rifle", "• 1x Sergeant": the nine are models that no line names, of the kind that may carry most
// of it. Null where the line is no such, or the unit has no such models.
const rules::EntryNode *ForeignBuilder::carrierOf(const rules::Selection &unit, const std::vector<ListItem> &items,
                                                  const ListItem &line) const
{
    const rules::EntryNode *owner = nodeOf(unit), *best = nullptr;
    if (!owner || !line.with)
        return nullptr;
    int most = 0;
    for (const rules::EntryNode *node : owner->entriesBelow()) {
        if (!isModel(*node) || node->hidden())
            continue;
        const bool named = std::any_of(items.begin(), items.end(), [&](const ListItem &item) {
            return !item.with && m_site.finder.knows({node}, m_site.meant(item.name));
        });
        const auto known = int(std::count_if(line.items.begin(), line.items.end(), [&](const ListItem &carried) {
            return m_site.finder.knows(node->entriesBelow(), m_site.meant(carried.name));
        }));
        if (!named && known > most) {
            most = known;
            best = node;
        }
    }
    return best;
}

// "9x Warden" with "7 with Bolt rifle" and "2 with Bolt rifle, Grenade launcher": two groups of the same models.
void ForeignBuilder::addModels(rules::Selection &owner, const rules::EntryNode &node, const ListItem &item)
{
    std::vector<std::pair<int, std::vector<ListItem>>> groups;
    std::vector<ListItem> common;
    int split = 0;
    for (const ListItem &inner : item.items) {
        if (inner.with) {
            groups.push_back({inner.count, inner.items});
            split += inner.count;
        } else {
            common.push_back(inner);
        }
    }
    if (split < item.count)
        groups.insert(groups.begin(), {item.count - split, {}});
    const bool apart = node.instanced() && isModel(node);
    for (const auto &group : groups) {
        const int each = apart ? 1 : group.first;
        for (int done = 0; done < group.first; done += each) {
            const std::size_t lines = m_site.lines.size();
            rules::Selection &models = take(owner, node, each);
            models.customName = item.nickname.toStdString();
            models.customNotes = item.note.toStdString();
            for (ListItem inner : group.second) {
                inner.line = inner.line ? inner.line : item.line;
                addItem(models, inner, each);
            }
            for (ListItem inner : common) {
                // Counted over all of them: as many for each one as there are, the rest for the first.
                if (apart && inner.counted && inner.count >= item.count)
                    inner.count = inner.count / std::max(1, item.count);
                else if (apart && inner.counted && done >= inner.count)
                    continue;
                else if (apart && inner.counted)
                    inner.count = 1;
                addItem(models, inner, each);
            }
            if (done > 0)
                m_site.lines.resize(lines);
        }
    }
}

namespace {

// What the models of a line carry, each with how many of them do.
std::vector<ListItem> weaponsBelow(const ListItem &models)
{
    std::vector<ListItem> weapons;
    for (const ListItem &inner : models.items) {
        for (ListItem carried : inner.with ? inner.items : std::vector<ListItem>{inner}) {
            carried.line = carried.line ? carried.line : inner.line;
            carried.count = carried.counted ? carried.count : inner.with ? inner.count : models.count;
            carried.counted = true;
            weapons.push_back(std::move(carried));
        }
    }
    return weapons;
}

} // namespace

// "10x Warden" with "7x Bolt rifle" and "3x Grenade launcher", where the data know no Warden but a kind of model for each weapon: so
// many of each. False where no weapon tells the kind, or the numbers do not come out.
bool ForeignBuilder::addByWeapons(rules::Selection &unit, const ListItem &item, const std::vector<NamedEntry> &candidates)
{
    const rules::EntryNode *node = nodeOf(unit);
    if (!node || isModel(*node) || !item.counted || item.items.empty())
        return false;
    std::vector<ListItem> common;
    std::vector<std::pair<const rules::EntryNode *, ListItem>> kinds; // with those of the models and what tells them
    for (const ListItem &weapon : weaponsBelow(item)) {
        std::vector<const rules::EntryNode *> carriers;
        for (const rules::EntryNode *model : node->entriesBelow())
            if (isModel(*model) && !model->hidden() && m_site.finder.knows(model->entriesBelow(), m_site.meant(weapon.name)))
                carriers.push_back(model);
        if (carriers.size() != 1) {
            const auto same = std::find_if(common.begin(), common.end(), [&](const ListItem &one) { return one.name == weapon.name; });
            if (same == common.end())
                common.push_back(weapon);
            else
                same->count += weapon.count;
            continue;
        }
        auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const auto &each) { return each.first == carriers.front(); });
        if (kind == kinds.end()) {
            kind = kinds.insert(kind, {carriers.front(), item});
            kind->second.items.clear();
            kind->second.count = 0;
        }
        kind->second.count = std::max(kind->second.count, weapon.count);
        kind->second.items.push_back(weapon);
    }
    int told = 0;
    QStringList becomes;
    for (const auto &[model, all] : kinds) {
        told += all.count;
        becomes.append(QStringLiteral("%1 ×%2").arg(m_site.nameOf(*model), QString::number(all.count)));
    }
    if (told != item.count)
        return false;
    m_site.say(LineResult::State::Guessed, item, becomes.join(QStringLiteral(", ")), {},
               QCoreApplication::translate("ListReader", "the models are told by their weapons"), candidates);
    const auto first = std::ptrdiff_t(m_site.lines.size());
    for (auto &[model, all] : kinds) {
        for (ListItem shared : common) {
            shared.count = std::min(shared.count, all.count);
            all.items.push_back(shared);
        }
        addModels(unit, *model, all);
    }
    // What all of them carry is told once.
    std::set<std::pair<int, QString>> seen;
    m_site.lines.erase(std::remove_if(m_site.lines.begin() + first, m_site.lines.end(),
                                      [&seen](const LineResult &line) {
                                          return !seen.insert({line.line, line.text}).second;
                                      }),
                       m_site.lines.end());
    return true;
}

// "5x Longwatch" without a line for its models: the data's own choice, with more of those that come in numbers.
void ForeignBuilder::setModels(rules::Selection &unit, const rules::EntryNode &node, const ListItem &item, LineResult &result)
{
    int present = 0;
    bool told = false;
    rules::Selection *most = nullptr;
    for (rules::Selection &child : unit.selections) {
        const rules::EntryNode *inner = node.book().locate(&node, nullptr, child.entryId, child.entryGroupId);
        if (!inner || !isModel(*inner))
            continue;
        m_nodes[child.id] = inner;
        present += child.number;
        told = told || m_named.contains(child.id);
        if (!most || child.number >= most->number)
            most = &child;
    }
    if (told || present >= item.count)
        return;
    const rules::EntryNode *kind = most ? nodeOf(*most) : nullptr;
    if (!kind)
        for (const rules::EntryNode *inner : node.entriesBelow())
            if (!kind && isModel(*inner) && !inner->hidden())
                kind = inner;
    if (!kind)
        return;
    const int missing = item.count - present;
    if (kind->instanced() || !most) {
        const rules::Selection sample = most ? *most : rules::Draft(m_roster, m_site.ids).create(*kind, 1);
        for (int i = 0; i < (kind->instanced() ? missing : 1); ++i) {
            rules::Selection copy = sample;
            rules::Draft(m_roster, m_site.ids).renew(copy);
            copy.number = kind->instanced() ? 1 : missing;
            m_nodes[copy.id] = kind;
            unit.selections.push_back(std::move(copy));
        }
    } else {
        const int before = most->number;
        most->number += missing;
        for (rules::Selection &inner : most->selections)
            inner.number = std::max(1, rules::followedNumber(inner.number, before, most->number));
    }
    const auto kinds = std::count_if(node.entriesBelow().begin(), node.entriesBelow().end(), [](const auto *n) { return isModel(*n); });
    if (kinds > 1 && result.state == LineResult::State::Found) {
        result.state = LineResult::State::Guessed;
        result.reason = QCoreApplication::translate("ListReader", "the text does not say which models");
    }
    result.becomes = QStringLiteral("%1 ×%2").arg(m_site.nameOf(node), QString::number(item.count));
}

} // namespace muster::lists
