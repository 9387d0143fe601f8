// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/campaign/MapShapes.h"

namespace muster::share {

/// The picture below a map, as a web page shows it.
struct MapPicture
{
    QString address; ///< empty: hexes
    QSizeF size;     ///< in pixels
};

/// Width and height of a PNG or JPEG, by its head alone; not valid: it is neither, or damaged.
[[nodiscard]] QSizeF pictureSize(const QByteArray &bytes);

/// The map after a mission as SVG, as mapDrawing() has it: what changed hands in that mission has a thick border.
[[nodiscard]] QString mapSvg(const campaign::CampaignState &state, int mission, const MapPicture &picture);
/// The map with a slider through the missions; `titles`: of each mission that was fought, in order. Without scripts it shows today.
[[nodiscard]] QString mapThroughTime(const campaign::CampaignState &state, const QStringList &titles, const MapPicture &picture);
/// What the two need of the style sheet.
[[nodiscard]] QByteArray mapStyle();

} // namespace muster::share
