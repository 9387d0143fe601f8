// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

#include <QPointF>
#include <QRectF>

namespace muster::share {

/// One area as it is drawn.
struct MapShape
{
    QString id, name;
    QVector<QPointF> outline; ///< in units of the map
    QPointF centre;           ///< where its name stands
    double room = 0;          ///< half the width that the name has there
    QString owner;            ///< player; empty: nobody
    QString ownerName;
    bool taken = false; ///< it changed hands in the mission that is shown
    QString from;       ///< name of who lost it then; empty: nobody had it
    int since = -1;     ///< number of the mission; -1: it was never taken
    QString words;      ///< "Refinery, Bruno, since mission 7, from Camille": what a screen reader says
};

/// The map after a mission, for the window and for paper.
struct MapDrawing
{
    QRectF bounds; ///< of all of it, in units of the map
    bool isPicture = false;
    QVector<MapShape> shapes;
};

/// `mission`: its number, 0: at the start, -1: as it is now. `size`: of the picture, where there is one.
[[nodiscard]] MapDrawing mapDrawing(const campaign::CampaignState &state, int mission, const QSizeF &size = {});
/// A hexagon of the map, standing on a point.
[[nodiscard]] QVector<QPointF> hexagon(int column, int row);

/// "#4a86c8": the player's own, or one of those that differ in light and dark.
[[nodiscard]] QString playerColour(const QVector<campaign::Player> &players, const QString &player);
/// "Ca": what tells players apart without colour.
[[nodiscard]] QString playerMark(const QVector<campaign::Player> &players, const QString &player);

/// How many areas a player held after a mission.
[[nodiscard]] int areasHeld(const campaign::CampaignState &state, const QString &player, int mission);
/// "Refinery: Bruno from Camille, mission 7", for every change, the latest first; `area` empty: of all.
[[nodiscard]] QStringList areaHistory(const campaign::CampaignState &state, const QString &area);
/// "Bruno took Refinery from Camille."; empty: nothing changed hands in it.
[[nodiscard]] QString mapNews(const campaign::CampaignState &state, int mission);

} // namespace muster::share
