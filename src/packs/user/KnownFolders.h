// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QList>
#include <QMap>
#include <QString>

namespace muster::packs {

/// A folder of community data and the game it holds.
struct KnownFolder
{
    QString gameSystemId;
    QString name; ///< of the game; empty when an older Muster noted it
    QString folder;
};

/// Folders of community data that the player has opened, by the game system they hold: large data are read when a roster
/// needs them, not at every start.
class KnownFolders
{
public:
    /// A missing or broken file knows nothing.
    [[nodiscard]] static KnownFolders load(const QString &userUnits);
    [[nodiscard]] base::Result<void> remember(const QString &userUnits, const KnownFolder &folder);
    /// The folder itself stays as it is.
    [[nodiscard]] base::Result<void> forget(const QString &userUnits, const QString &gameSystemId);
    /// Empty when the game is not known, or its folder is gone.
    [[nodiscard]] QString folderOf(const QString &gameSystemId) const;
    /// All of them, by name; also those whose folder is gone.
    [[nodiscard]] QList<KnownFolder> all() const;
    [[nodiscard]] QString last() const { return m_last; }

private:
    [[nodiscard]] base::Result<void> write(const QString &userUnits) const;

    QMap<QString, KnownFolder> m_folders;
    QString m_last;
};

} // namespace muster::packs
