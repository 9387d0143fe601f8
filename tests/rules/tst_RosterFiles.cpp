// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterJson.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"
#include "support/TestMain.h"

#include <QRegularExpression>

#include <random>

using namespace muster;

namespace {

QString text(const std::string &text)
{
    return QString::fromStdString(text);
}

std::string roster(const std::string &inside, const std::string &attributes = {})
{
    return R"(<roster id="r" name="List" gameSystemId="s" gameSystemName="Game" gameSystemRevision="4")" + attributes + ">" + inside
        + "</roster>";
}

std::string force(const std::string &inside, const std::string &id = "f")
{
    return "<force id=\"" + id + R"(" name="Army" entryId="army" catalogueId="c" catalogueRevision="2" catalogueName="Own">)" + inside
        + "</force>";
}

std::string selection(const std::string &id, const std::string &inside = {}, const std::string &attributes = {})
{
    return "<selection id=\"" + id + "\" name=\"Unit\" entryId=\"u\" number=\"1\" type=\"unit\"" + attributes + ">" + inside
        + "</selection>";
}

rules::ReadRoster readWell(const std::string &xml)
{
    auto read = rules::readRoster(xml, "list.ros");
    if (!read)
        qFatal("%s", read.error().message().c_str());
    return std::move(*read);
}

// "line: sentence (how often)" of everything that was noticed.
QStringList notes(const rules::ReadRoster &read)
{
    QStringList all;
    for (const base::Finding &finding : read.findings)
        all.append(
            QString("%1 %2: %3 (%4)").arg(finding.line).arg(text(finding.rule), text(finding.sentence.english())).arg(finding.count));
    return all;
}

/// A roster that nobody would build, with a bit of everything.
class RandomRoster
{
public:
    explicit RandomRoster(unsigned seed) : m_random(seed) {}

    rules::Roster make()
    {
        rules::Roster made;
        made.id = id();
        made.name = words();
        made.gameSystemId = "s";
        made.gameSystemName = words();
        made.gameSystemRevision = int(below(9));
        made.customNotes = words();
        for (std::size_t i = below(3); i > 0; --i)
            made.costLimits.push_back({"pts" + std::to_string(i), "t" + std::to_string(i), double(below(4000)) / 4});
        for (std::size_t i = below(3); i > 0; --i)
            made.savedCosts.push_back({"pts" + std::to_string(i), "t" + std::to_string(i), double(below(4000)) / 4});
        for (std::size_t i = below(3); i > 0; --i)
            made.tags.push_back(words());
        made.extras = extras();
        for (std::size_t i = below(3); i > 0; --i)
            made.forces.push_back(force(0));
        return made;
    }

private:
    std::size_t below(std::size_t end) { return m_random() % end; }
    std::string id() { return "i" + std::to_string(++m_last); }
    std::string words()
    {
        return std::vector<std::string>{
            "", "Falke", "a < b & \"c\"", "'one'\ttwo", "line\nline", "é€𝄞", " with blanks ", "&amp;lt;", "]]>"}[below(9)];
    }
    rules::Extras extras()
    {
        rules::Extras made;
        for (std::size_t i = below(3); i > 0; --i)
            made["key" + std::to_string(i)] = words();
        return made;
    }
    rules::SnapshotPtr snapshot()
    {
        auto made = std::make_shared<rules::Snapshot>();
        for (std::size_t i = below(3); i > 0; --i)
            made->costs.push_back({"pts", "t" + std::to_string(i), double(below(400)) / 8});
        for (std::size_t i = below(3); i > 0; --i)
            made->rules.push_back({"rule" + std::to_string(i), words(), words(), "", "p" + std::to_string(i), below(2) > 0});
        for (std::size_t i = below(2); i > 0; --i) {
            rules::ProfileValue profile{"profile" + std::to_string(i), words(), "type", "Type", "pub", "9", below(2) > 0, {}};
            for (std::size_t k = below(3); k > 0; --k)
                profile.characteristics.push_back({"C" + std::to_string(k), "c" + std::to_string(k), words()});
            made->profiles.push_back(profile);
        }
        for (std::size_t i = below(2); i > 0; --i)
            made->publications.push_back({"pub" + std::to_string(i), words()});
        made->page = below(2) ? "12" : "";
        made->publicationId = below(2) ? "pub" : "";
        return made;
    }
    rules::Selection selection(int depth)
    {
        rules::Selection made;
        made.id = id();
        made.entryId = "link::entry" + std::to_string(below(5));
        made.entryGroupId = below(2) ? "group" : "";
        made.name = words();
        made.type = std::vector<std::string>{"unit", "model", "upgrade"}[below(3)];
        made.customName = words();
        made.customNotes = words();
        made.number = 1 + int(below(20));
        made.snapshot = snapshot();
        made.extras = extras();
        m_selections.push_back(made.id);
        if (below(3) == 0)
            made.associations.push_back({"joins", m_selections[below(m_selections.size())]});
        for (std::size_t i = depth > 3 ? 0 : below(3); i > 0; --i)
            made.selections.push_back(selection(depth + 1));
        return made;
    }
    rules::Force force(int depth)
    {
        rules::Force made;
        made.id = id();
        made.entryId = "army";
        made.name = words();
        made.catalogueId = "c";
        made.catalogueName = words();
        made.catalogueRevision = int(below(30));
        made.customName = words();
        made.customNotes = words();
        made.snapshot = std::make_shared<rules::Snapshot>();
        made.extras = extras();
        for (std::size_t i = below(4); i > 0; --i)
            made.selections.push_back(selection(0));
        for (std::size_t i = depth > 1 ? 0 : below(2); i > 0; --i)
            made.forces.push_back(force(depth + 1));
        return made;
    }

    std::mt19937 m_random;
    int m_last = 0;
    std::vector<std::string> m_selections;
};

} // namespace

/// Rosters in their files: what is read of them, what is told, what is written again.
class tst_RosterFiles : public QObject
{
    Q_OBJECT

private slots:
    void written_asOthersWriteIt()
    {
        rules::Roster made;
        made.id = "r";
        made.name = "A & B";
        made.gameSystemId = "s";
        made.gameSystemName = "Game";
        made.gameSystemRevision = 4;
        made.costLimits = {{"pts", "p", 500}};
        made.tags = {"club"};
        rules::Force army;
        army.id = "f";
        army.entryId = "army";
        army.name = "Army";
        army.catalogueId = "c";
        army.catalogueName = "Own";
        army.catalogueRevision = 2;
        rules::Selection unit;
        unit.id = "u1";
        unit.entryId = "l::u";
        unit.name = "Unit";
        unit.type = "unit";
        unit.number = 3;
        unit.customName = "The \"Best\"";
        unit.customNotes = "one\ntwo";
        auto saved = std::make_shared<rules::Snapshot>();
        saved->costs = {{"pts", "p", 22.5}};
        saved->rules = {{"x", "Brave", "Never <runs>.", "", "7", false}};
        saved->profiles = {{"y", "Unit", "t", "Type", "", "", true, {{"M", "m", "4\""}}}};
        unit.snapshot = saved;
        army.selections = {unit};
        made.forces = {army};
        const QString xml = text(rules::writeRoster(made));
        const auto has = [&xml](const QString &piece) {
            return QTest::qVerify(xml.contains(piece), qPrintable(piece), qPrintable(xml), __FILE__, __LINE__);
        };
        QVERIFY(xml.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<roster id=\"r\" name=\"A &amp; B\""));
        has("<costLimit name=\"pts\" typeId=\"p\" value=\"500.0\"/>");
        has("    <force id=\"f\" name=\"Army\" entryId=\"army\" catalogueId=\"c\" catalogueRevision=\"2\" catalogueName=\"Own\">\n");
        has("<selection id=\"u1\" name=\"Unit\" entryId=\"l::u\" customName=\"The &quot;Best&quot;\" number=\"3\" type=\"unit\">");
        has("<customNotes>one\ntwo</customNotes>");
        has("<rule id=\"x\" name=\"Brave\" page=\"7\" hidden=\"false\">");
        has("<description>Never &lt;runs&gt;.</description>");
        has("<profile id=\"y\" name=\"Unit\" hidden=\"true\" typeId=\"t\" typeName=\"Type\">");
        has("<characteristic name=\"M\" typeId=\"m\">4\"</characteristic>");
        has("<cost name=\"pts\" typeId=\"p\" value=\"22.5\"/>");
        QVERIFY(!xml.contains("publicationId")); // what is empty is not said
        QCOMPARE(rules::readRoster(xml.toStdString())->roster.forces.front().selections.front().customName, std::string("The \"Best\""));
    }

    void random_comesBack_fromXmlAndJson()
    {
        for (unsigned seed = 0; seed < 150; ++seed) {
            const rules::Roster made = RandomRoster(seed).make();
            const std::string xml = rules::writeRoster(made);
            const rules::ReadRoster read = readWell(xml);
            QVERIFY2(notes(read).isEmpty(), qPrintable(notes(read).join('\n')));
            QVERIFY2(rules::writeRoster(read.roster) == xml, xml.c_str());
            const std::string json = rules::writeRosterJson(read.roster);
            rules::ReadRoster again = readWell(json);
            QVERIFY2(notes(again).isEmpty(), qPrintable(notes(again).join('\n')));
            QVERIFY2(rules::writeRoster(again.roster) == xml, json.c_str());
        }
    }

    void whatIsWrong_isToldOnce_data()
    {
        QTest::addColumn<QString>("xml");
        QTest::addColumn<QString>("notes");
        const auto row = [](const char *name, const std::string &xml, const char *notes) {
            QTest::newRow(name) << text(xml) << QString(notes);
        };
        const std::string two = "<forces>\n" + force("<selections>" + selection("u") + selection("u") + "</selections>") + "</forces>";
        row("nothing", roster("<forces/>"), "");
        row("an id twice", roster(two), "2 id.duplicate: an id is missing or used twice; a new one was given (1)");
        row("no id at all",
            roster("<forces>" + force("<selections>" + selection("") + "\n" + selection("") + "</selections>") + "</forces>"),
            "1 id.duplicate: an id is missing or used twice; a new one was given (2)");
        row("a strange id", roster("<forces>" + force("<selections>" + selection(std::string(500, 'x')) + "</selections>") + "</forces>"),
            "1 id.strange: an id is too long or holds control characters; a new one was given (1)");
        row("a force has the id of a unit", roster("<forces>" + force("<selections>" + selection("f") + "</selections>") + "</forces>"),
            "1 id.duplicate: an id is missing or used twice; a new one was given (1)");
        row("an impossible number",
            roster("<forces>" + force("<selections><selection id=\"u\" number=\"-1\"/><selection id=\"v\" number=\"many\"/></selections>")
                   + "</forces>"),
            "1 roster.number: a selection has an impossible number; 1 was taken (2)");
    }
    void whatIsWrong_isToldOnce()
    {
        QFETCH(QString, xml);
        const rules::ReadRoster read = readWell(xml.toStdString());
        QTEST(notes(read).join('\n'), "notes");
        // What was given instead is written, and then nothing is wrong any more.
        QVERIFY(notes(readWell(rules::writeRoster(read.roster))).isEmpty());
    }

    void refusal_saysWhere_data()
    {
        QTest::addColumn<QString>("xml");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("where");
        const auto row = [](const char *name, const char *xml, const char *code, const char *where) {
            QTest::newRow(name) << QString(xml) << QString(code) << QString(where);
        };
        row("cut short", "<roster>\n<forces>\n", "xml.syntax", "list.ros:2");
        row("another document", "<?xml version=\"1.0\"?>\n<catalogue/>", "file.kind", "list.ros:2");
        row("document type", "<!DOCTYPE roster [<!ENTITY a \"b\">]><roster/>", "xml.doctype", "list.ros:1");
        row("nothing", "", "xml.syntax", "list.ros");
        row("other JSON", "{\"list\": []}", "file.kind", "list.ros");
    }
    void refusal_saysWhere()
    {
        QFETCH(QString, xml);
        const auto read = rules::readRoster(xml.toStdString(), "list.ros");
        QVERIFY(!read.ok());
        QTEST(text(read.error().code), "code");
        QTEST(text(read.error().where), "where");
    }

    void deepSelections_areLeftOut()
    {
        std::string inside;
        for (int i = 100; i > 0; --i)
            inside = "<selections>" + selection("s" + std::to_string(i), inside) + "</selections>";
        const rules::ReadRoster read = readWell(roster("<forces>" + force(inside) + "</forces>"));
        QCOMPARE(notes(read).size(), 1);
        QVERIFY(notes(read).front().contains("xml.depth"));
        QCOMPARE(int(rules::selectionCount(read.roster)), 65);
    }

    void textOfPieces_isWhole()
    {
        const rules::ReadRoster read = readWell(roster("<customNotes>one <!-- why --> two<![CDATA[ <three>]]></customNotes>"));
        QCOMPARE(text(read.roster.customNotes), "one  two <three>");
    }

    void oldCharacteristics_haveTheirValueAsAnAttribute()
    {
        const rules::ReadRoster read = readWell(roster("<forces>"
                                                       + force("<selections>"
                                                               + selection("u",
                                                                           "<profiles><profile id=\"p\" name=\"P\"><characteristics>"
                                                                           "<characteristic name=\"M\" typeId=\"m\" value=\"6\"/>"
                                                                           "<characteristic name=\"S\" typeId=\"s\">4</characteristic>"
                                                                           "</characteristics></profile></profiles>")
                                                               + "</selections>")
                                                       + "</forces>"));
        const auto &parts = read.roster.forces.front().selections.front().snapshot->profiles.front().characteristics;
        QCOMPARE(text(parts.at(0).value), "6");
        QCOMPARE(text(parts.at(1).value), "4");
    }

    void categoryTwice_keepsBothNotes()
    {
        const rules::ReadRoster read = readWell(
            roster("<forces>"
                   + force("<categories><category entryId=\"hq\" name=\"HQ\" customName=\"Bosses\"/>"
                           "<category entryId=\"hq\" name=\"HQ\" customName=\"Chiefs\"><customNotes>two</customNotes></category>"
                           "<category entryId=\"line\" name=\"Line\"/></categories>")
                   + "</forces>"));
        const auto &notes = read.roster.forces.front().categoryNotes;
        QCOMPARE(notes.size(), std::size_t(1)); // the other one says nothing of its own
        QCOMPARE(text(notes.front().customName), "Bosses / Chiefs");
        QCOMPARE(text(notes.front().customNotes), "two");
    }

    void whatOthersWrote_staysWhereItWas()
    {
        const std::string xml = roster(
            "<forces>" + force("<selections>" + selection("u", "<future a=\"1\"><b>x</b></future>", " mood=\"calm\"") + "</selections>")
                + "</forces><weather>rain</weather>",
            " season=\"2\"");
        const QString written = text(rules::writeRoster(readWell(xml).roster));
        for (const char *piece : {"mood=\"calm\"", "<future a=\"1\"><b>x</b></future>", "season=\"2\"", "<weather>rain</weather>"})
            QVERIFY2(written.contains(piece), piece);
        QCOMPARE(text(rules::writeRoster(readWell(written.toStdString()).roster)), written);
    }

    void associations_underAnyName()
    {
        const std::string list =
            "<associations><association associationId=\"a\" to=\"v\"/><association typeId=\"b\" selectionId=\"v\"/>"
            "<association entryId=\"c\" targetId=\"v\"/><association id=\"d\" toId=\"v\"/><association id=\"e\"/></associations>";
        const rules::ReadRoster read = readWell(
            roster("<forces>" + force("<selections>" + selection("u", list) + selection("v") + "</selections>") + "</forces>"));
        QStringList found;
        for (const rules::AssociationChoice &choice : read.roster.forces.front().selections.front().associations)
            found.append(text(choice.associationId + " " + choice.to));
        QCOMPARE(found, QStringList({"a v", "b v", "c v", "d v"}));
        const QString written = text(rules::writeRoster(read.roster)); // who has been joined says so too
        QCOMPARE(written.count("from=\"u\""), 4);
    }

    void categoryIds_areMadeOfTheirOwner()
    {
        QVERIFY(rules::categoryElementId("a", "hq") != rules::categoryElementId("b", "hq"));
        QVERIFY(rules::categoryElementId("a", "hq") != rules::categoryElementId("a", "line"));
        QCOMPARE(rules::categoryElementId("a", "hq"), rules::categoryElementId("a", "hq"));
    }
};

MUSTER_TEST_MAIN(tst_RosterFiles)
#include "tst_RosterFiles.moc"
