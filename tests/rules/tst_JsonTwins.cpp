// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/Book.h"
#include "rules/data/GameData.h"
#include "support/TestMain.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
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

} // namespace

/// The five games that come with the program, rewritten as JSON: the same offers, prices and limits at every place.
class tst_JsonTwins : public QObject
{
    Q_OBJECT

private slots:
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
