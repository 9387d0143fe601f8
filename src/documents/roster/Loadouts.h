// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "library/Library.h"
#include "rules/roster/Roster.h"

#include <QString>

#include <vector>

namespace muster::documents {

/// Equipment that was kept under a name: what was chosen for a figure, to be chosen for others.
struct Loadout
{
    QString name;
    rules::Selection figure; ///< with its options; its own name and notes are nobody else's
};

/// The loadouts of one game, kept with the library.
class Loadouts
{
public:
    Loadouts(const library::Library &library, std::string gameSystemId);

    /// In the order of their names.
    [[nodiscard]] std::vector<Loadout> all() const;
    /// Under a name that is there already it takes the place of the other.
    [[nodiscard]] base::Result<void> keep(const QString &name, const rules::Selection &figure) const;
    [[nodiscard]] base::Result<void> forget(const QString &name) const;

private:
    [[nodiscard]] base::Result<void> store(const std::vector<Loadout> &loadouts) const;

    const library::Library &m_library;
    std::string m_gameSystemId;
};

} // namespace muster::documents
