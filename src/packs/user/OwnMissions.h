// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "packs/Scenario.h"

#include <QHash>
#include <QJsonObject>

namespace muster::packs {

/// The missions that the user wrote for a game, kept beside the own units. Keys that only a newer program knows stay in the file.
class OwnMissions
{
public:
    /// Where they are kept below the folder of the user's units.
    [[nodiscard]] static QString filePath(const QString &userUnits, const QString &packId);
    /// A file that does not exist means none; one that cannot be read is an error and is not touched.
    [[nodiscard]] static base::Result<OwnMissions> load(const QString &userUnits, const QString &packId);
    [[nodiscard]] base::Result<void> save(const QString &userUnits, const QString &packId) const;

    [[nodiscard]] const std::vector<Scenario> &missions() const { return m_missions; }
    [[nodiscard]] const Scenario *mission(const QString &id) const;
    /// Adds it, or takes the place of the one with the same id.
    void put(const Scenario &mission);
    void remove(const QString &id);

private:
    std::vector<Scenario> m_missions;
    QHash<QString, QJsonObject> m_read; ///< as they stand in the file
    QJsonObject m_file;
};

} // namespace muster::packs
