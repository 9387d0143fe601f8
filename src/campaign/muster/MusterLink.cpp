// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/muster/MusterLink.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster::campaign {

namespace {

class MusterLinkWords
{
    Q_DECLARE_TR_FUNCTIONS(MusterLink)
};

// A tag is what a list of this format can carry that nobody shows or counts, and every program writes back.
const std::string &linkPrefix()
{
    static const std::string prefix = "muster-campaign:";
    return prefix;
}

QString digestOf(const SoldierState &soldier)
{
    QStringList parts{QString::number(soldier.rank), QString::number(soldier.lifePoints), QString::number(soldier.points),
                      soldier.inService() ? QStringLiteral("in") : QStringLiteral("out")};
    for (const KitItem &item : soldier.kit)
        parts.append(item.id);
    return parts.join(QLatin1Char(' '));
}

} // namespace

MusterLink linkOf(const CampaignStart &start, const CampaignState &state, const QString &force, const MusteredRoster &mustered)
{
    MusterLink link;
    link.campaign = start.id;
    link.campaignName = start.name;
    link.force = force;
    const ForceState *made = state.force(force);
    link.forceName = made ? made->name : QString();
    link.mission = state.fought();
    for (const SoldierState &soldier : state.soldiers) {
        if (soldier.force != force)
            continue;
        // Whoever was left out stands in the list of selections too, where the enlisted list has them.
        const QString selection = mustered.selections.value(soldier.id);
        const bool listed = !selection.isEmpty() && rules::findSelection(mustered.roster, selection.toStdString());
        link.soldiers.append({soldier.id, listed ? selection : QString(), digestOf(soldier)});
    }
    return link;
}

void setMusterLink(rules::Roster &roster, const MusterLink &link)
{
    QJsonArray soldiers;
    for (const MusterLink::Soldier &soldier : link.soldiers)
        soldiers.append(QJsonArray{soldier.id, soldier.selection, soldier.was});
    const QJsonObject json{{"campaign", link.campaign},   {"name", link.campaignName}, {"force", link.force},
                           {"forceName", link.forceName}, {"mission", link.mission},   {"soldiers", soldiers}};
    std::erase_if(roster.tags, [](const std::string &tag) { return tag.starts_with(linkPrefix()); });
    roster.tags.push_back(linkPrefix() + QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString());
}

std::optional<MusterLink> musterLink(const rules::Roster &roster)
{
    const auto tag = std::find_if(roster.tags.begin(), roster.tags.end(),
                                  [](const std::string &each) { return each.starts_with(linkPrefix()); });
    if (tag == roster.tags.end())
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(tag->substr(linkPrefix().size()))).object();
    MusterLink link;
    link.campaign = json["campaign"].toString();
    link.campaignName = json["name"].toString();
    link.force = json["force"].toString();
    link.forceName = json["forceName"].toString();
    link.mission = figure(json["mission"]);
    for (const QJsonValue &each : json["soldiers"].toArray())
        link.soldiers.append({each[0].toString(), each[1].toString(), each[2].toString()});
    return link.campaign.isEmpty() ? std::nullopt : std::optional(link);
}

MusterNews newsSince(const MusterLink &link, const CampaignState &state)
{
    MusterNews news;
    news.missions = std::max(0, state.fought() - link.mission);
    news.unknown = !state.force(link.force);
    QSet<QString> known;
    for (const MusterLink::Soldier &then : link.soldiers) {
        known.insert(then.id);
        const SoldierState *now = state.soldier(then.id);
        if (!now || (!now->inService() && !then.selection.isEmpty()))
            news.gone.append(now ? now->name : then.id);
        else if (now->inService() && digestOf(*now) != then.was)
            news.changed.append(now->name);
    }
    for (const SoldierState &soldier : state.soldiers) {
        if (soldier.force == link.force && soldier.inService() && !known.contains(soldier.id))
            news.fresh.append(soldier.name);
    }
    return news;
}

QString originText(const MusterLink &link)
{
    return link.mission > 0 ? MusterLinkWords::tr("from %1, after mission %2").arg(link.campaignName, QString::number(link.mission))
                            : MusterLinkWords::tr("from %1, before the first mission").arg(link.campaignName);
}

QString newsText(const MusterNews &news)
{
    if (news.unknown)
        return MusterLinkWords::tr("The campaign no longer has this force.");
    if (news.isUpToDate())
        return {};
    QStringList parts;
    if (news.missions > 0)
        parts.append(MusterLinkWords::tr("%n mission(s) since", nullptr, news.missions));
    const auto names = [](const QStringList &all) { return all.join(QStringLiteral(", ")); };
    if (!news.changed.isEmpty())
        parts.append(MusterLinkWords::tr("changed: %1").arg(names(news.changed)));
    if (!news.gone.isEmpty())
        parts.append(MusterLinkWords::tr("no longer in service: %1").arg(names(news.gone)));
    if (!news.fresh.isEmpty())
        parts.append(MusterLinkWords::tr("new: %1").arg(names(news.fresh)));
    return MusterLinkWords::tr("The force has moved on (%1).").arg(parts.join(QStringLiteral("; ")));
}

} // namespace muster::campaign
