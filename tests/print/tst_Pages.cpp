// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "SampleCards.h"
#include "packs/PackStore.h"
#include "print/cards/TableBlocks.h"
#include "print/imposition/Imposition.h"
#include "print/job/PrintJob.h"
#include "print/layout/Symbols.h"
#include "print/paint/PageImage.h"
#include "print/sheets/Markdown.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

/// Whole documents: what the PDF says about itself, that preview and PDF are the same, sheets, references, overflow.
class tst_Pages : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;

    /// How far two pictures are apart, pixel by pixel, in steps of grey (0 to 255).
    struct Distance
    {
        double mean = 0;    ///< over all pixels
        double inkMean = 0; ///< over the pixels that are not white in both
        double far = 0;     ///< share of all pixels that differ by more than a quarter of the scale
        int worstBlock = 0; ///< largest difference of the means of squares of 4 x 4 pixels: something is there in one only
    };

    static Distance distance(const QImage &a, const QImage &b)
    {
        Distance result;
        qint64 sum = 0, ink = 0, far = 0;
        const int blocks = 4;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x) {
                const int one = qGray(a.pixel(x, y)), two = qGray(b.pixel(x, y)), difference = qAbs(one - two);
                sum += difference;
                ink += one < 250 || two < 250 ? 1 : 0;
                far += difference > 64 ? 1 : 0;
            }
        for (int y = 0; y + blocks <= a.height(); y += blocks)
            for (int x = 0; x + blocks <= a.width(); x += blocks) {
                int one = 0, two = 0;
                for (int i = 0; i < blocks * blocks; ++i) {
                    one += qGray(a.pixel(x + i % blocks, y + i / blocks));
                    two += qGray(b.pixel(x + i % blocks, y + i / blocks));
                }
                result.worstBlock = std::max(result.worstBlock, qAbs(one - two) / (blocks * blocks));
            }
        const double all = double(a.width()) * a.height();
        result.mean = double(sum) / all;
        result.inkMean = ink > 0 ? double(sum) / double(ink) : 0;
        result.far = double(far) / all;
        return result;
    }

private slots:
    void initTestCase()
    {
        m_store = test::ownPacks();
        QVERIFY(!m_store->packs().empty());
    }

    void pdf_saysTitleAndLanguage_andCarriesItsFonts()
    {
        SheetSettings sheet;
        CardOptions options;
        const ImposedSheets sheets = imposeCards(layoutCard(pounder(), options, m_meter).cards, sheet, {"fr", "Essai"}, m_meter);
        const QByteArray bytes = pdfBytes(sheets.pages, {"Été à Brest", "fr"});
        const PdfProbe pdf(bytes);
        QVERIFY(pdf.info().contains("Été à Brest"));
        QVERIFY(bytes.contains("/Lang (fr)"));
        QVERIFY(pdf.info().contains("595 x 842 pts"));
        const QStringList fonts = pdf.fonts().split('\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString &font : fonts)
            QVERIFY2(font.contains(QRegularExpression("\\byes\\s+(yes|no)\\s+yes\\b")),
                     qPrintable(font)); // embedded, with a way back to Unicode
    }

    // The preview and the file replay one list of commands, and the preview rounds as viewers do (baselines and straight edges on
    // pixels), so the two pictures can be laid on each other without any averaging. Measured at 150 dpi over the 35 pages of the
    // five games, preview against pdftoppm, steps of grey from 0 to 255: mean difference of a pixel 0.03 to 0.47 (0.7 to 3.9 of
    // the pixels that carry ink); 0.18 % of the pixels at most differ by more than 64, on dashed frames; squares of 4 x 4 pixels
    // differ by 59 at most, on slanted edges. What is left is smoothing: poppler weighs covered parts of a pixel by a curve, Qt
    // does not. A word, a line or a symbol that is missing, or a pixel off, is far beyond these limits.
    void preview_isThePdf_data()
    {
        QTest::addColumn<QString>("pack");
        for (const auto &pack : m_store->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

    void preview_isThePdf()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(test::sampleRoster(*game), game, "en");
        PrintSettings settings;
        settings.what = {PrintKind::Cards, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules, PrintKind::Reference};
        const PrintedJob job = layoutJob(source, settings, m_meter);
        const PdfProbe pdf(job.pages);
        for (size_t i = 0; i < job.pages.size(); ++i) {
            const QImage ours = pageImage(job.pages[i], 150), theirs = pdf.image(int(i) + 1, 150);
            QCOMPARE(ours.size(), theirs.size());
            const Distance apart = distance(ours, theirs);
            if (const QString folder = qEnvironmentVariable("MUSTER_PICTURES"); !folder.isEmpty()) {
                qInfo("%s page %d: mean %.3f, of the ink %.2f, far %.4f %%, block %d", qPrintable(pack), int(i) + 1, apart.mean,
                      apart.inkMean, apart.far * 100, apart.worstBlock);
                ours.save(QString("%1/%2-%3-preview.png").arg(folder, pack).arg(i + 1));
                theirs.save(QString("%1/%2-%3-pdf.png").arg(folder, pack).arg(i + 1));
            }
            QVERIFY2(apart.mean < 1.0, qPrintable(QString("page %1: mean difference %2").arg(i + 1).arg(apart.mean)));
            QVERIFY2(apart.far < 0.005, qPrintable(QString("page %1: %2 % of the pixels").arg(i + 1).arg(apart.far * 100)));
            QVERIFY2(apart.worstBlock < 100, qPrintable(QString("page %1: a place differs by %2").arg(i + 1).arg(apart.worstBlock)));
        }
    }

    void pdfThatCannotBeWritten_saysWhy_andLeavesTheOldFile()
    {
        QTemporaryDir folder;
        const Pages pages = imposeCards(layoutCard(pounder(), {}, m_meter).cards, {}, {"en", {}}, m_meter).pages;
        const auto missing = writePdf(folder.filePath("no/such/folder/cards.pdf"), pages, {"x", "en"});
        QVERIFY(!missing.ok());
        const QString message = QString::fromStdString(missing.error().message());
        QVERIFY2(message.contains("cards.pdf") && message.contains("folder does not exist"), qPrintable(message));
        QVERIFY(QDir(folder.path()).mkdir("taken.pdf"));
        QVERIFY(QString::fromStdString(writePdf(folder.filePath("taken.pdf"), pages, {"x", "en"}).error().message())
                    .contains("a folder has this name"));

        const QString file = folder.filePath("cards.pdf");
        QVERIFY(writePdf(file, pages, {"Old", "en"}).ok());
        const auto bytes = [&] {
            QFile pdf(file);
            return pdf.open(QIODevice::ReadOnly) ? pdf.readAll() : QByteArray();
        };
        const QByteArray old = bytes();
        const auto stopped = writePdf(file, pages, {"New", "en"}, [](int, int) { return false; });
        QCOMPARE(stopped.error().code, std::string("print.stopped"));
        QCOMPARE(bytes(), old);
        QVERIFY(!writePdf(file, {}, {"New", "en"}).ok());
        QCOMPARE(bytes(), old);
    }

    void layout_isDeterministic()
    {
        CardOptions options;
        const TextMeter other;
        const CardResult one = layoutCard(bazookaJoe(), options, m_meter), two = layoutCard(bazookaJoe(), options, other);
        QVERIFY(*one.cards[0].front == *two.cards[0].front);
        QVERIFY(*one.cards[0].back == *two.cards[0].back);
    }

    void smallestType_isNeverBelowTheFloor()
    {
        for (const QSizeF size : {QSizeF(63.5, 88.9), QSizeF(44, 68), QSizeF(70, 120), QSizeF(105, 148), QSizeF(41, 58)}) {
            CardOptions options;
            options.size = size;
            for (const CardContent &content : {pounder(), bazookaJoe(), sabre(), coverfeld()})
                for (const Card &card : layoutCard(content, options, m_meter).cards)
                    for (const auto &list : {card.front, card.back})
                        for (const Item &item : *list)
                            if (const auto *text = std::get_if<TextItem>(&item))
                                QVERIFY2(text->font.points >= 6.5 - 1e-6, qPrintable(text->text));
        }
    }

    void nothing_touchesTheTrim()
    {
        for (const QSizeF size : {QSizeF(63.5, 88.9), QSizeF(44, 68), QSizeF(70, 120)}) {
            CardOptions options;
            options.size = size;
            for (const CardContent &content : {pounder(), bazookaJoe(), sabre(), coverfeld()})
                for (const Card &card : layoutCard(content, options, m_meter).cards)
                    for (const auto &list : {card.front, card.back})
                        for (const Item &item : *list)
                            if (const auto *text = std::get_if<TextItem>(&item)) {
                                const double right = text->at.x() + m_meter.width(text->text, text->font);
                                QVERIFY2(text->at.x() >= 2.3 && right <= size.width() - 2.3, qPrintable(content.name + ": " + text->text));
                                QVERIFY2(text->at.y() >= 2.3 && text->at.y() <= size.height() - 2.3,
                                         qPrintable(content.name + ": " + text->text));
                            }
        }
    }

    void longText_shrinks_thenFlowsToAFurtherCard_andNothingIsLost()
    {
        CardOptions options;
        CardContent card = bazookaJoe();
        auto &rules = std::get<RulesBlock>(card.back[3]);
        bool shrunk = false, continued = false;
        for (int i = 1; i <= 24; ++i) {
            rules.entries.push_back(
                {QString("Rule%1").arg(i), QString("Word%1 ").arg(i).repeated(12) + QString("last%1").arg(i), {}, {}, true});
            const CardResult result = layoutCard(card, options, m_meter);
            shrunk = shrunk || result.has(Adaptation::SmallText);
            continued = continued || result.has(Adaptation::Continued);
            QCOMPARE(result.has(Adaptation::Continued), result.cards.size() > 1);
            if (i % 8 != 0)
                continue;
            SheetSettings sheet;
            const QString text = PdfProbe(imposeCards(result.cards, sheet, {"en", {}}, m_meter).pages).rawText();
            const QStringList missing = missingWords(wordsOf(card), text);
            QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
        }
        QVERIFY(shrunk && continued);
    }

    void manyWeapons_goOnOnAFurtherCard()
    {
        CardContent card = pounder();
        auto &table = std::get<TableBlock>(card.front[3]);
        for (int i = 0; i < 9; ++i) {
            TableRow row = table.rows[size_t(i) % 3];
            row.name = QString("Weapon number %1").arg(i);
            table.rows.push_back(row);
        }
        const CardResult result = layoutCard(card, {}, m_meter);
        QVERIFY(result.has(Adaptation::Continued) && result.cards.size() > 1);
        const QString text = PdfProbe(imposeCards(result.cards, {}, {"en", {}}, m_meter).pages).rawText();
        const QStringList missing = missingWords(wordsOf(card), text);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }

    void equalNeighbours_mergeWithinTheirGroupOnly()
    {
        const std::vector<StripCell> cells{{"5/1", false}, {"5/1", false}, {"4/1", false}, {{}, true}, {{}, true}};
        const auto merged = mergedCells(cells, QRectF(0, 0, 50, 5));
        QCOMPARE(merged.size(), size_t(3));
        QCOMPARE(merged[0].columns, 2);
        QCOMPARE(merged[0].area.width(), 20.0);
        QVERIFY(merged[2].closed);
    }

    void platoonSheet_sumsToThePointsOfTheRoster()
    {
        for (const auto &pack : m_store->packs()) {
            for (int i = 0; i < pack->manifest().samples.size(); ++i) {
                const RosterSource source(test::sampleRoster(*pack, i), pack, "en");
                PrintSettings settings;
                settings.what = {PrintKind::Sheet};
                const PdfProbe pdf(layoutJob(source, settings, m_meter).pages);
                // In the row of totals, on the height of its label.
                bool found = false;
                for (const PdfPage &page : pdf.pages())
                    for (const PdfWord &label : page.words)
                        if (label.text == "Total")
                            for (const PdfWord &word : page.words)
                                found = found
                                    || (word.text == numberText(source.totalPoints())
                                        && qAbs(word.box.center().y() - label.box.center().y()) < 2);
                const bool priced = std::any_of(source.units().begin(), source.units().end(),
                                                [&](const RosterUnit &unit) { return source.points(*unit.selection) != 0; });
                QVERIFY2(found || !priced,
                         qPrintable(QString("%1 sample %2: no total of %3").arg(pack->id()).arg(i).arg(source.totalPoints())));
            }
        }
    }

    void reference_holdsEveryBlockOfItsMarkdown_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSizeF>("paper");
        for (const auto &pack : m_store->packs())
            for (const char *language : {"en", "fr"})
                for (const QSizeF paper : {QSizeF(210, 297), QSizeF(215.9, 279.4), QSizeF(148, 210)})
                    QTest::addRow("%s %s %d", qPrintable(pack->id()), language, int(paper.width()))
                        << pack->id() << QString(language) << paper;
    }

    void reference_holdsEveryBlockOfItsMarkdown()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        QFETCH(QSizeF, paper);
        const packs::PackPtr game = m_store->find(pack);
        const QString source = game->reference(language);
        QVERIFY(!source.isEmpty());
        const Pages pages = layoutReferenceOf(*game, language, paper, InkMode::Colour, m_meter);
        if (paper.width() > 200)
            QVERIFY2(pages.size() <= (pack == "space-crusade" ? 4U : 3U),
                     "three pages of A4 or Letter, and one for the game master of Space Crusade");
        const PdfProbe pdf(pages, "Reference", language);
        const QString text = pdf.rawText();
        QString plain = source;
        static const QRegularExpression braces("\\{[^}]*\\}");
        plain.remove(braces);
        const QStringList missing = missingWords(plain.split(QRegularExpression("[\\s|*]+"), Qt::SkipEmptyParts), text);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
        for (const MdSection &section : Markdown::parse(source).sections)
            QVERIFY2(folded(text).contains(folded(QString(section.title).remove('*').remove(braces))), qPrintable(section.title));
        for (const PdfPage &page : pdf.pages())
            for (const PdfWord &word : page.words)
                QVERIFY2(word.box.left() >= 5 && word.box.right() <= page.size.width() - 5 && word.box.bottom() <= page.size.height() - 2,
                         qPrintable(word.text));
    }

    // Every sentence of paper has its French: tst_Translations.
    void paper_isSetAsItsLanguageWants()
    {
        const PaperText french("fr"), english("en");
        QCOMPARE(french.typeset("Tir : total ; fin !"), QStringLiteral("Tir\u202f: total\u202f; fin\u202f!"));
        QCOMPARE(english.typeset("a : b"), QStringLiteral("a : b"));
        QCOMPARE(english.typeset("-1 within 10 cm, 2x2B, x2; 3-5 AT-43"),
                 QStringLiteral("\u22121 within 10\u00a0cm, 2\u00d72B, \u00d72; 3-5 AT-43"));
        QCOMPARE(TextMeter::typographic("l'arme d'un 'x'"), QStringLiteral("l\u2019arme d\u2019un 'x\u2019"));
    }

    void settings_surviveJson()
    {
        PrintSettings settings;
        settings.what = {PrintKind::Rules, PrintKind::Blank};
        settings.paper = "a5";
        settings.card = {70, 120};
        settings.cut = CutGuide::Lines;
        settings.backs = Backs::FoldOver;
        settings.flip = FlipEdge::Short;
        settings.ink = InkMode::Saver;
        settings.language = "fr";
        settings.gap = 1.5;
        settings.bleed = 2;
        settings.tracks = false;
        settings.blankCards = 12;
        QVERIFY(PrintSettings::fromJson(settings.toJson()) == settings);
        QVERIFY(PrintSettings::fromJson({{"paper", "papyrus"}, {"cardWidth", -4}, {"gap", 1e9}}).paper == "a4");
    }

    void symbols_areDrawn()
    {
        QVERIFY(Symbols::names().size() >= 45);
        for (const QString &name : Symbols::names()) {
            const QRectF box = Symbols::path(name).boundingRect();
            QVERIFY2(!box.isEmpty() && QRectF(-0.5, -0.5, 25, 25).contains(box), qPrintable(name));
        }
    }
};

MUSTER_TEST_MAIN(tst_Pages)
#include "tst_Pages.moc"
