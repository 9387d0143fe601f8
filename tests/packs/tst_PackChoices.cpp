// SPDX-License-Identifier: GPL-3.0-or-later
#include "PackArmy.h"
#include "packs/UnitList.h"
#include "rules/data/ExactSizes.h"

#include <QDir>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace muster;

/// What a pack offers beyond its rules: sizes that go in steps, typical support of its formations.
class tst_PackChoices : public QObject
{
    Q_OBJECT

private:
    /// Every entry that can be chosen, by its id; the first place counts.
    static QHash<QString, const rules::EntryNode *> entries(const packs::Pack &pack)
    {
        QHash<QString, const rules::EntryNode *> all;
        for (const rules::DataFile *catalogue : pack.factions())
            for (const rules::EntryNode *root : pack.data()->book(*catalogue).roots()) {
                const auto add = [&all](const auto &self, const rules::EntryNode &node, int depth) -> void {
                    const QString id = QString::fromUtf8(node.entry().idText.data(), qsizetype(node.entry().idText.size()));
                    if (!all.contains(id))
                        all.insert(id, &node);
                    if (depth < 8)
                        for (const rules::EntryNode *inner : node.children())
                            self(self, *inner, depth + 1);
                };
                add(add, *root, 0);
            }
        return all;
    }

private slots:
    void sizes_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QList<int>>("expected");
        QTest::newRow("by threes") << "dropzone-commander"
                                   << "dzc.model.scourge.hunter" << QList<int>{3, 6, 9};
        QTest::newRow("any number") << "dropzone-commander"
                                    << "dzc.model.ucm.kodiak" << QList<int>{};
        QTest::newRow("no size at all") << "dust"
                                        << "dust.unit.ghosts" << QList<int>{};
    }

    void sizes()
    {
        QFETCH(QString, pack);
        QFETCH(QString, entry);
        const auto all = entries(*test::pack(pack));
        QVERIFY(all.contains(entry));
        const std::vector<int> sizes = rules::exactSizes(*all.value(entry));
        QTEST(QList<int>(sizes.begin(), sizes.end()), "expected");
    }

    // Each size that is offered is one that the data allow, and every other one between them is not.
    void sizes_areThoseOfTheRules()
    {
        test::PackArmy army("dropzone-commander", "dzc.catalogue.scourge", 1500);
        const auto all = entries(army.game());
        std::string hunters;
        for (const rules::EntryNode *root : army.game().data()->book("dzc.catalogue.scourge")->roots())
            for (const rules::EntryNode *inner : root->entriesBelow())
                if (hunters.empty() && inner->entry().idText == "dzc.unit.scourge.hunter")
                    hunters = army.add(army.add({}, QString::fromStdString(root->path())), QString::fromStdString(inner->path()));
        QVERIFY(!hunters.empty());
        const std::vector<int> sizes = rules::exactSizes(*all.value("dzc.model.scourge.hunter"));
        for (int size = 3; size <= 9; ++size) {
            army.setCount(hunters, "dzc.model.scourge.hunter", size);
            const QStringList broken = army.broken().filter("dzc.model.scourge.hunter");
            QCOMPARE(broken.isEmpty(), std::find(sizes.begin(), sizes.end(), size) != sizes.end());
        }
    }

    // Shots, dice, ranges, areas of every weapon follow one notation each: figures that a program can read, or a known sign for none.
    void weapons_areFigures_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("characteristic");
        QTest::addColumn<QString>("notation");
        const auto row = [](const char *pack, const QStringList &characteristics, const char *notation) {
            for (const QString &each : characteristics)
                QTest::newRow(qPrintable(each)) << QString(pack) << each << QString::fromUtf8(notation);
        };
        QStringList cells;
        for (const char *cell : {"i1", "i2", "i3", "i4", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "a1", "a2", "a3"})
            cells.append(QString("dust.char.") + cell);
        row("dust", cells, "|–|(\\d+|B+)/(\\d+|K)");
        row("dust", {"dust.char.count"}, "\\d+");
        row("dust", {"dust.char.range"}, "–|C|\\d+(-\\d+)?");
        row("dust", {"dust.char.shots"}, "|\\d+");
        row("dropzone-commander", {"dzc.char.weapon.e"}, "-|\\*+|\\d+\\*?");
        row("dropzone-commander", {"dzc.char.weapon.sh"}, "\\d+");
        row("dropzone-commander", {"dzc.char.weapon.ac"}, "-|\\*|\\d\\+(/\\d\\+)?\\**");
        row("dropzone-commander", {"dzc.char.weapon.rf", "dzc.char.weapon.rc", "dzc.char.weapon.mf"}, "|-|∞|CC|\\*|\\d+″\\*?");
        row("dropzone-commander", {"dzc.char.weapon.shots"}, "-|\\d+");
        row("modern-skirmish", {"skirmish.char.dice"}, "-|\\d+D(C|\\d+)");
        row("modern-skirmish", {"skirmish.char.range", "skirmish.char.shots"}, "|\\d+");
        row("modern-skirmish", {"skirmish.char.effects"}, "|-|((AoE \\d+|[A-Z][A-Za-z]+)( |$))+");
        row("at-43",
            {"at43.char.weapon.accuracy", "at43.char.weapon.rate", "at43.char.weapon.rerolls", "at43.char.weapon.penetration",
             "at43.char.weapon.damage", "at43.char.weapon.area"},
            "|\\d+");
        row("space-crusade", {"crusade.char.dice"}, "special|4R–1R|((\\d+x)?\\(?\\d+[RB](\\+\\d+[RB])?\\)?)(/\\d+[RB])?");
        row("space-crusade", {"crusade.char.range"}, "|C|\\d+");
        row("space-crusade", {"crusade.char.shots"}, "|\\d+");
    }

    void weapons_areFigures()
    {
        QFETCH(QString, pack);
        QFETCH(QString, characteristic);
        QFETCH(QString, notation);
        const QRegularExpression wanted(QRegularExpression::anchoredPattern(notation));
        QVERIFY(wanted.isValid());
        const QDir folder(test::sourceFolder() + "/data/" + pack);
        int seen = 0;
        for (const QString &name : folder.entryList({"*.gst", "*.cat"}, QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QXmlStreamReader xml(&file);
            while (!xml.atEnd()) {
                if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("characteristic")
                    || xml.attributes().value("typeId") != characteristic)
                    continue;
                const QString value = xml.readElementText();
                QVERIFY2(wanted.match(value).hasMatch(), qPrintable(name + ": " + value));
                ++seen;
            }
        }
        QVERIFY(seen > 5);
    }

    void dust_everyPlatoonHasItsSupport()
    {
        const packs::PackPtr pack = test::pack("dust");
        const auto &support = pack->manifest().typicalSupport;
        QCOMPARE(support.size(), 10);
        const auto all = entries(*pack);
        for (auto it = support.begin(); it != support.end(); ++it) {
            QVERIFY2(all.contains(it.key()), qPrintable(it.key()));
            QVERIFY(it.value().size() >= 6);
            const rules::DataFile &bloc = all.value(it.key())->book().catalogue();
            for (const QString &unit : it.value())
                QVERIFY2(all.contains(unit) && &all.value(unit)->book().catalogue() == &bloc, qPrintable(unit));
        }
    }
};

MUSTER_TEST_MAIN(tst_PackChoices)
#include "tst_PackChoices.moc"
