// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/SampleCampaign.h"
#include "campaign/fold/Fold.h"
#include "share/ChatParts.h"
#include "share/Escape.h"
#include "share/campaign/CampaignReport.h"
#include "share/campaign/KitShop.h"
#include "share/campaign/MissionPage.h"
#include "share/campaign/SoldierFigures.h"
#include "share/roster/LinkText.h"
#include "share/roster/RosterExport.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QRandomGenerator>

using namespace muster;
using namespace muster::test;

/// The samples that come with every game, through everything that words are made of: what must hold whatever the game says.
class tst_SampleTexts : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = ownPacks();

    void everyCampaign()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const QString &file : campaign::sampleCampaignFiles(*pack))
                for (const char *language : {"en", "fr"})
                    QTest::addRow("%s %s %s", qPrintable(pack->id()), qPrintable(file), language)
                        << pack->id() << file << QString(language);
    }

    void everyRoster()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("sample");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (int i = 0; i < int(pack->manifest().samples.size()); ++i)
                if (pack->manifest().samples.at(i).file.endsWith(".ros"))
                    QTest::addRow("%s %d", qPrintable(pack->id()), i) << pack->id() << i;
    }

    static bool isWhole(const QString &text) { return !text.contains("%1") && !text.contains("%2") && !text.contains("%n"); }

private slots:
    void figuresOfSoldiers_data() { everyCampaign(); }
    void figuresOfSoldiers()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const packs::PackPtr game = m_packs->find(pack);
        const auto book = campaign::sampleCampaign(*game, file, language);
        QVERIFY(book.has_value());
        const campaign::CampaignState state = campaign::fold(*book);
        QVERIFY2(state.problems.isEmpty(), "a sample has nothing that does not hold");
        for (const campaign::SoldierState &soldier : state.soldiers) {
            const auto now = share::soldierFigures(soldier, soldier.rank, state, book->rules, game.get(), language);
            QSet<QString> labels;
            for (const share::SoldierFigure &figure : now) {
                QVERIFY2(!figure.label.isEmpty(), qPrintable(soldier.name));
                labels.insert(figure.label);
            }
            QCOMPARE(labels.size(), now.size()); // no figure twice
            // The next rank has the same figures, with other values.
            if (soldier.ladder >= 0 && soldier.rank + 1 < book->rules.ladders.at(soldier.ladder).ranks.size()) {
                const auto next = share::soldierFigures(soldier, soldier.rank + 1, state, book->rules, game.get(), language);
                QCOMPARE(next.size(), now.size());
                for (int i = 0; i < now.size(); ++i)
                    QCOMPARE(next.at(i).label, now.at(i).label);
            }
        }
    }

    // What the army list offers: a name and a price each; what cannot be had says why, what can says nothing.
    void shops_data() { everyCampaign(); }
    void shops()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const packs::PackPtr game = m_packs->find(pack);
        const auto book = campaign::sampleCampaign(*game, file, language);
        QVERIFY(book.has_value());
        const campaign::CampaignState state = campaign::fold(*book);
        int looked = 0;
        for (const campaign::SoldierState &soldier : state.soldiers) {
            if (!soldier.inService() || ++looked > 4)
                continue;
            for (const share::ShopItem &item : share::kitShop(soldier.id, state, book->rules, *game, language)) {
                QVERIFY2(!item.name.isEmpty() && !item.offer.entry.isEmpty(), qPrintable(soldier.name));
                QVERIFY2(item.offer.allowed == item.reason.isEmpty(), qPrintable(item.name + ": " + item.reason));
                QVERIFY2(isWhole(item.does) && isWhole(item.reason) && isWhole(item.detail), qPrintable(item.name));
            }
        }
        QVERIFY(share::kitShop("nobody", state, book->rules, *game, language).isEmpty());
    }

    void reportsAndPages_data() { everyCampaign(); }
    void reportsAndPages()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const packs::PackPtr game = m_packs->find(pack);
        const auto book = campaign::sampleCampaign(*game, file, language);
        QVERIFY(book.has_value());
        const campaign::CampaignState state = campaign::fold(*book);
        const share::CampaignNames names(book->rules, game.get(), language);
        const share::CampaignReport report = share::campaignReport(*book, state, language, names);
        for (const share::ReportTable &table : report.tables) {
            QVERIFY2(!table.id.isEmpty() && !table.title.isEmpty(), qPrintable(table.id));
            QSet<QString> keys;
            for (const share::ReportTable::Column &column : table.columns) {
                QVERIFY2(!keys.contains(column.key), qPrintable(column.key)); // programs read a column by it
                keys.insert(column.key);
            }
            for (const QStringList &row : table.rows) {
                QCOMPARE(row.size(), table.columns.size());
                for (int i = 0; i < row.size(); ++i)
                    QVERIFY2(isWhole(row.at(i)), qPrintable(row.at(i)));
            }
        }
        for (const share::ReportFormat format : {share::ReportFormat::Text, share::ReportFormat::Markdown, share::ReportFormat::Discord,
                                                 share::ReportFormat::Html, share::ReportFormat::Csv})
            QVERIFY(!share::render(report, format).isEmpty());
        for (int i = 0; i < share::missionPages(state); ++i) {
            const QString text = share::missionText(share::missionPage(*book, state, i, language, names), language);
            QVERIFY2(isWhole(text) && text.endsWith('\n') && !text.contains("\n\n"), qPrintable(text));
        }
    }

    // A line of who belongs to whom names units that are in the list, and a unit that belongs nowhere says nothing.
    void links_data() { everyRoster(); }
    void links()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(sampleRoster(*game, sample));
        for (const char *language : {"en", "fr"}) {
            const text::Speaking speaking(language);
            const share::RosterLook look = share::RosterLook::of(*game, language);
            const share::LinkText links(evaluator, look);
            rules::forEachSelection(evaluator.roster(), [&](const rules::Selection &selection) {
                const auto lines = links.lines(selection.id);
                QStringList said;
                for (const share::LinkText::Line &line : lines) {
                    QVERIFY2(!line.label.isEmpty() && !line.value.isEmpty() && isWhole(line.value), selection.name.c_str());
                    said.append(line.value);
                }
                const QString sentence = links.sentence(selection.id);
                QCOMPARE(sentence.isEmpty(), lines.empty());
                for (const QString &value : std::as_const(said))
                    QVERIFY2(sentence.contains(value), qPrintable(sentence));
                QVERIFY(!links.nameOf(selection.id).isEmpty());
            });
        }
    }

    // What a chat takes: no message is too long, and together they are the list.
    void chats_takeEveryList_data() { everyRoster(); }
    void chats_takeEveryList()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(sampleRoster(*game, sample));
        const text::Speaking speaking("en");
        const share::RosterExport list = share::exportRoster(
            evaluator, share::RosterLook::of(*game, "en"), {game->name("en"), game->manifest().edition.in("en"), game->manifest().version});
        const QString text = share::render(list, share::ExportFormat::Discord);
        for (const int longest : {2000, 400, 120}) {
            const QStringList parts = share::chatParts(text, longest);
            QString joined;
            for (const QString &part : parts) {
                QVERIFY2(part.size() <= longest, qPrintable(part));
                QVERIFY(!part.trimmed().isEmpty());
                joined += part;
            }
            const auto letters = [](QString text) { return text.remove('\n').remove(' '); };
            QCOMPARE(letters(joined), letters(text));
        }
    }

    // Random cells: a spreadsheet reads what was written, and executes nothing.
    void cells_areReadBackAndHarmless()
    {
        QRandomGenerator random(8);
        const QStringList pieces{"a", "\"", ",", ";", "\n", "=", "+", "-", "@", " ", "é", "1", "\t", "'"};
        for (int i = 0; i < 2000; ++i) {
            QString text;
            for (int n = random.bounded(6); n > 0; --n)
                text += pieces.at(random.bounded(pieces.size()));
            const QString cell = share::csvCell(text);
            QString read = cell;
            if (cell.startsWith('"')) {
                QVERIFY(cell.endsWith('"') && cell.size() > 1);
                read = cell.mid(1, cell.size() - 2);
                QCOMPARE(read.count('"') % 2, 0);
                read.replace("\"\"", "\"");
            } else {
                QVERIFY2(!cell.contains(',') && !cell.contains('\n') && !cell.contains('"'), qPrintable(cell));
            }
            // Only a quote may come to it, before what a spreadsheet would take for a formula.
            QCOMPARE(QString(read).remove('\''), QString(text).remove('\''));
            bool number = false;
            (void)read.toDouble(&number);
            QVERIFY2(read.isEmpty() || number || !QString("=+-@\t\r").contains(read.front()), qPrintable(cell));
        }
    }
};

MUSTER_TEST_MAIN(tst_SampleTexts)
#include "tst_SampleTexts.moc"
