// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/UserCatalogue.h"

#include "packs/user/UserUnitXml.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>
#include <QUrl>

namespace muster::packs {

namespace {

// An id is any text; a file name must not lead anywhere else.
QString fileNameOf(QString id)
{
    return id.replace('%', "%25").replace('/', "%2F").replace('\\', "%5C");
}

QString slug(const QString &name)
{
    QString result;
    for (const QChar &c : name.normalized(QString::NormalizationForm_D).toLower()) {
        if (c.isLetterOrNumber() && c.unicode() < 128)
            result += c;
        else if (!result.isEmpty() && !result.endsWith('-') && c.category() != QChar::Mark_NonSpacing)
            result += '-';
    }
    while (result.endsWith('-'))
        result.chop(1);
    return result.isEmpty() ? QStringLiteral("unit") : result;
}

// Every id in the document, so that a new one never meets an old one.
QSet<QString> idsIn(const pugi::xml_document &document)
{
    struct Walker final : pugi::xml_tree_walker
    {
        QSet<QString> ids;
        bool for_each(pugi::xml_node &node) override
        {
            if (const auto id = node.attribute("id"))
                ids.insert(QString::fromUtf8(id.value()));
            return true;
        }
    } walker;
    const_cast<pugi::xml_document &>(document).traverse(walker);
    return walker.ids;
}

QString freeId(const QString &wanted, QSet<QString> &taken)
{
    QString id = wanted;
    for (int i = 2; taken.contains(id); ++i)
        id = QString("%1-%2").arg(wanted, QString::number(i));
    taken.insert(id);
    return id;
}

base::Error error(const QString &path, const QString &text)
{
    return {"user-data.file", text.toStdString(), path.toStdString()};
}

} // namespace

UserCatalogue::UserCatalogue(const QString &packId, const QString &catalogueId, const QString &gameSystemId)
    : m_packId(packId), m_catalogueId(catalogueId)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    pugi::xml_node root = document.append_child("catalogue");
    setAttribute(root, "xmlns", "http://www.battlescribe.net/schema/catalogueSchema");
    setAttribute(root, "id", id());
    setAttribute(root, "name", "Own units");
    setAttribute(root, "revision", "1");
    setAttribute(root, "battleScribeVersion", "2.03");
    setAttribute(root, "library", "true");
    setAttribute(root, "gameSystemId", gameSystemId);
    setAttribute(root, "gameSystemRevision", "1");
    m_xml = toBytes(document);
}

QString UserCatalogue::id() const
{
    return "user." + m_catalogueId;
}

QString UserCatalogue::catalogueOf(const QString &fileName)
{
    const QString inner = QFileInfo(fileName).fileName().chopped(4); // ".cat"
    return QUrl::fromPercentEncoding(inner.mid(5).toUtf8());         // "user-"
}

QString UserCatalogue::filePath(const QString &userUnits, const QString &packId, const QString &catalogueId)
{
    return QDir(userUnits).filePath(packId + "/user-" + fileNameOf(catalogueId) + ".cat");
}

base::Result<UserCatalogue> UserCatalogue::load(const QString &userUnits, const QString &packId, const QString &catalogueId,
                                                const QString &gameSystemId)
{
    const QString path = filePath(userUnits, packId, catalogueId);
    if (!QFileInfo::exists(path))
        return UserCatalogue(packId, catalogueId, gameSystemId);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return error(path, file.errorString());
    return fromXml(file.readAll(), packId, catalogueId, gameSystemId, path);
}

base::Result<UserCatalogue> UserCatalogue::fromXml(const QByteArray &xml, const QString &packId, const QString &catalogueId,
                                                   const QString &gameSystemId, const QString &fileName)
{
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_buffer(xml.constData(), size_t(xml.size()), keepAll);
    if (!parsed)
        return error(fileName, QString("not valid XML: %1").arg(QString::fromUtf8(parsed.description())));
    const pugi::xml_node root = document.child("catalogue");
    if (!root)
        return error(fileName, "not a catalogue");
    UserCatalogue catalogue(packId, catalogueId, gameSystemId);
    catalogue.m_xml = xml;
    for (const pugi::xml_node &entry : root.child("sharedSelectionEntries").children("selectionEntry"))
        catalogue.m_units.append(readUserUnit(entry, root));
    return catalogue;
}

base::Result<void> UserCatalogue::save(const QString &userUnits) const
{
    const QString path = filePath(userUnits, m_packId, m_catalogueId);
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(m_xml) < 0 || !file.commit())
        return error(path, file.errorString());
    return {};
}

const UserUnit *UserCatalogue::unit(const QString &id) const
{
    for (const UserUnit &unit : m_units) {
        if (unit.id == id)
            return &unit;
    }
    return nullptr;
}

QString UserCatalogue::put(UserUnit unit)
{
    pugi::xml_document document;
    document.load_buffer(m_xml.constData(), size_t(m_xml.size()), keepAll);
    pugi::xml_node root = document.child("catalogue");
    QSet<QString> taken = idsIn(document);
    if (unit.id.isEmpty())
        unit.id = freeId(id() + ".unit." + slug(unit.name), taken);
    for (UserProfile &profile : unit.profiles) {
        if (profile.id.isEmpty())
            profile.id = freeId(unit.id + ".profile." + slug(profile.name), taken);
    }
    for (UserRule &rule : unit.rules) {
        if (rule.id.isEmpty())
            rule.id = freeId(unit.id + ".rule." + slug(rule.name), taken);
    }
    writeUserUnit(root, unit);
    setAttribute(root, "revision", QString::number(attribute(root, "revision").toInt() + 1));
    m_xml = toBytes(document);
    for (UserUnit &old : m_units) {
        if (old.id == unit.id) {
            old = unit;
            return unit.id;
        }
    }
    m_units.append(unit);
    return unit.id;
}

bool UserCatalogue::remove(const QString &unitId)
{
    pugi::xml_document document;
    document.load_buffer(m_xml.constData(), size_t(m_xml.size()), keepAll);
    pugi::xml_node root = document.child("catalogue");
    const QByteArray key = unitId.toUtf8();
    pugi::xml_node entries = root.child("sharedSelectionEntries");
    if (!entries.remove_child(entries.find_child_by_attribute("id", key.constData())))
        return false;
    pugi::xml_node links = root.child("entryLinks");
    links.remove_child(links.find_child_by_attribute("targetId", key.constData()));
    setAttribute(root, "revision", QString::number(attribute(root, "revision").toInt() + 1));
    m_xml = toBytes(document);
    m_units.removeIf([&unitId](const UserUnit &unit) { return unit.id == unitId; });
    return true;
}

} // namespace muster::packs
