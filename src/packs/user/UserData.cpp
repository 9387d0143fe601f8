// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/UserData.h"

#include "packs/user/Corrections.h"
#include "packs/user/UserUnitXml.h"

#include <QDir>

namespace muster::packs {

namespace {

QByteArray bytesOf(const rules::DataSource &source)
{
    return QByteArray::fromRawData(source.bytes.data(), qsizetype(source.bytes.size()));
}

/// One catalogue of the user, and which catalogue of the pack it belongs to.
struct OwnCatalogue
{
    QString id;
    QString forCatalogue;
    QList<QPair<QString, QStringList>> slotsOfUnit; ///< unit id -> groups that offer it
};

void addSlotLinks(pugi::xml_node node, const OwnCatalogue &own)
{
    for (pugi::xml_node &child : std::vector<pugi::xml_node>(node.begin(), node.end())) {
        if (child.type() != pugi::node_element)
            continue;
        if (QLatin1String(child.name()) == "selectionEntryGroup") {
            const QString groupId = attribute(child, "id");
            for (const auto &[unitId, slotIds] : own.slotsOfUnit) {
                if (!slotIds.contains(groupId))
                    continue;
                pugi::xml_node link = childOf(child, "entryLinks").append_child("entryLink");
                setAttribute(link, "id", unitId + ".in." + groupId);
                setAttribute(link, "hidden", "false");
                setAttribute(link, "targetId", unitId);
                setAttribute(link, "type", "selectionEntry");
            }
        }
        addSlotLinks(child, own);
    }
}

// The faction imports the user's catalogue as if it had always been linked to it.
void link(std::vector<rules::DataSource> &sources, const OwnCatalogue &own)
{
    for (rules::DataSource &source : sources) {
        pugi::xml_document document;
        const QByteArray bytes = bytesOf(source);
        if (!bytes.contains(own.forCatalogue.toUtf8()) || !document.load_buffer(bytes.constData(), size_t(bytes.size()), keepAll))
            continue;
        pugi::xml_node root = document.child("catalogue");
        if (!root || attribute(root, "id") != own.forCatalogue)
            continue;
        addSlotLinks(root, own);
        pugi::xml_node catalogueLink = childOf(root, "catalogueLinks").append_child("catalogueLink");
        setAttribute(catalogueLink, "id", own.id + ".link");
        setAttribute(catalogueLink, "name", "Own units");
        setAttribute(catalogueLink, "targetId", own.id);
        setAttribute(catalogueLink, "type", "catalogue");
        setAttribute(catalogueLink, "importRootEntries", "true");
        source.bytes = toBytes(document).toStdString();
        return;
    }
}

QStringList addCatalogue(std::vector<rules::DataSource> &sources, const QString &path, Findings &findings)
{
    const QString name = QFileInfo(path).fileName();
    const auto bytes = readFile(path, name, findings);
    if (!bytes)
        return {};
    pugi::xml_document document;
    const auto parsed = document.load_buffer(bytes->constData(), size_t(bytes->size()), keepAll);
    const pugi::xml_node root = document.child("catalogue");
    if (!parsed || !root) {
        addError(
            findings, "user-data.bad-xml", name,
            {QT_TRANSLATE_NOOP("Message", "the user's own units cannot be read: %1"),
             {parsed ? base::Message(QT_TRANSLATE_NOOP("Message", "not a catalogue")) : base::Message(std::string(parsed.description()))}});
        return {};
    }
    OwnCatalogue own{attribute(root, "id"), UserCatalogue::catalogueOf(name), {}};
    QStringList ids;
    for (const pugi::xml_node &entry : root.child("sharedSelectionEntries").children("selectionEntry")) {
        ids.append(attribute(entry, "id"));
        own.slotsOfUnit.append({ids.last(), slotsOf(entry)});
    }
    link(sources, own);
    sources.push_back({name.toStdString(), bytes->toStdString()});
    return ids;
}

} // namespace

QStringList addUserData(std::vector<rules::DataSource> &sources, const QString &userUnits, const QString &packId, Findings &findings)
{
    QStringList ids;
    if (userUnits.isEmpty())
        return ids;
    const auto corrections = Corrections::load(userUnits, packId);
    if (!corrections) {
        addError(findings, "user-data.bad-json", "corrections.json", corrections.error().sentence);
    } else if (!corrections->isEmpty()) {
        for (rules::DataSource &source : sources)
            source.bytes = corrections->applied(bytesOf(source)).toStdString();
        ids = corrections->ids();
    }
    const QDir folder(QDir(userUnits).filePath(packId));
    for (const QString &file : folder.entryList({"user-*.cat"}, QDir::Files, QDir::Name))
        ids += addCatalogue(sources, folder.filePath(file), findings);
    return ids;
}

} // namespace muster::packs
