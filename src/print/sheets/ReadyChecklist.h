// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Ready.h"
#include "print/layout/DisplayList.h"

namespace muster::print {

/// What is to buy, to build and to paint before a game, with a box to tick at every line; in the language of this thread.
[[nodiscard]] Pages readyChecklist(const collection::ReadyPlan &plan, const QSizeF &paper, const QString &language);

} // namespace muster::print
