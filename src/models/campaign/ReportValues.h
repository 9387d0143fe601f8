// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

#include <QSet>

namespace muster::models {

/// One soldier's line of the report being written.
struct ReportLine
{
    campaign::Participant participant;
    bool in = true;
    friend bool operator==(const ReportLine &, const ReportLine &) = default;
};

/// Everything that is entered in an after-battle report.
struct ReportValues
{
    campaign::MissionFought mission; ///< its participants stand in the lines
    QVector<ReportLine> lines;
    QSet<QString> promoted; ///< soldiers
    QSet<QString> absent{}; ///< forces that do not play: nothing of them is recorded
    bool together = false;  ///< on one side against a game master, not against each other
    friend bool operator==(const ReportValues &, const ReportValues &) = default;
};

/// Who put a soldier out of action, as it is chosen from the side of whoever fell.
struct ReportKiller
{
    QString soldier; ///< of another force that is there
    int side = -1;   ///< or that force as a whole; neither: nobody in particular
    QString name{};
    bool did = false; ///< by the report as it stands
};

/// What the page shows before anything was entered; `plan`: the planned mission it fulfils, or empty.
[[nodiscard]] ReportValues freshReport(const campaign::CampaignState &state, const QString &plan);
/// A mission as it was recorded, with a line for everybody who could have been there.
[[nodiscard]] ReportValues reportOf(const campaign::MissionFought &mission, const campaign::CampaignState &state);
/// Soldiers and forces that joined since get their places; `sides`: forces too.
void addNewcomers(ReportValues &values, const campaign::CampaignState &state, bool sides);

/// As a draft keeps it: the mission under the id it will have.
[[nodiscard]] QJsonObject toDraft(const ReportValues &values, const QString &event);
/// False: it is no draft of a mission.
[[nodiscard]] bool fromDraft(const QJsonObject &draft, const campaign::CampaignState &state, ReportValues &values, QString &event);

} // namespace muster::models
