// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/PackLoader.h"

#include "packs/design/CardDesignReader.h"
#include "packs/odds/OddsReader.h"
#include "packs/read/LanguageReader.h"
#include "packs/read/LinkReader.h"
#include "packs/read/ManifestReader.h"
#include "packs/read/PaperKitReader.h"
#include "packs/read/PlainData.h"
#include "packs/read/RevisionFolder.h"
#include "packs/read/ScenarioReader.h"
#include "packs/table/PackTable.h"
#include "packs/user/OwnMissions.h"
#include "packs/user/UserData.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace muster::packs {

namespace {

const QStringList systemPatterns{"*.gst", "*.gstz"};
const QStringList cataloguePatterns{"*.cat", "*.catz", "*.json"};
constexpr qint64 largestReference = 256 * 1024; ///< a few printed pages have some 20 KB

QString plainId(const QString &folderName)
{
    QString id = folderName.toLower().simplified();
    id.replace(' ', '-');
    return id;
}

} // namespace

PackLoader::PackLoader(const QString &folder, Origin origin, const QString &userUnits)
    : m_folder(QDir(currentFolder(folder)).absolutePath()), m_userUnits(userUnits), m_id(plainId(QDir(gameFolderOf(m_folder)).dirName())),
      m_pack(new Pack)
{
    m_pack->m_folder = m_folder;
    m_pack->m_origin = origin;
}

bool PackLoader::isPack(const QString &given)
{
    const QString folder = currentFolder(given);
    return QFileInfo::exists(QDir(folder).filePath("pack.json")) || !systemFileOf(folder).isEmpty();
}

PackPtr PackLoader::load()
{
    const bool designed = QFileInfo::exists(QDir(m_folder).filePath("pack.json"));
    if (!(designed ? readManifestFile() : makePlainManifest()) || !readGameData())
        return nullptr;
    findFactions();
    readLanguages();
    readSideFiles();
    addOwnMissions();
    checkIds();
    (void)tableOf(*m_pack, &m_findings);
    m_pack->m_findings = m_findings;
    return m_pack;
}

bool PackLoader::readManifestFile()
{
    const auto json = readJsonObject(QDir(m_folder).filePath("pack.json"), "pack.json", m_findings);
    if (!json)
        return false;
    const auto manifest = readManifest(*json, m_findings);
    if (!manifest)
        return false;
    m_pack->m_manifest = *manifest;
    m_id = manifest->id;
    return true;
}

bool PackLoader::makePlainManifest()
{
    const QDir folder(m_folder);
    const QStringList systems = folder.entryList(systemPatterns, QDir::Files, QDir::Name);
    const QString system = systemFileOf(m_folder);
    if (system.isEmpty()) {
        addError(m_findings, "pack.missing-file", folder.dirName(),
                 base::Message(QT_TRANSLATE_NOOP("Message", "There is no game system (.gst or .json) in this folder.")));
        return false;
    }
    if (systems.size() > 1)
        addWarning(m_findings, "pack.several-systems", systems.at(1),
                   QT_TRANSLATE_NOOP("Message", "a folder has one game system; this one is left out"));
    m_pack->m_plain = true;
    Manifest &manifest = m_pack->m_manifest;
    manifest.id = m_id;
    manifest.prefix = m_id;
    manifest.name = LocalText(folder.dirName());
    manifest.systemFile = system;
    manifest.catalogueFiles = folder.entryList(cataloguePatterns, QDir::Files, QDir::Name);
    manifest.catalogueFiles.removeAll(system);
    manifest.languages = QStringList{"en"};
    return true;
}

// Files of a pack are inside its folder, whatever the manifest says.
std::optional<QString> PackLoader::safePath(const QString &relative)
{
    const QString clean = QDir::cleanPath(relative);
    if (relative.isEmpty() || QDir::isAbsolutePath(clean) || clean == ".." || clean.startsWith("../") || clean.contains('\\')) {
        addError(m_findings, "pack.bad-path", relative, QT_TRANSLATE_NOOP("Message", "the file is not inside the pack's folder"));
        return std::nullopt;
    }
    return QDir(m_folder).filePath(clean);
}

void PackLoader::addSource(const QString &file, std::vector<rules::DataSource> &sources)
{
    const auto path = safePath(file);
    if (!path)
        return;
    const auto bytes = readFile(*path, file, m_findings);
    if (!bytes)
        return;
    if (const auto plain = plainData(*bytes, file))
        sources.push_back({file.toStdString(), dataBytes(*plain)});
    else
        addError(m_findings, "pack.bad-archive", file, plain.error().sentence);
}

bool PackLoader::readGameData()
{
    const Manifest &manifest = m_pack->m_manifest;
    std::vector<rules::DataSource> sources;
    addSource(manifest.systemFile, sources);
    if (sources.empty())
        return false;
    for (const QString &file : manifest.catalogueFiles)
        addSource(file, sources);
    m_pack->m_userIds = addUserData(sources, m_userUnits, manifest.id, m_findings);
    std::vector<rules::LinkRule> links;
    if (const auto json = readSideFile(manifest.linksFile))
        links = readLinks(*json, manifest.linksFile, m_findings);
    auto loaded = rules::GameData::load(std::move(sources), std::move(links));
    if (!loaded) {
        const base::Error &error = loaded.error();
        m_findings.push_back({error.code, base::Severity::Error, error.where, 0, error.sentence, {}, 1});
        return false;
    }
    m_pack->m_data = *loaded;
    if (m_pack->m_data->gameSystem().fileName != manifest.systemFile.toStdString())
        addError(m_findings, "pack.bad-value", manifest.systemFile,
                 QT_TRANSLATE_NOOP("Message", "the file named as \"system\" is not the game system"));
    for (base::Finding finding : m_pack->m_data->findings()) {
        // Community data are full of small faults that nobody here can mend: they are told, but break nothing.
        if (m_pack->m_plain && finding.severity == base::Severity::Error)
            finding.severity = base::Severity::Warning;
        m_findings.push_back(finding);
    }
    if (const rules::CostType *points = m_pack->m_plain ? m_pack->pointsType() : nullptr)
        m_pack->m_manifest.defaultLimit = points->defaultCostLimit;
    if (m_pack->m_plain)
        m_pack->m_manifest.name = LocalText(
            QString::fromUtf8(m_pack->m_data->gameSystem().name.data(), qsizetype(m_pack->m_data->gameSystem().name.size())));
    return true;
}

void PackLoader::findFactions()
{
    std::vector<const rules::DataFile *> rest;
    for (const rules::DataFile *catalogue : m_pack->m_data->catalogues()) {
        if (!catalogue->library)
            rest.push_back(catalogue);
    }
    for (const FactionStyle &style : m_pack->m_manifest.factions) {
        const std::string id = style.catalogueId.toStdString();
        const auto it = std::find_if(rest.begin(), rest.end(), [&id](const rules::DataFile *file) { return file->idText == id; });
        if (it == rest.end())
            continue;
        m_pack->m_factions.push_back(*it);
        rest.erase(it);
    }
    m_pack->m_factions.insert(m_pack->m_factions.end(), rest.begin(), rest.end());
}

void PackLoader::readLanguages()
{
    const QStringList &codes = m_pack->m_manifest.languages;
    for (qsizetype i = 0; i < codes.size(); ++i) {
        const QString file = "lang/" + codes.at(i) + ".json";
        // The data's own language needs no file; it may have one for short names and findings.
        if (i == 0 && !QFileInfo::exists(QDir(m_folder).filePath(file)))
            continue;
        const auto json = readSideFile(file);
        if (json)
            m_pack->m_languages.insert(codes.at(i), LanguageReader::read(*json, codes.at(i), file, m_findings));
    }
    for (Language &language : m_pack->m_languages)
        language.leaveTexts(m_pack->m_userIds);
}

std::optional<QJsonObject> PackLoader::readSideFile(const QString &relative)
{
    if (relative.isEmpty())
        return std::nullopt;
    const auto path = safePath(relative);
    return path ? readJsonObject(*path, relative, m_findings) : std::nullopt;
}

void PackLoader::readSideFiles()
{
    const Manifest &manifest = m_pack->m_manifest;
    if (const auto json = readSideFile(manifest.cardsFile))
        m_pack->m_cards = readCardDesign(*json, manifest.cardsFile, m_findings);
    if (const auto json = readSideFile(manifest.scenariosFile))
        m_pack->m_scenarios = readScenarios(*json, manifest.scenariosFile, m_findings);
    if (const auto json = readSideFile(manifest.eventsFile))
        m_pack->m_decks = readDecks(*json, manifest.eventsFile, m_findings);
    if (const auto json = readSideFile(manifest.markersFile))
        m_pack->m_paperKit = readPaperKit(*json, manifest.markersFile, m_findings);
    if (const auto json = readSideFile(manifest.oddsFile))
        m_pack->m_odds = std::make_shared<const OddsRules>(readOdds(*json, manifest.oddsFile, m_findings));
    if (readSideFile(manifest.campaignFile))
        m_pack->m_campaign = readFile(*safePath(manifest.campaignFile), manifest.campaignFile, m_findings).value_or(QByteArray());
    for (auto it = manifest.referenceFiles.begin(); it != manifest.referenceFiles.end(); ++it) {
        const auto path = safePath(it.value());
        if (const auto bytes = path ? readFile(*path, it.value(), m_findings, largestReference) : std::nullopt)
            m_pack->m_references.insert(it.key(), QString::fromUtf8(*bytes));
    }
    for (const Sample &sample : manifest.samples) {
        const auto path = safePath(sample.file);
        if (path && !QFileInfo::exists(*path))
            addError(m_findings, "pack.missing-file", sample.file, QT_TRANSLATE_NOOP("Message", "the file does not exist"));
    }
}

// What of them cannot be read stays in its file; the game goes on without.
void PackLoader::addOwnMissions()
{
    const auto own = OwnMissions::load(m_userUnits, m_id);
    if (!own) {
        addWarning(m_findings, "user-data.file", QString::fromStdString(own.error().where), own.error().sentence);
        return;
    }
    std::vector<Scenario> &all = m_pack->m_scenarios.scenarios;
    all.insert(all.end(), own->missions().begin(), own->missions().end());
}

void PackLoader::checkId(const QString &id, const QString &file)
{
    const rules::GameData &data = *m_pack->m_data;
    const std::string text = id.toStdString();
    if (id.isEmpty() || data.gameSystem().idText == text || data.catalogue(text))
        return;
    const rules::Id known = data.find(text);
    if (!known || data.definitions(known).empty())
        addError(m_findings, "pack.unknown-id", file, {QT_TRANSLATE_NOOP("Message", "there is no \"%1\" in the game data"), {id}});
}

void PackLoader::checkIds()
{
    const Manifest &manifest = m_pack->m_manifest;
    if (m_pack->m_plain)
        return;
    checkId(manifest.costTypeId, "pack.json");
    checkId(manifest.forceEntryId, "pack.json");
    for (const FactionStyle &style : manifest.factions)
        checkId(style.catalogueId, "pack.json");
    for (const Language &language : std::as_const(m_pack->m_languages)) {
        for (const QString &id : language.ids())
            checkId(id, "lang/" + language.code() + ".json");
    }
    for (const QString &id : m_pack->m_cards.ids())
        checkId(id, manifest.cardsFile);
    for (const QString &id : m_pack->odds().ids())
        checkId(id, manifest.oddsFile);
    for (const QString &id : linkIds(m_pack->m_data->links()))
        checkId(id, manifest.linksFile);
    for (auto it = manifest.typicalSupport.begin(); it != manifest.typicalSupport.end(); ++it)
        for (const QString &id : it.value() + QStringList{it.key()})
            checkId(id, "pack.json");
    for (const EventDeck &deck : m_pack->m_decks) {
        for (const QString &id : deck.catalogueIds)
            checkId(id, manifest.eventsFile);
    }
}

} // namespace muster::packs
