// SPDX-License-Identifier: GPL-3.0-or-later
#include "PackArmy.h"
#include "packs/UnitList.h"
#include "rules/data/ExactSizes.h"

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
