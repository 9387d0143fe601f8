// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/JsonText.h"
#include "rules/data/read/JsonTree.h"
#include "rules/document/JsonValue.h"
#include "rules/document/XmlOfJson.h"
#include "support/TestMain.h"

#include <random>

using namespace muster;
using rules::JsonTree;
using rules::XmlNode;

namespace {

/// Game data as somebody might write them: scalars, texts, lists of objects in each other.
class RandomData
{
public:
    explicit RandomData(unsigned seed) : m_random(seed) {}

    std::string object(int depth)
    {
        std::string json = "{";
        const auto member = [&json](const std::string &key, const std::string &value) {
            json += (json.size() > 1 ? "," : "") + std::string("\"") + key + "\":" + value;
        };
        for (const char *key : {"id", "name", "type", "value", "hidden", "odd:key"})
            if (below(2))
                member(key, scalar());
        if (below(3) == 0)
            member("description", text());
        if (below(4) == 0)
            member("comment", text());
        for (const char *list : {"rules", "selectionEntries", "sharedProfiles", "categoryLinks"}) {
            if (depth > 3 || below(3))
                continue;
            std::string items = "[";
            for (std::size_t i = below(3); i > 0; --i)
                items += object(depth + 1) + (i > 1 ? "," : "");
            member(list, items + blank() + "]");
        }
        if (below(6) == 0)
            member("$text", text());
        return json + blank() + "}";
    }

private:
    std::size_t below(std::size_t end) { return m_random() % end; }
    std::string blank() { return std::vector<std::string>{"", " ", "\n", "\n  "}[below(4)]; }
    std::string text()
    {
        std::string words = "\"w";
        for (std::size_t i = below(5); i > 0; --i)
            words += std::vector<std::string>{
                "a", " b", "é", "€", "\\n", "\\\"", "\\\\", "\\u00e9", "<&>", "\\ud834\\udd1e", "'"}[below(11)];
        return words + "\"";
    }
    std::string scalar()
    {
        return below(2) ? text() : std::vector<std::string>{"1", "-2", "0.5", "true", "false", "\"\"", "1e3"}[below(7)];
    }

    std::mt19937 m_random;
};

// Elements with their attributes and texts, one line each.
QStringList drawn(XmlNode node, int depth = 0)
{
    QStringList lines;
    QStringList attributes;
    for (const rules::XmlAttribute &each : node.attributes())
        attributes.append(
            QString("%1=%2").arg(QString::fromUtf8(each.name()), QString::fromUtf8(each.value().data(), qsizetype(each.value().size()))));
    attributes.sort();
    const std::string_view text = node.text();
    lines.append(QString(depth, ' ') + QString::fromUtf8(node.name()) + " " + attributes.join(' ') + " | "
                 + QString::fromUtf8(text.data(), qsizetype(text.size())));
    for (XmlNode child = node.first_child(); child; child = child.next_sibling())
        lines += drawn(child, depth + 1);
    return lines;
}

} // namespace

/// Game data in JSON become the elements that their XML would have become.
class tst_JsonTree : public QObject
{
    Q_OBJECT

private:
    JsonTree m_json;
    rules::XmlTree m_xml;

    // The buffers outlive the trees.
    std::string m_jsonBytes, m_xmlBytes;

    [[nodiscard]] JsonTree::Outcome parse(const std::string &json)
    {
        m_jsonBytes = json;
        return m_json.parse(m_jsonBytes, {"gameSystem", "catalogue"});
    }

private slots:
    void random_isTheXmlTwin()
    {
        for (unsigned seed = 0; seed < 400; ++seed) {
            const std::string object = RandomData(seed).object(0);
            const rules::ParsedJson value = rules::parseJson(object);
            QVERIFY2(!value.problem, object.c_str());
            m_xmlBytes = rules::xmlOfJson("catalogue", value.root);
            const rules::XmlTree::Outcome xml = m_xml.parse(m_xmlBytes);
            QVERIFY2(!xml.problem, m_xmlBytes.c_str());
            const JsonTree::Outcome json = parse("{\"catalogue\":" + object + "}");
            QVERIFY2(!json.problem, object.c_str());
            QVERIFY2(
                drawn(json.root) == drawn(xml.root),
                qPrintable(QString::fromStdString(object) + "\n" + drawn(json.root).join('\n') + "\n--\n" + drawn(xml.root).join('\n')));
        }
    }

    void memory_servesTheNextFile()
    {
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(drawn(parse(R"({"catalogue":{"id":"a","rules":[{"id":"r"}]}})").root),
                     QStringList({"catalogue id=a | ", " rules  | ", "  rule id=r | "}));
            QCOMPARE(drawn(parse(R"({"gameSystem":{"id":"b"}})").root), QStringList("gameSystem id=b | "));
        }
    }

    void wantedKey_isFoundBesideOthers()
    {
        QCOMPARE(drawn(parse(R"({"$schema":"x","list":[{"catalogue":1}],"catalogue":{"id":"c"},"after":[]})").root),
                 QStringList("catalogue id=c | "));
        QVERIFY(!parse(R"({"roster":{"id":"r"}})").root);
        QVERIFY(!parse(R"({"roster":{"id":"r"}})").problem);
        QVERIFY(!parse(R"({"catalogue":"a text"})").root);
        QVERIFY(!parse("{}").root);
        QVERIFY(!parse(R"({"catalogues":{"id":"c"}})").root); // another word
    }

    void texts_areDecoded()
    {
        QCOMPARE(drawn(parse("{\"catalogue\":{\"name\":\"a\\\"\\\\\\/\\n\\t\\u00e9\\ud83d\\ude00\"}}").root),
                 QStringList(QString::fromUtf8("catalogue name=a\"\\/\n\té😀 | ")));
        QCOMPARE(drawn(parse("{\"catalogue\":{\"description\":\"two\\nlines\",\"$text\":\"said\"}}").root),
                 QStringList({"catalogue  | said", " description  | two\nlines"}));
    }

    void null_isNotThere() { QCOMPARE(drawn(parse(R"({"catalogue":{"id":null,"name":"n"}})").root), QStringList("catalogue name=n | ")); }

    void problem_saysItsLine_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<int>("line");
        // That of the element which cannot be read to its end.
        QTest::newRow("missing colon") << "{\n\"catalogue\":{\"id\" 1}}" << 2;
        QTest::newRow("missing comma") << "{\"catalogue\":{\"rules\":[\n{},\n{\"id\":1 \"name\":2}]}}" << 3;
        QTest::newRow("a list is not closed") << "{\n\n\"catalogue\":{\"rules\":[}}" << 3;
        QTest::newRow("a word nobody knows") << "{\"catalogue\":{\n\"rules\":[{\"id\":yes}]}}" << 2;
    }
    void problem_saysItsLine()
    {
        QFETCH(QString, json);
        const JsonTree::Outcome outcome = parse(json.toStdString());
        QVERIFY(outcome.problem);
        QVERIFY(!outcome.notUtf8);
        QTEST(int(outcome.line), "line");
    }

    void otherProblems_areToldApart()
    {
        QVERIFY(parse("").problem);
        QVERIFY(parse("[]").problem);
        const JsonTree::Outcome bytes = parse("{\"catalogue\":{\"name\":\"\xE9\"}}");
        QVERIFY(bytes.problem && bytes.notUtf8);
        std::string deep = "{\"catalogue\":";
        for (int i = 0; i < 3000; ++i)
            deep += "{\"rules\":[";
        QVERIFY(parse(deep).problem);
        m_jsonBytes = R"({"catalogue":{"rules":[{},{},{},{},{}]}})";
        const JsonTree::Outcome many = m_json.parse(m_jsonBytes, {"catalogue"}, 4);
        QVERIFY(many.problem && many.tooMany);
        m_jsonBytes = R"({"catalogue":{"rules":[{},{},{},{},{}]}})";
        QVERIFY(!m_json.parse(m_jsonBytes, {"catalogue"}, 20).problem);
    }

    void damaged_neverEndsInAnythingButAProblemOrATree()
    {
        int problems = 0;
        for (unsigned seed = 0; seed < 400; ++seed) {
            std::string json = "{\"catalogue\":" + RandomData(seed).object(0) + "}";
            std::mt19937 random(seed);
            for (int i = 0; i < 3 && !json.empty(); ++i) {
                const std::size_t at = random() % json.size();
                if (random() % 2)
                    json[at] = "{}[],:\"\\ 0x"[random() % 11];
                else
                    json.erase(at, 1 + random() % 3);
            }
            const JsonTree::Outcome outcome = parse(json);
            problems += outcome.problem != nullptr;
            if (outcome.root)
                QVERIFY(!drawn(outcome.root).isEmpty());
        }
        QVERIFY(problems > 100);
    }

    void looksLikeJson_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("json");
        QTest::newRow("object") << QByteArray("{\"a\":1}") << true;
        QTest::newRow("behind blanks and a mark") << QByteArray("\xEF\xBB\xBF \r\n\t{") << true;
        QTest::newRow("list") << QByteArray("[1]") << false;
        QTest::newRow("XML") << QByteArray("<catalogue/>") << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("blanks") << QByteArray("  \n") << false;
    }
    void looksLikeJson()
    {
        QFETCH(QByteArray, bytes);
        QTEST(rules::looksLikeJson(bytes.toStdString()), "json");
    }

    void containers_nameTheirElements_data()
    {
        QTest::addColumn<QString>("element");
        for (const auto &[container, element] : {std::pair{"rules", "rule"},
                                                 {"sharedRules", "rule"},
                                                 {"selectionEntries", "selectionEntry"},
                                                 {"sharedSelectionEntryGroups", "selectionEntryGroup"},
                                                 {"categoryEntries", "categoryEntry"},
                                                 {"shared", "shared"},
                                                 {"conditions", "condition"},
                                                 {"readme", "readme"},
                                                 {"s", ""}})
            QTest::newRow(container) << QString(element);
    }
    void containers_nameTheirElements() { QTEST(QString::fromStdString(rules::elementName(QTest::currentDataTag())), "element"); }

    void words_thatAreNumbers()
    {
        for (const char *yes : {"0", "12", "-3", "1.5", "1e3", "123456789012345678"})
            QVERIFY2(rules::isJsonNumber(yes), yes);
        for (const char *no : {"", "-", "true", "null", "1 2", "--1"})
            QVERIFY2(!rules::isJsonNumber(no), no);
    }
};

MUSTER_TEST_MAIN(tst_JsonTree)
#include "tst_JsonTree.moc"
