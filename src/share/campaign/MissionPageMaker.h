// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/campaign/MissionPage.h"

namespace muster::share {

/// Collects the page of one mission from the log and what followed from it; for one page only.
class MissionPageMaker
{
public:
    MissionPageMaker(const campaign::Campaign &campaign, const campaign::CampaignState &state, const QString &language,
                     const CampaignNames &names)
        : m_campaign(campaign), m_state(state), m_language(language), m_names(names)
    {
    }

    [[nodiscard]] MissionPage fought(const campaign::MissionState &mission);
    [[nodiscard]] MissionPage planned(int event, int number, int cancellation);

private:
    [[nodiscard]] QString dateText(const QDate &date) const;
    [[nodiscard]] QString timeText(const campaign::Event &event) const;
    [[nodiscard]] QString soldierName(const QString &id) const;
    MissionSide sideOf(const campaign::Side &side);
    void addFighters(const campaign::MissionState &mission, const campaign::MissionFought &fought);
    MissionFighter fighter(const campaign::MissionState &mission, const campaign::Participant &participant,
                           const campaign::SoldierState &soldier);
    void addStrikes(const campaign::MissionFought &fought);
    void addNews(const campaign::MissionState &mission, const campaign::MissionFought &fought);
    void addResources(const campaign::MissionState &mission);
    void addSources(const campaign::MissionState &mission);
    [[nodiscard]] QString headline(const campaign::MissionFought &fought) const;
    [[nodiscard]] QString fate(const campaign::Participant &participant, const QStringList &killers) const;

    const campaign::Campaign &m_campaign;
    const campaign::CampaignState &m_state;
    QString m_language;
    const CampaignNames &m_names;
    MissionPage m_page;
    QHash<QString, QString> m_leaders; ///< force -> who led it then
};

} // namespace muster::share
