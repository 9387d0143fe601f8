// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/RosterLook.h"
#include "share/roster/UnitTitles.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

using namespace muster;
using share::RosterLook;

namespace {

rules::CostValue cost(const char *type, const char *name, double value)
{
    rules::CostValue cost;
    cost.typeId = type;
    cost.name = name;
    cost.value = value;
    return cost;
}

} // namespace

/// How units, points and codes of a list are shown: names in both languages, icons that are there, figures as people write them.
class tst_RosterLook : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();

    void everySample()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("sample");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (int i = 0; i < int(pack->manifest().samples.size()); ++i)
                if (pack->manifest().samples.at(i).file.endsWith(".ros"))
                    QTest::addRow("%s %d", qPrintable(pack->id()), i) << pack->id() << i;
    }

private slots:
    void amounts_areWrittenAsPeopleDo_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("one figure") << "en" << 1500.0 << "1500";
        QTest::newRow("half") << "en" << 2.5 << "2.5";
        QTest::newRow("no needless zeros") << "en" << 14.0 << "14";
        QTest::newRow("none") << "en" << 0.0 << "0";
        QTest::newRow("half, fr") << "fr" << 2.5 << "2,5";
        QTest::newRow("one figure, fr") << "fr" << 1500.0 << "1500";
        QTest::newRow("really large") << "en" << 1234567.0 << "1,234,567";
    }
    void amounts_areWrittenAsPeopleDo()
    {
        QFETCH(QString, language);
        QFETCH(double, value);
        const text::Speaking speaking(language);
        QTEST(share::amount(value), "text");
    }

    void onePoint_isNotPoints()
    {
        RosterLook look;
        look.costName = "points";
        QCOMPARE(look.costText(1), QString("1\u00a0point"));
        QCOMPARE(look.costText(2), QString("2\u00a0points"));
        QCOMPARE(look.costText(0), QString("0\u00a0points"));
        look.costName = "pts"; // an abbreviation is no word
        QCOMPARE(look.costText(1), QString("1\u00a0pts"));
    }

    // Without its game a list is shown in the points that were used, or limited.
    void savedList_knowsItsPoints()
    {
        rules::Roster roster;
        roster.savedCosts = {cost("pl", "PL", 0), cost("pts", "Points", 120), cost("cp", "CP", 3)};
        QCOMPARE(RosterLook::ofSaved(roster).costTypeId, std::string("pts"));
        roster.costLimits = {cost("cp", "CP", 6)};
        QCOMPARE(RosterLook::ofSaved(roster).costTypeId, std::string("cp"));
        QCOMPARE(RosterLook::ofSaved(roster).costName, "CP");
        roster.savedCosts.clear();
        QVERIFY(RosterLook::ofSaved(roster).costTypeId.empty());
        const RosterLook look = RosterLook::ofSaved(roster);
        QVERIFY(!look.hasCost({cost("pts", "Points", 1)}));
        QCOMPARE(look.cost({cost("pts", "Points", 1)}), 0.0);
    }

    // Every unit of every sample: an icon that is drawn, a name in each language, and the player's points.
    void units_haveIconNameAndPoints_data() { everySample(); }
    void units_haveIconNameAndPoints()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(test::sampleRoster(*game, sample));
        const RosterLook english = RosterLook::of(*game, "en"), french = RosterLook::of(*game, "fr");
        QVERIFY(!english.costName.isEmpty() && !french.costName.isEmpty());
        QCOMPARE(english.costTypeId, french.costTypeId);
        int units = 0;
        rules::forEachSelection(evaluator.roster(), [&](const rules::Selection &selection) {
            const rules::EffectiveSelection *effective = evaluator.selection(selection.id);
            QVERIFY(effective);
            QVERIFY2(!english.name(*effective).isEmpty() && !french.name(*effective).isEmpty(), selection.id.c_str());
            if (selection.type != "unit" && selection.type != "model")
                return;
            ++units;
            const auto &profiles = evaluator.info(selection.id).profiles;
            const QString icon = english.icon(effective->categories, profiles);
            QVERIFY2(QFile::exists(test::sourceFolder() + "/resources/icons/" + icon + ".svg"), qPrintable(icon));
            QCOMPARE(french.icon(effective->categories, profiles), icon); // a picture has no language
            const QString code = english.code(profiles, effective->categories, selection.type);
            QVERIFY2(code.isEmpty() || english.hasCodes(), qPrintable(code));
            QVERIFY2(!code.contains('{'), qPrintable(code));
        });
        QVERIFY(units > 0);
    }

    // A name that a rule changed is said as the rule has it; the language knows only what is written.
    void changedName_staysAsItIs()
    {
        const packs::PackPtr game = m_packs->find("dust");
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(test::sampleRoster(*game, 0));
        const RosterLook french = RosterLook::of(*game, "fr");
        rules::EffectiveSelection changed;
        rules::forEachSelection(evaluator.roster(), [&](const rules::Selection &selection) {
            if (const auto *effective = evaluator.selection(selection.id); effective && effective->node)
                changed = *effective;
        });
        changed.name = "Old Iron";
        QCOMPARE(french.name(changed), "Old Iron");
        changed.node = nullptr; // an orphan
        QCOMPARE(french.name(changed), "Old Iron");
    }

    // Titles are for searching: as the data have them and in the player's language, none twice.
    void titles_areFoundInBothLanguages()
    {
        int titled = 0;
        for (const packs::PackPtr &pack : m_packs->packs()) {
            for (const rules::DataFile *file : pack->data()->catalogues()) {
                for (const rules::EntryNode *root : pack->data()->book(*file).roots()) {
                    const QStringList own = share::unitTitles(root->entry(), nullptr);
                    const QStringList both = share::unitTitles(root->entry(), &pack->language("fr"));
                    titled += !own.isEmpty();
                    for (const QString &title : own)
                        QVERIFY2(both.contains(title) && !title.trimmed().isEmpty(), qPrintable(title));
                    QCOMPARE(QSet<QString>(both.begin(), both.end()).size(), both.size());
                }
            }
        }
        QVERIFY(titled > 10);
    }
};

MUSTER_TEST_MAIN(tst_RosterLook)
#include "tst_RosterLook.moc"
