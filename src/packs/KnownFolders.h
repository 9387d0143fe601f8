// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QMap>
#include <QString>

namespace muster::packs {

/// Folders of community data that the player has opened, by the game system they hold: large data are read when a roster
/// needs them, not at every start.
class KnownFolders
{
public:
    /// A missing or broken file knows nothing.
    [[nodiscard]] static KnownFolders load(const QString &userUnits);
    [[nodiscard]] base::Result<void> remember(const QString &userUnits, const QString &gameSystemId, const QString &folder);
    /// Empty when the game is not known, or its folder is gone.
    [[nodiscard]] QString folderOf(const QString &gameSystemId) const;
    [[nodiscard]] QString last() const { return m_last; }

private:
    QMap<QString, QString> m_folders;
    QString m_last;
};

} // namespace muster::packs
