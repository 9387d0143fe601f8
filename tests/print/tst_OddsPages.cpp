// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/LossChart.h"
#include "print/job/PrintJob.h"
#include "print/paint/PageImage.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/MatrixSheet.h"
#include "rules/roster/RosterReader.h"
#include "support/OwnPacks.h"

#include <QFile>

using namespace muster;
using namespace muster::print;

/// The odds on paper: the page "what hurts what", the line on cards and in the army summary, the columns of the chart.
class tst_OddsPages : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_store = test::ownPacks();
    TextMeter m_meter;

    static QStringList texts(const DisplayList &list)
    {
        QStringList found;
        for (const Item &item : list)
            if (const auto *text = std::get_if<TextItem>(&item))
                found.append(text->text);
        return found;
    }
    static QStringList texts(const Pages &pages)
    {
        QStringList found;
        for (const Page &page : pages)
            for (const Placed &placed : page.content)
                found += texts(*placed.list);
        return found;
    }
    rules::Roster sample(const packs::Pack &pack, qsizetype index = 0) const
    {
        QFile file(pack.path(pack.manifest().samples.at(index).file));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no sample");
        const auto roster = rules::readRoster(file.readAll().toStdString());
        if (!roster)
            qFatal("the sample cannot be read");
        return roster->roster;
    }

private slots:
    void games_data()
    {
        QTest::addColumn<QString>("game");
        for (const packs::PackPtr &pack : m_store->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

    void matrix_hasEveryUnitAndTarget_data() { games_data(); }
    void matrix_hasEveryUnitAndTarget()
    {
        QFETCH(QString, game);
        const packs::PackPtr pack = m_store->find(game);
        const RosterSource source(sample(*pack), pack, "en");
        const auto content = matrixContent(source);
        QVERIFY(content.ok());
        QVERIFY(content->theirAttacks.rows.empty());
        const Pages pages = layoutMatrixSheet(source, sheetStyle(source, {210, 297}, InkMode::Colour), m_meter);
        QVERIFY(!pages.empty());
        const bool wide = content->theirs.units.size() > 10;
        QCOMPARE(pages.front().size.width() > pages.front().size.height(), wide);
        QVERIFY(!pageImage(pages.front(), 40).isNull());
        const QString all = texts(pages).join(' ');
        QVERIFY(all.contains("What hurts what", Qt::CaseInsensitive));
        for (const QString &name : content->mine.names)
            QVERIFY2(all.contains(name.left(5)), qPrintable(name));
        bool known = false, unknown = false;
        for (const auto &row : content->myAttacks.rows) {
            for (const packs::OddsCell &cell : row) {
                known = known || cell.hurts();
                unknown = unknown || (cell.mode && !cell.known);
            }
        }
        QCOMPARE(all.contains("a figure is not known"), unknown);
        QCOMPARE(all.contains("Your best"), known);
    }

    // What tells two units apart often stands at the end of a long name.
    void matrix_keepsLongNamesWhole()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const RosterSource source(sample(*pack, 2), pack, "fr");
        const auto content = matrixContent(source);
        QVERIFY(content.ok());
        const QString all = texts(layoutMatrixSheet(source, sheetStyle(source, {210, 297}, InkMode::Colour), m_meter)).join(' ');
        for (const QString &name : content->mine.names)
            QVERIFY2(all.contains(name), qPrintable(name));
    }

    void matrix_againstAList_hasBothDirections()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const rules::Roster mine = sample(*pack);
        RosterExtras extras;
        extras.againstName = "The others";
        extras.against = [&] {
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(mine);
            return share::oddsSide(*pack, evaluator, share::RosterLook::of(*pack, "fr"));
        };
        const RosterSource source(mine, pack, "fr", extras);
        const auto content = matrixContent(source);
        QVERIFY(content.ok());
        QCOMPARE(content->theirAttacks.rows.size(), content->theirs.units.size());
        QVERIFY(content->title.contains("The others"));
        QCOMPARE(content->myAttacks.rows[0][0].destroyed, content->theirAttacks.rows[0][0].destroyed); // the same list
        const QString all = texts(layoutMatrix(*content, sheetStyle(source, {210, 297}, InkMode::Mono), m_meter)).join(' ');
        QVERIFY(all.contains("Leurs attaques"));
    }

    void oddsLine_standsOnCardsAndSummaryOnlyWhenWanted()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const RosterSource source(sample(*pack), pack, "en");
        PrintSettings settings;
        settings.what = {PrintKind::Cards, PrintKind::Summary};
        const QString target = pack->odds().targets.at(1).name.in("en");
        QVERIFY(!texts(layoutJob(source, settings, m_meter).pages).join(' ').contains(target));
        settings.odds = true;
        const PrintSettings again = PrintSettings::fromJson(settings.toJson());
        QVERIFY(again.odds);
        const QString all = texts(layoutJob(source, settings, m_meter).pages).join(' ');
        QVERIFY(all.contains("What it destroys"));
        QVERIFY(all.contains(target));
    }

    void kinds_haveStableNames()
    {
        QCOMPARE(printKindId(PrintKind::Matrix), QString("matrix"));
        QVERIFY(printKindFromId("matrix") == PrintKind::Matrix);
    }

    void losses_areDrawnExactlyAndAtLeast()
    {
        const LossWords words{"Lost",      "Exactly",     "At least",
                              "destroyed", "%1 and more", [](double chance) { return QString::number(qRound(chance * 100)); }};
        LossChart chart{{0.1, 0.2, 0.3, 0.4}, 2.0, true, false};
        const ChartTable table = tableOf(chart, words);
        QCOMPARE(table.rows.size(), 4);
        QCOMPARE(table.rows.at(1).cells, (QStringList{"1", "20", "90"}));
        Canvas canvas(m_meter, {});
        const ChartMarks exactly = drawLosses(canvas, {0, 0, 100, 50}, chart, {}, words);
        QCOMPARE(exactly.size(), std::size_t(4));
        QVERIFY(texts(canvas.list()).contains("destroyed"));
        QVERIFY(texts(canvas.list()).contains("30"));
        chart.atLeast = true;
        Canvas other(m_meter, {});
        QCOMPARE(drawLosses(other, {0, 0, 100, 50}, chart, {}, words).size(), std::size_t(3)); // at least none says nothing
        QVERIFY(texts(other.list()).contains("70"));
        chart.exactly.assign(40, 1 / 40.0);
        chart.atLeast = false;
        Canvas many(m_meter, {});
        QCOMPARE(drawLosses(many, {0, 0, 100, 50}, chart, {}, words).size(), LossChart::mostColumns);
        QVERIFY(texts(many.list()).contains("15 and more"));
    }
};

MUSTER_TEST_MAIN(tst_OddsPages)
#include "tst_OddsPages.moc"
