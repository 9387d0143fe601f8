// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/OwnBuilder.h"

#include "lists/NameKey.h"
#include "lists/Shapes.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::lists {

namespace {

struct OwnWords
{
    Q_DECLARE_TR_FUNCTIONS(ListReader)
};

int modelsInside(const rules::Selection &selection)
{
    int models = 0;
    for (const rules::Selection &child : selection.selections) {
        if (child.type == "unit")
            continue;
        models += (child.type == "model" ? child.number : 0) + modelsInside(child);
    }
    return models;
}

bool isOrphanText(const QString &name)
{
    static const QStringList words = inEveryLanguage("not in the data");
    return std::any_of(words.begin(), words.end(), [&name](const QString &word) { return name.endsWith('(' + word + ')'); });
}

} // namespace

void OwnBuilder::build(rules::Roster &roster)
{
    roster.customNotes = m_list.notes.toStdString();
    for (const ListItem &force : m_list.items)
        buildForce(roster, force);
}

// A text names the armies of a list in its head: the one that knows most of what stands in the force.
std::string OwnBuilder::catalogueFor(const ListItem &force) const
{
    const packs::Pack &pack = m_site.finder.pack();
    std::string best;
    int most = -1;
    for (const rules::DataFile *faction : pack.factions()) {
        int known = 0;
        const auto &roots = pack.data()->book(*faction).roots();
        const auto count = [&](const std::vector<ListItem> &items, const auto &self, int depth) -> void {
            for (const ListItem &item : items) {
                known += matchOf(item, roots).node ? 2 : 0;
                if (depth < 1)
                    self(item.items, self, depth + 1); // what stands below a heading
            }
        };
        count(force.items, count, 0);
        for (const QString &named : m_list.factions)
            known += m_site.finder.likenessOf(*faction, nameKey(named)) >= 1 ? 1 + int(force.items.size()) : 0;
        if (!m_site.wishes.catalogueId.empty() && m_site.wishes.catalogueId == faction->idText)
            known += 100'000;
        if (known > most) {
            most = known;
            best = std::string(faction->idText);
        }
    }
    return best;
}

const rules::ForceEntry *OwnBuilder::forceEntryFor(const rules::Book &book, const ListItem &force) const
{
    for (const Reading &reading : readingsOf(force.name))
        for (const rules::ForceEntry *entry : book.forceEntries())
            if (m_site.finder.likenessOf(*entry, nameKey(reading.name)) >= 1)
                return entry;
    return nullptr;
}

void OwnBuilder::buildForce(rules::Roster &roster, const ListItem &item)
{
    const std::string catalogue = catalogueFor(item);
    const rules::Book *book = m_site.finder.pack().data()->book(catalogue);
    const rules::ForceEntry *entry = book ? forceEntryFor(*book, item) : nullptr;
    if (!m_site.addForce(roster, catalogue, entry)) {
        m_site.say(LineResult::State::NotFound, item, {}, {}, OwnWords::tr("the game has no such force"));
        ListSite::addNote(roster.customNotes, item.text);
        return;
    }
    rules::Force &force = roster.forces.back();
    if (entry) {
        for (const Reading &reading : readingsOf(item.name))
            if (m_site.finder.likenessOf(*entry, nameKey(reading.name)) >= 1) {
                force.customName = reading.nickname.toStdString();
                break;
            }
    }
    force.customNotes = item.note.toStdString();
    m_site.say(LineResult::State::Found, item, text::fromUtf8(force.name), force.id);
    // Entries that only this force offers come first.
    const rules::ForceEntry *known = book->forceEntry(m_site.finder.pack().data()->find(force.entryId));
    addItems(force.selections, force.customNotes, item.items, book->roots(known));
}

OwnBuilder::Match OwnBuilder::matchOf(const ListItem &item, const Nodes &among) const
{
    Match match;
    if (const auto choice = m_site.choiceFor(item)) {
        for (const rules::EntryNode *node : among)
            if (node->path() == *choice)
                match = {node, readingsOf(item.name).back()};
        return match;
    }
    double best = 0;
    for (const Reading &reading : readingsOf(item.name)) {
        for (const rules::EntryNode *node : m_site.finder.named(among, m_site.meant(reading.name))) {
            // Equal names are told apart by their slot, then by whether the rules hide them, then by the price.
            const bool inSlot = !reading.label.isEmpty() && m_site.finder.isInSlot(*node, reading.label);
            if (!reading.label.isEmpty() && !inSlot)
                continue;
            const bool noSlot = reading.label.isEmpty() && !(node->parent() && node->parent()->isGroup());
            const int price = m_site.priceOf(*node);
            const double score = 8 + (inSlot || noSlot ? 4 : 0) + (node->hidden() ? 0 : 2)
                + (item.points.value_or(0) == price * reading.count ? 1 : 0) + (reading.nickname.isEmpty() ? 0.5 : 0);
            if (score > best) {
                best = score;
                match = {node, reading};
            }
        }
    }
    return match;
}

void OwnBuilder::addItems(std::vector<rules::Selection> &into, std::string &notes, const std::vector<ListItem> &items, const Nodes &among)
{
    for (const ListItem &item : items)
        addItem(into, notes, item, among);
}

void OwnBuilder::addItem(std::vector<rules::Selection> &into, std::string &notes, const ListItem &item, const Nodes &among)
{
    const Match match = matchOf(item, among);
    const auto knownBelow = [&](const Nodes &nodes) {
        return std::any_of(item.items.begin(), item.items.end(), [&](const ListItem &inner) { return matchOf(inner, nodes).node; });
    };
    const bool emptyHanded = match.node && !item.items.empty() && !knownBelow(match.node->entriesBelow());
    if ((!match.node || emptyHanded) && knownBelow(among)) { // a heading: what stands below it belongs to the owner
        m_site.say(LineResult::State::Head, item, {});
        addItems(into, notes, item.items, among);
        return;
    }
    if (!match.node) {
        const std::vector<NamedEntry> candidates = m_site.finder.find(among, readingsOf(item.name).front().name);
        m_site.say(LineResult::State::NotFound, item, {}, {},
                   isOrphanText(item.name) ? OwnWords::tr("it was not in the data when the text was written")
                                           : OwnWords::tr("no such entry here"),
                   candidates);
        ListSite::addNote(notes, item.text);
        for (const ListItem &inner : item.items)
            addItem(into, notes, inner, {});
        return;
    }
    const Reading &reading = match.reading;
    const bool model = match.node->entry().type != rules::EntryType::Upgrade;
    rules::Selection selection = m_site.blank(*match.node, reading.count);
    selection.customName = reading.nickname.toStdString();
    selection.customNotes = item.note.toStdString();
    // Bought point by point: the price says how many.
    if (!model && !reading.counted && item.items.empty() && m_site.priceOf(*match.node) == 1 && item.points.value_or(1) > 1)
        selection.number = int(*item.points);
    const std::size_t place = m_site.lines.size();
    m_site.say(LineResult::State::Found, item, m_site.nameOf(*match.node), selection.id);
    addItems(selection.selections, selection.customNotes, item.items, match.node->entriesBelow());
    if (model)
        addModels(selection, *match.node, reading);
    m_site.lines[place].becomes = reading.size > 1 ? QStringLiteral("%1 ×%2").arg(m_site.nameOf(*match.node), QString::number(reading.size))
                                                   : m_site.nameOf(*match.node);
    into.push_back(std::move(selection));
}

// "Hunter ×6" speaks of six models of the same name that have no line of their own, or of six such units.
void OwnBuilder::addModels(rules::Selection &unit, const rules::EntryNode &node, const Reading &reading)
{
    if (modelsInside(unit) > 0)
        return;
    const int models = reading.size > 1 ? reading.size : unit.number; // of all of them; not said where it is one each
    for (const NamedEntry &entry : m_site.finder.find(node.entriesBelow(), reading.name)) {
        // One alone is said only where the unit cannot be without it.
        if (entry.likeness == 1 && entry.node->entry().type == rules::EntryType::Model && (models > 1 || entry.node->minimum() > 0)) {
            unit.selections.push_back(m_site.blank(*entry.node, models));
            return;
        }
    }
    if (reading.size > 1)
        unit.number = reading.size;
}

} // namespace muster::lists
