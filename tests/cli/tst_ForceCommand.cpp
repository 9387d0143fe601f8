// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace muster;
using test::Answer;

namespace {

const QByteArray system4 = R"(<?xml version="1.0"?>
<gameSystem id="sys" name="Game" revision="3"><costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<categoryEntries><categoryEntry id="unit-cat" name="Units"/><categoryEntry id="terrain" name="Terrain"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army" childForcesLabel="Regiments"><categoryLinks><categoryLink id="a1" targetId="terrain"/></categoryLinks>
<forceEntries><forceEntry id="regiment" name="Regiment"><categoryLinks><categoryLink id="a2" targetId="unit-cat"/></categoryLinks></forceEntry></forceEntries></forceEntry>
<forceEntry id="allies" name="Allies"><categoryLinks><categoryLink id="a3" targetId="unit-cat"/></categoryLinks></forceEntry></forceEntries></gameSystem>)";

const QByteArray catalogue = R"(<?xml version="1.0"?>
<catalogue id="own" name="Own" revision="2" gameSystemId="sys"><selectionEntries>
<selectionEntry id="spears" name="Spears" type="unit"><categoryLinks><categoryLink id="c1" targetId="unit-cat" primary="true"/></categoryLinks>
<constraints><constraint id="one" type="max" value="1" field="selections" scope="parent"/></constraints></selectionEntry>
<selectionEntry id="wall" name="Wall" type="unit"><categoryLinks><categoryLink id="c2" targetId="terrain" primary="true"/></categoryLinks></selectionEntry>
</selectionEntries></catalogue>)";

} // namespace

/// Forces inside of forces, added and filled from scripts.
class tst_ForceCommand : public QObject
{
    Q_OBJECT

private:
    Answer run(QStringList arguments) const { return test::runCommand(arguments << "--data" << m_folder.path()); }
    Answer edit(const QStringList &arguments) const { return run(QStringList{"edit", list()} + arguments); }
    QString list() const { return m_folder.filePath("list.ros"); }
    QString shown() const { return run({"show", list()}).out; }

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        qputenv("MUSTER_PACKS", (test::sourceFolder() + "/data").toUtf8());
        for (const auto &[name, bytes] : {std::pair{"game.gst", system4}, std::pair{"own.cat", catalogue}}) {
            QFile file(m_folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
        const Answer made = run({"new", "sys", "--faction", "Own", "-o", list()});
        QVERIFY2(made.code == 0, qPrintable(made.err));
    }

    void force_isAddedWhereItIsOffered()
    {
        const Answer first = edit({"add-force", "Regiment"});
        QVERIFY2(first.code == 0 && !first.out.trimmed().isEmpty(), qPrintable(first.err));
        QCOMPARE(edit({"add-force", "regiment", "--to", "Army"}).code, 0);
        QCOMPARE(shown().count("Regiment"), 2);
    }

    // Each regiment takes one: the second goes into the second.
    void unit_goesToTheForceWithRoom()
    {
        QCOMPARE(edit({"add", "Spears"}).code, 0);
        QCOMPARE(edit({"add", "Spears"}).code, 0);
        QCOMPARE(run({"validate", list()}).code, 0);
        QCOMPARE(edit({"add", "Wall"}).code, 0);
        QCOMPARE(edit({"name", "Army/Regiment#2/Spears", "Second"}).code, 0);
        QVERIFY(shown().contains("Second"));
        QCOMPARE(edit({"remove", "Army/Regiment#2"}).code, 0);
        QVERIFY(!shown().contains("Second") && shown().contains("Spears"));
    }

    void force_besideTheOthers()
    {
        QCOMPARE(edit({"add-force", "Allies"}).code, 0);
        QVERIFY(shown().contains("Allies"));
        QCOMPARE(edit({"add", "Spears", "--to", "Allies"}).code, 0);
        QCOMPARE(edit({"remove", "Allies"}).code, 0);
    }

    void force_thatIsNot()
    {
        const Answer unknown = edit({"add-force", "Fleet"});
        QCOMPARE(unknown.code, int(cli::CouldNot));
        QVERIFY2(unknown.err.contains("Fleet") && unknown.err.contains("Regiment") && unknown.err.contains("Allies"),
                 qPrintable(unknown.err));
        QCOMPARE(edit({"add-force", "Regiment", "--to", "Wall"}).code, int(cli::CouldNot));
        QCOMPARE(edit({"add-force", "Fleet", "--to", "Regiment"}).code, int(cli::CouldNot));
        QCOMPARE(edit({"add-force"}).code, int(cli::CouldNot));
    }
};

MUSTER_TEST_MAIN(tst_ForceCommand)
#include "tst_ForceCommand.moc"
