// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/RosterLook.h"

#include <QStringList>

#include <vector>

namespace muster::share {

/// One selection (or force) as every export shows it.
struct ExportItem
{
    QString id;
    QString name;     ///< in the language of the export
    QString nickname; ///< the player's own name
    QString slot;     ///< slot or group it was chosen for
    QString type;     ///< "force", "unit", "model", "upgrade"
    QString notes;
    QString tag;
    int number = 1;
    double points = 0;     ///< with everything below
    bool pointsKnown = true;
    bool orphan = false;
    QStringList costs;     ///< every cost with everything below, in words: "14 pts"
    QStringList categories;
    QStringList rules;     ///< names
    QStringList profiles;  ///< one line each: "Weapon: Range 16, ..."
    std::vector<ExportItem> children;
};

/// A whole list, neutral: what the renderers write down.
struct RosterExport
{
    QString title;
    QString game;
    QString edition;
    QString dataVersion; ///< name and revision of the data
    QStringList factions;
    QString notes;
    QString pointsName;
    double points = 0;
    double limit = -1;
    QStringList totals;     ///< every used cost: "100 pts"
    bool legal = true;
    QStringList findings;   ///< in words, errors first
    QStringList advantages; ///< "Grab Them by the Nose: active for Mickey, Pounder"
    std::vector<ExportItem> forces;
};

/// What stands around the list and is not in the evaluator.
struct ExportContext
{
    QString game;
    QString edition;
    QString packVersion;
};

[[nodiscard]] RosterExport exportRoster(rules::Evaluator &evaluator, const RosterLook &look, const ExportContext &context);

enum class ExportFormat { Text, Markdown, Discord, Html, Csv, Json };

/// Every format with its name on the command line, its title in menus and its file ending.
struct ExportFormatInfo
{
    ExportFormat format;
    QString name;   ///< "discord"
    QString title;  ///< translated
    QString suffix; ///< "md"
};
[[nodiscard]] std::vector<ExportFormatInfo> exportFormats();
[[nodiscard]] std::optional<ExportFormat> exportFormat(const QString &name);

/// Writes the list in a format; every one mentions every selection, the verdict and the data version.
[[nodiscard]] QString render(const RosterExport &roster, ExportFormat format);

} // namespace muster::share
