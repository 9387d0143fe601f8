// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fetch/Addresses.h"

#include <optional>

namespace muster::fetch {

/// A repository of game data: what somebody typed or pasted.
struct Source
{
    QString owner;
    QString name;
    QString ref; ///< branch, tag or commit; empty = the newest release, or the newest state where there is none

    [[nodiscard]] QString repository() const { return owner + '/' + name; }
    friend bool operator==(const Source &, const Source &) = default;
};

/// "owner/name", a link to a repository (with /tree/REF behind it or not), an install link of NewRecruit; nullopt for anything else.
[[nodiscard]] std::optional<Source> sourceFrom(const QString &typed, const Addresses &addresses);

} // namespace muster::fetch
