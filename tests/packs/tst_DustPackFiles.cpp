// SPDX-License-Identifier: GPL-3.0-or-later
#include "DustArmy.h"
#include "packs/PackStore.h"
#include "packs/UnitList.h"
#include "rules/roster/RosterReader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

using namespace muster;

/// What stands beside the game data of Dust: French for every name, scenarios, cards, references, samples.
class tst_DustPackFiles : public QObject
{
    Q_OBJECT

private:
    static QByteArray read(const QString &name)
    {
        QFile file(test::sourceFolder() + "/data/dust/" + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        return file.readAll();
    }

    static QJsonObject json(const QString &name)
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(read(name), &error);
        if (error.error != QJsonParseError::NoError)
            qFatal("%s: %s", qPrintable(name), qPrintable(error.errorString()));
        return document.object();
    }

    // Id of everything with a name of its own -> kind of element.
    static QMap<QString, QString> namedElements()
    {
        static const QSet<QString> links{"entryLink", "infoLink", "categoryLink"};
        QMap<QString, QString> found;
        for (const QString name : {"dust.gst", "allies.cat", "axis.cat", "ssu.cat"}) {
            QXmlStreamReader xml(read(name));
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement && xml.attributes().hasAttribute("id")
                    && xml.attributes().hasAttribute("name") && !links.contains(xml.name().toString()))
                    found.insert(xml.attributes().value("id").toString(), xml.name().toString());
        }
        return found;
    }

    static void collectTexts(const QJsonValue &value, QStringList &english, QStringList &french)
    {
        if (value.isArray()) {
            for (const QJsonValue &item : value.toArray())
                collectTexts(item, english, french);
            return;
        }
        const QJsonObject object = value.toObject();
        if (object.contains("en") && object["en"].isString()) {
            english << object["en"].toString();
            french << object["fr"].toString();
        }
        for (const QJsonValue &item : object)
            if (item.isObject() || item.isArray())
                collectTexts(item, english, french);
    }

private slots:
    void packLoads_withNothingToSay()
    {
        packs::PackFolders folders;
        folders.given << test::sourceFolder() + "/data/dust";
        packs::PackStore store(folders);
        store.load();
        QVERIFY(store.problems().empty());
        const packs::PackPtr pack = store.find("dust");
        QVERIFY(pack);
        for (const base::Finding &finding : pack->findings())
            QFAIL(finding.message().c_str());
        QCOMPARE(pack->factions().size(), std::size_t(3));
        std::size_t units = 0;
        for (const rules::DataFile *faction : pack->factions())
            units += packs::listUnits(pack->data()->book(*faction)).size();
        QCOMPARE(units, std::size_t(329 + 3 * 2)); // a Bunker and a Strongpoint in each bloc
        QCOMPARE(pack->scenarios().size(), std::size_t(11));
        QVERIFY(!pack->cards().plain);
    }

    void samples_areWhatTheManifestSays()
    {
        const QJsonArray samples = json("pack.json")["samples"].toArray();
        QVERIFY(samples.size() >= 2);
        for (const QJsonValue &sample : samples) {
            const QString file = sample["file"].toString();
            const auto loaded = rules::readRoster(read(file).toStdString(), file.toStdString());
            QVERIFY2(loaded.ok(), qPrintable(file));
            QVERIFY(loaded->findings.empty());
            rules::Evaluator judge(test::dustData());
            judge.evaluate(loaded->roster);
            QVERIFY2(judge.legal() == sample["legal"].toBool(), qPrintable(file));
            QCOMPARE(judge.totals().front().value, 100.0);
            QVERIFY(!rules::advantages(judge).empty());
            for (const rules::Advantage &advantage : rules::advantages(judge))
                QVERIFY(advantage.active);
            if (sample["worked"].toBool())
                QCOMPARE(rules::advantages(judge).front().unitNames,
                         (std::vector<std::string>{"Mickey", "Pounder", "Cobra", "Pounder", "Rattler"}));
        }
    }

    void everyName_isInFrench()
    {
        const QJsonObject names = json("lang/fr.json")["names"].toObject();
        const QMap<QString, QString> elements = namedElements();
        QVERIFY(elements.size() > 1000);
        for (auto it = elements.begin(); it != elements.end(); ++it)
            QVERIFY2(!names[it.key()].toString().isEmpty(), qPrintable(it.value() + " " + it.key()));
        QCOMPARE(names.size(), elements.size());
    }

    void everyRuleWithAText_hasAFrenchOne()
    {
        const QJsonObject texts = json("lang/fr.json")["texts"].toObject();
        int known = 0;
        for (const auto &file : test::dustData()->files()) {
            for (const rules::Rule &rule : file->sharedRules) {
                const QString id = QString::fromUtf8(rule.idText.data(), int(rule.idText.size()));
                QCOMPARE(id + (rule.description.empty() ? " unknown" : ""), id + (texts.contains(id) ? "" : " unknown"));
                known += !rule.description.empty();
            }
        }
        QVERIFY(known >= 100);
    }

    void everyConstraint_hasASentenceInBothLanguages()
    {
        const QJsonObject french = json("lang/fr.json")["findings"].toObject();
        QCOMPARE(json("lang/en.json")["findings"].toObject().keys(), french.keys());
        for (const QString name : {"dust.gst", "allies.cat", "axis.cat", "ssu.cat"}) {
            QXmlStreamReader xml(read(name));
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QString("constraint"))
                    QVERIFY2(french.contains(xml.attributes().value("id").toString()), qPrintable(xml.attributes().value("id").toString()));
        }
    }

    void elevenScenarios_inBothLanguages()
    {
        const QJsonArray scenarios = json("scenarios.json")["scenarios"].toArray();
        QCOMPARE(scenarios.size(), 11);
        QStringList names;
        for (const QJsonValue &scenario : scenarios)
            names << scenario["name"]["en"].toString() + "/" + scenario["name"]["fr"].toString();
        QCOMPARE(names,
                 (QStringList{"Meeting/Rencontre", "Take the Dust/Prendre la poussière", "Decoy/Leurre", "Resupply/Ravitaillement",
                              "Set-piece Attack/Attaque en règle", "Every Man for Himself/Chacun pour soi", "Encounter/Rencontre",
                              "No Retreat/Pas de retraite", "The Pincer/La pince", "Clean-up/Nettoyage", "Breakthrough/Percée"}));
        QCOMPARE(scenarios.at(3)["victoryPoints"].toInt(), 5);
        QCOMPARE(scenarios.at(4)["victoryPoints"].toInt(), 7);
        for (int tactics = 0; tactics < 5; ++tactics)
            QCOMPARE(scenarios.at(tactics)["turns"].toInt(), 8);
    }

    void everyTextOfTheJsonFiles_isInBothLanguages()
    {
        for (const QString name : {"pack.json", "cards.json", "scenarios.json", "campaign.json"}) {
            QStringList english, french;
            collectTexts(json(name), english, french);
            QVERIFY(!english.isEmpty());
            for (int index = 0; index < english.size(); ++index)
                QVERIFY2(!english.at(index).isEmpty() && !french.at(index).isEmpty(), qPrintable(name + english.at(index)));
        }
    }

    void limits_goFromFiftyToHundredTwentyFive()
    {
        QList<int> values;
        for (const QJsonValue &preset : json("pack.json").value("limit").toObject()["presets"].toArray())
            values << preset["value"].toInt();
        QCOMPARE(values, (QList<int>{50, 75, 100, 125}));
        QCOMPARE(json("pack.json").value("limit").toObject()["default"].toInt(), 100);
    }

    void references_haveTheSameBlocksAndTables()
    {
        const QStringList english = QString::fromUtf8(read("reference/en.md")).split('\n');
        const QStringList french = QString::fromUtf8(read("reference/fr.md")).split('\n');
        const auto count = [](const QStringList &lines, const QString &prefix) {
            return std::count_if(lines.begin(), lines.end(), [&](const QString &line) { return line.startsWith(prefix); });
        };
        for (const QString prefix : {"# ", "## ", "- ", "| ", "---", "1. ", "7. "})
            QCOMPARE(count(french, prefix), count(english, prefix));
        QCOMPARE(count(english, "## "), 28);
    }

    void references_haveTheFigures()
    {
        const QString english = QString::fromUtf8(read("reference/en.md"));
        for (const QString part :
             {"| 7 | 70 | 28 | 22 | 220 | 88 |", "Turret 360°, Front 45°, Side 180°, Rear 45°", "Bunker 15, Strongpoint 10", "within 15 cm",
              "within 5 cm", "Ten hits", "180 × 120 cm", "| Reserves | 1 | 2 | auto | auto |", "| Delayed | 0 | 1 | 2 | auto |", "(B/2)",
              "range 6, two symbols", "12 places, a vehicle 6, a large one 12, a huge one never", "at most Move 2 or March 4",
              "1/1 against every infantry and vehicle class"})
            QVERIFY2(english.contains(part), qPrintable(part));
    }
};

MUSTER_TEST_MAIN(tst_DustPackFiles)
#include "tst_DustPackFiles.moc"
