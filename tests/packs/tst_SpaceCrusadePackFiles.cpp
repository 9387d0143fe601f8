// SPDX-License-Identifier: GPL-3.0-or-later
#include "PackForce.h"
#include "packs/PackStore.h"

#include <QJsonArray>
#include <QXmlStreamReader>

using namespace muster;

/// What stands in and beside the game data of Space Crusade and Modern Skirmish: arsenal, French, decks, missions, ladders.
class tst_SpaceCrusadePackFiles : public QObject
{
    Q_OBJECT

private:
    using Row = QMap<QString, QString>;

    static QStringList dataFiles(const QString &pack)
    {
        return QDir(test::sourceFolder() + "/data/" + pack).entryList({"*.gst", "*.cat"}, QDir::Files, QDir::Name);
    }

    // Id of everything with a name of its own -> kind of element; ids of links have an empty kind.
    static Row elements(const QString &pack)
    {
        static const QSet<QString> links{"entryLink", "infoLink", "categoryLink", "catalogueLink"};
        Row found;
        for (const QString &name : dataFiles(pack)) {
            QXmlStreamReader xml(test::readPackFile("data/" + pack + "/" + name));
            while (!xml.atEnd()) {
                if (xml.readNext() != QXmlStreamReader::StartElement || !xml.attributes().hasAttribute("id"))
                    continue;
                const bool named = xml.attributes().hasAttribute("name") && !links.contains(xml.name().toString());
                found.insert(xml.attributes().value("id").toString(), named ? xml.name().toString() : QString());
            }
        }
        return found;
    }

    // Characteristic types and cost types -> value, for each profile and each entry of the data.
    static QMap<QString, Row> profilesAndCosts(const QString &pack)
    {
        QMap<QString, Row> found;
        QStringList owners;
        for (const QString &name : dataFiles(pack)) {
            QXmlStreamReader xml(test::readPackFile("data/" + pack + "/" + name));
            while (!xml.atEnd()) {
                const auto token = xml.readNext();
                const QString tag = xml.name().toString();
                const bool owner = tag == "selectionEntry" || tag == "profile";
                if (token == QXmlStreamReader::EndElement && owner)
                    owners.removeLast();
                if (token != QXmlStreamReader::StartElement)
                    continue;
                const QString type = xml.attributes().value("typeId").toString();
                if (owner)
                    owners << xml.attributes().value("id").toString();
                else if (tag == "cost")
                    found[owners.last()].insert(type, xml.attributes().value("value").toString());
                else if (tag == "characteristic")
                    found[owners.last()].insert(type, xml.readElementText());
            }
        }
        return found;
    }

    static void collectTexts(const QJsonValue &value, QStringList &untranslated)
    {
        for (const QJsonValue &item : value.toArray())
            collectTexts(item, untranslated);
        const QJsonObject object = value.toObject();
        if (object["en"].isString() && (object["en"].toString().isEmpty() || object["fr"].toString().isEmpty()))
            untranslated << object["en"].toString();
        for (const QJsonValue &item : object)
            collectTexts(item, untranslated);
    }

    static void packNames()
    {
        QTest::addColumn<QString>("pack");
        QTest::newRow("space-crusade") << "space-crusade";
        QTest::newRow("modern-skirmish") << "modern-skirmish";
    }

private slots:
    void arsenal_data()
    {
        QTest::addColumn<Row>("row");
        for (const Row &row : test::readExpected("crusade_weapons.tsv"))
            QTest::newRow(qPrintable(row["id"])) << row;
    }

    void arsenal()
    {
        static const QMap<QString, Row> data = profilesAndCosts("space-crusade");
        QFETCH(Row, row);
        const Row profile = data["crusade.weapon." + row["id"]];
        QVERIFY(!profile.isEmpty());
        QCOMPARE(profile["crusade.char.class"], row["class"] == "cc" ? "close combat" : row["class"]);
        for (const QString key : {"dice", "range", "template", "bearer"})
            QCOMPARE(profile["crusade.char." + key], row[key]);
        const Row costs = data[(row["class"] == "support" ? "crusade.unit." : "crusade.option.") + row["id"]];
        QCOMPARE(costs["crusade.cost.pa"], row["pa"]);
        const QString kind = row["class"] == "cc" ? "cc" : "fire";
        QCOMPARE(costs["crusade.cost." + kind + "-red"].toInt(), row["red"].toInt());
        QCOMPARE(costs["crusade.cost." + kind + "-white"].toInt(), row["white"].toInt());
    }

    void arsenal_isComplete()
    {
        QSet<QString> known{"hull-bolters", "light-weapon", "heavy-weapon", "android-weapon"};
        for (const Row &row : test::readExpected("crusade_weapons.tsv"))
            known.insert(row["id"]);
        for (const QString &id : elements("space-crusade").keys())
            if (id.startsWith("crusade.weapon."))
                QVERIFY2(known.contains(id.section('.', 2)), qPrintable(id));
        const Row all = elements("space-crusade");
        for (const QString grenade : {"antitank", "antitank-missile", "frag", "melta", "blinding", "defoliant", "plasma", "choke",
                                      "hallucinogen", "photon", "radiation", "nightmare", "melta-bomb", "emp", "vortex"})
            QVERIFY2(all.contains("crusade.option." + grenade), qPrintable(grenade));
    }

    void skirmishWeapons()
    {
        const QMap<QString, Row> data = profilesAndCosts("modern-skirmish");
        for (const Row &row : test::readExpected("skirmish_weapons.tsv")) {
            const Row profile = data["skirmish.weapon." + row["id"]];
            QVERIFY2(!profile.isEmpty(), qPrintable(row["id"]));
            QCOMPARE(profile["skirmish.char.range"], row["cm"]);
            for (const QString key : {"dice", "effects", "shots"})
                QCOMPARE(profile["skirmish.char." + key], row[key]);
        }
        QStringList melee;
        for (const QString level : {"melee-basic", "melee-trained", "melee-specialist"})
            melee << data["skirmish.profile." + level]["skirmish.char.melee-dice"];
        QCOMPARE(melee, (QStringList{"1DC", "2DC", "3DC"}));
    }

    void pack_loadsWithNothingToSay_data() { packNames(); }
    void pack_loadsWithNothingToSay()
    {
        QFETCH(QString, pack);
        packs::PackFolders folders;
        folders.given = {test::sourceFolder() + "/data/" + pack};
        packs::PackStore store(folders);
        store.load();
        const packs::PackPtr found = store.find(pack);
        QVERIFY(found);
        QStringList said;
        for (const base::Finding &finding : found->findings())
            said << QString::fromStdString(finding.message());
        QCOMPARE(said, QStringList());
        QVERIFY(store.problems().empty());
        QVERIFY(!found->reference("fr").isEmpty());
    }

    void names_areInFrench_data() { packNames(); }
    void names_areInFrench()
    {
        QFETCH(QString, pack);
        const QJsonObject french = test::readPackJson("data/" + pack + "/lang/fr.json");
        const QJsonObject names = french["names"].toObject();
        const QJsonObject texts = french["texts"].toObject();
        const Row all = elements(pack);
        QVERIFY(all.size() > 300);
        for (auto it = all.begin(); it != all.end(); ++it) {
            if (it.value().isEmpty())
                continue;
            QVERIFY2(!names[it.key()].toString().isEmpty(), qPrintable(it.key()));
            if (it.value() == "rule")
                QVERIFY2(!texts[it.key()].toString().isEmpty(), qPrintable(it.key()));
        }
        for (const QString part : {"names", "texts", "profiles", "findings"})
            for (const QString &id : french[part].toObject().keys())
                QVERIFY2(all.contains(id), qPrintable(part + " " + id));
    }

    void texts_areInBothLanguages_data() { packNames(); }
    void texts_areInBothLanguages()
    {
        QFETCH(QString, pack);
        QStringList untranslated;
        for (const QString &name : QDir(test::sourceFolder() + "/data/" + pack).entryList({"*.json"}, QDir::Files))
            collectTexts(test::readPackJson("data/" + pack + "/" + name), untranslated);
        QCOMPARE(untranslated, QStringList());
    }

    void references_haveTheSameBlocks_data() { packNames(); }
    void references_haveTheSameBlocks()
    {
        QFETCH(QString, pack);
        QStringList shapes;
        for (const QString language : {"en", "fr"}) {
            QString shape;
            for (const QString &line :
                 QString::fromUtf8(test::readPackFile("data/" + pack + "/reference/" + language + ".md")).split('\n')) {
                if (line.startsWith('#'))
                    shape += line.section(' ', 0, 0) + " ";
                else if (line.startsWith('|'))
                    shape += QString::number(line.count('|'));
            }
            shapes << shape;
        }
        QVERIFY(shapes[0].size() > 100);
        QCOMPARE(shapes[0], shapes[1]);
    }

    void decksAndMissions_areComplete()
    {
        const QJsonArray decks = test::readPackJson("data/space-crusade/events.json")["decks"].toArray();
        QCOMPARE(decks.size(), 3);
        QList<int> cards, titles;
        for (const QJsonValue &deck : decks) {
            QSet<QString> names;
            for (const QJsonValue &card : deck["cards"].toArray())
                names.insert(card["title"]["fr"].toString());
            cards << deck["cards"].toArray().size();
            titles << names.size();
        }
        QCOMPARE(cards, (QList<int>{28, 22, 6}));
        QCOMPARE(titles, (QList<int>{24, 19, 6}));
        QVERIFY(decks[0]["cards"][1]["opensSecondary"].toBool());
        QCOMPARE(test::readPackJson("data/space-crusade/scenarios.json")["scenarios"].toArray().size(),
                 12 + 4); // missions aboard ship and outdoors
    }

    // A rung is called what the army list calls its rank; "Master Archon / Exarch" has two names, "Exarch (6 PV)" only there.
    void ranks_haveTheNamesOfTheArmyList()
    {
        Row english;
        QXmlStreamReader xml(test::readPackFile("data/space-crusade/space-crusade.gst"));
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("selectionEntry"))
                english.insert(xml.attributes().value("id").toString(), xml.attributes().value("name").toString());
        const QJsonObject french = test::readPackJson("data/space-crusade/lang/fr.json")["names"].toObject();
        int compared = 0;
        for (const QJsonValue &ladder : test::readPackJson("data/space-crusade/campaign.json")["ladders"].toArray())
            for (const QJsonValue &rank : ladder["ranks"].toArray())
                for (const QJsonValue &option : rank["options"].toArray()) {
                    const QString entry = option["entry"].toString();
                    if (option["count"].toInt() != 1 || !entry.contains(".rank-"))
                        continue;
                    const QString name = english.value(entry);
                    QCOMPARE(rank["name"]["en"].toString().section(" / ", 0, 0), name.section(" (", 0, 0));
                    QCOMPARE(rank["name"]["fr"].toString().section(" / ", 0, 0), french.value(entry).toString(name).section(" (", 0, 0));
                    ++compared;
                }
        QVERIFY2(compared > 20, qPrintable(QString::number(compared)));
    }

    void ladders_costTheDifferenceOfTheTable()
    {
        QMap<QString, QList<int>> steps;
        const Row all = elements("space-crusade");
        for (const QJsonValue &ladder : test::readPackJson("data/space-crusade/campaign.json")["ladders"].toArray()) {
            for (const QJsonValue &rank : ladder["ranks"].toArray()) {
                steps[ladder["id"].toString().section('.', -1)] << rank["cost"].toInt();
                for (const QJsonValue &option : rank["options"].toArray())
                    QVERIFY2(all.contains(option["entry"].toString()), qPrintable(option["entry"].toString()));
            }
            QVERIFY(ladder["ranks"].toArray().last()["retires"].toBool());
        }
        QCOMPARE(steps["marines"], (QList<int>{0, 40, 20, 20, 20, 20, 20, 20}));
        QCOMPARE(steps["humans"], steps["marines"]);
        QCOMPARE(steps["eldar"], (QList<int>{0, 40, 40, 20, 20, 20, 20}));
        QCOMPARE(steps["orks"], (QList<int>{0, 40, 60, 20, 40}));
    }
};

MUSTER_TEST_MAIN(tst_SpaceCrusadePackFiles)
#include "tst_SpaceCrusadePackFiles.moc"
