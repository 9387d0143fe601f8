// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/Fold.h"
#include "share/campaign/CampaignNames.h"

#include <QJsonObject>
#include <QStringList>
#include <QVector>

namespace muster::share {

/// One table of a report: every renderer shows every column.
struct ReportTable
{
    struct Column
    {
        QString key;   ///< stable, for CSV and tests
        QString label; ///< translated
        bool number = false;
    };
    QString id; ///< "soldiers", "honour", "missions", "standings", "problems", "odd", "record"
    QString title;
    QVector<Column> columns;
    QVector<QStringList> rows;
    QString empty; ///< what to say when there are no rows
};

/// A campaign, ready to be shared or printed: a headline, a line of figures, tables.
struct CampaignReport
{
    QString title;
    QString subtitle;
    QStringList facts;
    QVector<ReportTable> tables;
};

/// Soldiers, roll of honour, missions, standings, house rules, and what no longer holds.
[[nodiscard]] CampaignReport campaignReport(const campaign::Campaign &campaign, const campaign::CampaignState &state,
                                            const QString &language, const CampaignNames &names = {});
/// One soldier's missions, promotions, awards and notes, oldest first.
[[nodiscard]] CampaignReport serviceRecord(const campaign::Campaign &campaign, const campaign::CampaignState &state, const QString &soldier,
                                           const QString &language, const CampaignNames &names = {});

enum class ReportFormat { Text, Markdown, Discord, Html, Csv };
[[nodiscard]] QString render(const CampaignReport &report, ReportFormat format);

/// The report for programs; keys are stable, see docs/CAMPAIGN.md.
[[nodiscard]] QJsonObject reportJson(const campaign::Campaign &campaign, const campaign::CampaignState &state, const QString &language);

/// "Grub: 2 to 0 (missions 2, 7)": whom of other forces they put out of action, and who did it to them.
[[nodiscard]] QStringList rivalryTexts(const campaign::CampaignState &state, const QString &soldier, const QString &language);

/// "fit", "wounded", "dead", "retired": for programs.
[[nodiscard]] QString statusKey(campaign::Status status);
/// "Fit", "Wounded in M3", "Killed in M3", "Retired": for people.
[[nodiscard]] QString statusText(const campaign::SoldierState &soldier);
/// An injury or a skill, in words.
[[nodiscard]] QString traitName(const campaign::Trait &trait, const campaign::CampaignRules &rules, const QString &language);
/// "Lost an eye: -1 to shoot (7 thrown), misses 2 missions"
[[nodiscard]] QString rollText(const campaign::TableRolled &rolled, const campaign::CampaignRules &rules, const QString &language);
/// "12 credits" for everything that the rules count.
/// "5 credits, 1 ore"; empty: it cost nothing.
[[nodiscard]] QString priceText(const QMap<QString, int> &price, const campaign::CampaignRules &rules, const QString &language);
[[nodiscard]] QStringList counterTexts(const campaign::ForceState &force, const campaign::CampaignRules &rules, const QString &language);
/// "Ork ×2, Gretchin" of one participant.
[[nodiscard]] QString killsText(const QVector<campaign::Kill> &kills, const CampaignNames &names = {});
/// One line of a service record in words: "Ork ×2 17, survived 2, share 3", "Promoted to Veteran, 40 spent".
[[nodiscard]] QString serviceText(const campaign::ServiceEntry &entry, const campaign::SoldierState &soldier,
                                  const campaign::CampaignState &state, const campaign::CampaignRules &rules, const QString &language,
                                  const CampaignNames &names = {});

} // namespace muster::share
