// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace muster::collection {

/// What this layer says, in the language of the thread.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Collection)
};

} // namespace muster::collection
