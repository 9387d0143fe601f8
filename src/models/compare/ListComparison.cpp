// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compare/ListComparison.h"

#include "models/roster/ChosenShort.h"
#include "models/roster/FormationRows.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::models {

namespace {

using Kind = FormationRow::Kind;
using Became = ComparedRow::Change;
using share::amount;
using share::toData;
using share::toText;

struct ListComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(ListComparison)
};

/// A unit of one list with the place where it stands.
struct PlacedUnit
{
    const FormationRow *row = nullptr;
    int home = -1;     ///< index of its formation or section among the homes; the same in both lists where they match
    QString homeName;  ///< of the formation
    QString ownerName; ///< of the unit that carries it; empty for most
    int depth = 0;
    int other = -1; ///< index of its partner in the other list
};

/// A formation, section or force of one list, which holds units.
struct Home
{
    const FormationRow *row = nullptr;
    const FormationRow *force = nullptr;
    int partner = -1;
    std::vector<int> units; ///< indexes
};

/// One list taken apart.
struct TakenApart
{
    std::vector<FormationRow> rows;
    std::vector<Home> homes;
    std::vector<PlacedUnit> units;

    void take(rules::Evaluator &evaluator, const share::RosterLook &look)
    {
        rows = formationRows(evaluator, look);
        for (const FormationRow &force : rows)
            takeForce(force);
    }

    void takeForce(const FormationRow &force)
    {
        const int self = addHome(force, force);
        for (const FormationRow &child : force.children) {
            if (child.kind == Kind::Force)
                takeForce(child);
            else if (child.kind == Kind::Unit)
                takeUnit(child, self, {}, 1);
            else
                takeHome(child, force);
        }
    }

    int addHome(const FormationRow &row, const FormationRow &force)
    {
        homes.push_back({&row, &force, -1, {}});
        return int(homes.size()) - 1;
    }

    void takeHome(const FormationRow &row, const FormationRow &force)
    {
        const int self = addHome(row, force);
        for (const FormationRow &child : row.children) {
            if (child.kind == Kind::Unit)
                takeUnit(child, self, {}, 1);
        }
    }

    void takeUnit(const FormationRow &row, int home, const QString &owner, int depth)
    {
        homes[std::size_t(home)].units.push_back(int(units.size()));
        const FormationRow &around = *homes[std::size_t(home)].row;
        units.push_back({&row, home, around.nickname.isEmpty() ? around.name : around.nickname, owner, depth, -1});
        for (const FormationRow &child : row.children) {
            if (child.kind == Kind::Unit)
                takeUnit(child, home, row.name, depth + 1);
        }
    }
};

/// Finds the partners and says what became of each; short-lived.
class ListComparer
{
public:
    ListComparer(rules::Evaluator &a, rules::Evaluator &b, const share::RosterLook &look) : m_evalA(a), m_evalB(b), m_look(look)
    {
        m_a.take(a, look);
        m_b.take(b, look);
    }

    ListComparison run()
    {
        matchHomes();
        matchUnits();
        for (std::size_t i = 0; i < m_b.homes.size(); ++i)
            writeHome(m_b.homes[i].partner, int(i));
        for (std::size_t i = 0; i < m_a.homes.size(); ++i) {
            if (m_a.homes[i].partner < 0)
                writeHome(int(i), -1);
        }
        for (const FormationRow &force : m_a.rows)
            m_result.pointsA += force.points;
        for (const FormationRow &force : m_b.rows)
            m_result.pointsB += force.points;
        return std::move(m_result);
    }

private:
    template <typename Fits>
    static void pair(std::vector<Home> &a, std::vector<Home> &b, const Fits &fits)
    {
        for (std::size_t i = 0; i < b.size(); ++i) {
            for (std::size_t k = 0; k < a.size() && b[i].partner < 0; ++k) {
                if (a[k].partner < 0 && a[k].row->kind == b[i].row->kind && fits(*a[k].row, *b[i].row)) {
                    a[k].partner = int(i);
                    b[i].partner = int(k);
                }
            }
        }
    }

    void matchHomes()
    {
        pair(m_a.homes, m_b.homes, [](const FormationRow &a, const FormationRow &b) { return !a.id.isEmpty() && a.id == b.id; });
        pair(m_a.homes, m_b.homes, [](const FormationRow &a, const FormationRow &b) {
            return a.name == b.name && a.nickname == b.nickname && a.key.isEmpty() == b.key.isEmpty();
        });
        pair(m_a.homes, m_b.homes, [](const FormationRow &a, const FormationRow &b) { return a.name == b.name; });
        pair(m_a.homes, m_b.homes, [](const FormationRow &a, const FormationRow &) { return a.kind == Kind::Force; });
    }

    [[nodiscard]] bool sameHome(const PlacedUnit &a, const PlacedUnit &b) const { return m_b.homes[std::size_t(b.home)].partner == a.home; }
    [[nodiscard]] bool samePlace(const PlacedUnit &a, const PlacedUnit &b) const
    {
        return sameHome(a, b) && a.row->slotName == b.row->slotName && a.ownerName == b.ownerName;
    }

    template <typename Fits>
    void pairUnits(const Fits &fits)
    {
        for (std::size_t i = 0; i < m_b.units.size(); ++i) {
            for (std::size_t k = 0; k < m_a.units.size() && m_b.units[i].other < 0; ++k) {
                if (m_a.units[k].other < 0 && fits(m_a.units[k], m_b.units[i])) {
                    m_a.units[k].other = int(i);
                    m_b.units[i].other = int(k);
                }
            }
        }
    }

    // The surest first: the same thing, the same words at the same place, the same unit there, anywhere; last, what stands in
    // the place of another.
    void matchUnits()
    {
        const auto named = [](const PlacedUnit &a, const PlacedUnit &b) { return a.row->name == b.row->name; };
        const auto alike = [](const PlacedUnit &a, const PlacedUnit &b) {
            return a.row->name == b.row->name && a.row->chosen == b.row->chosen && a.row->nickname == b.row->nickname
                && a.row->points == b.row->points;
        };
        pairUnits([&](const PlacedUnit &a, const PlacedUnit &b) { return a.row->id == b.row->id && named(a, b); });
        pairUnits([&](const PlacedUnit &a, const PlacedUnit &b) { return alike(a, b) && samePlace(a, b); });
        pairUnits([&](const PlacedUnit &a, const PlacedUnit &b) { return named(a, b) && samePlace(a, b); });
        pairUnits([&](const PlacedUnit &a, const PlacedUnit &b) { return alike(a, b); });
        pairUnits([&](const PlacedUnit &a, const PlacedUnit &b) { return named(a, b) && sameHome(a, b); });
        pairUnits([&](const PlacedUnit &a, const PlacedUnit &b) { return named(a, b); });
        pairUnits([&](const PlacedUnit &a, const PlacedUnit &b) {
            return samePlace(a, b) && !a.row->slotName.isEmpty() && a.depth == 1 && b.depth == 1;
        });
    }

    static ComparedRow::Side sideOf(const FormationRow &row)
    {
        ComparedRow::Side side;
        side.id = row.id.isEmpty() ? row.key : row.id;
        side.name = row.number > 1 ? QStringLiteral("%1 × %2").arg(row.number).arg(row.name) : row.name;
        side.icon = row.icon;
        side.points = row.points;
        side.pointsKnown = row.pointsKnown;
        side.active = row.mark == FormationRow::Mark::Active;
        QStringList details;
        if (!row.nickname.isEmpty())
            details.append(ListComparisonWords::tr("“%1”").arg(row.nickname));
        if (row.models > 0)
            details.append(ListComparisonWords::tr("%n model(s)", nullptr, row.models));
        if (!row.chosen.isEmpty())
            details.append(row.chosen);
        side.detail = details.join(QStringLiteral(", "));
        return side;
    }

    ComparedRow::Side unitSide(const PlacedUnit &unit) const
    {
        ComparedRow::Side side = sideOf(*unit.row);
        side.place = unit.row->slotName.isEmpty() ? unit.ownerName : unit.row->slotName;
        return side;
    }

    void writeHome(int a, int b)
    {
        const Home *homeA = a < 0 ? nullptr : &m_a.homes[std::size_t(a)], *homeB = b < 0 ? nullptr : &m_b.homes[std::size_t(b)];
        const FormationRow &row = homeB ? *homeB->row : *homeA->row;
        if (row.kind == Kind::Section && (!homeA || homeA->units.empty()) && (!homeB || homeB->units.empty()))
            return;
        ComparedRow head;
        head.kind = row.kind == Kind::Force ? ComparedRow::Kind::Force : ComparedRow::Kind::Formation;
        if (homeA)
            head.a = sideOf(*homeA->row);
        if (homeB)
            head.b = sideOf(*homeB->row);
        head.change = !homeA ? Became::Added : !homeB ? Became::Removed : Became::Equal;
        if (homeA && homeB && homeA->row->nickname != homeB->row->nickname)
            head.change = Became::Changed;
        if (homeA && homeB && row.kind == Kind::Force && homeA->row->limit != homeB->row->limit) {
            head.news.append(ListComparisonWords::tr("limit %1 → %2").arg(limitText(*homeA->row), limitText(*homeB->row)));
            head.change = Became::Changed;
        }
        m_result.rows.push_back(head);
        writeAdvantages(homeA, homeB);
        writeUnits(homeA, homeB);
    }

    static QString limitText(const FormationRow &row) { return row.limit < 0 ? ListComparisonWords::tr("none") : amount(row.limit); }

    void writeAdvantages(const Home *a, const Home *b)
    {
        if (!a || !b) // goes with its formation
            return;
        const auto of = [](const Home &home) {
            std::map<QString, const FormationRow *> found;
            for (const FormationRow &row : home.row->children) {
                if (row.kind == Kind::Advantage)
                    found.emplace(row.key, &row);
            }
            return found;
        };
        const auto before = of(*a), after = of(*b);
        for (const auto &[key, row] : after) {
            const auto old = before.find(key);
            ComparedRow line;
            line.kind = ComparedRow::Kind::Advantage;
            line.depth = 1;
            line.b = sideOf(*row);
            line.b.detail = row->remark;
            line.b.pointsKnown = false;
            line.change = Became::Added;
            if (old != before.end()) {
                line.a = sideOf(*old->second);
                line.a.detail = old->second->remark;
                line.a.pointsKnown = false;
                line.change = line.a.detail == line.b.detail ? Became::Equal : Became::Changed;
            }
            m_result.rows.push_back(std::move(line));
        }
    }

    // In the order of B; what is gone stands where it was.
    void writeUnits(const Home *a, const Home *b)
    {
        std::size_t next = 0;
        const auto goneBefore = [&](int limit) {
            for (; a && next < a->units.size() && (limit < 0 || a->units[next] < limit); ++next) {
                if (m_a.units[std::size_t(a->units[next])].other < 0)
                    writeUnit(a->units[next], -1);
            }
        };
        for (const int unit : b ? b->units : std::vector<int>()) {
            const int partner = m_b.units[std::size_t(unit)].other;
            if (partner >= 0 && a && m_a.units[std::size_t(partner)].home == int(a - m_a.homes.data()))
                goneBefore(partner);
            writeUnit(partner, unit);
        }
        goneBefore(-1);
    }

    void writeUnit(int a, int b)
    {
        ComparedRow row;
        const PlacedUnit *before = a < 0 ? nullptr : &m_a.units[std::size_t(a)], *after = b < 0 ? nullptr : &m_b.units[std::size_t(b)];
        row.depth = after ? after->depth : before->depth;
        if (before)
            row.a = unitSide(*before);
        if (after)
            row.b = unitSide(*after);
        if (!before || !after) {
            row.change = before ? Became::Removed : Became::Added;
            m_result.rows.push_back(std::move(row));
            return;
        }
        noteNews(row, *before, *after);
        const bool moved = !samePlace(*before, *after);
        if (moved && !sameHome(*before, *after))
            row.a.place = row.a.place.isEmpty() ? before->homeName : ListComparisonWords::tr("%1: %2").arg(before->homeName, row.a.place);
        row.change = before->row->name != after->row->name ? Became::Replaced
            : moved                                        ? Became::Moved
            : !row.news.isEmpty() || row.difference() != 0 ? Became::Changed
                                                           : Became::Equal;
        m_result.rows.push_back(std::move(row));
    }

    void noteNews(ComparedRow &row, const PlacedUnit &before, const PlacedUnit &after) const
    {
        if (before.row->name != after.row->name)
            return; // another unit has other options
        const auto arrow = [](int from, int to) { return QStringLiteral("%1 → %2").arg(from).arg(to); };
        if (before.row->number != after.row->number)
            row.news.append(ListComparisonWords::tr("number %1").arg(arrow(before.row->number, after.row->number)));
        if (before.row->models != after.row->models)
            row.news.append(
                ListComparisonWords::tr("%1 models").arg(arrow(std::max(1, before.row->models), std::max(1, after.row->models))));
        noteOptions(row, before, after);
        if (before.row->nickname != after.row->nickname)
            row.news.append(after.row->nickname.isEmpty() ? ListComparisonWords::tr("no own name")
                                                          : ListComparisonWords::tr("called “%1”").arg(after.row->nickname));
        if (noteOf(m_evalA, *before.row) != noteOf(m_evalB, *after.row))
            row.news.append(ListComparisonWords::tr("another note"));
    }

    void noteOptions(ComparedRow &row, const PlacedUnit &before, const PlacedUnit &after) const
    {
        std::map<QString, std::pair<int, int>> numbers;
        for (const auto &word : wordsOf(m_evalA, *before.row))
            numbers[word.first].first += word.second;
        for (const auto &word : wordsOf(m_evalB, *after.row))
            numbers[word.first].second += word.second;
        for (const auto &[name, number] : numbers) {
            const int difference = number.second - number.first;
            if (difference == 0)
                continue;
            const QString times = std::abs(difference) > 1 ? QStringLiteral("%1× ").arg(std::abs(difference)) : QString();
            row.news.append((difference > 0 ? QStringLiteral("+ ") : QStringLiteral("− ")) + times + name);
        }
    }

    [[nodiscard]] ChosenWords wordsOf(const rules::Evaluator &evaluator, const FormationRow &row) const
    {
        const rules::SelectionPlace place = rules::findSelection(evaluator.roster(), toData(row.id));
        return place ? chosenWords(evaluator, m_look, *place.selection) : ChosenWords();
    }

    static std::string noteOf(const rules::Evaluator &evaluator, const FormationRow &row)
    {
        const rules::SelectionPlace place = rules::findSelection(evaluator.roster(), toData(row.id));
        return place ? place.selection->customNotes : std::string();
    }

    rules::Evaluator &m_evalA;
    rules::Evaluator &m_evalB;
    const share::RosterLook &m_look;
    TakenApart m_a, m_b;
    ListComparison m_result;
};

} // namespace

ListComparison compareLists(rules::Evaluator &a, rules::Evaluator &b, const share::RosterLook &look)
{
    return ListComparer(a, b, look).run();
}

int ListComparison::count(ComparedRow::Change change) const
{
    return int(std::count_if(rows.begin(), rows.end(),
                             [change](const ComparedRow &row) { return row.kind == ComparedRow::Kind::Unit && row.change == change; }));
}

bool ListComparison::same() const
{
    return std::all_of(rows.begin(), rows.end(), [](const ComparedRow &row) { return row.change == Became::Equal; });
}

} // namespace muster::models
