// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace muster;
using test::Answer;
using test::runCommand;

/// `muster scenario` and the further kinds of `muster print` as scripts use them.
class tst_ScenarioCommand : public QObject
{
    Q_OBJECT

private slots:
    void list_hasEveryScenario()
    {
        const Answer answer = runCommand({"scenario", "dust"});
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.out.count('\n'), 11);
        QVERIFY(answer.out.contains("dust.scenario.battlefield-3-no-retreat"));
        QCOMPARE(runCommand({"scenario", "dust", "--json"}).json().array().size(), 11);
    }

    void one_isTextOrJson()
    {
        const Answer text = runCommand({"scenario", "dust", "Battlefield 3"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.startsWith("No Retreat\n"));
        QVERIFY(text.out.contains("Deployment"));
        QVERIFY(!text.out.contains("**"));
        const QJsonObject json = runCommand({"scenario", "dust", "Battlefield 3", "--json"}).json().object();
        QCOMPARE(json["turns"].toInt(), 8);
        QCOMPARE(json["map"]["size"].toArray(), (QJsonArray{180, 120}));
        QCOMPARE(json["reserves"]["automaticFrom"].toInt(), 3);
        QVERIFY(runCommand({"scenario", "dust", "Tactics 1", "--json"}).json().object()["map"].isNull());
        QCOMPARE(runCommand({"--lang", "fr", "scenario", "dust", "Battlefield 3", "--json"}).json().object()["name"].toString(),
                 QString("Pas de retraite"));
    }

    void random_isOneOfThem()
    {
        const QJsonObject json = runCommand({"scenario", "space-crusade", "--random", "--json"}).json().object();
        QVERIFY(json["id"].toString().startsWith("crusade.scenario."));
    }

    void mistakes_areOneLineAndExitTwo()
    {
        for (const QStringList &arguments :
             {QStringList{"scenario"}, QStringList{"scenario", "chess"}, QStringList{"scenario", "dust", "Waterloo"},
              QStringList{"scenario", "modern-skirmish"}, QStringList{"scenario", "dust", "Tactics 1", "-o", "/nowhere/x.pdf"}}) {
            const Answer answer = runCommand(arguments);
            QCOMPARE(answer.code, 2);
            QCOMPARE(answer.err.count('\n'), 1);
            QVERIFY(answer.out.isEmpty());
        }
    }

    void pdf_isWrittenOnce()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("page.pdf");
        const Answer first = runCommand({"scenario", "dust", "Battlefield 3", "-o", file});
        QCOMPARE(first.code, 0);
        QCOMPARE(first.out, QString("scenario 1 scenario 1 page\n"));
        QVERIFY(QFileInfo(file).size() > 2000);
        QCOMPARE(runCommand({"scenario", "dust", "Battlefield 3", "-o", file}).code, 2);
        QCOMPARE(runCommand({"scenario", "dust", "-o", file, "--force"}).out, QString("scenario 11 scenarios 11 pages\n"));
    }

    void print_knowsTheKindsOfTheGame()
    {
        QTemporaryDir folder;
        const QString data = test::sourceFolder() + "/data/";
        const Answer orders = runCommand(
            {"print", data + "space-crusade/samples/aldo.ros", "--what", "orders,events,tokens,markers", "-o", folder.filePath("a.pdf")});
        QVERIFY2(orders.code == 0, qPrintable(orders.err));
        QVERIFY(orders.out.contains("orders 6 cards"));
        QVERIFY(orders.out.contains("events 28 cards"));
        const Answer none = runCommand(
            {"print", data + "dust/samples/winter-offensive.ros", "--what", "events", "-o", folder.filePath("b.pdf")});
        QCOMPARE(none.code, 2);
        QVERIFY(none.err.contains("has no \"events\""));
        QVERIFY(!QFileInfo::exists(folder.filePath("b.pdf")));
        const Answer dropzone = runCommand(
            {"print", data + "dropzone-commander/samples/ucm-999.ros", "--what", "dividers,structures", "-o", folder.filePath("c.pdf")});
        QCOMPARE(dropzone.code, 0);
        QVERIFY(dropzone.out.contains("dividers"));
    }
};

MUSTER_TEST_MAIN(tst_ScenarioCommand)
#include "tst_ScenarioCommand.moc"
