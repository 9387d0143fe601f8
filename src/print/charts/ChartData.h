// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/ExperienceLine.h"

#include <QStringList>

namespace muster::print {

/// The experience of some soldiers over the missions.
struct ExperienceChart
{
    struct Rank
    {
        int mission = 0;
        QString name;
    };
    struct Line
    {
        QString id, name;
        bool chosen = false; ///< stands out, with its points and ranks
        bool fallen = false;
        QVector<campaign::ExperiencePoint> points; ///< never empty
        QVector<Rank> ranks;                       ///< promotions

        [[nodiscard]] const campaign::ExperiencePoint *after(int mission) const;
    };
    QVector<Line> lines; ///< whoever earned most first
    int missions = 1;

    [[nodiscard]] int most() const;
};

/// How many enemies each soldier eliminated.
struct KillChart
{
    struct Bar
    {
        QString id, name;
        bool chosen = false;
        int kills = 0;
    };
    QVector<Bar> bars; ///< most kills first; nobody without any

    [[nodiscard]] int most() const { return bars.isEmpty() ? 1 : bars.first().kills; }
};

/// More lines than these cannot be told apart; the chosen soldier is always among them.
inline constexpr int mostLines = 24;

/// `chosen` is a soldier's id; empty: whoever earned most.
[[nodiscard]] ExperienceChart experienceChart(const campaign::CampaignState &state, const campaign::CampaignRules &rules,
                                              const QString &language, const QString &chosen);
/// What the soldiers of each force had earned together; `chosen` is a force's id.
[[nodiscard]] ExperienceChart forceChart(const campaign::CampaignState &state, const campaign::CampaignRules &rules, const QString &chosen);
/// The points of each player in the table.
[[nodiscard]] ExperienceChart playerChart(const campaign::CampaignState &state, const campaign::CampaignRules &rules);
[[nodiscard]] KillChart killChart(const campaign::CampaignState &state, const QString &chosen);

/// The words of a chart in one language.
struct ChartWords
{
    QString start;   ///< before the first mission
    QString mission; ///< "M%1"
    QString killed;  ///< "%1 killed"
    QString more;    ///< "and %1 more"
    QString name;    ///< heading of the soldiers' column
    QString kills;   ///< heading of the figures
    QString missed;  ///< "%1, not there"

    [[nodiscard]] QString after(int number) const { return number == 0 ? start : mission.arg(number); }
};

/// What a chart shows, for those who do not see it: a row for each soldier.
struct ChartTable
{
    struct Row
    {
        QString id;
        QStringList cells; ///< the first one is the name
    };
    QStringList columns;
    QVector<Row> rows;
};
[[nodiscard]] ChartTable tableOf(const ExperienceChart &chart, const ChartWords &words);
[[nodiscard]] ChartTable tableOf(const KillChart &chart, const ChartWords &words);

} // namespace muster::print
