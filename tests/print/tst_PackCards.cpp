// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "packs/PackStore.h"
#include "print/content/CardBuilder.h"
#include "print/job/PrintJob.h"
#include "print/paint/PageImage.h"
#include "rules/roster/RosterReader.h"
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

    static rules::Roster read(const packs::Pack &pack, const packs::Sample &sample)
    {
        QFile file(pack.path(sample.file));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        auto result = rules::readRoster(file.readAll().toStdString(), sample.file.toStdString());
        return result ? result->roster : rules::Roster();
    }

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

    static QStringList words(const QString &text) { return text.split(QRegularExpression("[\\s/·,]+"), Qt::SkipEmptyParts); }

private slots:
    void initTestCase()
    {
        packs::PackFolders folders;
        folders.program = test::sourceFolder() + "/data";
        m_store = std::make_unique<packs::PackStore>(folders);
        m_store->load();
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
        const rules::Roster roster = read(*game, game->manifest().samples[sample]);
        if (roster.forces.empty())
            QSKIP("no such file");
        const RosterSource source(roster, game, language);
        PrintSettings settings;
        settings.language = language;
        settings.what = {PrintKind::Cards, PrintKind::Blank, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules};
        const PrintedJob job = layoutJob(source, settings, m_meter);
        QVERIFY(!job.pages.empty());
        if (const QString folder = qEnvironmentVariable("MUSTER_PICTURES"); !folder.isEmpty())
            for (size_t i = 0; i < job.pages.size(); ++i)
                pageImage(job.pages[i], 110).save(QString("%1/%2-%3-%4-%5.png").arg(folder, pack).arg(sample).arg(language).arg(i + 1, 2, 10, QChar('0')));

        const PdfProbe pdf(job.pages, "Sample", language);
        const QString all = pdf.rawText();
        QStringList wanted;
        for (const RosterUnit &unit : source.units()) {
            wanted += words(source.nameOf(*unit.selection)) + words(source.titleOf(*unit.selection));
            if (source.pointsKnown(*unit.selection))
                wanted += numberText(source.points(*unit.selection));
            for (const auto &found : source.profilesOf(*unit.selection))
                if (inTable(*game, share::toText(found.profile->typeId)))
                    wanted += words(source.look().name(found.profile->id, found.profile->name));
            for (const rules::EffectiveRule *rule : source.rulesOf(*unit.selection)) {
                wanted += words(source.look().name(rule->id, rule->name));
                wanted += words(source.look().language->text(rule->id, rule->description).remove('*').remove(QRegularExpression("\\{[^}]*\\}")));
            }
        }
        const QStringList missing = missingWords(wanted, all);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }
};

MUSTER_TEST_MAIN(tst_PackCards)
#include "tst_PackCards.moc"
