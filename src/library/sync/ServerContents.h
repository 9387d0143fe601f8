// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Record.h"
#include "library/sql/Database.h"

#include <QMap>

namespace muster::library {

/// What a server holds, before anybody decides to work with it.
struct ServerContents
{
    bool hasLibrary = false;   ///< otherwise it is created when it is first used
    QMap<Kind, int> documents; ///< how many of each kind, the trash aside
    QString limit;             ///< a sentence: why one may only read there; usually empty
};

/// Connects and looks, without changing anything there. Takes as long as the network takes: not for the thread of a window.
[[nodiscard]] base::Result<ServerContents> serverContents(const Address &address);

} // namespace muster::library
