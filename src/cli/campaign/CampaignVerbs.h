// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

#include <vector>

namespace muster::cli {

/// One of the things `muster campaign` can do.
struct CampaignVerb
{
    QString name;
    int least, most; ///< number of arguments behind it
    int (*run)(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
};

[[nodiscard]] const std::vector<CampaignVerb> &campaignVerbs();

int newCampaign(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int enlistForce(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int recordMission(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int correctMission(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int promoteSoldier(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int recordQuickGame(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int showTable(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int pairPlayers(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int mergeCampaigns(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int writeChronicle(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int musterBattleRoster(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int bringLosses(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int showMap(const QStringList &arguments, const QCommandLineParser &parser, Context &context);
int reportCampaign(const QStringList &arguments, const QCommandLineParser &parser, Context &context);

} // namespace muster::cli
