// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "packs/PackStore.h"
#include "print/content/CardBuilder.h"
#include "print/job/PrintJob.h"
#include "print/paint/PageImage.h"
#include "rules/roster/Operations.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

/// Every sample roster of every pack, printed and read back.
class tst_PackCards : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;

    /// Profiles that are rows of a table; the unit's own figures stand without a name of their own.
    static bool inTable(const packs::Pack &pack, const QString &type)
    {
        bool table = false, vitals = false;
        for (const packs::CardFaces &faces : pack.cards().cards)
            for (const packs::CardBlock &block : faces.front) {
                table = table || (block.kind == packs::CardBlock::Kind::Table && block.profileType == type);
                vitals = vitals || (block.kind == packs::CardBlock::Kind::Vitals && block.profileType == type);
            }
        return table && !vitals;
    }

    static QStringList words(const QString &text)
    {
        return text.split(QRegularExpression("[\\s\\x{a0}\\x{2009}/·,]+"), Qt::SkipEmptyParts);
    }

    /// Name, points, every weapon, every rule with its text.
    static QStringList wordsOf(const RosterSource &source, const packs::Pack &game, const RosterUnit &unit)
    {
        QStringList wanted = words(source.nameOf(*unit.selection)) + words(source.titleOf(*unit.selection));
        if (source.pointsKnown(*unit.selection))
            wanted += numberText(source.ownPoints(*unit.selection));
        for (const auto &found : source.profilesOf(*unit.selection))
            if (inTable(game, share::toText(found.profile->typeId)))
                wanted += words(source.look().name(found.profile->id, found.profile->name));
        for (const rules::EffectiveRule *rule : source.rulesOf(*unit.selection)) {
            wanted += words(source.look().name(rule->id, rule->name));
            wanted += words(
                source.look().language->text(rule->id, rule->description).remove('*').remove(QRegularExpression("\\{[^}]*\\}")));
        }
        return wanted;
    }

private slots:
    void initTestCase()
    {
        m_store = test::ownPacks();
        QVERIFY(!m_store->packs().empty());
    }

    void samples_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("sample");
        QTest::addColumn<QString>("language");
        for (const auto &pack : m_store->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i)
                for (const char *language : {"en", "fr"})
                    QTest::addRow("%s %d %s", qPrintable(pack->id()), i, language) << pack->id() << i << QString(language);
    }

    void samples()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(test::sampleRoster(*game, sample), game, language);
        QVERIFY(!source.units().empty());
        PrintSettings settings;
        settings.language = language;
        settings.what = {PrintKind::Cards, PrintKind::Blank, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules};
        const PrintedJob job = layoutJob(source, settings, m_meter);
        QVERIFY(!job.pages.empty());
        if (const QString folder = qEnvironmentVariable("MUSTER_PICTURES"); !folder.isEmpty())
            for (size_t i = 0; i < job.pages.size(); ++i)
                pageImage(job.pages[i], 110)
                    .save(QString("%1/%2-%3-%4-%5.png").arg(folder, pack).arg(sample).arg(language).arg(i + 1, 2, 10, QChar('0')));

        const PdfProbe pdf(job.pages, "Sample", language);
        const QString all = pdf.rawText();
        QStringList wanted;
        for (const RosterUnit &unit : source.units())
            wanted += wordsOf(source, *game, unit);
        const QStringList missing = missingWords(wanted, all);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }

    // Not only somewhere in the file: the card (with its continuations) of each unit says everything about that unit, at every
    // size, and all of it lies inside the card.
    void everyCard_saysAllOfItsUnit_data() { samples_data(); }

    void everyCard_saysAllOfItsUnit()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(test::sampleRoster(*game, sample), game, language);
        for (const QSizeF size : {QSizeF(63.5, 88.9), QSizeF(44, 68), QSizeF(70, 120), QSizeF(105, 148), QSizeF(80, 60)}) {
            CardOptions options;
            options.size = size;
            for (const RosterUnit &unit : source.units()) {
                QString text;
                for (const Card &card : layoutUnitCard(source, unit.selection->id, options, m_meter).cards)
                    for (const auto &face : {card.front, card.back})
                        for (const Item &item : *face)
                            if (const auto *words = std::get_if<TextItem>(&item)) {
                                text += words->text + ' ';
                                const double right = words->at.x() + m_meter.width(words->text, words->font);
                                QVERIFY2(words->at.x() > 2 && right < size.width() - 2 && words->at.y() > 2
                                             && words->at.y() < size.height() - 2,
                                         qPrintable(QString("%1 at %2 mm: %3")
                                                        .arg(source.titleOf(*unit.selection))
                                                        .arg(size.width())
                                                        .arg(words->text)));
                            }
                const QStringList missing = missingWords(wordsOf(source, *game, unit), text);
                QVERIFY2(missing.isEmpty(), qPrintable(source.titleOf(*unit.selection) + " lost " + missing.join(' ')));
            }
        }
    }

    // Soldiers and vehicles always have the standard close-combat weapon, aircraft never.
    void closeCombatRow_isOnEveryCardButThoseOfAircraft()
    {
        const packs::PackPtr game = m_store->find("dust");
        rules::Roster roster = test::sampleRoster(*game, 1);
        base::CountingIdSource ids;
        rules::Operations operations(roster, game->data().get(), ids);
        const std::string force = roster.forces.front().id;
        QVERIFY(operations.addSelection(force, "dust.link.independent.falke", {}, 1).ok());
        const RosterSource source(roster, game, "en");
        int aircraft = 0;
        for (const RosterUnit &unit : source.units()) {
            const CardContent card = buildCard(source, unit);
            const bool flies = source.nameOf(*unit.selection) == "Falke";
            aircraft += flies;
            for (const auto &block : card.front)
                if (const auto *table = std::get_if<TableBlock>(&block))
                    QVERIFY2(!table->strip || table->strip->handValues.isEmpty() == flies, qPrintable(source.nameOf(*unit.selection)));
        }
        QCOMPARE(aircraft, 1);
    }

    // Weapons have a letter on the front; below the photo the same letters say which is which.
    void photo_hasTheLettersOfTheWeapons()
    {
        QImage photo(300, 200, QImage::Format_RGB32);
        photo.fill(Qt::red);
        RosterExtras extras;
        extras.photo = [&](const std::string &) { return photo; };
        const packs::PackPtr dust = m_store->find("dust");
        int shown = 0;
        for (const char *language : {"en", "fr"}) {
            const RosterSource source(test::sampleRoster(*dust), dust, language, extras);
            if (const QString folder = qEnvironmentVariable("MUSTER_PICTURES"); !folder.isEmpty()) {
                PrintSettings settings;
                settings.language = language;
                settings.what = {PrintKind::Cards};
                const PrintedJob job = layoutJob(source, settings, m_meter);
                for (size_t i = 0; i < job.pages.size(); ++i)
                    pageImage(job.pages[i], 110).save(QString("%1/photo-%2-%3.png").arg(folder, language).arg(i + 1));
            }
            for (const RosterUnit &unit : source.units()) {
                const CardContent card = buildCard(source, unit);
                QStringList expected;
                for (const Block &block : card.front)
                    if (const auto *table = std::get_if<TableBlock>(&block))
                        for (const TableRow &row : table->rows)
                            expected += row.letters + words(row.name);
                const CardResult result = layoutUnitCard(source, unit.selection->id, {}, m_meter);
                QStringList found;
                double below = -1;
                for (const Item &item : *result.cards.front().back)
                    if (const auto *image = std::get_if<ImageItem>(&item))
                        below = image->rect.bottom();
                    else if (const auto *text = std::get_if<TextItem>(&item); text && below > 0)
                        found += words(text->text);
                if (below < 0 || !expected.contains("B"))
                    continue;
                ++shown;
                for (const QString &word : std::as_const(expected))
                    QVERIFY2(found.contains(word), qPrintable(source.nameOf(*unit.selection) + ": " + word));
            }
        }
        QVERIFY(shown > 2);
    }

    void photo_standsOnTheCard_alsoWhereTheDesignHasNoPlace()
    {
        QImage photo(300, 200, QImage::Format_RGB32);
        photo.fill(Qt::red);
        RosterExtras extras;
        extras.photo = [&](const std::string &) { return photo; };
        for (const auto &pack : m_store->packs()) {
            const RosterSource source(test::sampleRoster(*pack), pack, "en", extras);
            const CardResult result = layoutUnitCard(source, source.units().front().selection->id, {}, m_meter);
            const bool shown = std::any_of(result.cards.front().back->begin(), result.cards.front().back->end(),
                                           [](const Item &item) { return std::holds_alternative<ImageItem>(item); });
            QVERIFY2(shown || result.has(Adaptation::NoPhoto), qPrintable(pack->id()));
            for (const Item &item : *result.cards.front().back)
                if (const auto *image = std::get_if<ImageItem>(&item)) // cropped to the box, never squeezed
                    QVERIFY(qAbs(image->rect.width() / image->rect.height() - double(image->image.width()) / image->image.height()) < 0.05);
        }
    }
};

MUSTER_TEST_MAIN(tst_PackCards)
#include "tst_PackCards.moc"
