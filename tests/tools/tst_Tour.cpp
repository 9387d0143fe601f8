// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"
#include "print/job/PrintSettings.h"
#include "support/TestMain.h"
#include "tools/tour/TourCamera.h"
#include "tools/tour/TourPaper.h"
#include "tools/tour/TourRoutes.h"
#include "tools/tour/TourWindow.h"

#include <QDirIterator>
#include <QTemporaryDir>

using namespace muster;

namespace {

QStringList filesBelow(const QString &folder)
{
    QStringList files;
    for (QDirIterator found(folder, QDir::Files, QDirIterator::Subdirectories); found.hasNext();)
        files.append(found.next());
    files.sort();
    return files;
}

} // namespace

/// The tour plays a user; the real user's own things stay as they are.
class tst_Tour : public QObject
{
    Q_OBJECT

private slots:
    void ownUnitsOfTheTour_areNotTheUsers()
    {
        const QString mine = packs::PackFolders::standard({}).userUnits;
        const QStringList before = filesBelow(mine);
        tools::TourWindow tour({test::sourceFolder() + "/data"}, "en");
        QCOMPARE(tour.error(), QString());
        QVERIFY(tour.services().packs.folders().userUnits != mine);
        tools::TourGuide guide(tour.window(), tour.services(), "en");
        QTemporaryDir pictures;
        bool walked = false;
        for (const tools::TourStop &stop : tools::rosterStops()) {
            if (stop.name != "own-units")
                continue;
            QVERIFY(tools::takePicture(guide, stop, pictures.filePath("own.png"))); // types a unit in, which is kept when the dialog closes
            QCOMPARE(guide.trouble, QString());
            walked = true;
        }
        QVERIFY(walked);
        QVERIFY(!filesBelow(tour.services().packs.folders().userUnits).isEmpty());
        QCOMPARE(filesBelow(mine), before);
    }

    void everyKindOfPaper_isPrinted()
    {
        QStringList files;
        for (const tools::TourPaper &paper : tools::tourPapers())
            files.append(paper.file);
        QVERIFY(files.removeDuplicates() == 0);
        std::vector<print::PrintKind> kinds(std::begin(print::allPrintKinds), std::end(print::allPrintKinds));
        kinds.insert(kinds.end(), std::begin(print::campaignPrintKinds), std::end(print::campaignPrintKinds));
        kinds.push_back(print::PrintKind::Scenario);
        for (const print::PrintKind kind : kinds)
            QVERIFY2(!files.filter('-' + print::printKindId(kind)).isEmpty(), qPrintable(print::printKindId(kind)));
    }

    /// Every walk of the guide has a picture; the seventh brings data and a list of its own along.
    void communityWalk_needsNothingOfTheUsers_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void communityWalk_needsNothingOfTheUsers()
    {
        QFETCH(QString, code);
        QSet<QString> walks;
        for (const tools::TourStop &stop : tools::walkStops())
            walks.insert(stop.name.section('-', 0, 0));
        QCOMPARE(walks.size(), 10);
        tools::TourWindow tour({test::sourceFolder() + "/data"}, code);
        tools::TourGuide guide(tour.window(), tour.services(), code);
        QTemporaryDir pictures;
        for (const tools::TourStop &stop : tools::communityStops({1440, 900})) {
            QVERIFY(tools::takePicture(guide, stop, pictures.filePath(stop.name + ".png")));
            QCOMPARE(guide.trouble, QString());
        }
        QCOMPARE(pictures.path().isEmpty() ? 0 : int(filesBelow(pictures.path()).size()), 3);
    }
};

MUSTER_TEST_MAIN(tst_Tour)
#include "tst_Tour.moc"
