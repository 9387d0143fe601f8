// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/UnitList.h"
#include "packs/odds/OddsMatrix.h"
#include "support/OwnPacks.h"
#include "support/Soak.h"

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
        QVERIFY(!pack->odds().targets.empty());
        std::vector<const OddsUnit *> typical = typicalOf(units);
        for (const OddsTarget &target : pack->odds().targets)
            typical.push_back(&target.unit);
        const OddsAsker asker(*pack);
        QStringList notCounted;
        int answered = 0;
        for (const OddsMode &mode : pack->odds().modes) {
            if (mode.byHand)
                continue;
            for (std::size_t i = 0; i < units.size(); i += test::strideIfSanitized(4)) {
                const OddsUnit &unit = units[i];
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

    // Each typical target can be hit by somebody, and every number it needs is known.
    void typicalTargets_areHitBySomebody_data() { everyUnit_attacksAndIsAttacked_data(); }
    void typicalTargets_areHitBySomebody()
    {
        QFETCH(QString, system);
        const PackPtr pack = m_store->find(system);
        const OddsAsker asker(*pack);
        const std::vector<OddsUnit> units = unitsOf(*pack);
        for (const OddsTarget &target : pack->odds().targets) {
            bool hurt = false;
            OddsQuestion question;
            question.target = &target.unit;
            for (std::size_t i = 0; i < units.size() && !hurt; ++i) {
                question.attacker = &units[i];
                question.mode = asker.bestMode(question);
                if (!question.mode)
                    continue;
                const auto reply = asker.ask(question);
                QVERIFY(reply.ok());
                QVERIFY2(!reply->counted.isEmpty() && !reply->end.isEmpty(), qPrintable(system + ' ' + target.id));
                hurt = reply->unknown.isEmpty() && reply->answer.mean > 0;
            }
            // The public figures of AT-43 are few: typed, not in the data.
            QVERIFY2(hurt || system == "at-43" || system == "modern-skirmish" || system == "space-crusade",
                     qPrintable(system + ' ' + target.id));
        }
    }

    void closeCombat_countsTheWeaponsAndTheStandardOnes()
    {
        const PackPtr pack = m_store->find("dust");
        const std::vector<OddsUnit> units = unitsOf(*pack);
        OddsQuestion question;
        question.mode = pack->odds().mode("close-combat");
        question.attacker = &named(units, "dust.unit.ghosts");
        question.target = &named(units, "dust.unit.red-thunder");
        const auto reply = OddsAsker(*pack).ask(question);
        QVERIFY(reply.ok());
        QVERIFY2(reply->unknown.isEmpty(), qPrintable(reply->unknown.join(' ')));
        QCOMPARE(reply->answer.stages.front(), 5.0); // five men with standard weapons
        QCOMPARE(reply->answer.own.size(), std::size_t(6));
        QVERIFY(std::fabs(reply->answer.ownMean - 5 / 3.0) < 1e-9);
    }

    void bestMode_dependsOnTheTarget()
    {
        const PackPtr pack = m_store->find("at-43");
        const OddsAsker asker(*pack);
        OddsUnit shooter;
        OddsProfile weapon;
        weapon.typeId = "at43.profile-type.weapon";
        for (const auto &[id, value] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"accuracy", "5"}, {"rate", "1"}, {"rerolls", "0"}, {"penetration", "12"}})
            weapon.values.insert(QLatin1String("at43.char.weapon.") + id, value);
        weapon.number = 6;
        shooter.profiles.push_back(weapon);
        OddsQuestion question;
        question.attacker = &shooter;
        for (const OddsTarget &target : pack->odds().targets) {
            question.target = &target.unit;
            const OddsMode *mode = asker.bestMode(question);
            QVERIFY(mode);
            QCOMPARE(mode->id, QString(target.id.contains("afv") ? "vehicles" : "shoot"));
            question.mode = mode;
            const auto reply = asker.ask(question);
            QVERIFY(reply.ok() && reply->unknown.isEmpty());
            QVERIFY(reply->assumed.contains("range"));
            QVERIFY(reply->answer.mean > 0);
        }
    }

    void matrix_hasTheSameFiguresAsSinglePairs()
    {
        const PackPtr pack = m_store->find("dust");
        const OddsAsker asker(*pack);
        const std::vector<OddsUnit> units = unitsOf(*pack);
        const std::vector<OddsUnit> mine(units.begin(), units.begin() + 5), theirs(units.begin() + 40, units.begin() + 46);
        OddsQuestion question;
        question.with.insert("cover", "cover");
        const auto matrix = oddsMatrix(asker, question, mine, theirs);
        QVERIFY(matrix.ok());
        for (std::size_t row = 0; row < mine.size(); ++row) {
            for (std::size_t column = 0; column < theirs.size(); ++column) {
                const OddsCell &cell = matrix->rows[row][column];
                if (!cell.mode)
                    continue;
                OddsQuestion pair = question;
                pair.attacker = &mine[row];
                pair.target = &theirs[column];
                pair.mode = cell.mode;
                pair.apart = true;
                const auto reply = asker.ask(pair);
                QVERIFY(reply.ok());
                QCOMPARE(cell.known, reply->unknown.isEmpty());
                if (!cell.known)
                    continue;
                QCOMPARE(cell.mean, reply->answer.mean);
                QCOMPARE(cell.size, double(reply->answer.lost.size() - 1));
                for (const OddsArmed &arm : reply->arms)
                    QVERIFY(!arm.fires || arm.alone.mean <= reply->answer.mean + 1e-9);
            }
        }
        int rows = 0;
        const auto stopped = oddsMatrix(asker, question, mine, theirs, [&rows] { return ++rows < 3; });
        QVERIFY(stopped.ok() && !stopped->rows[4][0].mode);
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

    // Every unit of a game at many others, by the kind of attack that does most.
    void everyUnit_hasAnAnswerToMany_data() { everyUnit_attacksAndIsAttacked_data(); }
    void everyUnit_hasAnAnswerToMany()
    {
        QFETCH(QString, system);
        const PackPtr pack = m_store->find(system);
        const std::vector<OddsUnit> units = unitsOf(*pack);
        std::vector<OddsUnit> others; // all of them are too many for every run
        for (std::size_t i = 0; i < units.size(); i += std::max<std::size_t>(1, units.size() * units.size() / mostPairs))
            others.push_back(units[i]);
        const auto matrix = oddsMatrix(OddsAsker(*pack), {}, units, others);
        QVERIFY2(matrix.ok(), matrix.ok() ? "" : matrix.error().text().c_str());
        int known = 0;
        for (const auto &row : matrix->rows) {
            for (const OddsCell &cell : row) {
                known += cell.known;
                QVERIFY(!cell.known || cell.size == 0 || (cell.mean >= 0 && cell.mean <= cell.size + 1e-9));
            }
        }
        qInfo("%s: %zu units at %zu, %d pairs with figures", qPrintable(system), units.size(), others.size(), known);
        QVERIFY(known > 0 || system == "at-43" || system == "modern-skirmish"); // there units are armed by the player
    }

    // In the air only weapons against aircraft count; on the ground all do.
    void aircraft_areShotAtByTheWeaponsThatReachThem()
    {
        const PackPtr pack = m_store->find("dropzone-commander");
        OddsQuestion question;
        question.mode = pack->odds().mode("shoot");
        const std::vector<OddsUnit> units = unitsOf(*pack);
        question.target = &named(units, "dzc.unit.ucm.condor");
        question.attacker = &named(units, "dzc.unit.ucm.sabre");
        const OddsAsker asker(*pack);
        QCOMPARE(asker.ask(question)->answer.mean, 0.0);
        QVERIFY(asker.ask(question)->set.contains("aloft"));
        question.with.insert("aloft", "no");
        QVERIFY(asker.ask(question)->answer.mean > 1);
        question.with.clear();
        question.attacker = &named(units, "dzc.unit.ucm.rapier");
        QVERIFY(asker.ask(question)->answer.mean > 1);
    }

    // A vehicle is harmed by those area weapons alone that have a shaped charge, against its armour.
    void areaWeapons_harmVehiclesByShapedCharges()
    {
        const PackPtr pack = m_store->find("modern-skirmish");
        OddsUnit man;
        OddsProfile weapon;
        weapon.typeId = "skirmish.profile-type.weapon";
        weapon.number = 1;
        weapon.values.insert("skirmish.char.dice", "2D8");
        weapon.values.insert("skirmish.char.effects", "AoE 10 Exp");
        man.profiles.push_back(weapon);
        const std::vector<OddsUnit> units = unitsOf(*pack);
        const OddsUnit &vehicle = named(units, "skirmish.unit.bmp");
        const OddsAsker asker(*pack);
        OddsQuestion question;
        question.attacker = &man;
        question.target = &vehicle;
        QVERIFY(!asker.bestMode(question));
        man.profiles.front().values.insert("skirmish.char.effects", "AoE 10 Exp SC");
        question.mode = asker.bestMode(question);
        QVERIFY(question.mode && question.mode->id == "shaped-charge");
        QVERIFY(std::fabs(asker.ask(question)->answer.destroyed - 1269 / 2048.0) < 1e-9);
        question.target = &named(units, "skirmish.unit.squad");
        QCOMPARE(asker.bestMode(question)->id, QString("area"));
    }

    void weaponsCell_dependsOnTheArmourOfTheTarget()
    {
        const PackPtr pack = m_store->find("dust");
        const std::vector<OddsUnit> units = unitsOf(*pack);
        OddsQuestion question;
        question.mode = pack->odds().mode("shoot");
        question.attacker = &named(units, "dust.unit.ghosts");
        question.target = &named(units, "dust.unit.red-thunder");
        question.weapons = QStringList{"Machinegun", "Assault Rifle"};
        const auto reply = OddsAsker(*pack).ask(question);
        QVERIFY(reply.ok());
        QCOMPARE(reply->answer.stages.front(), 20.0);
        QVERIFY(std::fabs(reply->answer.destroyed - 0.46773) < 6e-6);
    }

private:
    static constexpr std::size_t mostPairs = test::fewerIfSanitized(2500);

    static const OddsUnit &named(const std::vector<OddsUnit> &units, const char *id)
    {
        const auto found = std::find_if(units.begin(), units.end(), [id](const OddsUnit &unit) { return unit.id == QLatin1String(id); });
        if (found == units.end())
            qFatal("no unit %s", id);
        return *found;
    }
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
