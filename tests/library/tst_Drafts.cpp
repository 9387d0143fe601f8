// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Library.h"
#include "support/TestMain.h"

#include <QTimeZone>

using namespace muster;
using library::Draft;
using library::Library;

/// What somebody is writing is theirs, stays on this computer, and is there after a restart.
class tst_Drafts : public QObject
{
    Q_OBJECT

private:
    static Draft draft(const QString &kind, const QString &author, const QByteArray &content, int second)
    {
        return {"c", kind, author, QDateTime::fromSecsSinceEpoch(1700000000 + second, QTimeZone::utc()), content};
    }

private slots:
    void draft_belongsToItsWriter()
    {
        QTemporaryDir folder;
        const QString where = folder.filePath("library.sqlite");
        {
            const auto here = Library::open(where).value();
            QVERIFY(here->drafts()
                        .store({draft("report", "anna@laptop", "hers", 2), draft("correction:m1", "anna@laptop", "a correction", 1),
                                draft("report", "ben@desk", "his", 3)},
                               {})
                        .ok());
        }
        const auto again = Library::open(where).value(); // as after a restart
        const auto hers = again->drafts().of("c", "anna@laptop");
        QVERIFY(hers.ok());
        QCOMPARE(hers->size(), 2);
        QCOMPARE(hers->at(0).kind, "correction:m1"); // the oldest first
        QCOMPARE(hers->at(1).content, "hers");
        QCOMPARE(again->drafts().of("c", "ben@desk")->size(), 1);
        QVERIFY(again->drafts().of("another", "ben@desk")->isEmpty());

        QVERIFY(again->drafts()
                    .store({draft("report", "anna@laptop", "hers, longer", 4)}, {draft("correction:m1", "anna@laptop", {}, 0)})
                    .ok());
        QCOMPARE(again->drafts().of("c", "anna@laptop")->size(), 1);
        QCOMPARE(again->drafts().of("c", "anna@laptop")->first().content, "hers, longer");
        QCOMPARE(again->drafts().of("c", "ben@desk")->first().content, "his");
    }

    void draft_isNoChangeOfTheLibrary()
    {
        QTemporaryDir folder;
        const auto here = Library::open(folder.filePath("library.sqlite")).value();
        const qint64 before = here->documents().newestChange().value();
        QVERIFY(here->drafts().store({draft("report", "anna@laptop", "hers", 1)}, {}).ok());
        QCOMPARE(here->documents().newestChange().value(), before);
    }
};

MUSTER_TEST_MAIN(tst_Drafts)
#include "tst_Drafts.moc"
