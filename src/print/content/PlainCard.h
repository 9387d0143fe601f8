// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/RosterSource.h"

namespace muster::print {

/// Faces for data that nobody designed a card for: figures of the first profile, a table per profile type, rules.
void plainFaces(CardContent &card, const RosterSource &source, const RosterUnit &unit);

} // namespace muster::print
