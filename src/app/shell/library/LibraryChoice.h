// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/server/Address.h"

#include <QMetaType>

namespace muster::app {

/// Which library the user wants to work with from now on.
struct LibraryChoice
{
    library::Address address; ///< with the password, if one was given
    bool copy = false;        ///< carry what the present library holds into it
};

} // namespace muster::app

Q_DECLARE_METATYPE(muster::app::LibraryChoice)
