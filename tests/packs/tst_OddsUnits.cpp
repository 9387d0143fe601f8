// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/UnitList.h"
#include "packs/odds/OddsQuestion.h"
#include "support/OwnPacks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace muster;
using namespace muster::packs;

/// Every unit of the five packs as attacker and as target.
class tst_OddsUnits : public QObject
{
    Q_OBJECT

private slots:
    void everyUnit_attacksAndIsAttacked_data()
    {
        QTest::addColumn<QString>("system");
        for (const PackPtr &pack : m_store->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

    // All against a typical few, and a typical few against all.
    void everyUnit_attacksAndIsAttacked()
    {
        QFETCH(QString, system);
        const PackPtr pack = m_store->find(system);
        QVERIFY(!pack->odds().isEmpty());
        const std::vector<OddsUnit> units = unitsOf(*pack);
        QVERIFY(!units.empty());
        const std::vector<const OddsUnit *> typical = typicalOf(units);
        const OddsAsker asker(*pack);
        QStringList notCounted;
        int answered = 0;
        for (const OddsMode &mode : pack->odds().modes) {
            if (mode.byHand)
                continue;
            for (const OddsUnit &unit : units) {
                for (const OddsUnit *other : typical) {
                    const std::array<std::pair<const OddsUnit *, const OddsUnit *>, 2> bothWays{{{&unit, other}, {other, &unit}}};
                    for (const auto &[attacker, target] : bothWays) {
                        OddsQuestion question;
                        question.mode = &mode;
                        question.attacker = attacker;
                        question.target = target;
                        const auto reply = asker.ask(question);
                        QVERIFY2(reply.ok(),
                                 reply.ok() ? ""
                                            : qPrintable(attacker->name + " at " + target->name + ": "
                                                         + QString::fromStdString(reply.error().text())));
                        notCounted += reply->notCounted;
                        if (!reply->unknown.isEmpty())
                            continue;
                        ++answered;
                        const std::vector<double> &lost = reply->answer.lost;
                        QVERIFY2(std::fabs(std::accumulate(lost.begin(), lost.end(), 0.0) - 1) < 1e-9,
                                 qPrintable(attacker->name + " at " + target->name));
                    }
                }
            }
        }
        notCounted.removeDuplicates();
        for (const QString &rule : std::as_const(notCounted))
            QVERIFY2(!asker.ruleName(rule).isEmpty(), qPrintable(rule));
        qInfo("%s: %d answers; not counted: %s", qPrintable(system), answered, qPrintable(namesOf(asker, notCounted)));
    }

    void rulesThatAreNotModelled_areNamed()
    {
        const PackPtr pack = m_store->find("dropzone-commander");
        const OddsAsker asker(*pack);
        QCOMPARE(asker.tagRules("Alt-1, Demolisher-2, Area M").size(), 3);
        QVERIFY(asker.tagRules("Devastator-2").contains("dzc.rule.devastator"));
        QCOMPARE(OddsAsker(*m_store->find("modern-skirmish")).tagRules("FfE Cal Bst").size(), 3);
        QVERIFY(asker.tagRules("-").isEmpty());
    }

    void weaponsCell_dependsOnTheArmourOfTheTarget()
    {
        const PackPtr pack = m_store->find("dust");
        const std::vector<OddsUnit> units = unitsOf(*pack);
        const auto named = [&units](const char *id) {
            return &*std::find_if(units.begin(), units.end(), [id](const OddsUnit &unit) { return unit.id == QLatin1String(id); });
        };
        OddsQuestion question;
        question.mode = pack->odds().mode("shoot");
        question.attacker = named("dust.unit.ghosts");
        question.target = named("dust.unit.red-thunder");
        question.weapons = QStringList{"Machinegun", "Assault Rifle"};
        const auto reply = OddsAsker(*pack).ask(question);
        QVERIFY(reply.ok());
        QCOMPARE(reply->answer.stages.front(), 20.0);
        QVERIFY(std::fabs(reply->answer.destroyed - 0.46773) < 6e-6);
    }

private:
    static std::vector<OddsUnit> unitsOf(const Pack &pack)
    {
        std::vector<OddsUnit> units;
        for (const rules::DataFile *faction : pack.factions()) {
            for (const ListedUnit &unit : listUnits(pack.data()->book(*faction)))
                units.push_back(oddsUnit(pack, unit));
        }
        return units;
    }
    static std::vector<const OddsUnit *> typicalOf(const std::vector<OddsUnit> &units)
    {
        std::vector<const OddsUnit *> typical;
        for (std::size_t i = 0; i < 6; ++i)
            typical.push_back(&units[i * units.size() / 6]);
        return typical;
    }
    static QString namesOf(const OddsAsker &asker, const QStringList &rules)
    {
        QStringList names;
        for (const QString &rule : rules)
            names.append(asker.ruleName(rule));
        return names.join(", ");
    }

    std::unique_ptr<PackStore> m_store = test::ownPacks();
};

MUSTER_TEST_MAIN(tst_OddsUnits)
#include "tst_OddsUnits.moc"
