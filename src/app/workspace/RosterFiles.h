// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"

namespace muster::app {

/// Which file on this computer a list came from or was last saved to: "save" proposes it again.
class RosterFiles
{
public:
    explicit RosterFiles(const Services &services);

    /// Files of the game packs are not the player's to write.
    void remember(const QString &id, const QString &path) const;
    /// The file of this list, else a file of that name in the folder that was used last; never a folder that is gone.
    [[nodiscard]] QString propose(const QString &id, const QString &name) const;

private:
    const packs::PackStore &m_packs;
    QString m_notes; ///< where it is written down
};

} // namespace muster::app
