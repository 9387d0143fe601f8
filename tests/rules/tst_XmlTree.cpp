// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/TextEncoding.h"
#include "rules/data/read/XmlTree.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <pugixml.hpp>

#include <random>

using namespace muster;
using rules::XmlNode;
using rules::XmlTree;

namespace {

/// Writes documents of every shape that the formats allow: attributes in both quotes, entities, comments, sections of plain text,
/// line ends of three kinds, texts in front of the children.
class RandomXml
{
public:
    explicit RandomXml(unsigned seed) : m_random(seed) {}

    std::string operator()()
    {
        m_text = below(2) ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" : "";
        if (below(3) == 0)
            m_text += "<!-- a -- > b <c> -->\r\n";
        element(0);
        if (below(3) == 0)
            m_text += "\n<!-- behind -->\n";
        return std::move(m_text);
    }

private:
    std::size_t below(std::size_t end) { return m_random() % end; }
    const char *any(std::initializer_list<const char *> list) { return list.begin()[below(list.size())]; }

    void element(int depth)
    {
        const char *name = any({"a", "selectionEntry", "x", "ns:entry", "infoLink", "long-name_1.2"});
        m_text += std::string("<") + name;
        for (std::size_t count = below(5); count > 0; --count)
            attribute();
        m_text += any({"", " ", "\n"});
        if (below(4) == 0) {
            m_text += "/>";
            return;
        }
        m_text += '>';
        for (std::size_t count = below(4); count > 0; --count)
            piece();
        for (std::size_t count = depth < 5 ? below(4) : 0; count > 0; --count) {
            element(depth + 1);
            m_text += any({"", "\n  ", "<!-- between -->", "<?what ever?>"});
        }
        m_text += std::string("</") + name + any({"", " "}) + ">";
    }

    void attribute()
    {
        const bool twice = below(2) == 0;
        m_text += std::string(any({" ", "\n    ", "\t"})) + any({"id", "name", "targetId", "value", "x:y", "type"});
        m_text += std::string(any({"=", " = "})) + (twice ? '"' : '\'');
        for (std::size_t count = below(4); count > 0; --count)
            m_text += any({"plain", "&amp;", "&lt;b&gt;", "&quot;", "&apos;", "&#233;", "&#x1F600;", "&unknown;", "& ", "é€", "\r\n", "\n",
                           "\t", twice ? "'" : "\"", ">", "&#xZ;", "&#10;"});
        m_text += twice ? '"' : '\'';
    }

    void piece()
    {
        m_text += any({"words", " \n ", "&amp;", "&#x41;", "<![CDATA[ <raw> & ]] ]]>", "<!-- c -->", "é€", "\r\n", "&nothing;", "]", "\r",
                       "<?do this?>", "'\""});
    }

    std::mt19937 m_random;
    std::string m_text;
};

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// What the tree is to keep of an element's own text, by the other parser.
std::string textOf(const pugi::xml_node &node)
{
    std::string text;
    bool begun = false;
    for (const pugi::xml_node child : node.children()) {
        if (child.type() == pugi::node_element)
            break;
        const bool plain = child.type() == pugi::node_cdata;
        if (!plain && (child.type() != pugi::node_pcdata || (!begun && isBlank(child.value()))))
            continue;
        begun = true;
        text += child.value();
    }
    return text;
}

QString compare(XmlNode ours, const pugi::xml_node &theirs)
{
    const std::string name = theirs.name();
    if (ours.name() != name)
        return QString::fromStdString("name " + name + " is " + ours.name());
    auto attribute = theirs.attributes().begin();
    for (const rules::XmlAttribute &own : ours.attributes()) {
        if (attribute == theirs.attributes().end() || attribute->name() != std::string(own.name()) || attribute->value() != own.value())
            return QString::fromStdString("attribute " + std::string(own.name()) + "=" + std::string(own.value()) + " of " + name);
        ++attribute;
    }
    if (attribute != theirs.attributes().end())
        return QString::fromStdString(std::string("attribute missing: ") + attribute->name());
    if (ours.text() != textOf(theirs))
        return QString::fromStdString("text of " + name + ": '" + std::string(ours.text()) + "', not '" + textOf(theirs) + "'");
    XmlNode child = ours.first_child();
    for (const pugi::xml_node other : theirs.children()) {
        if (other.type() != pugi::node_element)
            continue;
        if (!child)
            return QString::fromStdString("child missing in " + name);
        if (const QString difference = compare(child, other); !difference.isEmpty())
            return difference;
        child = child.next_sibling();
    }
    return child ? QString::fromStdString("child too many in " + name) : QString();
}

constexpr unsigned flags = pugi::parse_default | pugi::parse_ws_pcdata;

} // namespace

/// The parser of game data, against pugixml and on its own.
class tst_XmlTree : public QObject
{
    Q_OBJECT

private slots:
    void randomDocuments_areReadAsByPugixml()
    {
        XmlTree tree; // one for all: what it keeps of a file must not be seen in the next
        for (int seed = 0; seed < test::soakRounds(3000); ++seed) {
            const std::string written = RandomXml(unsigned(seed))();
            pugi::xml_document document;
            QVERIFY2(document.load_buffer(written.data(), written.size(), flags), written.c_str());
            std::string buffer = written;
            const XmlTree::Outcome outcome = tree.parse(buffer);
            QVERIFY2(!outcome.problem, qPrintable(QString("seed %1: %2\n").arg(seed).arg(outcome.problem) + written.c_str()));
            const QString difference = compare(outcome.root, document.document_element());
            QVERIFY2(difference.isEmpty(), qPrintable(QString("seed %1: %2\n").arg(seed).arg(difference) + written.c_str()));
        }
    }

    // Whatever is cut off or turned round, it ends: with the whole tree, or with a problem and its line.
    void damagedDocuments_endInAProblemOrATree()
    {
        XmlTree tree;
        std::mt19937 random(7);
        int whole = 0, broken = 0;
        for (int seed = 0; seed < test::soakRounds(3000); ++seed) {
            std::string buffer = RandomXml(unsigned(seed))();
            if (seed % 2)
                buffer.resize(random() % (buffer.size() + 1));
            for (int flips = seed % 3; flips > 0 && !buffer.empty(); --flips)
                buffer[random() % buffer.size()] = "<>&\"'/=!? \n\0a]-"[random() % 15];
            const auto lines = std::uint32_t(std::count(buffer.begin(), buffer.end(), '\n') + 1);
            const XmlTree::Outcome outcome = tree.parse(buffer);
            QVERIFY(outcome.line >= 1 && outcome.line <= lines);
            ++(outcome.problem ? broken : whole);
            QVERIFY(outcome.problem || outcome.root);
        }
        QVERIFY2(whole > 100 && broken > 100, qPrintable(QString("%1 %2").arg(whole).arg(broken)));
    }

    void problems_sayWhereTheyAre_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const char *text, const char *problem, int line) {
            QTest::newRow(name) << QByteArray(text) << QString(problem) << line;
        };
        row("nothing", "", "there is no element in the file", 1);
        row("only blanks", "\n \n", "there is no element in the file", 3);
        row("only a comment", "<!-- a -->", "there is no element in the file", 1);
        row("open", "<a>\n<b>\n", "the file ends inside an element", 3);
        row("section behind a text", "<a>x<![CDATA[\n\n]]>y<b>", "the file ends inside an element", 3);
        row("crossed", "<a>\n<b></a></b>", "the start and end of an element do not match", 2);
        row("longer end", "<a></ab>", "the start and end of an element do not match", 1);
        row("closed only", "</a>", "an element is closed that was not opened", 1);
        row("no name", "<a>\n\n< b/></a>", "an element without a name", 3);
        row("two roots", "<a/>\n<b/>", "a second root element", 2);
        row("text behind", "<a/>\nwords", "text outside of the root element", 2);
        row("no quotes", "<a b=c/>", "an attribute value without quotes", 1);
        row("no value", "<a b/>", "an attribute is not well formed", 1);
        row("no end of a value", "<a b=\"c/>", "an attribute value does not end", 1);
        row("no end of an element", "<a b='c'", "an attribute is not well formed", 1);
        row("slash", "<a / b='c'/>", "an element does not end", 1);
        row("comment", "<a><!-- b </a>", "a comment, instruction or text section does not end", 1);
        row("document type", "<!DOCTYPE a>\n<a/>", "a document type declaration is not allowed", 1);
    }
    void problems_sayWhereTheyAre()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        QFETCH(int, line);
        std::string buffer = text.toStdString();
        XmlTree tree;
        const XmlTree::Outcome outcome = tree.parse(buffer);
        QCOMPARE(QString(outcome.problem), problem);
        QCOMPARE(int(outcome.line), line);
        QCOMPARE(outcome.doctype, text.startsWith("<!DOCTYPE"));
    }

    void lines_areThoseOfTheNames()
    {
        std::string buffer = "<?xml version='1.0'?>\n<!-- two\nthree --><a x='1\n2'>\ntext\n<b/><![CDATA[\n]]>\n<c\n d='e'/></a>";
        XmlTree tree;
        const XmlTree::Outcome outcome = tree.parse(buffer);
        QVERIFY(!outcome.problem);
        QCOMPARE(int(outcome.root.element()->line), 3);
        const XmlNode b = outcome.root.first_child();
        QCOMPARE(int(b.element()->line), 6);
        QCOMPARE(int(b.next_sibling().element()->line), 8);
        QVERIFY(!b.next_same());
    }

    void manyAttributes_stayTogetherOrAreRefused()
    {
        XmlTree tree;
        for (const int count : {1, 10'000, 16'000, 40'000}) {
            std::string buffer = "<r>";
            for (int copies = 0; copies < 3; ++copies) {
                buffer += "<a";
                for (int i = 0; i < count; ++i)
                    buffer += " k" + std::to_string(i) + "='" + std::to_string(i) + "'";
                buffer += "/>";
            }
            buffer += "</r>";
            const XmlTree::Outcome outcome = tree.parse(buffer);
            if (outcome.problem) {
                QCOMPARE(QString(outcome.problem), "an element has too many attributes");
                QVERIFY(count > 10'000);
                continue;
            }
            int elements = 0;
            for (XmlNode child = outcome.root.first_child(); child; child = child.next_same(), ++elements) {
                QCOMPARE(int(child.attributes().size()), count);
                QCOMPARE(std::string(child.attributes().back().value()), std::to_string(count - 1));
                QCOMPARE(std::string(child.attributes().front().name()), "k0");
            }
            QCOMPARE(elements, 3);
        }
    }

    void encodings_becomeUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("doubt");
        const auto named = [](const char *encoding, const QByteArray &name) {
            return QByteArray("<?xml version=\"1.0\" encoding=\"") + encoding + "\"?><a name=\"" + name + "\"/>";
        };
        const auto wide = [](bool little, const QString &text) {
            QByteArray bytes = little ? "\xFF\xFE" : "\xFE\xFF";
            for (const QChar letter : text) {
                const char high = char(letter.unicode() >> 8), low = char(letter.unicode() & 0xff);
                bytes += little ? low : high;
                bytes += little ? high : low;
            }
            return bytes;
        };
        const QString xml = QString::fromUtf8("<a name=\"Bœuf € é\"/>");
        QTest::newRow("utf-8") << named("UTF-8", "B\xc5\x93uf \xe2\x82\xac \xc3\xa9") << "Bœuf € é" << false;
        QTest::newRow("none said") << xml.toUtf8() << "Bœuf € é" << false;
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF") + xml.toUtf8() << "Bœuf € é" << false;
        QTest::newRow("windows-1252") << named("windows-1252", "B\x9cuf \x80 \xe9") << "Bœuf € é" << false;
        QTest::newRow("latin 1 is windows") << named("ISO-8859-1", "B\x9cuf \x80 \xe9") << "Bœuf € é" << false;
        QTest::newRow("latin 9") << named("iso-8859-15", "B\xbduf \xa4 \xe9") << "Bœuf € é" << false;
        QTest::newRow("utf-16 little") << wide(true, xml) << "Bœuf € é" << false;
        QTest::newRow("utf-16 big") << wide(false, xml) << "Bœuf € é" << false;
        QTest::newRow("says utf-8, is windows") << named("utf-8", "caf\xe9 \x93x\x94") << "café “x”" << true;
        QTest::newRow("half and half") << named("utf-8", "caf\xc3\xa9 caf\xe9") << "café café" << true;
        QTest::newRow("overlong") << named("utf-8", "\xc0\xaf") << QString::fromUtf8("À¯") << true;
        QTest::newRow("unknown, plain") << named("klingon", "ship") << "ship" << true;
    }
    void encodings_becomeUtf8()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(bool, doubt);
        std::string buffer = bytes.toStdString();
        const rules::TextEncoding encoding = rules::convertToUtf8(buffer);
        QVERIFY(encoding.readable);
        QCOMPARE(!encoding.doubt.id.empty(), doubt);
        XmlTree tree;
        const XmlTree::Outcome outcome = tree.parse(buffer);
        QVERIFY2(!outcome.problem, buffer.c_str());
        const std::string_view value = outcome.root.attributes().front().value();
        QCOMPARE(QString::fromUtf8(value.data(), qsizetype(value.size())), name);
    }

    void unknownEncodingWithOtherBytes_isNotGuessed()
    {
        std::string buffer = "<?xml version='1.0' encoding='koi8-r'?><a b='\xe9'/>";
        QVERIFY(!rules::convertToUtf8(buffer).readable);
    }
};

MUSTER_TEST_MAIN(tst_XmlTree)
#include "tst_XmlTree.moc"
