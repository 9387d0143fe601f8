// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "print/job/KitJob.h"
#include "print/kit/DeckCards.h"
#include "print/kit/KitSheet.h"
#include "print/sheets/PackStyle.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

namespace {

/// How often a shape of this size stands on the pages, however it is drawn.
int count(const Pages &pages, const QSizeF &size, double slack = 0.02)
{
    int found = 0;
    for (const Page &page : pages) {
        for (const Placed &placed : page.content) {
            for (const Item &item : *placed.list) {
                QRectF box;
                if (const auto *rect = std::get_if<RectItem>(&item))
                    box = rect->rect;
                else if (const auto *path = std::get_if<PathItem>(&item))
                    box = path->path.boundingRect();
                else if (const auto *line = std::get_if<LineItem>(&item))
                    box = QRectF(line->line.p1(), line->line.p2()).normalized();
                found += std::abs(box.width() - size.width()) < slack && std::abs(box.height() - size.height()) < slack ? 1 : 0;
            }
        }
    }
    return found;
}

/// The longest dark run of a line of pixels, in millimetres; `perMm` dots each.
double longestRun(const QImage &image, int y, int perMm)
{
    int run = 0, best = 0;
    for (int x = 0; x < image.width(); ++x) {
        run = qGray(image.pixel(x, y)) < 128 ? run + 1 : 0;
        best = std::max(best, run);
    }
    return double(best) / perMm;
}

} // namespace

/// Markers, templates, rulers, tokens, decks, dividers and structures: true size, all of them, nothing cut.
class tst_PaperKit : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_packs = ownPacks();
    TextMeter m_meter;

    PrintedJob job(const QString &pack, PrintKind kind, const QString &language = "en", QSizeF card = {63.5, 88.9}, int sample = 0,
                   const QString &paper = "a4")
    {
        const packs::PackPtr of = m_packs->find(pack);
        PrintSettings settings;
        settings.what = {kind};
        settings.language = language;
        settings.card = card;
        settings.paper = paper;
        return layoutJob(RosterSource(sampleRoster(*of, sample), of, language), settings, m_meter);
    }

private slots:
    void dustMarkers_haveTheSizesOfTheRules()
    {
        const PrintedJob printed = job("dust", PrintKind::Markers);
        QCOMPARE(printed.sections.size(), std::size_t(1));
        QCOMPARE(count(printed.pages, {80, 80}), 4);   // two objectives of each side
        QVERIFY(count(printed.pages, {25, 25}) >= 20); // markers, from cut to cut
        QCOMPARE(count(printed.pages, {50, 0}), 1);    // the control line
        QVERIFY(count(printed.pages, {100, 8}) == 1);  // the strip of 10 cm
        QCOMPARE(count(printed.pages, {150, 8}), 1);
    }

    void controlLine_is50MillimetresInThePdf()
    {
        const Pages pages = job("dust", PrintKind::Markers).pages;
        const PdfProbe pdf(pages);
        const std::vector<PdfPage> read = pdf.pages();
        for (size_t i = 0; i < read.size(); ++i) {
            for (const PdfWord &word : read[i].words) {
                if (word.text != "control")
                    continue;
                const QImage image = pdf.image(int(i) + 1, 508); // twenty dots a millimetre
                double longest = 0;
                for (int y = int(word.box.bottom() * 20); y < int((word.box.bottom() + 4) * 20); ++y) {
                    const double run = longestRun(image, y, 20);
                    longest = run < 60 ? std::max(longest, run) : longest;
                }
                QVERIFY2(std::abs(longest - 50) < 0.5, qPrintable(QString::number(longest)));
                return;
            }
        }
        QFAIL("no control line");
    }

    // A band of 10 cm that the paper cuts short has no end that one could measure with.
    void bandThatDoesNotFit_isOpen()
    {
        for (const QString pack : {"dust", "at-43"}) {
            const PrintedJob printed = job(pack, PrintKind::Markers);
            const double room = 186; // between the margins of A4
            QCOMPARE(count(printed.pages, {room, 9}), 0);
            QVERIFY(PdfProbe(printed.pages).rawText().contains(QChar(0x2026)));
        }
        QCOMPARE(count(job("dust", PrintKind::Markers).pages, {180, 9}), 1); // 18 whole centimetres
    }

    // One card is played, not several games.
    void order_isPlayedInTheSingular()
    {
        const QString text = PdfProbe(job("space-crusade", PrintKind::Orders, "fr").pages).rawText();
        QVERIFY(text.contains(QString::fromUtf8("jouée")) && !text.contains(QString::fromUtf8("jouées")));
    }

    void number_comesFromTheArmy()
    {
        const packs::Pack &dust = *m_packs->find("dust");
        const SheetStyle style = packStyle(dust, "en", {210, 297}, InkMode::Colour);
        QVERIFY(count(layoutMarkers(dust, 20, style, m_meter), {25, 25}) > count(layoutMarkers(dust, 5, style, m_meter), {25, 25}));
    }

    void templates_haveTheirTrueSize_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<double>("diameter");
        QTest::newRow("at-43 blast, radius 10 cm") << "at-43" << 200.0;
        QTest::newRow("skirmish, smoke 5 cm") << "modern-skirmish" << 50.0;
        QTest::newRow("skirmish, 10 cm") << "modern-skirmish" << 100.0;
        QTest::newRow("skirmish, 15 cm") << "modern-skirmish" << 150.0;
        QTest::newRow("space crusade, radius 4 cm") << "space-crusade" << 80.0;
        QTest::newRow("space crusade, radius 7.5 cm") << "space-crusade" << 150.0;
    }

    void templates_haveTheirTrueSize()
    {
        QFETCH(QString, pack);
        QFETCH(double, diameter);
        const PrintedJob printed = job(pack, PrintKind::Markers);
        QVERIFY(count(printed.pages, {diameter, diameter}) >= 1);
        for (const Page &page : printed.pages)
            for (const Placed &placed : page.content)
                for (const Item &item : *placed.list)
                    if (const auto *path = std::get_if<PathItem>(&item))
                        QVERIFY(QRectF(QPointF(), page.size).contains(path->path.boundingRect()));
    }

    void whatIsLargerThanThePaper_isSaid()
    {
        const PrintedJob printed = job("at-43", PrintKind::Markers, "en", {63.5, 88.9}, 0, "a5");
        QCOMPARE(count(printed.pages, {200, 200}), 0);
        QVERIFY(printed.remarks.join(' ').contains("radius 10 cm"));
    }

    void events_areAll50_ordersAll6()
    {
        const packs::Pack &crusade = *m_packs->find("space-crusade");
        int events = 0, orders = 0;
        for (const packs::EventDeck &deck : crusade.decks())
            (deck.kind == "order" ? orders : events) += int(deckCards(deck, crusade, "en", {}, m_meter).size());
        QCOMPARE(events, 50);
        QCOMPARE(orders, 6);
        const PrintedJob printed = job("space-crusade", PrintKind::Orders);
        QCOMPARE(printed.sections.front().cards, 6);
        QVERIFY(PdfProbe(printed.pages).rawText().contains("order 6 of 6"));
    }

    void deck_isThatOfTheArmy()
    {
        const packs::Pack &crusade = *m_packs->find("space-crusade");
        QCOMPARE(decksFor(crusade, "event", "crusade.catalogue.space-marines").size(), std::size_t(1));
        QCOMPARE(decksFor(crusade, "event", "crusade.catalogue.aliens").size(), std::size_t(2)); // the game master draws from both
    }

    void cardsOfADeck_keepEveryWord_data()
    {
        QTest::addColumn<QSizeF>("card");
        QTest::addColumn<QString>("language");
        for (const QString language : {"en", "fr"}) {
            QTest::newRow(qPrintable(language + " mini")) << QSizeF(44, 63) << language;
            QTest::newRow(qPrintable(language + " poker")) << QSizeF(63.5, 88.9) << language;
            QTest::newRow(qPrintable(language + " tarot")) << QSizeF(70, 120) << language;
        }
    }

    void cardsOfADeck_keepEveryWord()
    {
        QFETCH(QSizeF, card);
        QFETCH(QString, language);
        const packs::Pack &crusade = *m_packs->find("space-crusade");
        const QString text = PdfProbe(job("space-crusade", PrintKind::Events, language, card).pages).rawText();
        QStringList words;
        for (const packs::EventCard &event : crusade.decks().front().cards)
            words += {event.text.in(language), event.title.in(language)};
        const QStringList missing = missingWords(words, text);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(" | ")));
    }

    void textOfACard_staysInsideIt()
    {
        const packs::Pack &crusade = *m_packs->find("space-crusade");
        CardOptions options;
        options.size = {44, 63};
        for (const packs::EventDeck &deck : crusade.decks())
            for (const Card &card : deckCards(deck, crusade, "fr", options, m_meter))
                for (const Item &item : *card.front)
                    if (const auto *text = std::get_if<TextItem>(&item))
                        QVERIFY2(text->at.x() >= 0 && text->at.x() + m_meter.width(text->text, text->font) <= 44.01 && text->at.y() <= 63,
                                 qPrintable(card.title + ": " + text->text));
    }

    void tokens_areTwoFaced_oneForEachFigure()
    {
        const PrintedJob printed = job("space-crusade", PrintKind::Tokens);
        QVERIFY(!printed.pages.empty());
        QVERIFY(count(printed.pages, {25, 25}) >= 2 * 6); // the dummies alone
        QVERIFY(PdfProbe(printed.pages).rawText().contains("GHOST ECHO"));
    }

    void dividers_nameEveryBattlegroupAndUnit()
    {
        const packs::PackPtr pack = m_packs->find("dropzone-commander");
        const RosterSource source(sampleRoster(*pack), pack, "en");
        const PrintedJob printed = job("dropzone-commander", PrintKind::Dividers);
        const QString text = PdfProbe(printed.pages).rawText();
        QStringList words;
        for (const UnitGroup &group : source.groups()) {
            if (!group.formation)
                continue;
            words.append(group.title);
            for (const RosterUnit *unit : group.units)
                words.append(source.fullTitleOf(*unit->selection));
        }
        QVERIFY(!words.isEmpty());
        const QStringList missing = missingWords(words, text);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(" | ")));
    }

    void structures_haveABoxForEachPoint()
    {
        const PrintedJob printed = job("dropzone-commander", PrintKind::Structures);
        QVERIFY(!printed.pages.empty());
        int boxes = 0;
        for (const packs::StructureSize &size : m_packs->find("dropzone-commander")->paperKit().structures.sizes)
            boxes += size.damage * size.rows;
        QCOMPARE(count(printed.pages, {3.3, 3.3}), boxes); // 3.6 with their stroke;
    }

    void largerCards_haveLargerType()
    {
        double before = 0;
        for (const QSizeF &size : {QSizeF(63.5, 88.9), QSizeF(70, 120), QSizeF(105, 148), QSizeF(148, 210)}) {
            const double rule = CardMetrics::forSize(size).rule;
            QVERIFY(rule > before);
            before = rule;
        }
    }

    void kinds_areThoseThatTheGameHas()
    {
        const auto has = [this](const char *pack, PrintKind kind) {
            const auto kinds = rosterPrintKinds(m_packs->find(pack).get());
            return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        };
        QVERIFY(has("space-crusade", PrintKind::Events) && has("space-crusade", PrintKind::Orders)
                && has("space-crusade", PrintKind::Tokens));
        QVERIFY(!has("dust", PrintKind::Events) && !has("dust", PrintKind::Tokens) && has("dust", PrintKind::Markers));
        QVERIFY(has("dropzone-commander", PrintKind::Structures) && !has("at-43", PrintKind::Structures));
        const auto none = rosterPrintKinds(nullptr);
        QVERIFY(std::find(none.begin(), none.end(), PrintKind::Markers) == none.end());
    }

    void scenarioJob_printsTheTokensOfItsAuthor()
    {
        const packs::PackPtr pack = m_packs->find("space-crusade");
        packs::Scenario mission = pack->scenarios().front();
        QCOMPARE(scenarioPrintKinds(mission, *pack).size(), std::size_t(1));
        mission.plan.tokens = {{packs::LocalText("Warlord"), 3, false}};
        QCOMPARE(scenarioPrintKinds(mission, *pack).size(), std::size_t(2));
        const PrintedJob printed = layoutScenarioJob(mission, *pack, {PrintKind::Scenario, PrintKind::Tokens}, {}, m_meter);
        QCOMPARE(printed.sections.size(), std::size_t(2));
        QVERIFY(PdfProbe(printed.pages).rawText().contains("WARLORD"));
    }
};

MUSTER_TEST_MAIN(tst_PaperKit)
#include "tst_PaperKit.moc"
