// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "print/scenario/MapDrawing.h"
#include "print/scenario/ScenarioSheet.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

namespace {

/// All lines and rectangles of a page, millimetres of the page.
std::vector<QRectF> boxes(const Page &page)
{
    std::vector<QRectF> found;
    for (const Placed &placed : page.content)
        for (const Item &item : *placed.list)
            if (const auto *rect = std::get_if<RectItem>(&item))
                found.push_back(placed.transform.mapRect(rect->rect));
            else if (const auto *line = std::get_if<LineItem>(&item))
                found.push_back(QRectF(placed.transform.map(line->line).p1(), placed.transform.map(line->line).p2()).normalized());
    return found;
}

bool hasBox(const Page &page, const QSizeF &size)
{
    const auto all = boxes(page);
    return std::any_of(all.begin(), all.end(), [&](const QRectF &box) {
        return std::abs(box.width() - size.width()) < 0.01 && std::abs(box.height() - size.height()) < 0.01;
    });
}

} // namespace

/// Scenarios on paper: one page each, maps to scale, nothing lost, the secondary folded away.
class tst_ScenarioPages : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_packs = ownPacks();
    TextMeter m_meter;

    const packs::Scenario &find(const QString &pack, const QString &name)
    {
        const packs::Scenario *found = packs::findScenario(m_packs->find(pack)->scenarios(), name);
        if (!found)
            qFatal("no scenario %s", qPrintable(name));
        return *found;
    }
    Pages layout(const QString &pack, const QString &name, const QString &language = "en", QSizeF paper = {210, 297},
                 InkMode ink = InkMode::Colour)
    {
        return layoutScenario(find(pack, name), *m_packs->find(pack), language, paper, ink, m_meter);
    }

private slots:
    void everyScenario_isOnePage_withAllItsTexts_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSizeF>("paper");
        for (const QString language : {"en", "fr"}) {
            QTest::newRow(qPrintable(language + " A4")) << language << QSizeF(210, 297);
            QTest::newRow(qPrintable(language + " Letter")) << language << QSizeF(215.9, 279.4);
        }
    }

    void everyScenario_isOnePage_withAllItsTexts()
    {
        QFETCH(QString, language);
        QFETCH(QSizeF, paper);
        for (const packs::PackPtr &pack : m_packs->packs()) {
            Pages all;
            QStringList words;
            for (const packs::Scenario &scenario : pack->scenarios()) {
                const Pages pages = layoutScenario(scenario, *pack, language, paper, InkMode::Colour, m_meter);
                QVERIFY2(pages.size() == 1, qPrintable(QString("%1: %2 pages").arg(scenario.id).arg(pages.size())));
                all.push_back(pages.front());
                for (const packs::ScenarioSection &section : scenario.sections)
                    words += {section.title.in(language), section.text.in(language).section(' ', 0, 6).remove('*')};
            }
            if (all.empty())
                continue;
            const PdfProbe pdf(all, "Scenarios", language);
            const QStringList missing = missingWords(words, pdf.rawText());
            QVERIFY2(missing.isEmpty(), qPrintable(missing.join(" | ")));
            for (const PdfPage &page : pdf.pages())
                for (const PdfWord &word : page.words)
                    QVERIFY2(QRectF(QPointF(-0.1, -0.1), page.size + QSizeF(0.2, 0.2)).contains(word.box), qPrintable(word.text));
        }
    }

    void map_isExactlyOneToTen()
    {
        const Pages pages = layout("dust", "Battlefield 3");
        QVERIFY(hasBox(pages.front(), {180, 120})); // 180 x 120 cm
        QVERIFY(hasBox(pages.front(), {60, 0}));    // 60 cm between the middle and the attacker
        QVERIFY(hasBox(pages.front(), {50, 0}));    // the bar
    }

    void map_isReadBackInMillimetresFromThePdf()
    {
        const Pages pages = layout("dust", "Battlefield 1", "en", {210, 297}, InkMode::Mono);
        const PdfProbe pdf(pages);
        const QImage image = pdf.image(1, 254); // ten dots a millimetre
        // The lower edge of the table is the longest dark line of the page in its part of the sheet.
        int widest = 0;
        for (int y = 400; y < 1900; ++y) {
            int run = 0, best = 0;
            for (int x = 0; x < image.width(); ++x) {
                const bool dark = qGray(image.pixel(x, y)) < 110;
                run = dark ? run + 1 : 0;
                best = std::max(best, run);
            }
            widest = std::max(widest, best < 1840 ? best : 0);
        }
        QVERIFY2(std::abs(widest - 1806) <= 8, qPrintable(QString::number(widest))); // 180 mm and its stroke
    }

    // The dashed line round the place of an objective runs below the words, not through them.
    void words_standAboveTheLinesOfTheMap()
    {
        int crossed = 0;
        for (const char *language : {"en", "fr"}) {
            for (int number = 1; number <= 6; ++number) {
                const Pages pages = layout("dust", QString("Battlefield %1").arg(number), language);
                for (const Placed &placed : pages.front().content) {
                    std::vector<QRectF> grounds;
                    for (const Item &item : *placed.list) {
                        if (const auto *rect = std::get_if<RectItem>(&item); rect && rect->fill == Inks::paper)
                            grounds.push_back(rect->rect);
                        const auto *path = std::get_if<PathItem>(&item);
                        if (!path || path->stroke.dash != Dash::Dashed || path->stroke.width != 0.3)
                            continue;
                        ++crossed;
                        for (const QRectF &ground : grounds)
                            QVERIFY2(!path->path.intersects(ground) || path->path.contains(ground), language);
                    }
                }
            }
        }
        QVERIFY(crossed > 10);
    }

    void french_hasItsSpaces()
    {
        QVERIFY(
            PdfProbe(layout("dust", "Battlefield 3", "fr")).rawText().simplified().contains(QString::fromUtf8("Défenseur ; la moitié")));
    }

    void smallPaper_takesASmallerScaleThatIsSaid()
    {
        const Pages pages = layout("dust", "Battlefield 3", "en", {148, 210});
        QVERIFY(hasBox(pages.front(), {120, 80}));
        QVERIFY(PdfProbe(pages).rawText().contains("1:15"));
    }

    void boardsWithoutASize_haveNoMap()
    {
        const QString text = PdfProbe(layout("dust", "Tactics 4")).rawText();
        QVERIFY(!text.contains("on the table, this bar"));
        QVERIFY(text.contains("Victory points, Player 1"));
        QVERIFY(PdfProbe(layout("dust", "Battlefield 4")).rawText().contains("on the table, this bar"));
    }

    void reserves_haveTheirChances()
    {
        const QString text = PdfProbe(layout("dust", "Battlefield 3")).rawText();
        QVERIFY(text.contains("33"));
        QVERIFY(text.contains("56"));
        QVERIFY(text.contains("3 and on"));
    }

    void secondary_liesBelowTheFold()
    {
        packs::Scenario mission = find("space-crusade", "Exterminate");
        mission.plan.secondary.text = packs::LocalText("Bring the captain back alive");
        const Pages pages = layoutScenario(mission, *m_packs->find("space-crusade"), "en", {210, 297}, InkMode::Colour, m_meter);
        QCOMPARE(pages.size(), std::size_t(1));
        double fold = 0, text = 0, lowest = 0;
        const std::vector<PdfPage> read = PdfProbe(pages).pages();
        for (const PdfWord &word : read.front().words) {
            if (word.text == "fold")
                fold = word.box.bottom();
            if (word.text == "captain")
                text = word.box.top();
            if (word.text == "Result")
                lowest = word.box.bottom();
        }
        QVERIFY(fold > 0 && text > fold && lowest > 0 && lowest < fold);
    }

    void houseMission_saysThatItIsOurs()
    {
        const QString text = PdfProbe(layout("dropzone-commander", "Extraction")).rawText();
        QVERIFY(text.contains("house mission"));
        QVERIFY(text.contains("…. objectives."));
    }

    void longMission_goesOnToFurtherPages_withoutLosingAWord()
    {
        packs::Scenario mission;
        mission.id = "own.mission.1";
        mission.name = packs::LocalText("A very long evening");
        mission.own = true;
        mission.turns = 30;
        QString words;
        for (int i = 0; i < 3000; ++i)
            words += QString("word%1 ").arg(i);
        mission.sections = {{packs::LocalText("Aim"), packs::LocalText(words)}};
        const Pages pages = layoutScenario(mission, *m_packs->find("dust"), "en", {210, 297}, InkMode::Colour, m_meter);
        QVERIFY(pages.size() > 1);
        const PdfProbe pdf(pages);
        const QString text = pdf.rawText();
        for (int i = 0; i < 3000; i += 97)
            QVERIFY(text.contains(QString("word%1").arg(i)));
        for (const PdfPage &page : pdf.pages())
            for (const PdfWord &word : page.words)
                QVERIFY2(word.box.bottom() < page.size.height(), qPrintable(word.text));
    }

    void emptyMission_isAPageToWriteOn()
    {
        packs::Scenario mission;
        mission.id = "own.mission.1";
        mission.name = packs::LocalText("Nothing yet");
        QCOMPARE(layoutScenario(mission, *m_packs->find("modern-skirmish"), "fr", {210, 297}, InkMode::Saver, m_meter).size(),
                 std::size_t(1));
    }
};

MUSTER_TEST_MAIN(tst_ScenarioPages)
#include "tst_ScenarioPages.moc"
