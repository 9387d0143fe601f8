// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"
#include "packs/ToyPack.h"
#include "packs/UnitList.h"
#include "packs/user/Corrections.h"
#include "packs/user/UserCatalogue.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <clocale>

using namespace muster;
using test::catalogueXml;
using test::systemXml;

namespace {

QJsonObject manifest(const QString &id)
{
    return {{"format", 1},
            {"id", id},
            {"prefix", "toy"},
            {"name", QJsonObject{{"en", "Toy"}, {"fr", "Jouet"}}},
            {"version", "1.0.0"},
            {"measure", "cm"},
            {"system", "toy.gst"},
            {"catalogues", QJsonArray{"blue.cat"}},
            {"cost", "toy.cost.pts"},
            {"force", "toy.force.army"},
            {"languages", QJsonArray{"en", "fr"}},
            {"cards", "cards.json"},
            {"limit",
             QJsonObject{{"default", 100},
                         {"presets",
                          QJsonArray{QJsonObject{
                              {"value", 100}, {"min", 50}, {"max", 150}, {"name", QJsonObject{{"en", "Usual"}, {"fr", "Habituel"}}}}}}}},
            {"reference", QJsonObject{{"en", "en.md"}}}};
}

} // namespace

/// Packs and plain folders made by hand, whole and broken.
class tst_PackStore : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString &relative) const { return m_folder->filePath(relative); }

    void write(const QString &relative, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(relative)).path());
        QFile file(path(relative));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void writeJson(const QString &relative, const QJsonObject &json) const { write(relative, QJsonDocument(json).toJson()); }

    void makePack(const QString &id) const
    {
        const QString folder = "packs/" + id + '/';
        writeJson(folder + "pack.json", manifest(id));
        write(folder + "toy.gst", QByteArray(systemXml).replace("toy.system", "toy.system." + id.toUtf8()));
        write(folder + "blue.cat", QByteArray(catalogueXml).replace("toy.system", "toy.system." + id.toUtf8()));
        writeJson(folder + "lang/fr.json",
                  {{"language", "fr"},
                   {"names", QJsonObject{{"toy.unit.guard", "Garde"}}},
                   {"values", QJsonObject{{"toy.char.move", QJsonObject{{"4", "quatre"}}}}}});
        writeJson(folder + "cards.json",
                  {{"format", 1},
                   {"head", "hull"},
                   {"cards",
                    QJsonArray{QJsonObject{{"id", "unit"},
                                           {"match", QJsonObject{{"profileType", "toy.profile-type.unit"}}},
                                           {"front", QJsonArray{QJsonObject{{"block", "line"}, {"value", "{c:toy.char.move}"}}}}}}}});
        write(folder + "en.md", "# Toy\n");
    }

    packs::PackFolders folders() const { return {{}, {}, path("packs"), path("user")}; }

    packs::PackStore loaded() const
    {
        packs::PackStore store(folders());
        store.load();
        return store;
    }

    // The one thing that is wrong with pack "bad"; "good" must be there whatever it is.
    void checkBroken(bool usable, const char *file, const char *reason) const
    {
        const packs::PackStore store = loaded();
        QVERIFY(store.find("good"));
        QVERIFY(!store.find("good")->broken());
        QCOMPARE(store.problems().size(), 1u);
        const packs::PackProblem &problem = store.problems().front();
        QCOMPARE(problem.id, "bad");
        QCOMPARE(problem.usable, usable);
        QCOMPARE(store.find("bad") != nullptr, usable);
        QVERIFY2(QString::fromStdString(problem.sentence().english()).startsWith("bad: " + QString(file)),
                 problem.sentence().english().c_str());
        QVERIFY2(QString::fromStdString(problem.sentence().english()).contains(reason), problem.sentence().english().c_str());
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        makePack("good");
    }

    void wholePack_isReadWithEverythingBesideIt()
    {
        const packs::PackStore store = loaded();
        QVERIFY2(store.problems().empty(), store.problems().empty() ? "" : store.problems().front().sentence().english().c_str());
        const packs::PackPtr pack = store.find("good");
        QVERIFY(pack);
        QCOMPARE(store.find("jouet"), pack);
        QCOMPARE(store.forGameSystem("toy.system.good"), pack);
        QCOMPARE(pack->name("fr"), "Jouet");
        QCOMPARE(pack->manifest().measure, packs::Measure::Centimetre);
        QCOMPARE(pack->limitName(120, "fr"), "Habituel");
        QCOMPARE(pack->limitName(151, "fr"), QString());
        QCOMPARE(pack->language("fr").name("toy.slot.line.men.guard::toy.unit.guard", "Guard"), "Garde");
        QCOMPARE(pack->language("fr").value("toy.profile.guard", "toy.char.move", "4"), "quatre");
        QCOMPARE(pack->language("de").name("toy.unit.guard", "Guard"), "Guard");
        QCOMPARE(pack->reference("fr"), "# Toy\n");
        QVERIFY(pack->cards().facesFor({"toy.profile-type.unit"}, {}, "unit"));
        QCOMPARE(pack->factions().size(), 1u);
        QCOMPARE(pack->pointsType()->idText, "toy.cost.pts");
    }

    void units_areFoundInFormations()
    {
        const packs::PackPtr pack = loaded().find("good");
        const auto units = packs::listUnits(pack->data()->book(*pack->factions().front()));
        QCOMPARE(units.size(), 1u);
        QCOMPARE(units.front().id, "toy.unit.guard");
        QCOMPARE(units.front().costs.front().value, 7.0);
        QCOMPARE(units.front().profiles.size(), 1u);
    }

    void brokenPack_isNamedWithTheReason_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content"); // empty = the file is missing
        QTest::addColumn<bool>("usable");
        QTest::addColumn<QString>("reason");
        QTest::newRow("manifest is no JSON") << "pack.json" << QByteArray("{\n \"id\": \n") << false << "not valid JSON";
        QTest::newRow("manifest without system")
            << "pack.json" << QByteArray("{\"format\": 1, \"id\": \"bad\"}") << false << "\"system\" is missing";
        QTest::newRow("id that leads elsewhere")
            << "pack.json" << QByteArray("{\"format\": 1, \"id\": \"../../evil\", \"system\": \"toy.gst\"}") << false << "not a plain name";
        QTest::newRow("game system missing") << "toy.gst" << QByteArray() << false << "does not exist";
        QTest::newRow("catalogue missing") << "blue.cat" << QByteArray() << true << "does not exist";
        QTest::newRow("language missing") << "lang/fr.json" << QByteArray() << true << "does not exist";
        QTest::newRow("language is no JSON") << "lang/fr.json" << QByteArray("nonsense") << true << "not valid JSON";
        QTest::newRow("language with an unknown id")
            << "lang/fr.json" << QByteArray("{\"language\": \"fr\", \"names\": {\"toy.unit.ghost\": \"Fantôme\"}}") << true
            << "toy.unit.ghost";
        QTest::newRow("cards are no JSON") << "cards.json" << QByteArray("[1]") << true << "not an object";
        QTest::newRow("cards with an unknown id")
            << "cards.json"
            << QByteArray("{\"format\": 1, \"cards\": [{\"id\": \"x\", \"match\": {\"profileType\": \"toy.profile-type.ghost\"}}]}") << true
            << "toy.profile-type.ghost";
        QTest::newRow("reference missing") << "en.md" << QByteArray() << true << "does not exist";
    }

    void brokenPack_isNamedWithTheReason()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(bool, usable);
        QFETCH(QString, reason);
        makePack("bad");
        if (content.isEmpty())
            QVERIFY(QFile::remove(path("packs/bad/" + file)));
        else
            write("packs/bad/" + file, content);
        checkBroken(usable, qPrintable(file), qPrintable(reason));
    }

    void catalogueThatIsNoXml_leavesTheOtherPacks()
    {
        makePack("bad");
        write("packs/bad/blue.cat", "<catalogue");
        const packs::PackStore store = loaded();
        QVERIFY(store.find("good"));
        QCOMPARE(store.problems().size(), 1u);
        QVERIFY2(QString::fromStdString(store.problems().front().sentence().english()).contains("blue.cat"),
                 store.problems().front().sentence().english().c_str());
    }

    void fileOutsideThePack_isRefused()
    {
        makePack("bad");
        QJsonObject json = manifest("bad");
        json["cards"] = "../good/cards.json";
        writeJson("packs/bad/pack.json", json);
        checkBroken(true, "../good/cards.json", "not inside");
    }

    void brokenCards_fallBackToThePlainCard()
    {
        makePack("bad");
        write("packs/bad/cards.json", "{");
        const packs::PackStore store = loaded();
        QVERIFY(store.find("bad")->cards().plain);
        QVERIFY(store.find("bad")->broken());
    }

    void plainFolder_isAPackWithDefaults()
    {
        write("data/My Toy/toy.gst", systemXml);
        write("data/My Toy/blue.cat", catalogueXml);
        packs::PackStore store({{path("data/My Toy")}, {}, {}, {}});
        store.load();
        const packs::PackPtr pack = store.find("my-toy");
        QVERIFY(pack);
        QVERIFY(pack->plain());
        QVERIFY(pack->cards().plain);
        QCOMPARE(pack->name("fr"), "Toy");
        QCOMPARE(pack->pointsType()->name, "pts");
        QCOMPARE(packs::listUnits(pack->data()->book(*pack->factions().front())).size(), 1u);
    }

    void givenFolder_mayHoldSeveralPacks_andWinsOverTheProgram()
    {
        write("data/one/toy.gst", systemXml);
        makePack("good");
        QVERIFY(QDir().mkpath(path("given")));
        QVERIFY(QFile::rename(path("packs/good"), path("given/good")));
        makePack("good");
        packs::PackStore store({{path("given"), path("data")}, {}, path("packs"), {}});
        store.load();
        QCOMPARE(store.packs().size(), 2u);
        QCOMPARE(store.find("good")->folder(), QDir(path("given/good")).absolutePath());
    }

    // Two revisions of a game differ in their factions, mostly, and not in the system: a list takes the one that it was made with.
    void listTakesItsOwnRevision_data()
    {
        QTest::addColumn<int>("revision");
        QTest::addColumn<QString>("folder");
        QTest::newRow("the first") << 1 << "data/old/toy";
        QTest::newRow("the second") << 2 << "data/new/toy";
        QTest::newRow("neither") << 9 << "data/old/toy";
    }
    void listTakesItsOwnRevision()
    {
        QFETCH(int, revision);
        QFETCH(QString, folder);
        QByteArray newer = catalogueXml;
        newer.replace("name=\"Blue\" revision=\"1\"", "name=\"Blue\" revision=\"2\"");
        QVERIFY(newer != catalogueXml);
        write("data/old/toy/toy.gst", systemXml);
        write("data/old/toy/blue.cat", catalogueXml);
        write("data/new/toy/toy.gst", systemXml);
        write("data/new/toy/blue.cat", newer);
        packs::PackStore store({{path("data/old/toy"), path("data/new/toy"), path("data/old/toy")}, {}, {}, {}});
        store.load();
        QCOMPARE(store.packs().size(), 2u); // the same once more is no third
        rules::Roster roster;
        roster.gameSystemId = "toy.system";
        roster.gameSystemRevision = 1;
        rules::Force force;
        force.catalogueId = "toy.catalogue.blue";
        force.catalogueRevision = revision;
        rules::Force outer;
        outer.catalogueId = "nowhere";
        outer.forces.push_back(force);
        roster.forces.push_back(outer);
        const packs::PackPtr pack = store.forRoster(roster);
        QVERIFY(pack);
        QCOMPARE(pack->folder(), QDir(path(folder)).absolutePath());
        roster.gameSystemId = "other";
        QVERIFY(!store.forRoster(roster));
    }

    void emptyFolder_isAProblemThatNamesIt()
    {
        QVERIFY(QDir().mkpath(path("nothing")));
        packs::PackStore store({{path("nothing"), path("nowhere")}, {}, path("packs"), {}});
        store.load();
        QCOMPARE(store.packs().size(), 1u);
        QCOMPARE(store.problems().size(), 2u);
        QCOMPARE(store.problems().front().id, "nothing");
    }

    void progress_mayStopTheLoading()
    {
        packs::PackStore store(folders());
        QStringList seen;
        store.load([&seen](const QString &what, double) {
            seen << what;
            return false;
        });
        QCOMPARE(seen, QStringList{"good"});
        QVERIFY(store.packs().empty());
    }

    void packOfAnotherStore_replacesTheOneOfTheSameId()
    {
        packs::PackStore mine = loaded(), other(folders());
        const auto read = other.add(path("packs/good"));
        QVERIFY(read);
        QVERIFY(mine.find("good") != *read);
        mine.put(*read);
        QCOMPARE(mine.packs().size(), 1u);
        QCOMPARE(mine.find("good"), *read);
    }

    void ownUnit_isOfferedInForceAndSlot_andSurvivesReload()
    {
        packs::PackStore store = loaded();
        packs::UserCatalogue own("good", "toy.catalogue.blue", "toy.system.good");
        packs::UserUnit unit;
        unit.name = "Médic";
        unit.costs = {{"toy.cost.pts", 5}};
        unit.categoryIds = {"toy.category.unit"};
        unit.slotIds = {"toy.slot.line.men"};
        unit.profiles = {{"", "Médic", "toy.profile-type.unit", "Unit", {{"toy.char.move", "3"}}}};
        unit.rules = {{"", "Heals", "Once a turn."}};
        const QString id = own.put(unit);
        QCOMPARE(id, "user.toy.catalogue.blue.unit.medic");
        QVERIFY(own.save(path("user")));

        const packs::PackPtr pack = store.reload("good");
        QVERIFY(pack);
        QVERIFY2(!pack->broken(), pack->findings().empty() ? "" : pack->findings().front().message().c_str());
        QCOMPARE(pack->userIds(), QStringList{id});
        QCOMPARE(pack->factions().size(), 1u);
        const rules::Book &book = pack->data()->book(*pack->factions().front());
        QVERIFY(book.findRoot(id.toStdString()));
        const rules::EntryNode *line = book.findRoot("toy.formation.line");
        QVERIFY(line && book.findBelow(*line, id.toStdString()));
        QCOMPARE(packs::listUnits(book).size(), 2u);

        const auto again = packs::UserCatalogue::load(path("user"), "good", "toy.catalogue.blue", "toy.system.good");
        QVERIFY(again);
        QCOMPARE(again->units().size(), 1);
        QCOMPARE(again->units().first(), *own.unit(id));
    }

    void ownUnit_changedAndRemoved_keepsWhatTheFileHasBesides()
    {
        packs::UserCatalogue own("good", "toy.catalogue.blue", "toy.system.good");
        packs::UserUnit unit;
        unit.name = "Scout";
        unit.modelsMin = 2;
        unit.modelsMax = 4;
        unit.costs = {{"toy.cost.pts", 3}};
        unit.id = own.put(unit);
        QByteArray xml = own.toXml();
        xml.replace("</catalogue>", "<readme>mine</readme></catalogue>");
        auto read = packs::UserCatalogue::fromXml(xml, "good", "toy.catalogue.blue", "toy.system.good", "x.cat");
        QVERIFY(read);
        QCOMPARE(read->units().first(), unit);
        unit.root = false;
        unit.modelsMax = 0;
        unit.modelsMin = 0;
        read->put(unit);
        QVERIFY(read->toXml().contains("mine"));
        QCOMPARE(read->unit(unit.id)->costs.value("toy.cost.pts"), 3.0);
        const auto second = packs::UserCatalogue::fromXml(read->toXml(), "good", "toy.catalogue.blue", "toy.system.good", "x.cat");
        QCOMPARE(second->units().first(), unit);
        packs::UserUnit namesake;
        namesake.name = "Scout";
        QVERIFY(read->put(namesake) != unit.id);
        QVERIFY(read->remove(unit.id));
        QVERIFY(!read->remove(unit.id));
        QCOMPARE(read->units().size(), 1);
    }

    // The C library of a French desktop writes 12,5; files do not.
    void ownUnit_costsAreTheSameInEveryLocale()
    {
        packs::UserCatalogue own("good", "toy.catalogue.blue", "toy.system.good");
        packs::UserUnit unit;
        unit.name = "Scout";
        unit.costs = {{"toy.cost.pts", 12.5}};
        own.put(unit);
        const QByteArray before = setlocale(LC_NUMERIC, nullptr);
        for (const char *name : {"C", "fr_FR.UTF-8", "fr_FR.utf8", "de_DE.UTF-8"}) { // those that are installed
            if (!setlocale(LC_NUMERIC, name))
                continue;
            const auto read = packs::UserCatalogue::fromXml(own.toXml(), "good", "toy.catalogue.blue", "toy.system.good", "x.cat");
            setlocale(LC_NUMERIC, before.constData());
            QVERIFY(read);
            QCOMPARE(read->units().first().costs.value("toy.cost.pts"), 12.5);
        }
    }

    void ownUnit_keepsLinksThatAreNoRules()
    {
        packs::UserCatalogue own("good", "toy.catalogue.blue", "toy.system.good");
        packs::UserUnit unit;
        unit.name = "Scout";
        unit.ruleIds = {"toy.rule.fast"};
        unit.id = own.put(unit);
        QByteArray xml = own.toXml();
        xml.replace("<infoLinks>", "<infoLinks><infoLink id=\"by-hand\" targetId=\"toy.profile.guard\" type=\"profile\"/>");
        auto read = packs::UserCatalogue::fromXml(xml, "good", "toy.catalogue.blue", "toy.system.good", "x.cat");
        QVERIFY(read);
        QCOMPARE(read->units().first().ruleIds, QStringList{"toy.rule.fast"});
        unit.ruleIds.clear();
        read->put(unit);
        QVERIFY(read->toXml().contains("by-hand"));
        QVERIFY(!read->toXml().contains("toy.rule.fast"));
    }

    void ownUnits_stayInTheirFolder_whateverTheCatalogueIsCalled()
    {
        const QString catalogue = "../../evil/100%";
        packs::UserCatalogue own("good", catalogue, "toy.system.good");
        packs::UserUnit unit;
        unit.name = "Scout";
        own.put(unit);
        QVERIFY(own.save(path("user")));
        const QStringList files = QDir(path("user/good")).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        QCOMPARE(packs::UserCatalogue::catalogueOf(files.first()), catalogue);
        QCOMPARE(packs::UserCatalogue::load(path("user"), "good", catalogue, "toy.system.good")->units().size(), 1);
    }

    void brokenUserData_isNamedAndLeftOut()
    {
        write("user/good/user-toy.catalogue.blue.cat", "<catalogue");
        write("user/good/corrections.json", "{");
        const packs::PackStore store = loaded();
        QVERIFY(store.find("good"));
        QCOMPARE(store.problems().size(), 1u);
        QCOMPARE(store.problems().front().findings.size(), 2u);
        QVERIFY(!packs::UserCatalogue::load(path("user"), "good", "toy.catalogue.blue", "toy.system.good"));
    }

    void corrections_areLaidOverTheData()
    {
        packs::Corrections corrections;
        corrections.setCost("toy.unit.guard", "toy.cost.pts", 9);
        corrections.setCharacteristic("toy.profile.guard", "toy.char.move", "6");
        QVERIFY(corrections.save(path("user"), "good"));
        const packs::PackPtr pack = loaded().find("good");
        QVERIFY(!pack->broken());
        QCOMPARE(pack->userIds(), (QStringList{"toy.profile.guard", "toy.unit.guard"}));
        const auto units = packs::listUnits(pack->data()->book(*pack->factions().front()));
        QCOMPARE(units.front().costs.front().value, 9.0);
        QCOMPARE(units.front().profiles.front()->characteristics.front().value, "6");
        auto read = packs::Corrections::load(path("user"), "good");
        QVERIFY(read);
        read->remove("toy.unit.guard");
        QCOMPARE(read->ids(), QStringList{"toy.profile.guard"});
        QVERIFY(read->costs("toy.unit.guard").isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_PackStore)
#include "tst_PackStore.moc"
