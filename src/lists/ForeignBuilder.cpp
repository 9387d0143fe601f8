// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/ForeignBuilder.h"

#include "lists/LineGrammar.h"
#include "lists/NameKey.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::lists {

namespace {

struct ForeignWords
{
    Q_DECLARE_TR_FUNCTIONS(ListReader)
};

// What programs write about a unit that is no choice of the data.
bool isRemark(const ListItem &item)
{
    static const QStringList remarks{"attached as", "attache en tant que", "rattache comme", "reinforced", "general", "general s regiment"};
    return remarks.contains(nameKey(item.label.isEmpty() ? item.name : item.label));
}

} // namespace

bool ForeignBuilder::isModel(const rules::EntryNode &node)
{
    return node.entry().type == rules::EntryType::Model;
}

void ForeignBuilder::build(const std::string &catalogueId)
{
    m_book = m_site.finder.pack().data()->book(catalogueId);
    if (!m_book || !m_site.addForce(m_roster, catalogueId))
        return;
    m_forceEntry = m_book->forceEntry(m_site.finder.pack().data()->find(force().entryId));
    // What the first force of a list must have, as when it is made by hand.
    rules::Draft draft(m_roster, m_site.ids);
    for (const rules::EntryNode *root : roots())
        if (const int wanted = root->isGroup() || root->hidden() ? 0 : root->defaultAmount(); wanted > 0) {
            rules::Selection selection = draft.create(*root, 1);
            m_nodes[selection.id] = root;
            force().selections.push_back(std::move(selection));
        }
    for (const ListItem &item : m_list.items)
        item.setting ? addSetting(item) : addUnit(item);
    for (rules::Selection &selection : force().selections)
        dropReplaced(selection);
    dropHidden();
}

const rules::EntryNode *ForeignBuilder::nodeOf(const rules::Selection &selection) const
{
    const auto known = m_nodes.find(selection.id);
    return known == m_nodes.end() ? nullptr : known->second;
}

void ForeignBuilder::notFound(std::string &notes, const ListItem &item, const std::vector<NamedEntry> &candidates, const QString &reason)
{
    m_site.say(LineResult::State::NotFound, item, {}, {}, reason, candidates);
    ListSite::addNote(notes, item.text);
}

// However deep it stands; what stands on the line of the unit itself was told with it.
void ForeignBuilder::belowNotFound(const ListItem &item)
{
    for (const ListItem &inner : item.items) {
        if (inner.line != item.line)
            notFound(m_roster.customNotes, inner, {}, ForeignWords::tr("its unit was not found"));
        belowNotFound(inner);
    }
}

rules::Selection &ForeignBuilder::putUnit(const rules::EntryNode &node)
{
    rules::Draft draft(m_roster, m_site.ids);
    rules::Selection selection = draft.create(node, 1);
    m_nodes[selection.id] = &node;
    m_named.insert(selection.id);
    force().selections.push_back(std::move(selection));
    return force().selections.back();
}

rules::Selection &ForeignBuilder::takeUnit(const rules::EntryNode &node)
{
    for (rules::Selection &selection : force().selections)
        if (nodeOf(selection) == &node && m_named.insert(selection.id).second)
            return selection;
    return putUnit(node);
}

// Root entries first; else what stands in a formation.
std::vector<NamedEntry> ForeignBuilder::unitsNamed(const ListItem &item) const
{
    Nodes inside;
    std::vector<NamedEntry> found = m_site.finder.find(roots(), m_site.meant(item.name));
    if (!found.empty() && found.front().likeness >= EntryFinder::sure)
        return found;
    for (const rules::EntryNode *root : roots())
        for (const rules::EntryNode *node : root->entriesBelow())
            if (node->entry().type != rules::EntryType::Upgrade && root->entry().type == rules::EntryType::Upgrade)
                inside.push_back(node);
    std::vector<NamedEntry> more = m_site.finder.find(inside, m_site.meant(item.name));
    found.insert(found.end(), more.begin(), more.end());
    std::stable_sort(found.begin(), found.end(), [](const NamedEntry &a, const NamedEntry &b) { return a.likeness > b.likeness; });
    return found;
}

// A unit that is taken in a formation: in one that the list has and that offers it, else in a new one.
rules::Selection *ForeignBuilder::formationFor(const rules::EntryNode &unit)
{
    const rules::EntryNode *owner = unit.parent();
    while (owner && owner->isGroup())
        owner = owner->parent();
    if (!owner)
        return nullptr;
    for (rules::Selection &selection : force().selections)
        if (nodeOf(selection) == owner)
            return &selection;
    return &putUnit(*owner);
}

std::vector<NamedEntry> ForeignBuilder::unitsMeant(const ListItem &item) const
{
    const auto choice = m_site.choiceFor(item);
    if (!choice)
        return unitsNamed(item);
    std::vector<NamedEntry> found;
    for (const rules::EntryNode *root : roots()) {
        if (root->path() == *choice)
            found = {{root, 1}};
        for (const rules::EntryNode *inner : root->entriesBelow())
            if (found.empty() && !choice->empty() && inner->path() == *choice)
                found = {{inner, 1}};
    }
    return found;
}

// A bare word on a line of its own may be a unit without a price, or belong to the unit above: "Warlord".
bool ForeignBuilder::addToLast(const ListItem &item)
{
    if (item.points || item.counted || m_last.empty())
        return false;
    rules::Selection *last = rules::findSelection(m_roster, m_last);
    if (!last)
        return false;
    if (const Place place = placeOf(*last, item); !place.owner || place.entry.likeness < EntryFinder::sure)
        return false;
    addItem(*last, item, 1);
    return true;
}

// In the army, or in one of its formations, under this very name.
bool ForeignBuilder::isUnitName(const QString &name) const
{
    if (m_site.finder.knows(roots(), name))
        return true;
    return std::any_of(roots().begin(), roots().end(), [&](const rules::EntryNode *root) {
        return root->entry().type == rules::EntryType::Upgrade && m_site.finder.knows(root->entriesBelow(), name);
    });
}

void ForeignBuilder::addUnit(const ListItem &read)
{
    const ListItem item = withLongestName(read, [this](const ListItem &reading) { return isUnitName(reading.name); });
    const std::vector<NamedEntry> found = unitsMeant(item);
    if (found.empty() || found.front().likeness < EntryFinder::likely) {
        if (addToLast(item))
            return;
        notFound(m_roster.customNotes, item, found, ForeignWords::tr("no unit of this army has such a name"));
        belowNotFound(item);
        return;
    }
    const rules::EntryNode &node = *found.front().node;
    const bool root = std::find(roots().begin(), roots().end(), &node) != roots().end();
    // Without models inside, a number says how many units.
    const bool squad = std::any_of(node.entriesBelow().begin(), node.entriesBelow().end(), [](const auto *n) { return isModel(*n); });
    const int units = item.counted && !squad ? std::min(item.count, 100) : 1;
    for (int i = 0; i < units; ++i) {
        rules::Selection *selection = nullptr;
        if (root) {
            selection = &takeUnit(node);
        } else if (rules::Selection *formation = formationFor(node)) {
            formation->selections.push_back(rules::Draft(m_roster, m_site.ids).create(node, 1));
            selection = &formation->selections.back();
            m_nodes[selection->id] = &node;
            m_named.insert(selection->id);
        }
        if (!selection) {
            notFound(m_roster.customNotes, item, found, ForeignWords::tr("no unit of this army has such a name"));
            belowNotFound(item);
            return;
        }
        m_last = selection->id;
        selection->customName = item.nickname.toStdString();
        selection->customNotes = item.note.toStdString();
        const std::size_t place = m_site.lines.size();
        const bool sure = found.front().likeness >= EntryFinder::sure;
        if (i == 0)
            m_site.say(sure ? LineResult::State::Found : LineResult::State::Guessed, item, m_site.nameOf(node), selection->id,
                       sure ? QString() : ForeignWords::tr("the name is not quite the same"), found);
        const std::size_t lines = m_site.lines.size();
        addItems(*selection, item.items, item.counted && squad ? item.count : 1);
        if (i == 0 && squad && item.counted)
            setModels(*selection, node, item, m_site.lines[place]);
        if (i > 0)
            m_site.lines.resize(lines); // said already
    }
}

void ForeignBuilder::addItems(rules::Selection &unit, const std::vector<ListItem> &items, int models)
{
    std::vector<std::pair<const rules::EntryNode *, ListItem>> carriers;
    for (const ListItem &item : items) {
        const rules::EntryNode *kind = carrierOf(unit, items, item);
        if (!kind) {
            addItem(unit, item, models);
            continue;
        }
        auto known = std::find_if(carriers.begin(), carriers.end(), [kind](const auto &each) { return each.first == kind; });
        if (known == carriers.end()) {
            known = carriers.insert(known, {kind, {}});
            known->second.line = item.line;
            known->second.count = 0;
        }
        known->second.count += item.count;
        known->second.items.push_back(item);
    }
    for (const auto &[kind, all] : carriers)
        addModels(unit, *kind, all);
}

// The nearest place first: the unit itself, then what is chosen inside of it.
ForeignBuilder::Place ForeignBuilder::placeOf(rules::Selection &owner, const ListItem &item)
{
    Place best;
    std::vector<rules::Selection *> level{&owner};
    for (int depth = 0; depth < 4 && !level.empty(); ++depth) {
        std::vector<rules::Selection *> next;
        for (rules::Selection *selection : level) {
            const rules::EntryNode *node = nodeOf(*selection);
            for (rules::Selection &child : selection->selections) {
                if (node && !m_nodes.contains(child.id))
                    if (const rules::EntryNode *inner = node->book().locate(node, nullptr, child.entryId, child.entryGroupId))
                        m_nodes[child.id] = inner;
                next.push_back(&child);
            }
            if (!node)
                continue;
            const auto choice = m_site.choiceFor(item);
            for (const NamedEntry &entry : m_site.finder.find(node->entriesBelow(), m_site.meant(item.name))) {
                const bool chosen = choice && entry.node->path() == *choice;
                best.others.push_back(entry);
                if (!choice || chosen) {
                    // Of equal names the first whose slot is not full.
                    const bool roomier = best.owner && entry.likeness == best.entry.likeness && !hasRoom(*best.owner, *best.entry.node)
                        && hasRoom(*selection, *entry.node);
                    if (chosen || !best.owner || roomier || entry.likeness > best.entry.likeness + 0.001) {
                        best.owner = selection;
                        best.entry = chosen ? NamedEntry{entry.node, 1} : entry;
                    }
                }
            }
            if (choice && !best.owner)
                for (const rules::EntryNode *inner : node->entriesBelow())
                    if (inner->path() == *choice)
                        best = {selection, {inner, 1}, best.others};
        }
        if (best.owner && best.entry.likeness >= EntryFinder::sure)
            break;
        level = std::move(next);
    }
    std::stable_sort(best.others.begin(), best.others.end(), [](const auto &a, const auto &b) { return a.likeness > b.likeness; });
    return best;
}

// The apps speak the player's language where the data speak English.
ForeignBuilder::Place ForeignBuilder::placeNamed(rules::Selection &owner, const ListItem &item)
{
    static const QMap<QString, QString> words{{"seigneur de guerre", "Warlord"}};
    Place place = placeOf(owner, item);
    const auto isSure = [](const Place &one) { return one.owner && one.entry.likeness >= EntryFinder::sure; };
    if (!isSure(place) && item.points && item.text != item.name) {
        // "1. Incursion (1000 Point limit)": what looks like a price may be part of the name.
        ListItem written = item;
        written.name = item.text;
        if (const Place found = placeOf(owner, written); isSure(found))
            return found;
    }
    const QString english = words.value(nameKey(item.name));
    if (english.isEmpty() || isSure(place))
        return place;
    ListItem translated = item;
    translated.name = english;
    Place found = placeOf(owner, translated);
    return isSure(found) ? found : place;
}

// One more of an entry inside of a selection: the one that the data chose by themselves is that one.
rules::Selection &ForeignBuilder::take(rules::Selection &owner, const rules::EntryNode &node, int number)
{
    for (rules::Selection &child : owner.selections) {
        if (!node.isSavedAs(child.entryId, child.entryGroupId) || m_named.contains(child.id))
            continue;
        if (child.number != number) {
            for (rules::Selection &inner : child.selections)
                inner.number = std::max(1, rules::followedNumber(inner.number, child.number, number));
            child.number = number;
        }
        m_nodes[child.id] = &node;
        m_named.insert(child.id);
        return child;
    }
    owner.selections.push_back(rules::Draft(m_roster, m_site.ids).create(node, number));
    rules::Selection &added = owner.selections.back();
    m_nodes[added.id] = &node;
    m_named.insert(added.id);
    return added;
}

void ForeignBuilder::addItem(rules::Selection &owner, const ListItem &read, int models)
{
    const ListItem item = withLongestName(read, [this, &owner](const ListItem &reading) {
        const Place place = placeOf(owner, reading);
        return place.owner && place.entry.likeness >= EntryFinder::sure;
    });
    if (item.with) { // outside of a group of models: so many carry each
        for (ListItem inner : item.items) {
            inner.count = inner.counted ? inner.count : item.count;
            inner.counted = true;
            addItem(owner, inner, models);
        }
        return;
    }
    const Place place = placeNamed(owner, item);
    // "General" is a choice in some games and a remark in others.
    if (isRemark(item) && (!place.owner || place.entry.likeness < EntryFinder::sure)) {
        m_site.say(LineResult::State::Head, item, {});
        return;
    }
    if (!place.owner || place.entry.likeness < EntryFinder::likely) {
        if (addByWeapons(owner, item, place.others))
            return;
        notFound(owner.customNotes, item, place.others,
                 ForeignWords::tr("%1 has no such choice").arg(text::fromUtf8(nodeOf(owner) ? nodeOf(owner)->name() : std::string_view())));
        if (isFormation(owner)) // it was a unit: what stands below it belongs to none of the others
            return belowNotFound(item);
        for (const ListItem &inner : item.items)
            addItem(owner, inner, models);
        return;
    }
    const rules::EntryNode &node = *place.entry.node;
    const bool sure = place.entry.likeness >= EntryFinder::sure;
    const std::size_t line = m_site.lines.size();
    m_site.say(sure ? LineResult::State::Found : LineResult::State::Guessed, item, m_site.nameOf(node), {},
               sure ? QString() : ForeignWords::tr("the name is not quite the same"), place.others);
    if (isModel(node) || !item.items.empty()) {
        addModels(*place.owner, node, item);
    } else {
        // A number counts all of them; without one each model has it, and what is bought point by point as many as its price.
        const bool byPrice = !item.counted && m_site.priceOf(node) == 1 && item.points.value_or(1) > 1;
        const int number = item.counted                           ? item.count
            : byPrice                                             ? int(*item.points)
            : node.collective() || isModel(*nodeOf(*place.owner)) ? place.owner->number
                                                                  : 1;
        // What has choices of its own is there one by one, as the data chose it: "2x Gauss flayer array" means both of them.
        const bool apart = node.instanced() && place.owner->number == 1;
        rules::Selection &taken = take(*place.owner, node, apart ? 1 : number);
        taken.customName = item.nickname.toStdString();
        m_site.lines[line].selectionId = taken.id;
        for (int more = 1; apart && more < std::min(number, 100); ++more)
            (void)take(*place.owner, node, 1);
    }
}

// What the data chose by themselves gives way to what the text names in the same group.
void ForeignBuilder::dropReplaced(rules::Selection &selection)
{
    std::set<std::string> groups;
    for (const rules::Selection &child : selection.selections)
        if (m_named.contains(child.id) && !child.entryGroupId.empty())
            groups.insert(child.entryGroupId);
    std::erase_if(selection.selections, [&](const rules::Selection &child) {
        const rules::EntryNode *owner = nodeOf(selection), *node = nodeOf(child);
        if (owner && !node)
            node = owner->book().locate(owner, nullptr, child.entryId, child.entryGroupId);
        return !m_named.contains(child.id) && groups.contains(child.entryGroupId) && !(node && node->minimum() > 0);
    });
    for (rules::Selection &child : selection.selections) {
        if (const rules::EntryNode *owner = nodeOf(selection); owner && !nodeOf(child))
            m_nodes[child.id] = owner->book().locate(owner, nullptr, child.entryId, child.entryGroupId);
        dropReplaced(child);
    }
}

} // namespace muster::lists
