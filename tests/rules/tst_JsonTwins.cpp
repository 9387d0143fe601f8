// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/Book.h"
#include "rules/data/GameData.h"
#include "rules/document/DataForms.h"
#include "rules/document/JsonValue.h"
#include "support/TestMain.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <functional>

using namespace muster;

namespace {

QByteArray quoted(const QString &text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

/// An element of the XML form as the JSON form writes it.
struct JsonElement
{
    QByteArrayList members; ///< "key": value, in the order of the file: children of an entry stand in it
    QByteArrayList items;   ///< of a container
    QString text;
    bool plain = true; ///< without attributes

    [[nodiscard]] QByteArray value() const
    {
        if (!items.isEmpty())
            return '[' + items.join(",") + ']';
        if (plain && members.isEmpty())
            return quoted(text);
        QByteArrayList all = members;
        if (!text.trimmed().isEmpty())
            all.prepend("\"$text\": " + quoted(text));
        return '{' + all.join(",\n") + '}';
    }
};

// Attributes and short texts are values, elements with attributes are items of the list that their container is.
JsonElement elementAsJson(QXmlStreamReader &xml)
{
    JsonElement element;
    for (const QXmlStreamAttribute &attribute : xml.attributes()) {
        const QString value = attribute.value().toString();
        // Truth is written as such; everything else as the words it has in XML, which a reader must take as well.
        element.members.append(quoted(attribute.name().toString()) + ": "
                               + (value == "true" || value == "false" ? value.toUtf8() : quoted(value)));
        element.plain = false;
    }
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isCharacters())
            element.text += xml.text().toString();
        if (xml.isEndElement())
            break;
        if (!xml.isStartElement())
            continue;
        const QString name = xml.name().toString();
        const JsonElement inner = elementAsJson(xml);
        if (inner.plain && inner.members.isEmpty())
            element.members.append(quoted(name) + ": " + inner.value());
        else
            element.items.append(inner.value());
    }
    return element;
}

std::string asJson(const QByteArray &bytes)
{
    QXmlStreamReader xml(bytes);
    xml.readNextStartElement();
    const QByteArray root = quoted(xml.name().toString());
    return ("{" + root + ": " + elementAsJson(xml).value() + "}").toStdString();
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

/// Everything that a catalogue offers, a line for each place.
QStringList offersOf(const rules::Book &book)
{
    QStringList lines;
    const std::function<void(const rules::EntryNode &, int)> add = [&](const rules::EntryNode &node, int depth) {
        QStringList costs;
        for (const rules::Cost &cost : node.costs())
            costs.append(QString::number(cost.value));
        lines.append(QString("%1%2 %3 %4 min %5 default %6 (%7)%8")
                         .arg(QString(depth, ' '), text(node.path()), text(node.name()),
                              node.isGroup() ? "group" : text(rules::toString(node.entry().type)))
                         .arg(node.minimum())
                         .arg(node.defaultAmount())
                         .arg(costs.join('+'), node.hidden() ? " hidden" : ""));
        if (depth < 4)
            for (const rules::EntryNode *child : node.children())
                add(*child, depth + 1);
    };
    for (const rules::EntryNode *root : book.roots())
        add(*root, 0);
    for (const rules::CategoryEntry *category : book.categories())
        lines.append("category " + text(category->idText) + ' ' + text(category->name));
    for (const rules::ProfileType *type : book.profileTypes()) {
        QStringList columns;
        for (const rules::CharacteristicType &column : type->characteristicTypes)
            columns.append(text(column.name));
        lines.append("profile " + text(type->name) + ": " + columns.join(", "));
    }
    for (const rules::ForceEntry *force : book.forceEntries())
        lines.append("force " + text(force->idText) + ' ' + text(force->name));
    return lines;
}

/// What an XML file says, whatever its blanks between elements: one line for each mark and text.
QStringList saidInXml(const QByteArray &bytes)
{
    QStringList lines;
    QXmlStreamReader xml(bytes);
    QString pending;
    bool began = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isCharacters()) {
            pending += xml.text().toString();
            continue;
        }
        if (!pending.isEmpty() && ((began && xml.isEndElement()) || !pending.trimmed().isEmpty()))
            lines.append(pending);
        pending.clear();
        began = xml.isStartElement();
        if (xml.isStartElement()) {
            lines.append('<' + xml.qualifiedName().toString());
            for (const QXmlStreamNamespaceDeclaration &space : xml.namespaceDeclarations())
                lines.append(" xmlns:" + space.prefix().toString() + '=' + space.namespaceUri().toString());
            for (const QXmlStreamAttribute &attribute : xml.attributes())
                lines.append(' ' + attribute.qualifiedName().toString() + '=' + attribute.value().toString());
        } else if (xml.isEndElement()) {
            lines.append("</" + xml.qualifiedName().toString());
        } else if (xml.isComment() || xml.isProcessingInstruction()) {
            lines.append("<!" + xml.text().toString());
        }
    }
    return xml.hasError() ? QStringList(xml.errorString()) : lines;
}

/// What a JSON value says in the words of XML: order of keys and kinds of scalars aside, an empty text is none.
QJsonValue saidInJson(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray items;
        for (const QJsonValue &item : value.toArray())
            items.append(saidInJson(item));
        return items;
    }
    if (!value.isObject())
        return value.toVariant().toString();
    QJsonObject object = value.toObject();
    if (object.value("$text") == "")
        object.remove("$text");
    for (auto member = object.begin(); member != object.end(); ++member)
        *member = saidInJson(member.value());
    return object;
}

rules::ConvertedData converted(std::string_view bytes, rules::DataForm form)
{
    const auto made = rules::convertedData(bytes, form, "file");
    if (!made)
        qFatal("%s", made.error().message().c_str());
    return *made;
}

QStringList lossesOf(std::string_view bytes, rules::DataForm form)
{
    QStringList said;
    for (const base::Finding &loss : converted(bytes, form).losses)
        said.append(QString::number(loss.line) + ' ' + text(loss.text()) + ' ' + QString::number(loss.count));
    return said;
}

} // namespace

/// The five games that come with the program, rewritten as JSON: the same offers, prices and limits at every place.
class tst_JsonTwins : public QObject
{
    Q_OBJECT

private:
    static void addFiles(const QStringList &patterns)
    {
        QTest::addColumn<QString>("path");
        for (const QString &folder : {test::sourceFolder() + "/data", qEnvironmentVariable("MUSTER_BSDATA")}) {
            QDirIterator files(folder, patterns, QDir::Files, QDirIterator::Subdirectories);
            while (!folder.isEmpty() && files.hasNext()) {
                const QString path = files.next();
                QTest::newRow(qPrintable(QDir(folder).relativeFilePath(path))) << path;
            }
        }
    }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void everyXmlFile_comesBackFromJson_data() { addFiles({"*.gst", "*.cat"}); }
    void everyXmlFile_comesBackFromJson()
    {
        QFETCH(QString, path);
        const QByteArray bytes = bytesOf(path);
        const rules::ConvertedData json = converted(bytes.toStdString(), rules::DataForm::Json);
        for (const base::Finding &loss : json.losses)
            qInfo("%s", loss.message().c_str());
        QVERIFY(json.losses.empty());
        const rules::ConvertedData xml = converted(json.text, rules::DataForm::Xml);
        QVERIFY(xml.losses.empty());
        const QStringList wanted = saidInXml(bytes), found = saidInXml(QByteArray::fromStdString(xml.text));
        for (qsizetype i = 0; i < std::max(wanted.size(), found.size()); ++i)
            QCOMPARE(found.value(i), wanted.value(i));
        QCOMPARE(converted(xml.text, rules::DataForm::Json).text, json.text);
        QCOMPARE(converted(json.text, rules::DataForm::Json).text, json.text);
    }

    void everyJsonFile_comesBackFromXml_data() { addFiles({"*.json"}); }
    void everyJsonFile_comesBackFromXml()
    {
        QFETCH(QString, path);
        const std::string bytes = bytesOf(path).toStdString();
        if (!rules::isJsonData(bytes))
            return;
        const std::string same = converted(bytes, rules::DataForm::Json).text;
        const rules::ParsedJson before = rules::parseJson(bytes), after = rules::parseJson(same);
        QVERIFY(!before.problem && !after.problem && before.root == after.root);
        const rules::ConvertedData xml = converted(bytes, rules::DataForm::Xml);
        for (const base::Finding &loss : xml.losses)
            qInfo("%s", loss.message().c_str());
        QVERIFY(xml.losses.empty());
        const std::string json = converted(xml.text, rules::DataForm::Json).text;
        const auto said = [](const std::string &form) {
            return saidInJson(QJsonDocument::fromJson(QByteArray::fromStdString(form)).object());
        };
        QVERIFY(said(json) == said(bytes));
    }

    void json_keepsEveryWordAndItsPlace()
    {
        const std::string odd = "\xEF\xBB\xBF{\"playable\":true,\"catalogue\":{\"b\":1.50,\"a\":\"\\u00e9\\/\",\"b\":null,"
                                "\"x y\":[[],{},[1,{\"z\":-0e+2}]]}}";
        QCOMPARE(text(converted(odd, rules::DataForm::Json).text),
                 QString("{\n  \"playable\": true,\n  \"catalogue\": {\n    \"b\": 1.50,\n    \"a\": \"\\u00e9\\/\",\n    \"b\": null,\n"
                         "    \"x y\": [\n      [],\n      {},\n      [\n        1,\n        {\n          \"z\": -0e+2\n        }\n"
                         "      ]\n    ]\n  }\n}"));
    }

    void whatAFormCannotSay_isTold()
    {
        const QStringList fromJson = lossesOf(
            "{\"playable\": 1,\n"
            "\"catalogue\": {\"id\": null, \"strange\": {\"kept\": \"7\"},\n"
            "\"two words\": 1, \"entries\": [{\"a\": 1}, null],\n"
            "\"name\": \"\\u0001\", \"lists\": [[1]], \"modifiers\": [{\"value\": \"<&\\\"\\n\", \"$text\": \"\"}]}}",
            rules::DataForm::Xml);
        QCOMPARE(
            fromJson,
            QStringList({"1 'playable' would be lost 1", "2 'id' would be lost 1", "3 'two words' would be lost 1",
                         "3 something in the list 'entries' would be lost 1", "4 the value of 'name' would come back as something else 1",
                         "4 something in the list 'lists' would be lost 1"}));
        const QStringList fromXml = lossesOf(
            "<?xml version=\"1.0\"?><!-- who -->\n"
            "<?style sheet?><catalogue id=\"c\"><!-- why --><rules/><rule id=\"r\">one<description>d</description>\n"
            "two</rule><strange><kept a=\"007\" b=\"1.0\"/>text</strange>\n"
            "<rules/><alias/><alias>x</alias><comment> </comment></catalogue>",
            rules::DataForm::Json);
        QCOMPARE(fromXml,
                 QStringList({"1 a comment would be lost 2", "2 the instruction 'style' would be lost 1",
                              "2 a text between the elements of 'rule' would be lost 1", "4 'rules' would be lost 1"}));
    }

    void whatIsNoData_isRefused()
    {
        const auto refused = [](std::string_view bytes, rules::DataForm form) {
            const auto made = rules::convertedData(bytes, form, "file");
            return made ? QString() : text(made.error().code) + ' ' + text(made.error().where);
        };
        QCOMPARE(refused("{\"roster\": {}}", rules::DataForm::Xml), QString("file.kind file"));
        QCOMPARE(refused("{\n\"catalogue\": {\n\"id\" 1}}", rules::DataForm::Xml), QString("xml.syntax file:3"));
        QCOMPARE(refused("{\"catalogue\": {}} x", rules::DataForm::Json), QString("xml.syntax file:1"));
        QCOMPARE(refused("<roster/>", rules::DataForm::Json), QString("file.kind file"));
        QCOMPARE(refused("<catalogue>\n<a></catalogue>", rules::DataForm::Json), QString("xml.syntax file:2"));
        QCOMPARE(refused("<!DOCTYPE x><catalogue/>", rules::DataForm::Json), QString("xml.doctype file"));
        std::string deep = "<catalogue>", lists = "{\"catalogue\": {\"a\": ";
        for (int i = 0; i < 5000; ++i) {
            deep += "<a>";
            lists += '[';
        }
        for (int i = 0; i < 5000; ++i) {
            deep += "</a>";
            lists += ']';
        }
        QCOMPARE(refused(deep + "</catalogue>", rules::DataForm::Json), QString("xml.depth file"));
        QCOMPARE(refused(lists + "}}", rules::DataForm::Xml), QString("xml.syntax file:1"));
    }

    void everyGame_readsTheSameFromBothForms_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir data(test::sourceFolder() + "/data");
        for (const QString &name : data.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << data.filePath(name);
    }
    void everyGame_readsTheSameFromBothForms()
    {
        QFETCH(QString, folder);
        std::vector<rules::DataSource> xml, json;
        for (const QFileInfo &info : QDir(folder).entryInfoList({"*.gst", "*.cat"}, QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            xml.push_back({info.fileName().toStdString(), bytes.toStdString()});
            json.push_back({info.completeBaseName().toStdString() + ".json", asJson(bytes)});
        }
        QVERIFY(xml.size() > 1);
        const auto one = rules::GameData::load(std::move(xml)), other = rules::GameData::load(std::move(json));
        QVERIFY2(one.ok(), one.ok() ? "" : one.error().message().c_str());
        QVERIFY2(other.ok(), other.ok() ? "" : other.error().message().c_str());
        QCOMPARE((*other)->catalogues().size(), (*one)->catalogues().size());
        QCOMPARE((*other)->linkCount(), (*one)->linkCount());
        QCOMPARE((*other)->definitionCount(), (*one)->definitionCount());
        for (const rules::DataFile *catalogue : (*one)->catalogues()) {
            const rules::Book &first = (*one)->book(*catalogue);
            const rules::Book *second = (*other)->book(catalogue->idText);
            QVERIFY2(second, catalogue->name.data());
            const QStringList wanted = offersOf(first), found = offersOf(*second);
            QVERIFY(wanted.size() > 10);
            for (qsizetype i = 0; i < std::max(wanted.size(), found.size()); ++i)
                QCOMPARE(found.value(i), wanted.value(i));
        }
    }
};

MUSTER_TEST_MAIN(tst_JsonTwins)
#include "tst_JsonTwins.moc"
