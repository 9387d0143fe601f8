// SPDX-License-Identifier: GPL-3.0-or-later
// Folders, texts for sharing and what was only looked at, in a file and at a server; and that a merge carries them.
#include "library/care/LibraryMerge.h"
#include "library/repositories/Folders.h"
#include "library/repositories/LookedAt.h"
#include "library/repositories/ShareTemplates.h"
#include "support/LibraryBackends.h"

#include <QTemporaryDir>

using namespace muster;
using library::Folders;
using library::Library;
using library::LookedAt;
using library::ShareTemplates;

class tst_Folders : public test::LibraryBackends
{
    Q_OBJECT

    static void add(Library &library, const QString &id, const QString &name)
    {
        library::DocumentSave save;
        save.record.id = id;
        save.record.name = name;
        save.content = "<roster/>";
        QVERIFY(library.documents().save(save).ok());
    }

private slots:
    void folders_areNamesOfDocuments()
    {
        const QString where = freshAddress();
        const auto library = Library::open(where).value();
        add(*library, "a", "A");
        add(*library, "b", "B");
        const Folders folders(*library);
        QVERIFY(folders.all()->isEmpty());
        QVERIFY(folders.put("a", "  Club\n evening ").ok());
        QVERIFY(folders.put("b", "Club evening").ok());
        QCOMPARE(folders.all()->value("a"), QString("Club evening"));
        QVERIFY(folders.put("a", QString()).ok());
        QCOMPARE(*folders.all(), (QMap<QString, QString>{{"b", "Club evening"}}));
        QCOMPARE(Folders::tidy(QString(500, 'x')).size(), 80);
        QVERIFY(library->documents().moveToTrash("b").ok());
        QCOMPARE(folders.all()->size(), 1); // it comes back into its folder
        QVERIFY(library->documents().purge("b").ok());
        QVERIFY(folders.all()->isEmpty());
    }

    void templates_areKeptByName()
    {
        const auto library = Library::open(freshAddress()).value();
        const ShareTemplates templates(*library);
        QVERIFY(templates.save("Club % _ form", "{title}\n'quoted' \"twice\"").ok());
        QVERIFY(templates.save("Club % _ form", "{title}").ok());
        QVERIFY(templates.save("Other", "x").ok());
        QCOMPARE(*templates.all(), (QMap<QString, QString>{{"Club % _ form", "{title}"}, {"Other", "x"}}));
        QVERIFY(templates.remove("Other").ok());
        QCOMPARE(templates.all()->keys(), QStringList{"Club % _ form"});
    }

    void lookedAt_isForgottenWithTheFirstChange()
    {
        const auto library = Library::open(freshAddress()).value();
        add(*library, "a", "A");
        const LookedAt looked(*library);
        QVERIFY(looked.note("a").ok());
        const auto stored = looked.all();
        QVERIFY(stored.ok());
        if (onPostgres()) {
            QVERIFY(stored->isEmpty()); // a server has no notes of one computer
            return;
        }
        QCOMPARE(stored->value("a"), library->documents().find("a")->changed.toMSecsSinceEpoch());
        library->setShared(true);
        QVERIFY(looked.all()->isEmpty());
    }

    void merge_bringsFoldersAndTexts_andSaysWhatIsInTheTrash()
    {
        QTemporaryDir folder;
        const auto from = Library::open(folder.filePath("from.sqlite")).value();
        const auto into = Library::open(freshAddress()).value();
        for (const char *id : {"same", "binned", "fresh", "differs"})
            add(*from, id, id);
        for (const char *id : {"same", "binned"})
            add(*into, id, id);
        add(*into, "differs", "Another one");
        QVERIFY(into->documents().moveToTrash("binned").ok());
        QVERIFY(Folders(*from).put("fresh", "Old").ok() && Folders(*from).put("differs", "Old").ok()
                && Folders(*from).put("same", "Old").ok());
        QVERIFY(Folders(*into).put("same", "Mine").ok());
        QVERIFY(ShareTemplates(*from).save("Form", "old").ok() && ShareTemplates(*from).save("More", "more").ok());
        QVERIFY(ShareTemplates(*into).save("Form", "mine").ok());
        const auto report = library::mergeLibrary(from->database(), into->database(), {}, library::DeletedThere::ComesBack);
        QVERIFY(report.ok());
        QCOMPARE(report->known, 1);
        QCOMPARE(report->binned, QStringList{"binned"});
        QCOMPARE(report->copied, 1);
        QCOMPARE(report->renamed, 1);
        QCOMPARE(report->ids.size(), 2);
        QVERIFY(report->ids.contains("fresh"));
        const QMap<QString, QString> folders = *Folders(*into).all();
        QCOMPARE(folders.value("fresh"), QString("Old"));
        QCOMPARE(folders.value("same"), QString("Mine")); // nothing here is overwritten
        QCOMPARE(folders.value(report->ids.first() == "fresh" ? report->ids.last() : report->ids.first()), QString("Old"));
        QCOMPARE(ShareTemplates(*into).all()->value("Form"), QString("mine"));
        QCOMPARE(ShareTemplates(*into).all()->value("More"), QString("more"));
        QCOMPARE(into->documents().find("differs")->name, QString("Another one"));
        QVERIFY(into->documents().find("binned")->deleted); // whoever merges decides
    }
};

MUSTER_TEST_MAIN(tst_Folders)
#include "tst_Folders.moc"
