// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"

#include "logging/Categories.h"
#include "packs/read/PackLoader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <map>
#include <tuple>
#include <utility>

namespace muster::packs {

namespace {

QStringList packFoldersIn(const QString &folder)
{
    QStringList folders;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (PackLoader::isPack(info.filePath()))
            folders.append(info.filePath());
    }
    return folders;
}

// Installed: PREFIX/bin/muster and PREFIX/share/muster/data. Built: data/ stands some folders above the program.
QString programPacks()
{
    if (const QString folder = qEnvironmentVariable("MUSTER_PACKS"); !folder.isEmpty())
        return folder;
    QDir folder(QCoreApplication::applicationDirPath());
    for (int i = 0; i < 5; ++i) {
        for (const char *candidate : {"share/muster/data", "data"}) {
            const QString path = folder.filePath(QLatin1String(candidate));
            if (QFileInfo(path).isDir() && !packFoldersIn(path).isEmpty())
                return path;
        }
        if (!folder.cdUp())
            break;
    }
    return {};
}

Findings errorsOf(const Findings &findings)
{
    Findings errors;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(errors),
                 [](const base::Finding &finding) { return finding.severity == base::Severity::Error; });
    return errors;
}

// What the files of a game call themselves, with the number of their revision.
std::map<std::string_view, int> revisionsOf(const rules::GameData &data)
{
    std::map<std::string_view, int> revisions;
    for (const auto &file : data.files())
        revisions.emplace(file->idText, file->revision);
    return revisions;
}

// How many forces of a list have a catalogue in the data, and how many of these are of the same revision.
std::pair<int, int> alike(const std::vector<rules::Force> &forces, const rules::GameData &data)
{
    std::pair<int, int> found{0, 0};
    for (const rules::Force &force : forces) {
        const rules::DataFile *catalogue = data.catalogue(force.catalogueId);
        const auto inside = alike(force.forces, data);
        found.first += inside.first + (catalogue ? 1 : 0);
        found.second += inside.second + (catalogue && catalogue->revision == force.catalogueRevision ? 1 : 0);
    }
    return found;
}

} // namespace

PackFolders PackFolders::standard(const QStringList &given)
{
    const QDir own(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return {given, own.filePath("packs"), programPacks(), own.filePath("user")};
}

base::Message PackProblem::sentence() const
{
    if (findings.empty())
        return id;
    const base::Finding &first = findings.front();
    const QString line = first.line > 0 ? QString(":%1").arg(first.line) : QString();
    const base::Message said("%1: %2", {id + ": " + QString::fromStdString(first.file) + line, first.sentence});
    if (findings.size() == 1)
        return said;
    return {"%1 %2", {said, base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "(and %n more)"), int(findings.size()) - 1)}};
}

PackPtr PackStore::read(const QString &folder, Origin origin)
{
    PackLoader loader(folder, origin, m_folders.userUnits);
    PackPtr pack = loader.load();
    const QString path = QDir(folder).absolutePath();
    std::erase_if(m_problems, [&path](const PackProblem &problem) { return problem.folder == path; });
    Findings errors = errorsOf(loader.findings());
    qCDebug(logging::lcPacks).noquote() << "read" << path;
    if (!errors.empty()) {
        m_problems.push_back({loader.id(), path, pack != nullptr, std::move(errors)});
        qCWarning(logging::lcPacks).noquote() << path << "has mistakes:" << QString::fromStdString(m_problems.back().sentence().english());
    }
    return pack;
}

void PackStore::take(const QString &folder, Origin origin)
{
    const PackPtr pack = read(folder, origin);
    // Two revisions of a community game may stand side by side; a roster takes its own.
    const auto same = [&pack](const PackPtr &other) {
        return other->id() == pack->id() && !(pack->plain() && other->plain() && revisionsOf(*other->data()) != revisionsOf(*pack->data()));
    };
    if (pack && std::none_of(m_packs.begin(), m_packs.end(), same))
        m_packs.push_back(pack);
}

void PackStore::load(const Progress &progress)
{
    m_packs.clear();
    m_problems.clear();
    std::vector<std::pair<QString, Origin>> all;
    for (const QString &folder : m_folders.given) {
        if (PackLoader::isPack(folder)) {
            all.emplace_back(folder, Origin::Given);
            continue;
        }
        const QStringList inner = packFoldersIn(folder);
        for (const QString &path : inner)
            all.emplace_back(path, Origin::Given);
        if (inner.isEmpty())
            all.emplace_back(folder, Origin::Given); // the loader says what is missing
    }
    for (const QString &folder : packFoldersIn(m_folders.user))
        all.emplace_back(folder, Origin::User);
    for (const QString &folder : packFoldersIn(m_folders.program))
        all.emplace_back(folder, Origin::Program);
    double done = 0;
    for (const auto &[folder, origin] : all) {
        if (progress && !progress(QDir(folder).dirName(), done / double(all.size())))
            return;
        take(folder, origin);
        done += 1;
    }
    // The program's own first: a newcomer looks for their game there.
    std::stable_sort(m_packs.begin(), m_packs.end(), [](const PackPtr &first, const PackPtr &second) {
        return std::pair(first->origin() != Origin::Program, first->name("en").toLower())
            < std::pair(second->origin() != Origin::Program, second->name("en").toLower());
    });
}

PackPtr PackStore::reload(const QString &id)
{
    for (PackPtr &old : m_packs) {
        if (old->id() != id)
            continue;
        const PackPtr fresh = read(old->folder(), old->origin());
        if (fresh)
            old = fresh;
        return fresh;
    }
    return nullptr;
}

base::Result<PackPtr> PackStore::add(const QString &folder, const Progress &progress)
{
    if (progress && !progress(QDir(folder).dirName(), 0))
        return base::Error{"pack.cancelled", QT_TRANSLATE_NOOP("Message", "stopped by the user"), folder.toStdString()};
    const PackPtr pack = read(folder, Origin::Given);
    if (!pack) {
        const PackProblem &problem = m_problems.back();
        return base::Error{"pack.unusable", problem.findings.size() == 1 ? problem.findings.front().sentence : problem.sentence(),
                           folder.toStdString()};
    }
    put(pack);
    return pack;
}

void PackStore::put(const PackPtr &pack)
{
    // The same game from another folder takes the place of the first: two of one name would only be confused.
    const auto &game = pack->data()->gameSystem().idText;
    for (PackPtr &old : m_packs) {
        if (old->id() == pack->id() || (old->plain() && pack->plain() && old->data()->gameSystem().idText == game)) {
            old = pack;
            return;
        }
    }
    m_packs.push_back(pack);
}

PackPtr PackStore::find(const QString &name) const
{
    for (const PackPtr &pack : m_packs) {
        if (pack->id() == name)
            return pack;
    }
    for (const PackPtr &pack : m_packs) {
        QStringList names{pack->id()};
        for (const QString &language : pack->manifest().languages + QStringList{"en"})
            names.append(pack->name(language));
        if (names.contains(name, Qt::CaseInsensitive))
            return pack;
    }
    return forGameSystem(name.toStdString());
}

PackPtr PackStore::forRoster(const rules::Roster &roster) const
{
    PackPtr best;
    const auto rank = [&roster](const PackPtr &pack) {
        const auto [there, equal] = alike(roster.forces, *pack->data());
        const bool system = pack->data()->gameSystem().revision == roster.gameSystemRevision;
        return std::tuple(pack->origin() == Origin::Given, there, equal + int(system), system);
    };
    for (const PackPtr &pack : m_packs)
        if (pack->data()->gameSystem().idText == roster.gameSystemId && (!best || rank(pack) > rank(best)))
            best = pack;
    return best;
}

PackPtr PackStore::forGameSystem(std::string_view gameSystemId, int revision) const
{
    PackPtr best;
    const auto rank = [revision](const PackPtr &pack) {
        return std::pair(pack->origin() == Origin::Given, pack->data()->gameSystem().revision == revision);
    };
    for (const PackPtr &pack : m_packs)
        if (pack->data()->gameSystem().idText == gameSystemId && (!best || rank(pack) > rank(best)))
            best = pack;
    return best;
}

} // namespace muster::packs
