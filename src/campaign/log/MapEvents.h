// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QVector>

namespace muster::campaign {

/// A part of the map that somebody can hold.
struct Area
{
    QString id;
    QString name;
    QString gives;           ///< what it brings its holder, in the players' words
    int column = 0, row = 0; ///< of its hex
    QVector<int> outline{};  ///< on a picture: x, y, x, y… in thousandths of its width and height
    QJsonObject extra{};

    friend bool operator==(const Area &, const Area &) = default;
};

/// The map of the campaign is drawn, or drawn anew: areas of the same id keep their holders.
struct MapDrawn
{
    QVector<Area> areas;
    QByteArray picture;        ///< PNG or JPEG; empty: hexes
    bool keepsPicture = false; ///< the picture of the map before stays
    QJsonObject extra{};

    friend bool operator==(const MapDrawn &, const MapDrawn &) = default;
};

/// An area changes hands outside a mission.
struct AreaTaken
{
    QString area;
    QString player; ///< empty: nobody holds it
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const AreaTaken &, const AreaTaken &) = default;
};

/// The rules that held until a mission; those of the campaign hold from it on.
struct RulesKept
{
    QJsonObject rules; ///< as in CampaignRules::toJson()
    QString until;     ///< the first mission (its entry) of the rules that follow; empty: where this entry stands
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const RulesKept &, const RulesKept &) = default;
};

} // namespace muster::campaign
