// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/DockHost.h"

#include <QRect>

class QPainter;

namespace muster::app {

/// The 30 px strip over a panel: title of a single one, tabs of several. Both dock areas paint it with these.
namespace strip {

constexpr int height = 30;
constexpr int narrowestTab = 44;

struct Tab
{
    QString title;
    int counter = -1;
    Tone tone = Tone::Neutral;
    bool current = true;
};

[[nodiscard]] Tab tabOf(const DockHost &host, const QString &id, bool current);
/// Header ground, line below, accent line on top when the panel has the keyboard.
void paintGround(QPainter &painter, const QRect &rect, bool focused);
/// Title of a panel that stands alone.
void paintTitle(QPainter &painter, const QRect &rect, const Tab &tab);
[[nodiscard]] int tabWidth(const Tab &tab);
/// Makes tabs narrower until they fit; the current one last.
void fit(QList<int> &widths, int room, qsizetype current);
/// One of several tabs; the current one takes the base ground and loses the bottom line.
void paintTab(QPainter &painter, const QRect &rect, const Tab &tab, bool first, bool focused, bool hovered);

} // namespace strip

} // namespace muster::app
