// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/MissionPage.h"

#include "share/campaign/MissionPageMaker.h"
#include "text/Speaking.h"

#include <algorithm>

namespace muster::share {

using namespace campaign;

namespace {

int eventOf(const CampaignState &state, int page)
{
    return page < state.missions.size() ? state.missions.at(page).event : state.cancelled.at(page - int(state.missions.size())).plan;
}

QDate dateOf(const CampaignState &state, int page)
{
    const Event &entry = state.log.at(eventOf(state, page));
    if (const MissionFought *fought = entry.as<MissionFought>())
        return fought->date;
    if (const MissionPlanned *plan = entry.as<MissionPlanned>())
        return plan->date.isValid() ? plan->date : plan->due;
    const UnknownEvent *unread = entry.as<UnknownEvent>();
    return unread ? unread->date : QDate();
}

} // namespace

QString missionEvent(const CampaignState &state, int mission)
{
    return state.log.at(eventOf(state, mission)).id;
}

int missionPages(const CampaignState &state)
{
    return int(state.missions.size() + state.cancelled.size());
}

MissionPage missionPage(const Campaign &campaign, const CampaignState &state, int mission, const QString &language,
                        const CampaignNames &names)
{
    const text::Speaking speaking(language);
    MissionPageMaker maker(campaign, state, language, names);
    if (mission < 0 || mission >= missionPages(state))
        return {};
    if (mission >= state.missions.size()) {
        const CancelledMission &cancelled = state.cancelled.at(mission - int(state.missions.size()));
        return maker.planned(cancelled.plan, 0, cancelled.event);
    }
    const MissionState &line = state.missions.at(mission);
    return line.planned ? maker.planned(line.event, line.number, -1) : maker.fought(line);
}

// A mission without a date follows the one recorded before it.
QVector<int> missionsByDate(const CampaignState &state)
{
    QVector<QPair<QDate, int>> dated;
    QDate last;
    for (int i = 0; i < missionPages(state); ++i) {
        const QDate date = dateOf(state, i);
        const bool open = i < state.missions.size() && state.missions.at(i).planned;
        last = date.isValid() ? date : open ? QDate(9999, 1, 1) : last;
        dated.append({last.isValid() ? last : QDate(1, 1, 1), i});
    }
    std::stable_sort(dated.begin(), dated.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QVector<int> order;
    for (const auto &[date, index] : std::as_const(dated))
        order.append(index);
    return order;
}

} // namespace muster::share
