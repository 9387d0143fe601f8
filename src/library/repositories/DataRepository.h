// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "library/sql/Database.h"

#include <QDateTime>
#include <QList>

namespace muster::library {

/// One revision of a game's data that rosters were made with.
struct DataRevision
{
    QString hash; ///< of all files; the key
    QString systemId;
    QString name;
    QString revision;
    QDateTime stored;
    QString source; ///< empty: of a game that is installed here; DataRepository::fromFile: came with somebody's file
    friend bool operator==(const DataRevision &, const DataRevision &) = default;
};

/// Game data side by side by revision, so that a roster can be opened with the data it was made with.
class DataRepository
{
public:
    explicit DataRepository(const Database &database) : m_database(database) {}

    static constexpr const char *fromFile = "file";

    /// The key of files, whatever their order.
    [[nodiscard]] static QString hashOf(archive::Entries files);
    /// Keeps the files once, whatever the number of rosters; answers the key.
    [[nodiscard]] base::Result<QString> put(const QString &systemId, const QString &name, const QString &revision,
                                            const archive::Entries &files, const QString &source = {}) const;
    [[nodiscard]] base::Result<archive::Entries> files(const QString &hash) const;
    /// Newest first.
    [[nodiscard]] base::Result<QList<DataRevision>> list(const QString &systemId) const;
    /// The files that were stored for that revision text; nothing when they are not there. Those of an installed game come before
    /// any that a file brought along, the first ones before later ones: nobody's mail takes the place of the user's own data.
    [[nodiscard]] base::Result<archive::Entries> filesOf(const QString &systemId, const QString &revision) const;

private:
    const Database &m_database;
};

} // namespace muster::library
