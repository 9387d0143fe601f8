// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/Resources.h"

#include <QtGlobal>

// The macro must stand outside every namespace.
static void initMusterResources()
{
    Q_INIT_RESOURCE(muster);
}

namespace muster::app {

void initResources()
{
    static const bool once = (initMusterResources(), true);
    Q_UNUSED(once)
}

} // namespace muster::app
