// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"

#include <QJsonObject>

namespace muster::phone {

/// Boxes for data that nobody designed a card for: as many for each model as the number of wounds (health, structure...) in its
/// profile, circles where a model has one or the profile does not say.
[[nodiscard]] std::vector<print::Track> woundTracks(const print::RosterSource &source, const rules::Selection &unit,
                                                    const QJsonObject &words);
/// The wounds that a profile states; 0 = it does not.
[[nodiscard]] int woundsIn(const rules::EffectiveProfile &profile);

} // namespace muster::phone
