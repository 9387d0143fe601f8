// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "SampleCards.h"
#include "print/imposition/Calibration.h"
#include "print/imposition/Imposition.h"
#include "print/imposition/Sizes.h"
#include "print/paint/PageImage.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

Q_DECLARE_METATYPE(muster::print::CutGuide)
Q_DECLARE_METATYPE(muster::print::Backs)

class tst_Imposition : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;

    std::vector<Card> cards(const QSizeF &size, int copies, bool backs = true) const
    {
        CardOptions options;
        options.size = size;
        options.backs = backs;
        std::vector<Card> all;
        for (int i = 0; i < copies; ++i)
            for (const CardContent &content : {pounder(), bazookaJoe(), sabre(), coverfeld()})
                for (const Card &card : layoutCard(content, options, m_meter).cards)
                    all.push_back(card);
        return all;
    }

    static void checkTrims(const SheetPlan &plan, const SheetSettings &settings)
    {
        std::vector<QRectF> trims;
        for (int i = 0; i < plan.perSheet(); ++i) {
            trims.push_back(plan.front(i).trim);
            if (settings.backs == Backs::FoldOver)
                trims.push_back(plan.back(i).trim);
        }
        for (size_t i = 0; i < trims.size(); ++i) {
            QVERIFY(qAbs(trims[i].width() - settings.card.width()) < 1e-6 && qAbs(trims[i].height() - settings.card.height()) < 1e-6);
            QVERIFY(plan.printable().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(trims[i]));
            for (size_t j = i + 1; j < trims.size(); ++j) {
                const QRectF common = trims[i].intersected(trims[j]);
                QVERIFY2(common.width() < 1e-6 || common.height() < 1e-6, "two cards overlap");
            }
        }
    }

private slots:
    void grid_holdsWhatTheTableOfSizesSays()
    {
        SheetSettings settings;
        const SheetPlan poker(settings);
        QCOMPARE(poker.perSheet(), 9);
        QVERIFY(qAbs(poker.front(0).trim.left() - 9.75) < 1e-6);
        QVERIFY(qAbs(poker.front(0).trim.top() - 15.15) < 1e-6);
        settings.card = {70, 120};
        QCOMPARE(SheetPlan(settings).perSheet(), 4);
        settings.card = {300, 300};
        QCOMPARE(SheetPlan(settings).perSheet(), 0);
    }

    void everyCombination_keepsApartAndOnThePaper_data()
    {
        QTest::addColumn<QSizeF>("paper");
        QTest::addColumn<QSizeF>("card");
        QTest::addColumn<CutGuide>("cut");
        QTest::addColumn<Backs>("backs");
        const std::vector<std::pair<CutGuide, Backs>> ways{{CutGuide::Marks, Backs::Mirrored},
                                                           {CutGuide::Lines, Backs::None},
                                                           {CutGuide::Marks, Backs::FoldOver},
                                                           {CutGuide::None, Backs::Separate}};
        for (const char *paper : {"a4", "letter", "a5"})
            for (const char *card : {"poker", "mini", "tarot", "a6", "80x60"})
                for (size_t i = 0; i < ways.size(); ++i)
                    QTest::addRow("%s %s %d", paper, card, int(i))
                        << *paperSize(paper) << *cardSize(card) << ways[i].first << ways[i].second;
    }

    void everyCombination_keepsApartAndOnThePaper()
    {
        QFETCH(QSizeF, paper);
        QFETCH(QSizeF, card);
        QFETCH(CutGuide, cut);
        QFETCH(Backs, backs);
        SheetSettings settings;
        settings.paper = paper;
        settings.card = card;
        settings.cut = cut;
        settings.backs = backs;
        const SheetPlan plan(settings);
        if (plan.perSheet() == 0) {
            // Two A6 faces side by side are larger than A5: then nothing is made, and it is said.
            QVERIFY(backs == Backs::FoldOver && paper.width() * paper.height() < 2.2 * card.width() * card.height());
            QVERIFY(imposeCards(cards(card, 1), settings, {"en", "Test"}, m_meter).pages.empty());
            return;
        }
        checkTrims(plan, settings);

        const std::vector<Card> all = cards(card, 1, backs != Backs::None);
        const ImposedSheets sheets = imposeCards(all, settings, {"en", "Hedgerow Walkers"}, m_meter);
        const PdfProbe pdf(sheets.pages);
        const auto pages = pdf.pages();
        QCOMPARE(pages.size(), sheets.pages.size());
        QString text;
        for (const PdfPage &page : pages) {
            QVERIFY(qAbs(page.size.width() - plan.page().width()) < 0.2 && qAbs(page.size.height() - plan.page().height()) < 0.2);
            for (const PdfWord &word : page.words) {
                const QRectF area = plan.printable().adjusted(-0.1, -0.1, 0.1, 0.1);
                QVERIFY2(area.contains(word.box.center()), qPrintable("outside the printable area: " + word.text));
                QVERIFY2(word.box.left() >= area.left() && word.box.right() <= area.right(), qPrintable("over the edge: " + word.text));
                text += word.text + ' ';
            }
        }
        text += pdf.rawText();
        for (const CardContent &content : {pounder(), bazookaJoe(), sabre(), coverfeld()}) {
            CardContent shown = content;
            if (backs == Backs::None)
                shown.back.clear();
            const QStringList missing = missingWords(wordsOf(shown), text);
            QVERIFY2(missing.isEmpty(), qPrintable(content.name + " lost: " + missing.join(' ')));
        }
    }

    void cards_measureWhatTheyShould_inThePdf()
    {
        // A card with lines instead of marks: the cut lines are found in the picture at 300 dpi.
        SheetSettings settings;
        settings.cut = CutGuide::Lines;
        settings.backs = Backs::None;
        DisplayList empty;
        Card blank;
        blank.front = blank.back = std::make_shared<const DisplayList>(empty);
        const ImposedSheets sheets = imposeCards({blank}, settings, {"en", {}}, m_meter);
        const QImage image = PdfProbe(sheets.pages).image(1, 300);
        const auto dark = [&](int x, int y) { return qGray(image.pixel(x, y)) < 230; };
        const double px = 300 / 25.4;
        const int midY = int((15.15 + 44) * px), midX = int((9.75 + 30) * px);
        std::vector<int> xs, ys;
        for (int x = 0; x < image.width(); ++x)
            if (dark(x, midY) && (xs.empty() || x - xs.back() > 10))
                xs.push_back(x);
        for (int y = 0; y < image.height(); ++y)
            if (dark(midX, y) && (ys.empty() || y - ys.back() > 10))
                ys.push_back(y);
        QCOMPARE(xs.size(), size_t(2));
        QVERIFY(ys.size() >= 2);
        QVERIFY(qAbs((xs[1] - xs[0]) / px - 63.5) < 0.2);
        QVERIFY(qAbs((ys[1] - ys[0]) / px - 88.9) < 0.2 || qAbs((ys[2] - ys[1]) / px - 88.9) < 0.2);
    }

    void mirroredBacks_standBehindTheirFronts_data()
    {
        QTest::addColumn<QSizeF>("paper");
        QTest::addColumn<QSizeF>("card");
        QTest::addColumn<bool>("shortEdge");
        QTest::newRow("A4 poker") << QSizeF(210, 297) << QSizeF(63.5, 88.9) << false;
        QTest::newRow("A4 poker short") << QSizeF(210, 297) << QSizeF(63.5, 88.9) << true;
        QTest::newRow("A4 A6 across") << QSizeF(210, 297) << QSizeF(120, 80) << false;
        QTest::newRow("A5 mini") << QSizeF(148, 210) << QSizeF(44, 68) << true;
    }

    void mirroredBacks_standBehindTheirFronts()
    {
        QFETCH(QSizeF, paper);
        QFETCH(QSizeF, card);
        QFETCH(bool, shortEdge);
        SheetSettings settings;
        settings.paper = paper;
        settings.card = card;
        settings.flip = shortEdge ? FlipEdge::Short : FlipEdge::Long;
        const SheetPlan plan(settings);
        const double w = plan.page().width(), h = plan.page().height();
        const bool upDown = plan.landscape() != shortEdge;
        for (int i = 0; i < plan.perSheet(); ++i) {
            const QRectF front = plan.front(i).trim, back = plan.back(i).trim;
            // Turn the sheet: the back must cover the front.
            const QRectF seen = upDown ? QRectF(back.left(), h - back.bottom(), back.width(), back.height())
                                       : QRectF(w - back.right(), back.top(), back.width(), back.height());
            QVERIFY(qAbs(seen.left() - front.left()) < 1e-6 && qAbs(seen.top() - front.top()) < 1e-6);
            QCOMPARE(plan.back(i).turned, upDown);
        }
        settings.backOffset = {0.7, -0.4};
        QVERIFY(qAbs(SheetPlan(settings).back(0).trim.left() - plan.back(0).trim.left() - 0.7) < 1e-6);
        QCOMPARE(SheetPlan(settings).front(0).trim, plan.front(0).trim);
    }

    void mirroredBacks_inThePdf()
    {
        SheetSettings settings;
        const PdfProbe pdf(imposeCards(cards(settings.card, 2), settings, {"en", "Test"}, m_meter).pages);
        const auto pages = pdf.pages();
        QCOMPARE(pages.size(), size_t(2));
        // In the first row of the sheet.
        const auto find = [](const PdfPage &page, const QString &word) {
            for (const PdfWord &each : page.words)
                if (each.text.contains(word) && each.box.top() < 60)
                    return each.box;
            return QRectF();
        };
        // The title of the first card stands in the left column of the front and in the right one of the back.
        const QRectF front = find(pages[0], "LUCKY"), back = find(pages[1], "LUCKY");
        QVERIFY(!front.isNull() && front.center().x() < 70);
        QVERIFY(!back.isNull() && back.center().x() > 140);
    }

    void separateJobs_haveTheBacksAfterTheFronts()
    {
        SheetSettings settings;
        settings.backs = Backs::Separate;
        const ImposedSheets sheets = imposeCards(cards(settings.card, 5), settings, {"en", {}}, m_meter);
        QCOMPARE(sheets.sheets, 3);
        QCOMPARE(sheets.pages.size(), size_t(6));
        const PdfProbe pdf(sheets.pages);
        const auto read = pdf.pages();
        const auto says = [&](size_t page, const QString &word) {
            const auto &words = read[page].words;
            return std::any_of(words.begin(), words.end(), [&](const PdfWord &each) { return each.text == word; });
        };
        for (size_t page = 0; page < 6; ++page)
            QCOMPARE(says(page, "front"), page < 3);
    }

    void singleCards_areWholePoints()
    {
        SheetSettings settings;
        settings.card = {70, 120};
        const Pages pages = singleCards(cards(settings.card, 1), settings);
        const PdfProbe pdf(pages);
        for (const PdfPage &page : pdf.pages()) {
            QVERIFY(page.size.width() >= 70 - 0.01 && page.size.width() < 70.4);
            QVERIFY(page.size.height() >= 120 - 0.01 && page.size.height() < 120.4);
        }
    }

    void bleed_widensTheGapAndRunsOverTheTrim()
    {
        SheetSettings settings;
        settings.bleed = 2;
        const SheetPlan plan(settings);
        QVERIFY(plan.columns() > 1);
        QVERIFY(plan.front(1).trim.left() - plan.front(0).trim.right() >= 4 - 1e-6);
        QVERIFY(plan.printable().contains(plan.block().adjusted(-2, -2, 2, 2)));
    }

    void calibration_hasARulerOfHundredMillimetres()
    {
        for (const char *paper : {"a4", "letter", "a5"}) {
            const Pages pages = calibrationSheet(*paperSize(paper), "fr", m_meter);
            QCOMPARE(pages.size(), size_t(2));
            const PdfProbe pdf(pages);
            const auto read = pdf.pages();
            // The two rulers: one has both figures on one height, the other one above the other.
            bool across = false, down = false;
            for (const PdfWord &zero : read[0].words)
                for (const PdfWord &hundred : read[0].words) {
                    if (zero.text != "0" || hundred.text != "100")
                        continue;
                    const QPointF way = hundred.box.center() - zero.box.center();
                    across = across || (qAbs(way.x() - 100) < 0.2 && qAbs(way.y()) < 0.2);
                    down = down || (qAbs(way.y() - 100) < 0.2 && qAbs(way.x()) < 4);
                }
            QVERIFY(across && down);
            if (const QString folder = qEnvironmentVariable("MUSTER_PICTURES"); !folder.isEmpty())
                pageImage(pages[0], 80).save(folder + "/calibration-" + paper + ".png");
        }
    }

    void sizes_areReadFromText()
    {
        QCOMPARE(*cardSize("Poker"), QSizeF(63.5, 88.9));
        QCOMPARE(*cardSize("70x110"), QSizeF(70, 110));
        QCOMPARE(*cardSize("70,5 × 110"), QSizeF(70.5, 110));
        QVERIFY(!cardSize("10x10") && !cardSize("900x900") && !cardSize("x") && !cardSize("70"));
        QCOMPARE(*paperSize("letter"), QSizeF(215.9, 279.4));
        QVERIFY(!paperSize("A9"));
    }
};

MUSTER_TEST_MAIN(tst_Imposition)
#include "tst_Imposition.moc"
