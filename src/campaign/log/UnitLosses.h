// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/Event.h"
#include "campaign/muster/Figure.h"

namespace muster::campaign {

/// Figures that a unit lost in a mission; the unit itself may have come through. Nothing is counted by it, so it stands beside the
/// fields of the format under a key of its own, which every version keeps.
[[nodiscard]] inline int figuresLost(const Participant &participant)
{
    return std::max(0, figure(participant.extra.value(QStringLiteral("lost"))));
}

inline void setFiguresLost(Participant &participant, int figures)
{
    if (figures > 0)
        participant.extra.insert(QStringLiteral("lost"), bounded(figures));
    else
        participant.extra.remove(QStringLiteral("lost"));
}

} // namespace muster::campaign
