// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Defaults.h"

#include "base/Number.h"
#include "base/Text.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/Checker.h"
#include "rules/evaluate/phases/Apply.h"
#include "rules/evaluate/phases/Phases.h"
#include "rules/roster/Draft.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace muster::rules {

namespace {

constexpr int mostOfOne = 10'000;

bool changes(const EntryNode &node, ModifierField field)
{
    bool found = false;
    for (const Entry *part : node.parts())
        forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &) {
            found = found || (modifier.fieldKind == field && isLocal(modifier));
        });
    return found;
}

bool mayChange(const EntryNode &node)
{
    return changes(node, node.isGroup() ? ModifierField::DefaultSelectionEntryId : ModifierField::DefaultAmount);
}

/// Finds the places where such a modifier stands: nearly nowhere, and this is what every edit pays.
class PlaceSearch
{
public:
    PlaceSearch(const GameData &data, const Roster &roster) : m_data(data), m_roster(roster) {}

    std::vector<std::string> run(const std::vector<std::string> &addedIds)
    {
        for (const std::string &id : addedIds) {
            if (const Force *force = findForce(m_roster, id))
                lookAt(*force);
            else if (const SelectionPlace place = findSelection(m_roster, id))
                lookAt(*place.selection, nodeOf(&m_data, m_roster, id));
        }
        return std::move(m_found);
    }

private:
    void lookAt(const Force &force)
    {
        const Book *book = m_data.book(force.catalogueId);
        if (!book)
            return;
        const ForceEntry *entry = book->forceEntry(m_data.find(lastSegment(force.entryId)));
        if (mayChangeIn(book->roots(entry)))
            m_found.push_back(force.id);
        for (const Selection &selection : force.selections)
            lookAt(selection, book->locate(nullptr, entry, selection.entryId, selection.entryGroupId));
        for (const Force &child : force.forces)
            lookAt(child);
    }

    void lookAt(const Selection &selection, const EntryNode *node)
    {
        if (!node)
            return;
        const auto [known, fresh] = m_known.try_emplace(node, false); // ten equal models: looked at once
        if (fresh)
            known->second = mayChangeIn(node->children());
        if (known->second)
            m_found.push_back(selection.id);
        for (const Selection &child : selection.selections)
            lookAt(child, node->book().locate(node, nullptr, child.entryId, child.entryGroupId));
    }

    static bool mayChangeIn(const std::vector<const EntryNode *> &nodes)
    {
        return std::any_of(nodes.begin(), nodes.end(),
                           [](const EntryNode *node) { return mayChange(*node) || (node->isGroup() && mayChangeIn(node->children())); });
    }

    const GameData &m_data;
    const Roster &m_roster;
    std::unordered_map<const EntryNode *, bool> m_known;
    std::vector<std::string> m_found;
};

/// Looks at places of a list with all that is known about it.
class DefaultSearch
{
public:
    DefaultSearch(const std::shared_ptr<const GameData> &data, const Roster &roster) : m_evaluation(data), m_checker(m_evaluation)
    {
        m_evaluation.roster = roster;
    }

    std::vector<ChangedDefault> run(const std::vector<std::string> &placeIds)
    {
        judge();
        for (const std::string &id : placeIds) {
            if (const int force = m_evaluation.tree.findForce(id); force >= 0)
                lookAt(id, {force, -1});
            else if (const int item = m_evaluation.tree.find(id); item >= 0)
                lookAt(id, {m_evaluation.item(item).force, item});
        }
        return std::move(m_found);
    }

private:
    void judge()
    {
        ++m_evaluation.turn;
        layOut(m_evaluation);
        collectIncoming(m_evaluation);
        evaluateCategories(m_evaluation);
        collectIncoming(m_evaluation);
        commitIncoming(m_evaluation);
        m_evaluation.counter->settle(Counter::Settled::Numbers);
        evaluateForceCosts(m_evaluation);
        evaluateCosts(m_evaluation);
        m_evaluation.counter->settle(Counter::Settled::All);
    }

    void lookAt(const std::string &id, const CheckPlace &place)
    {
        const ForceItem &force = m_evaluation.force(place.force);
        const EntryNode *node = place.item >= 0 ? m_evaluation.item(place.item).facts->node : nullptr;
        if (place.item < 0 && force.book)
            lookAt(id, place, force.book->roots(force.entry));
        else if (node)
            lookAt(id, place, node->children());
    }

    void lookAt(const std::string &id, const CheckPlace &place, const std::vector<const EntryNode *> &nodes)
    {
        for (const EntryNode *node : nodes) {
            const Context context = mayChange(*node) ? m_checker.contextAt(place, *node, nullptr) : Context();
            const bool asks = mayChange(*node) && !m_checker.hiddenAt(place, *node, context);
            if (asks && node->isGroup())
                chooseOther(id, *node, context);
            else if (asks)
                chooseSoMany(id, place, *node, context);
            if (node->isGroup())
                lookAt(id, place, node->children());
        }
    }

    // The text of a field, with the modifiers that apply now; false when none does.
    bool modified(const EntryNode &node, ModifierField field, const Context &context, std::string &text)
    {
        ModifierQueue queue(true);
        bool any = false;
        for (const Entry *part : node.parts())
            forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
                if (modifier.fieldKind != field || !isLocal(modifier))
                    return;
                const int times = m_evaluation.counter->times(modifier, chain, context);
                any = any || times > 0;
                queue.add(modifier, times);
            });
        queue.run([&](const Modifier &modifier, int times) { applyToText(text, modifier, times); });
        return any;
    }

    void chooseSoMany(const std::string &id, const CheckPlace &place, const EntryNode &node, const Context &context)
    {
        const Entry &written = node.link() && node.link()->defaultAmount >= 0 ? *node.link() : node.entry();
        std::string text = !written.defaultAmounts.empty() ? std::string(written.defaultAmounts)
            : written.defaultAmount >= 0                   ? std::to_string(written.defaultAmount)
                                                           : std::string("0");
        if (!modified(node, ModifierField::DefaultAmount, context, text))
            return;
        ChangedDefault found{id, node.path(), node.groupPath(), {}, {}};
        for (const std::string_view amount : base::split(text, ","))
            found.amounts.push_back(std::clamp(base::parseInteger(base::trimmed(amount)).value_or(0), 0, mostOfOne));
        if (place.item < 0) // in a force each stands alone
            found.amounts = {std::accumulate(found.amounts.begin(), found.amounts.end(), 0)};
        if (found.amounts.size() == 1) // a minimum is kept whatever the default
            found.amounts.front() = std::max(found.amounts.front(), node.minimum());
        m_found.push_back(std::move(found));
    }

    void chooseOther(const std::string &id, const EntryNode &group, const Context &context)
    {
        std::string wanted;
        const EntryNode *before = group.defaultChild();
        if (!modified(group, ModifierField::DefaultSelectionEntryId, context, wanted) || group.minimum() <= 0)
            return;
        for (const EntryNode *node : group.entriesBelow()) {
            const bool meant = node->entry().idText == wanted || (node->link() && node->link()->idText == wanted);
            if (!meant || node == before)
                continue;
            m_found.push_back({id, node->path(), node->groupPath(), {group.minimum()}, before ? before->path() : std::string()});
            return;
        }
    }

    Evaluation m_evaluation;
    Checker m_checker;
    std::vector<ChangedDefault> m_found;
};

} // namespace

std::vector<ChangedDefault> changedDefaults(const std::shared_ptr<const GameData> &data, const Roster &roster,
                                            const std::vector<std::string> &addedIds)
{
    const std::vector<std::string> places = PlaceSearch(*data, roster).run(addedIds);
    return places.empty() ? std::vector<ChangedDefault>() : DefaultSearch(data, roster).run(places);
}

} // namespace muster::rules
