// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/OpenRoster.h"
#include "rules/evaluate/trials/Difference.h"
#include "support/OwnPacks.h"

using namespace muster;

/// The rosters that come with the packs open as a new user expects: without a question.
class tst_Samples : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<packs::PackStore> m_packs;
    base::CountingIdSource m_ids;

private slots:
    void initTestCase()
    {
        m_library = library::Library::open(m_folder.filePath("library.sqlite")).value();
        m_packs = test::ownPacks();
        QCOMPARE(m_packs->packs().size(), size_t(5));
    }

    void everySample_opensWithoutAWarning_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("sample");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i)
                for (const char *language : {"en", "fr"})
                    QTest::addRow("%s %s %s", qPrintable(pack->id()), qPrintable(pack->manifest().samples.at(i).file), language)
                        << pack->id() << i << QString(language);
    }

    void everySample_opensWithoutAWarning()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        QFETCH(QString, language);
        const packs::PackPtr game = m_packs->find(pack);
        const auto said = [](const std::vector<rules::Difference> &found) {
            QStringList texts;
            for (const rules::Difference &difference : found)
                texts.append(QStringLiteral("%1 of %2: %3, \"%4\" is now \"%5\"")
                                 .arg(QLatin1String(rules::toString(difference.kind)), QString::fromStdString(difference.selectionName),
                                      QString::fromStdString(difference.subject), QString::fromStdString(difference.before),
                                      QString::fromStdString(difference.after)));
            return texts.join('\n');
        };
        // A sample that shows what an illegal list looks like has its problem, and nothing else.
        std::vector<rules::Difference> inFile = rules::differences(test::sampleRoster(*game, sample), game->data());
        const auto problems = std::erase_if(inFile,
                                            [](const rules::Difference &each) { return each.kind == rules::Difference::Kind::Finding; });
        QVERIFY2(inFile.empty(), qPrintable(said(inFile)));
        QCOMPARE(problems == 0, game->manifest().samples.at(sample).legal);
        // The way of the library workspace.
        const documents::Exchange exchange(*m_library, m_packs.get(), language);
        const auto imported = exchange.importFile(game->path(game->manifest().samples.at(sample).file));
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        documents::LibraryRosterStore store(*m_library);
        const auto document = documents::openRoster(*m_library, store, *m_packs, imported->record.id, language, m_ids);
        QVERIFY(document.ok());
        QVERIFY2((*document)->differences().empty(), qPrintable(said((*document)->differences())));
    }
};

MUSTER_TEST_MAIN(tst_Samples)
#include "tst_Samples.moc"
