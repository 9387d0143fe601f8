// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/muster/Mustering.h"

#include "campaign/fold/HeldEntry.h"
#include "campaign/muster/ListCost.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QSet>

namespace muster::campaign {

namespace {

using rules::Selection;
using Kind = MusterFinding::Kind;

class MusteringWords
{
    Q_DECLARE_TR_FUNCTIONS(MusteredRoster)
};

// The part of a selection that is this entry, but not the selection itself.
const Selection *partOf(const Selection &whole, const std::string &entry)
{
    const Selection *found = nullptr;
    rules::forEachSelection(whole, [&](const Selection &child) {
        if (!found && &child != &whole && isEntry(child, entry))
            found = &child;
    });
    return found;
}

} // namespace

Mustering::Mustering(MusteredRoster &result, const CampaignState &state, const CampaignRules &rules, const GameBasis &game)
    : m_result(result), m_state(state), m_rules(rules), m_game(game), m_kits(result.roster), m_ids(1),
      m_operations(result.roster, game.data.get(), m_ids)
{
    followPricing();
}

void Mustering::tell(Kind kind, const SoldierState *soldier, const QString &subject, int book, int listed, const base::Message &why)
{
    m_result.findings.append({kind, soldier ? soldier->id : QString(), subject, book, listed, why});
}

// One way of pricing life points counts for everybody in the campaign, whatever a list was set to.
void Mustering::followPricing()
{
    const QString own = pricingOf(m_result.roster, m_game);
    const QString wanted = m_game.pricings.value(m_rules.pricing);
    if (own.isEmpty() || wanted.isEmpty() || own == m_rules.pricing)
        return;
    std::string setting;
    rules::forEachSelection(m_result.roster, [&](const Selection &selection) {
        if (isEntry(selection, m_game.pricings.value(own).toStdString()))
            setting = selection.id;
    });
    if (const auto replaced = m_operations.replaceSelection(setting, wanted.toStdString()); !replaced)
        tell(Kind::NotDone, nullptr, {}, 0, 0, replaced.error().sentence);
    tell(Kind::OtherPricing, nullptr, own);
}

void Mustering::place(const SoldierState &soldier, int rank)
{
    const std::string id = selectionOf(soldier);
    if (id.empty())
        return placeFromBook(soldier, rank);
    m_result.selections.insert(soldier.id, text::fromUtf8(id));
    rules::findSelection(m_result.roster, id)->customName = soldier.name.toStdString();
    // Whoever has the rank they came with keeps what their sheet says of it, be it other life points than the rank's.
    const bool asEnlisted = soldier.selection.toStdString() == id && !soldier.record.isEmpty() && soldier.record.first().rank == rank;
    if (soldier.ladder >= 0 && !asEnlisted)
        setRank(soldier, id, rank);
    for (const KitItem &item : soldier.without)
        leaveOut(soldier, id, item);
    for (const KitItem &item : soldier.kit)
        addKit(soldier, id, item);
    m_placed.append({&soldier, id, pointsWithRank(soldier, rank, m_rules)});
}

void Mustering::takeOut(const SoldierState &soldier)
{
    const std::string id = soldier.selection.toStdString();
    if (id.empty() || !rules::findSelection(std::as_const(m_result.roster), id))
        return;
    if (const auto removed = m_operations.removeSelection(id); !removed)
        tell(Kind::NotDone, &soldier, {}, 0, 0, removed.error().sentence);
}

std::string Mustering::selectionOf(const SoldierState &soldier)
{
    const std::string own = soldier.selection.toStdString();
    if (!own.empty() && rules::findSelection(std::as_const(m_result.roster), own))
        return own;
    if (const std::string copy = copyOfKit(soldier); !copy.empty())
        return copy;
    if (soldier.entry.isEmpty())
        return {};
    const auto added = m_operations.addSelection(m_result.roster.forces.front().id, soldier.entry.toStdString());
    return added ? added->createdId : std::string();
}

// The kit of the one they are like, beside them where the list is divided, else in the force.
std::string Mustering::copyOfKit(const SoldierState &soldier)
{
    const SoldierState *like = &soldier;
    for (int depth = 0; like && depth < 20 && like->selection.isEmpty() && !like->like.isEmpty(); ++depth)
        like = m_state.soldier(like->like);
    if (!like || like == &soldier)
        return {};
    const rules::SelectionPlace kit = rules::findSelection(m_kits, like->selection.toStdString());
    if (!kit)
        return {};
    if (const auto beside = m_operations.copySelection(*kit.selection, kit.parentId(), kit.selection->entryGroupId))
        return beside->createdId;
    const auto copy = m_operations.copySelection(*kit.selection, m_result.roster.forces.front().id);
    return copy ? copy->createdId : std::string();
}

void Mustering::placeFromBook(const SoldierState &soldier, int rank)
{
    const int book = pointsWithRank(soldier, rank, m_rules);
    int kitPoints = 0;
    for (const KitItem &item : soldier.kit)
        kitPoints += item.points;
    const Rank *held = soldier.ladder >= 0 && rank >= 0 && rank < m_rules.ladders.at(soldier.ladder).ranks.size()
        ? &m_rules.ladders.at(soldier.ladder).ranks.at(rank)
        : nullptr;
    const int life = held && rank != soldier.rank ? held->lifePoints : soldier.lifePoints;
    Selection own = bookSelection(BookPart::Soldier, m_ids.next(), soldier.role.isEmpty() ? soldier.name : soldier.role, book - kitPoints,
                                  m_game, m_rules.lifePointsCost.toStdString(), life);
    own.customName = soldier.name.toStdString();
    if (held)
        own.selections.push_back(bookSelection(BookPart::Rank, m_ids.next(), held->name.in("en"), 0, m_game));
    if (!soldier.role.isEmpty())
        own.selections.push_back(bookSelection(BookPart::Kit, m_ids.next(), soldier.role, 0, m_game));
    for (const KitItem &item : soldier.kit) {
        own.selections.push_back(bookSelection(BookPart::Kit, m_ids.next(), item.name, item.points, m_game));
        m_result.kit.insert(item.id, text::fromUtf8(own.selections.back().id));
    }
    m_result.selections.insert(soldier.id, text::fromUtf8(own.id));
    m_placed.append({&soldier, own.id, book});
    m_result.roster.forces.front().selections.push_back(std::move(own));
    tell(Kind::SoldierFromBook, &soldier, {}, book);
}

void Mustering::leaveOut(const SoldierState &soldier, const std::string &id, const KitItem &item)
{
    const Selection &whole = *rules::findSelection(std::as_const(m_result.roster), id).selection;
    const Selection *part = item.entry.isEmpty() ? nullptr : partOf(whole, item.entry.toStdString());
    if (!part)
        return tell(Kind::KitNotHeld, &soldier, item.name);
    if (const auto gone = m_operations.deselect(std::string(part->id)); !gone)
        tell(Kind::NotDone, &soldier, {}, 0, 0, gone.error().sentence);
}

void Mustering::addKit(const SoldierState &soldier, const std::string &id, const KitItem &item)
{
    const std::string entry = item.entry.toStdString();
    if (!entry.empty()) {
        auto added = m_operations.addSelection(id, entry);
        if (!added) // the way to it changed with the data, or it came from a figure of another kind
            added = m_operations.addSelection(id, rules::lastSegment(entry));
        if (added) {
            m_result.kit.insert(item.id, text::fromUtf8(added->createdId));
            return;
        }
    }
    Selection own = bookSelection(BookPart::Kit, m_ids.next(), item.name, item.points, m_game);
    m_result.kit.insert(item.id, text::fromUtf8(own.id));
    rules::findSelection(m_result.roster, id)->selections.push_back(std::move(own));
    tell(Kind::KitFromBook, &soldier, item.name, item.points);
}

void Mustering::setRank(const SoldierState &soldier, const std::string &id, int rank)
{
    const Ladder &ladder = m_rules.ladders.at(soldier.ladder);
    QMap<QString, int> wanted; // option -> how many; everything the ladder ever gives is decided
    for (const Rank &other : ladder.ranks) {
        for (const RankOption &option : other.options)
            wanted.insert(option.entry, 0);
    }
    bool any = false;
    for (const RankOption &option : ladder.ranks.value(rank).options) {
        wanted[option.entry] = option.count;
        any = any || option.count > 0;
    }
    if (!any)
        return; // the pack does not say how this rank looks in a roster
    std::vector<std::string> leaving;
    QMap<QString, int> missing;
    bool done = true;
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        done = setOption(id, it.key().toStdString(), it.value(), leaving, missing) && done;
    for (auto it = missing.begin(); it != missing.end(); ++it) {
        if (!leaving.empty() && m_operations.replaceSelection(leaving.back(), it.key().toStdString())) {
            leaving.pop_back();
            continue;
        }
        done = m_operations.addSelection(id, it.key().toStdString(), {}, it.value()).ok() && done;
    }
    for (const std::string &old : leaving)
        done = m_operations.removeSelection(old).ok() && done;
    if (!done)
        tell(Kind::RankNotShown, &soldier, ladder.ranks.value(rank).id);
}

bool Mustering::setOption(const std::string &soldier, const std::string &entry, int count, std::vector<std::string> &leaving,
                          QMap<QString, int> &missing)
{
    const Selection *part = partOf(*rules::findSelection(std::as_const(m_result.roster), soldier).selection, entry);
    if (count == 0 && part)
        leaving.push_back(part->id);
    else if (count > 0 && !part)
        missing.insert(text::fromUtf8(entry), count);
    else if (count > 0 && part->number != count)
        return m_operations.setCount(std::string(part->id), count).ok();
    return true;
}

void Mustering::settlePrices()
{
    rules::Evaluator evaluator(m_game.data);
    evaluator.evaluate(m_result.roster);
    tellOthers(evaluator);
    for (const Placed &placed : std::as_const(m_placed)) {
        const int listed = costIn(evaluator, placed.selection, m_game.pointsCost);
        m_result.listed.insert(placed.soldier->id, listed);
        if (listed == placed.book)
            continue;
        Selection *selection = rules::findSelection(m_result.roster, placed.selection);
        selection->selections.push_back(
            bookSelection(BookPart::Price, m_ids.next(), MusteringWords::tr("Price in the campaign book"), placed.book - listed, m_game));
        tell(Kind::OtherPrice, placed.soldier, {}, placed.book, listed);
    }
}

// What costs something in the list and belongs to nobody of the book.
void Mustering::tellOthers(const rules::Evaluator &evaluator)
{
    QSet<QString> soldiers;
    for (const Placed &placed : std::as_const(m_placed))
        soldiers.insert(text::fromUtf8(placed.selection));
    const auto look = [&](const auto &self, const std::vector<Selection> &selections) -> void {
        for (const Selection &selection : selections) {
            if (soldiers.contains(text::fromUtf8(selection.id)))
                continue;
            const rules::EffectiveSelection *now = evaluator.selection(selection.id);
            if (const int points = now ? costIn(now->costs, m_game.pointsCost) : 0; points != 0)
                tell(Kind::NoSoldier, nullptr, text::fromUtf8(selection.name), 0, points);
            self(self, selection.selections);
        }
    };
    const auto inForces = [&](const auto &self, const std::vector<rules::Force> &forces) -> void {
        for (const rules::Force &force : forces) {
            look(look, force.selections);
            self(self, force.forces);
        }
    };
    inForces(inForces, m_result.roster.forces);
}

} // namespace muster::campaign
