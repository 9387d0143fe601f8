// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/DataNames.h"
#include "rules/document/JsonMerge.h"
#include "rules/document/JsonOfXml.h"
#include "rules/document/JsonValue.h"
#include "rules/document/XmlOfJson.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <random>

using namespace muster;
using rules::JsonValue;

namespace {

QString text(const std::string &text)
{
    return QString::fromStdString(text);
}

JsonValue parsed(const std::string &json)
{
    const rules::ParsedJson read = rules::parseJson(json);
    if (read.problem)
        qFatal("%s: %s", json.c_str(), read.problem);
    return read.root;
}

// Without the blanks and line ends between the marks.
QString compact(const JsonValue &value)
{
    QString json = text(rules::jsonText(value)), kept;
    bool inText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        inText ^= json.at(i) == '"' && (i == 0 || json.at(i - 1) != '\\');
        if (inText || !json.at(i).isSpace())
            kept += json.at(i);
    }
    return kept;
}

/// Any document, some of it strange.
class RandomJson
{
public:
    explicit RandomJson(unsigned seed) : m_random(seed) {}

    std::string value(int depth)
    {
        switch (depth > 5 ? below(4) : below(6)) {
        case 0:
            return std::vector<std::string>{"true", "false", "null"}[below(3)];
        case 1:
            return std::vector<std::string>{"0", "-1", "12", "0.5", "-0.25", "1e3", "2E-2", "1234567"}[below(8)];
        case 2:
        case 3:
            return word();
        case 4: {
            std::string list = "[";
            for (std::size_t i = below(4); i > 0; --i)
                list += blank() + value(depth + 1) + blank() + (i > 1 ? "," : "");
            return list + blank() + "]";
        }
        default: {
            std::string object = "{";
            for (std::size_t i = below(4); i > 0; --i)
                object += blank() + "\"k" + std::to_string(i) + "\"" + blank() + ":" + value(depth + 1) + (i > 1 ? "," : "");
            return object + blank() + "}";
        }
        }
    }

private:
    std::size_t below(std::size_t end) { return m_random() % end; }
    std::string blank() { return std::vector<std::string>{"", "", " ", "\n", "\t", "\r\n"}[below(6)]; }
    std::string word()
    {
        std::string token = "\"";
        for (std::size_t i = below(6); i > 0; --i)
            token += std::vector<std::string>{"a", "é", "€", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\t", " ", "{", ",", "𝄞"}[below(13)];
        return token + "\"";
    }

    std::mt19937 m_random;
};

} // namespace

/// A JSON document that is kept as it stands in its file.
class tst_JsonValue : public QObject
{
    Q_OBJECT

private slots:
    void scalars_sayWhatTheyAre()
    {
        const JsonValue list = parsed("[\"12\", 12, true, null, \"a\\\"\\\\\\/\\b\\f\\n\\r\\té\", \"\"]");
        QStringList said;
        for (const JsonValue &item : list.items)
            said.append(QString(item.kind == JsonValue::Kind::Text ? "text " : item.isNull() ? "null " : "word ") + text(item.content()));
        QCOMPARE(said, QStringList({"text 12", "word 12", "word true", "null null", QString::fromUtf8("text a\"\\/\b\f\n\r\té"), "text "}));
        for (const JsonValue &item : list.items)
            QVERIFY(item.isScalar());
        QVERIFY(!list.isScalar());
    }

    void lines_areWhereAValueBegins()
    {
        const JsonValue root = parsed("\n{\"a\":\n 1,\n\"b\": [\n\n{\n}]}");
        QCOMPARE(int(root.line), 2);
        QCOMPARE(int(root.member("a")->line), 3);
        QCOMPARE(int(root.member("b")->line), 4);
        QCOMPARE(int(root.member("b")->items.front().line), 6);
    }

    void keys_keepTheirOrder_evenTwice()
    {
        const JsonValue root = parsed(R"({"z": 1, "a": 2, "z": 3, "\u0061b": 4})");
        QCOMPARE(compact(root), R"({"z":1,"a":2,"z":3,"\u0061b":4})");
        QCOMPARE(text(root.member("z")->content()), "1"); // the first one
        QCOMPARE(text(root.member("ab")->content()), "4");
        QVERIFY(!root.member("y"));
    }

    void written_withTwoBlanks()
    {
        JsonValue root;
        root.add("name", JsonValue::text("A \"b\"\n"));
        root.add("count", JsonValue::word("3"));
        root.add("none", JsonValue::list());
        JsonValue list = JsonValue::list();
        list.items = {JsonValue::word("1"), JsonValue()};
        root.add("list", list);
        QCOMPARE(text(rules::jsonText(root)),
                 "{\n  \"name\": \"A \\\"b\\\"\\n\",\n  \"count\": 3,\n  \"none\": [],\n  \"list\": [\n    1,\n    {}\n  ]\n}");
        QCOMPARE(text(rules::jsonToken(std::string("\x01\x1f \"\\/é", 8))), QString::fromUtf8("\"\\u0001\\u001f \\\"\\\\/é\""));
    }

    void problem_saysItsLine_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const char *json, int line) { QTest::newRow(name) << QString(json) << line; };
        row("nothing", "", 1);
        row("blanks alone", " \n ", 2);
        row("a mark too many", "{}\n}", 2);
        row("no colon", "{\"a\"\n1}", 2);
        row("no key", "{1: 2}", 1);
        row("comma at the end of a list", "[1,\n]", 2);
        row("comma at the end of an object", "{\"a\": 1,}", 1);
        row("no end", "[1,\n2", 2);
        row("text without end", "[\"a", 1);
        row("line end in a text", "[\"a\nb\"]", 1);
        row("strange escape", "[\"\\x\"]", 1);
        row("short escape", "[\"\\u12\"]", 1);
        row("leading zero", "[\n01]", 2);
        row("no digits behind the point", "[1.]", 1);
        row("no digits in the exponent", "[1e+]", 1);
        row("plus", "[+1]", 1);
        row("a word nobody knows", "[True]", 1);
        row("single quotes", "['a']", 1);
        row("comment", "[1] // one", 1);
    }
    void problem_saysItsLine()
    {
        QFETCH(QString, json);
        const rules::ParsedJson read = rules::parseJson(json.toStdString());
        QVERIFY(read.problem);
        QTEST(int(read.line), "line");
    }

    void lettersThatAreNoUtf8_areRefused()
    {
        QVERIFY(rules::parseJson("[\"\xE9\"]").problem);
        QVERIFY(!rules::parseJson("\xEF\xBB\xBF[\"\xC3\xA9\"]").problem); // a mark of the byte order says nothing
    }

    void depth_hasAnEnd()
    {
        const auto nested = [](int depth) { return std::string(std::size_t(depth), '[') + std::string(std::size_t(depth), ']'); };
        QVERIFY(!rules::parseJson(nested(200)).problem);
        QVERIFY(rules::parseJson(nested(300)).problem);
    }

    void numbers_areThoseOfJson_data()
    {
        QTest::addColumn<bool>("number");
        for (const char *yes : {"0", "-0", "7", "10", "1.5", "-1.50", "1e5", "1E+5", "1.5e-10", "123456789012345678901234567890"})
            QTest::newRow(yes) << true;
        for (const char *no : {"", "-", "00", "01", "+1", ".5", "1.", "1e", "1e+", "0x1", "1 ", " 1", "1,5", "NaN", "infinity", "1e5.0"})
            QTest::newRow(*no ? no : "(nothing)") << false;
    }
    void numbers_areThoseOfJson()
    {
        const std::string token = QTest::currentDataTag() == std::string("(nothing)") ? "" : QTest::currentDataTag();
        QTEST(rules::isJsonNumberToken(token), "number");
    }

    // Whatever Qt reads is read, and says the same; and is written as it was.
    void random_readsAsQtReadsIt()
    {
        for (unsigned seed = 0; seed < 400; ++seed) {
            const std::string json = "[" + RandomJson(seed).value(0) + "]";
            const QJsonDocument wanted = QJsonDocument::fromJson(QByteArray::fromStdString(json));
            QVERIFY2(!wanted.isNull(), json.c_str());
            const JsonValue read = parsed(json);
            const std::string written = rules::jsonText(read);
            QVERIFY2(QJsonDocument::fromJson(QByteArray::fromStdString(written)) == wanted, json.c_str());
            QVERIFY2(parsed(written) == read, json.c_str());
            QVERIFY2(rules::mergedJson(read, read, read) == read, json.c_str());
        }
    }

    void random_damaged_isRefusedWhereQtRefusesIt()
    {
        int refused = 0;
        for (unsigned seed = 0; seed < 400; ++seed) {
            std::string json = "[" + RandomJson(seed).value(0) + "]";
            std::mt19937 random(seed);
            json.erase(random() % json.size(), 1);
            QJsonParseError error;
            const QJsonDocument wanted = QJsonDocument::fromJson(QByteArray::fromStdString(json), &error);
            const rules::ParsedJson read = rules::parseJson(json);
            if (read.problem)
                ++refused;
            else // Qt takes a list or an object alone
                QVERIFY2(!wanted.isNull() || read.root.isScalar(), json.c_str());
        }
        QVERIFY2(refused > 100, qPrintable(QString::number(refused)));
    }

    void merge_data()
    {
        QTest::addColumn<QString>("original");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("merged");
        const auto row = [](const char *name, const char *original, const char *before, const char *after, const char *merged) {
            QTest::newRow(name) << QString(original) << QString(before) << QString(after) << QString(merged);
        };
        row("unchanged: the words of the file", R"({"b":"1","a":null})", R"({"a":0,"b":1})", R"({"a":0,"b":1})", R"({"b":"1","a":null})");
        row("changed: the value, in the way of the file", R"({"b":"1","a":null})", R"({"a":0,"b":1})", R"({"a":0,"b":2})",
            R"({"b":"2","a":null})");
        row("unknown keys stay", R"({"x":[1],"a":1})", R"({"a":1})", R"({"a":2})", R"({"x":[1],"a":2})");
        row("what went goes", R"({"a":1,"b":2})", R"({"a":1,"b":2})", R"({"b":2})", R"({"b":2})");
        row("what came comes last", R"({"b":2})", R"({"b":2})", R"({"a":1,"b":2})", R"({"b":2,"a":1})");
        row("never said, not said now", R"({"b":2})", R"({"b":2,"hidden":false})", R"({"b":2,"hidden":false})", R"({"b":2})");
        row("never said, but now it is", R"({"b":2})", R"({"b":2,"hidden":false})", R"({"b":2,"hidden":true})", R"({"b":2,"hidden":true})");
        row("in objects", R"({"o":{"k":"1","x":0}})", R"({"o":{"k":1}})", R"({"o":{"k":3}})", R"({"o":{"k":"3","x":0}})");
        row("items by their id", R"([{"id":"a","n":"1"},{"id":"b","n":"2"}])", R"([{"id":"a","n":1},{"id":"b","n":2}])",
            R"([{"id":"b","n":2},{"id":"a","n":7}])", R"([{"id":"b","n":"2"},{"id":"a","n":"7"}])");
        row("an item less", R"([{"id":"a","x":1},{"id":"b","x":2}])", R"([{"id":"a"},{"id":"b"}])", R"([{"id":"b"}])",
            R"([{"id":"b","x":2}])");
        row("an item more", R"([{"id":"a","x":1}])", R"([{"id":"a"}])", R"([{"id":"a"},{"id":"c"}])", R"([{"id":"a","x":1},{"id":"c"}])");
        row("an item that the writer does not know", R"([{"id":"a"},{"id":"odd"},{"id":"b"}])", R"([{"id":"a"},{"id":"b"}])",
            R"([{"id":"a"},{"id":"c"},{"id":"b"}])", R"([{"id":"a"},{"id":"odd"},{"id":"c"},{"id":"b"}])");
        row("twins by their order", R"([{"id":"a","x":1},{"id":"a","x":2}])", R"([{"id":"a"},{"id":"a"}])",
            R"([{"id":"a"},{"id":"a","n":1}])", R"([{"id":"a","x":1},{"id":"a","x":2,"n":1}])");
        row("another kind of value", R"({"a":[1]})", R"({"a":[1]})", R"({"a":{"b":1}})", R"({"a":{"b":1}})");
    }
    void merge()
    {
        QFETCH(QString, original);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QTEST(compact(rules::mergedJson(parsed(original.toStdString()), parsed(before.toStdString()), parsed(after.toStdString()))),
              "merged");
    }

    void xml_ofJson_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("xml");
        const auto row = [](const char *name, const char *json, const char *xml) { QTest::newRow(name) << QString(json) << QString(xml); };
        row("attributes", R"({"id":"c","n":1,"on":true})", R"(<x id="c" n="1" on="true"/>)");
        row("marks", "{\"name\":\"<\\\"&'>\"}", "<x name=\"&lt;&quot;&amp;'&gt;\"/>");
        row("list", R"({"rules":[{"id":"r"},{"id":"s"}]})", R"(<x><rules><rule id="r"/><rule id="s"/></rules></x>)");
        row("empty list", R"({"rules":[]})", R"(<x><rules/></x>)");
        row("text element", R"({"description":"a < b"})", R"(<x><description>a &lt; b</description></x>)");
        row("text", R"({"id":"i","$text":"said"})", R"(<x id="i">said</x>)");
        row("object", R"({"odd":{"a":1}})", R"(<x><odd a="1"/></x>)");
        row("null is not said", R"({"id":null,"n":1})", R"(<x n="1"/>)");
    }
    void xml_ofJson()
    {
        QFETCH(QString, json);
        QString xml = text(rules::xmlOfJson("x", parsed(json.toStdString())));
        static const QRegularExpression between(">\\s+<");
        xml = xml.section("?>", -1).trimmed().replace(between, "><");
        QTEST(xml, "xml");
        // And back, as far as it was said.
        pugi::xml_document document;
        QVERIFY(document.load_string(xml.toUtf8().constData(), pugi::parse_full));
        const JsonValue back = rules::jsonOfXml(document.document_element());
        QJsonObject wanted = QJsonDocument::fromJson(json.toUtf8()).object();
        for (const QString &key : wanted.keys())
            if (wanted.value(key).isNull())
                wanted.remove(key);
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(rules::jsonText(back))).object(), wanted);
    }

    void ids_stayTexts()
    {
        pugi::xml_document document;
        QVERIFY(document.load_string(
            R"(<x id="12" entryId="34" name="56" customName="78" value="90" hidden="true" big="1234567890123456789"/>)"));
        QCOMPARE(compact(rules::jsonOfXml(document.document_element())),
                 R"({"id":"12","entryId":"34","name":"56","customName":"78","value":90,"hidden":true,"big":"1234567890123456789"})");
    }

    void items_areCalledByTheirList_data()
    {
        QTest::addColumn<QString>("item");
        for (const auto &[list, item] : {std::pair{"rules", "rule"},
                                         {"selectionEntries", "selectionEntry"},
                                         {"sharedSelectionEntries", "selectionEntry"},
                                         {"categoryLinks", "categoryLink"},
                                         {"costs", "cost"},
                                         {"alias", "alias"}})
            QTest::newRow(list) << QString(item);
    }
    void items_areCalledByTheirList() { QTEST(text(rules::itemName(QTest::currentDataTag())), "item"); }
};

MUSTER_TEST_MAIN(tst_JsonValue)
#include "tst_JsonValue.moc"
