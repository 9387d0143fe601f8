// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "packs/read/JsonFile.h"

namespace muster::packs {

/// Reads one pack from its folder.
class PackLoader
{
public:
    PackLoader(const QString &folder, Origin origin, const QString &userUnits);

    /// Whether the folder is a pack or plain game data.
    [[nodiscard]] static bool isPack(const QString &folder);

    /// The pack, or null when there is nothing to offer; the reasons are in findings() either way.
    [[nodiscard]] PackPtr load();
    /// Id of the pack; the folder's name as long as nothing better is known.
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] const Findings &findings() const { return m_findings; }

private:
    bool readManifestFile();
    bool makePlainManifest();
    [[nodiscard]] bool readGameData();
    void addSource(const QString &file, std::vector<rules::DataSource> &sources);
    void findFactions();
    void readLanguages();
    void readSideFiles();
    void addOwnMissions();
    void checkIds();
    void checkId(const QString &id, const QString &file);
    [[nodiscard]] std::optional<QString> safePath(const QString &relative);
    [[nodiscard]] std::optional<QJsonObject> readSideFile(const QString &relative);

    QString m_folder;
    QString m_userUnits;
    QString m_id;
    std::shared_ptr<Pack> m_pack;
    Findings m_findings;
};

} // namespace muster::packs
