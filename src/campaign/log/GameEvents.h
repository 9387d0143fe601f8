// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace muster::campaign {

/// A planned mission or a paired game will not take place. It stays in the list, struck out.
struct MissionCancelled
{
    QString plan; ///< the MissionPlanned event
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const MissionCancelled &, const MissionCancelled &) = default;
};

enum class Verdict { Confirmed, Disputed };

/// What a side says of a mission that somebody else recorded. The mission counts either way; a dispute is shown.
struct MissionJudged
{
    QString mission; ///< the MissionFought event
    QString player;
    Verdict verdict = Verdict::Confirmed;
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const MissionJudged &, const MissionJudged &) = default;
};

/// A picture of a mission.
struct PictureTaken
{
    QString mission;    ///< the MissionFought event
    QByteArray picture; ///< PNG or JPEG
    QString caption;
    QJsonObject extra{};

    friend bool operator==(const PictureTaken &, const PictureTaken &) = default;
};

} // namespace muster::campaign
