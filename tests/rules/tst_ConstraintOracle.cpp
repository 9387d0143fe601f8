// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include <random>
#include <set>

using namespace muster;
using test::Session;

namespace {

/// A limit as a test writes it, and as it counts it by hand.
struct Limit
{
    std::string id;
    bool most = true;
    std::string field; ///< "selections" or "pts"
    std::string scope; ///< "parent", "force" or "roster"
    int value = 0;
};

struct Kind
{
    std::string id;
    int points = 0;
    std::vector<Limit> limits;
};

/// Three kinds of units in the open, each with an option inside, all with limits of their own.
struct RandomGame
{
    std::vector<Kind> units, options;

    explicit RandomGame(std::mt19937 &random)
    {
        for (int i = 0; i < 3; ++i) {
            units.push_back(kind("u" + std::to_string(i), random, true));
            options.push_back(kind("o" + std::to_string(i), random, false));
        }
    }

    [[nodiscard]] std::string xml() const
    {
        std::string text = "<selectionEntries>";
        for (std::size_t i = 0; i < units.size(); ++i)
            text += entry(units[i], "unit", entry(options[i], "upgrade", {}));
        return text + "</selectionEntries>";
    }

private:
    static Kind kind(const std::string &id, std::mt19937 &random, bool root)
    {
        Kind made{id, int(random() % 4), {}};
        for (int i = int(random() % 3); i > 0; --i) {
            Limit limit;
            limit.id = id + "-limit" + std::to_string(i);
            limit.most = random() % 3 != 0;
            limit.field = random() % 2 ? "selections" : "pts";
            const char *const inside[] = {"parent", "force", "roster"};
            limit.scope = inside[(root ? 1 : 0) + random() % (root ? 2 : 3)];
            limit.value = limit.most ? 1 + int(random() % 6) : 1 + int(random() % 2);
            made.limits.push_back(limit);
        }
        return made;
    }

    static std::string entry(const Kind &kind, const std::string &type, const std::string &inside)
    {
        std::string text = "<selectionEntry id=\"" + kind.id + "\" name=\"" + kind.id + "\" type=\"" + type
            + "\"><costs><cost name=\"pts\" typeId=\"pts\" value=\"" + std::to_string(kind.points) + "\"/></costs><constraints>";
        for (const Limit &limit : kind.limits) {
            text += "<constraint id=\"" + limit.id + "\" type=\"" + (limit.most ? "max" : "min") + "\" value=\""
                + std::to_string(limit.value) + "\" field=\"" + limit.field + "\" scope=\"" + limit.scope
                + "\" shared=\"true\" includeChildSelections=\"true\" includeChildForces=\"true\"/>";
        }
        return text + "</constraints>" + (inside.empty() ? "" : "<selectionEntries>" + inside + "</selectionEntries>")
            + "</selectionEntry>";
    }
};

/// What a limit counts, in plain words: how many of its kind, or what they cost without what stands inside them.
double counted(const rules::Roster &roster, const Kind &kind, const Limit &limit, const rules::Force *force, const rules::Selection *parent)
{
    double sum = 0;
    const auto add = [&](const rules::Selection &each) {
        if (each.entryId == kind.id)
            sum += each.number * (limit.field == "pts" ? kind.points : 1);
    };
    if (limit.scope == "roster")
        rules::forEachSelection(roster, add);
    else if (limit.scope == "force")
        rules::forEachSelection(*force, add);
    else
        for (const rules::Selection &child : parent->selections)
            rules::forEachSelection(child, add);
    return sum;
}

bool broken(const Limit &limit, double count)
{
    return limit.most ? count > limit.value : count < limit.value;
}

} // namespace

/// Limits against a count by hand: random games, random lists, every scope and field. The oracle knows nothing of the engine.
class tst_ConstraintOracle : public QObject
{
    Q_OBJECT

private slots:
    void limits_areBrokenWhereTheCountSaysSo()
    {
        std::mt19937 random(20261117);
        int judged = 0, found = 0;
        for (int round = 0; round < 60; ++round) {
            const RandomGame game(random);
            const auto data = test::loadGame(test::plainSystem, game.xml());
            QVERIFY(data.ok());
            Session session(*data);
            session.compares = false;
            std::vector<std::string> parents;
            const std::string forces[] = {session.army(), session.army()};
            for (int step = 0; step < 14; ++step) {
                const std::string &force = forces[random() % 2];
                const std::size_t kind = random() % 3;
                if (random() % 3 && !parents.empty()) {
                    const std::string &parent = parents[random() % parents.size()];
                    const rules::SelectionPlace place = rules::findSelection(std::as_const(session.roster), parent);
                    if (place)
                        session.add(parent, "o" + place.selection->entryId.substr(1), {}, 1 + int(random() % 2));
                } else if (const std::string id = session.add(force, game.units[kind].id); !id.empty()) {
                    parents.push_back(id);
                }
            }
            QVERIFY(session.agrees());
            const std::set<std::string> said = errorsOf(session);
            const std::set<std::string> wanted = expected(session.roster, game, judged);
            QVERIFY2(said == wanted, qPrintable(describe(said, wanted) + QString::fromStdString(game.xml())));
            found += int(wanted.size());
        }
        QVERIFY2(judged > 500 && found > 60, qPrintable(QString("%1 limits, %2 broken").arg(judged).arg(found)));
    }

    // A list is legal exactly when no limit is broken, and the total is what its parts cost.
    void totals_areTheSumOfTheParts()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 40; ++round) {
            const RandomGame game(random);
            const auto data = test::loadGame(test::plainSystem, game.xml());
            QVERIFY(data.ok());
            Session session(*data);
            const std::string army = session.army();
            for (int step = 0; step < 6; ++step) {
                const std::size_t kind = random() % 3;
                const std::string unit = session.add(army, game.units[kind].id);
                if (!unit.empty() && random() % 2)
                    session.add(unit, game.options[kind].id, {}, 1 + int(random() % 3));
            }
            double sum = 0;
            rules::forEachSelection(session.roster, [&](const rules::Selection &each) {
                for (const std::vector<Kind> *kinds : {&game.units, &game.options})
                    for (const Kind &kind : *kinds)
                        sum += each.entryId == kind.id ? each.number * kind.points : 0;
            });
            QCOMPARE(session.total(), sum);
            QVERIFY(session.same);
        }
    }

private:
    static std::set<std::string> errorsOf(Session &session)
    {
        std::set<std::string> ids;
        for (const rules::RosterFinding &finding : session.evaluator().findings()) {
            if (finding.severity == base::Severity::Error && !finding.constraintId.empty())
                ids.insert(finding.constraintId);
        }
        return ids;
    }

    static std::set<std::string> expected(const rules::Roster &roster, const RandomGame &game, int &judged)
    {
        std::set<std::string> ids;
        const auto judge = [&](const Kind &kind, const rules::Force *force, const rules::Selection *parent) {
            for (const Limit &limit : kind.limits) {
                ++judged;
                if (broken(limit, counted(roster, kind, limit, force, parent)))
                    ids.insert(limit.id);
            }
        };
        for (const rules::Force &force : roster.forces) {
            for (std::size_t i = 0; i < game.units.size(); ++i) {
                judge(game.units[i], &force, nullptr);
                for (const rules::Selection &unit : force.selections)
                    if (unit.entryId == game.units[i].id)
                        judge(game.options[i], &force, &unit);
            }
        }
        return ids;
    }

    static QString describe(const std::set<std::string> &said, const std::set<std::string> &wanted)
    {
        QString text = "said:";
        for (const std::string &id : said)
            text += ' ' + QString::fromStdString(id);
        text += "\nwanted:";
        for (const std::string &id : wanted)
            text += ' ' + QString::fromStdString(id);
        return text + '\n';
    }
};

MUSTER_TEST_MAIN(tst_ConstraintOracle)
#include "tst_ConstraintOracle.moc"
