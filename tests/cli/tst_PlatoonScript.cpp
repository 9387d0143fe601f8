// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "cli/roster/EditCommand.h"
#include "cli/roster/NewCommand.h"
#include "cli/roster/ValidateCommand.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace muster;

/// The sample sheet of Space Crusade, written down by a script: new, edit and validate.
class tst_PlatoonScript : public QObject
{
    Q_OBJECT

private:
    static test::Answer run(QStringList arguments)
    {
        cli::CommandList commands;
        commands.push_back(std::make_unique<cli::NewCommand>());
        commands.push_back(std::make_unique<cli::EditCommand>());
        commands.push_back(std::make_unique<cli::ValidateCommand>());
        arguments << "--data" << test::sourceFolder() + "/data/space-crusade"
                  << "--data" << test::sourceFolder() + "/data/dust";
        return test::runCommand(arguments, commands);
    }

    // "Velasquez: Soldier, Bolter": a figure with its name and options.
    static void addFigure(const QString &file, int number, const QString &line)
    {
        const QString name = line.section(": ", 0, 0);
        QCOMPARE(run({"edit", file, "add", "Space Marine"}).code, 0);
        QCOMPARE(run({"edit", file, "name", QString("Space Marine#%1").arg(number), name}).code, 0);
        for (const QString &option : line.section(": ", 1).split(", ")) {
            const test::Answer answer = run({"edit", file, "add", option, "--to", name});
            QVERIFY2(answer.code == 0, qPrintable(option + " " + answer.err));
        }
    }

    static double points(const QString &file, int code)
    {
        const test::Answer answer = run({"validate", file, "--json"});
        if (answer.code != code)
            return -1;
        return QJsonDocument::fromJson(answer.out.toUtf8())["costs"][0]["value"].toDouble();
    }

private slots:
    // As in the window: the same unit twice is two units, each with a name of its own.
    void equalUnits_stayApart()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("walkers.ros");
        QCOMPARE(
            run({"new", "dust", "--faction", "Allies", "--limit", "100", "--formation", "Medium Combat Walker Platoon", "-o", file}).code,
            0);
        for (int i = 0; i < 2; ++i) {
            const test::Answer answer = run({"edit", file, "add", "Pounder", "--to", "Medium Combat Walker Platoon/Support"});
            QVERIFY2(answer.code == 0, qPrintable(answer.err));
        }
        const test::Answer named = run({"edit", file, "name", "Medium Combat Walker Platoon/Support/Pounder#2", "Lucky Strike"});
        QVERIFY2(named.code == 0, qPrintable(named.err));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString xml = QString::fromUtf8(written.readAll());
        QCOMPARE(xml.count(QRegularExpression("<selection [^>]*name=\"Pounder\"")), 2);
        QCOMPARE(xml.count("customName=\"Lucky Strike\""), 1);
    }

    void sampleSheet()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("sheet.ros");
        QCOMPARE(run({"new", "space-crusade", "--faction", "Space Marines", "--limit", "75", "-o", file}).code, 0);
        addFigure(file, 1, "Velasquez: Soldier, Bolter, Knife (one-handed blade)");
        QCOMPARE(points(file, 0), 11.0);
        addFigure(file, 2, "Tinus Bogar: Soldier, Missile launcher, Targeter");
        addFigure(file, 3, "Legitimus: Veteran, Assault cannon, Targeter, PV 1");
        QCOMPARE(points(file, 0), 51.0);
        addFigure(file, 4, "Coverfeld: Sergeant, Bolter, Chainsword, Medipac, Digital finger, +1 armour point (VB)");
        QCOMPARE(points(file, 0), 75.0);
        // Another choice in a choose-one group takes the place of the first.
        QCOMPARE(run({"edit", file, "add", "PV by ranks table", "--to", "Platoon settings"}).code, 0);
        QCOMPARE(points(file, 1), 77.0);
        QCOMPARE(run({"edit", file, "set-limit", "77"}).code, 0);
        QCOMPARE(points(file, 0), 77.0);
    }
};

MUSTER_TEST_MAIN(tst_PlatoonScript)
#include "tst_PlatoonScript.moc"
