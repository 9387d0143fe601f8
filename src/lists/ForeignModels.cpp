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
