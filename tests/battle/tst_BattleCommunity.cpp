// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of real community data at the table: MUSTER_BSDATA names their folder, or several with ':' between them.
#include "battle/begin/NewBattle.h"
#include "battle/fold/BattleFold.h"
#include "packs/PackStore.h"
#include "packs/table/PackTable.h"
#include "rules/RandomUser.h"
#include "text/Spoken.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

using namespace muster;

class tst_BattleCommunity : public QObject
{
    Q_OBJECT

private:
    static QSet<int> woundsIn(const rules::Evaluator &evaluator, const std::string &selection)
    {
        static const QStringList names{"W", "Wounds", "Health", "HP"};
        QSet<int> numbers;
        for (const rules::EffectiveProfile &profile : evaluator.info(selection).profiles) {
            for (const rules::CharacteristicValue &value : profile.characteristics) {
                const QString figure = text::fromUtf8(value.value).trimmed().section(QRegularExpression("[^0-9]"), 0, 0);
                if (names.contains(text::fromUtf8(value.name)) && figure.toInt() > 0)
                    numbers.insert(figure.toInt());
            }
        }
        return numbers;
    }

    // Whoever has a profile stands on the table, or is part of somebody who does.
    static void everybodyIsThere(const rules::Evaluator &evaluator, const std::vector<rules::Selection> &selections, bool inside,
                                 const QSet<QString> &units, int &seen)
    {
        for (const rules::Selection &selection : selections) {
            const bool there = inside || units.contains(text::fromUtf8(selection.id));
            const bool has = !evaluator.info(selection.id).profiles.empty();
            seen += has;
            QVERIFY2(there || !has, selection.name.c_str());
            everybodyIsThere(evaluator, selection.selections, there, units, seen);
        }
    }

    static void check(const rules::Evaluator &evaluator, const battle::SideAtStart &side, int &joined, int &seen)
    {
        QSet<QString> units;
        QHash<QString, QString> unitOf;
        for (const battle::UnitAtStart &unit : side.units) {
            units.insert(unit.selection);
            unitOf.insert(unit.selection, unit.id);
        }
        for (const rules::Force &force : evaluator.roster().forces)
            everybodyIsThere(evaluator, force.selections, false, units, seen);
        for (const battle::UnitAtStart &unit : side.units) {
            const QSet<int> ofUnit = woundsIn(evaluator, unit.selection.toStdString());
            for (const battle::FiguresAtStart &figures : unit.figures) {
                const QSet<int> own = figures.selection.isEmpty() ? ofUnit : woundsIn(evaluator, figures.selection.toStdString());
                const QSet<int> wounds = own.isEmpty() ? ofUnit : own;
                QVERIFY2(wounds.isEmpty() ? figures.boxes == 1 : wounds.contains(figures.boxes),
                         qPrintable(QString("%1, %2: %3").arg(unit.name, figures.name).arg(figures.boxes)));
                QVERIFY(figures.count > 0);
            }
            const rules::Selection *selection = evaluator.chosen(unit.selection.toStdString());
            QVERIFY(selection);
            for (const auto &association : selection->associations) {
                const QString other = unitOf.value(text::fromUtf8(association.to));
                QVERIFY2(other.isEmpty() || unit.joins.contains(other), qPrintable(unit.name));
                joined += !other.isEmpty();
            }
        }
    }

private slots:
    void lists_comeToTheTable_data()
    {
        QTest::addColumn<QString>("folder");
        const QStringList folders = qEnvironmentVariable("MUSTER_BSDATA").split(':', Qt::SkipEmptyParts);
        if (folders.isEmpty())
            QSKIP("MUSTER_BSDATA names no folder");
        for (const QString &folder : folders)
            QTest::newRow(qPrintable(QDir(folder).dirName())) << folder;
    }

    void lists_comeToTheTable()
    {
        QFETCH(QString, folder);
        packs::PackStore store(packs::PackFolders{{folder}, {}, {}, {}});
        store.load();
        QVERIFY2(!store.packs().empty(), "there are no data in that folder");
        const packs::PackPtr pack = store.packs().front();
        QVERIFY(packs::tableOf(*pack).isPlain());
        int units = 0, joined = 0, seen = 0;
        for (unsigned seed = 1; seed <= 6; ++seed) {
            test::Session session(pack->data());
            session.compares = false;
            test::RandomUser user(session, seed);
            user.start();
            for (int click = 0; click < 150; ++click)
                user.click();
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(session.roster);
            const battle::Battle made = battle::newBattle(
                *pack, {{{}, {}, {}, {}, &evaluator, false}, {"Opponent", {}, {}, {}, nullptr, false}}, nullptr, {}, "en");
            const battle::Begun *begun = made.begun();
            QVERIFY(begun);
            check(evaluator, begun->sides.first(), joined, seen);
            const battle::BattleState state = battle::fold(made);
            QCOMPARE(state.units.size(), begun->sides.first().units.size());
            QVERIFY2(state.problems.isEmpty(), state.problems.isEmpty() ? "" : state.problems.first().text.english().c_str());
            battle::Battle read;
            QVERIFY(battle::fromJson(battle::toJson(made), read));
            QVERIFY(battle::fold(read) == state);
            units += int(state.units.size());
        }
        qInfo("%d selections with a profile, %d units, %d joined another one", seen, units, joined);
        QVERIFY(units > 20 && seen > 20);
    }
};

MUSTER_TEST_MAIN(tst_BattleCommunity)
#include "tst_BattleCommunity.moc"
