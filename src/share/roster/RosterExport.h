// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace muster::share {

/// A heading inside of a force over selections that are in no formation.
struct ExportHeading
{
    QString title;
    QStringList costs; ///< of everything under it
};

/// A profile as a row of a table.
struct ExportProfile
{
    QString type; ///< "Weapon", in the language of the export
    QString name;
    std::vector<std::pair<QString, QString>> values; ///< short name of the column, and what stands there; all, in the order of the game
};

/// A rule in words.
struct ExportRule
{
    QString name;
    QString text;
};

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
    int size = 1;              ///< models in it, without those of units it carries; its number when it has none
    QString links;             ///< whom it has joined and who has joined it: "led by Warden Captain"
    QString remark;            ///< what the unit's card says beside it: "CV 4" of a commander
    bool priceOnly = false;    ///< bought point by point (the price on the player's own card): its points say how many
    bool severalUnits = false; ///< a unit of models, taken more than once in one selection: its number is said too
    bool said = false;         ///< the models that the size of their unit speaks of: no line of their own
    int heading = -1;          ///< in a force: under which of its headings; -1 = a formation, which is one itself
    double points = 0;         ///< with everything below
    bool pointsKnown = true;
    bool orphan = false;
    QStringList costs; ///< every cost with everything below, in words: "14 pts"
    QStringList categories;
    QStringList rules;                   ///< names
    QStringList profiles;                ///< one line each: "Weapon: Range 16, ..."
    std::vector<ExportProfile> tables;   ///< the same as tables
    std::vector<ExportHeading> headings; ///< of a force
    std::vector<ExportItem> children;    ///< in the order of the formations

    [[nodiscard]] bool isUnit() const { return type == QLatin1String("unit") || type == QLatin1String("model"); }
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
    QStringList totals; ///< every used cost: "100 pts"
    bool legal = true;
    QStringList findings;   ///< in words, errors first
    QStringList advantages; ///< "Grab Them by the Nose: active for Mickey, Pounder"
    std::vector<ExportItem> forces;
    std::vector<ExportRule> ruleTexts; ///< of every rule in the list that has words, once, by name
    QString hue;                       ///< colour of the game, "#556b2f"; empty when it has none
};

/// What stands around the list and is not in the evaluator.
struct ExportContext
{
    QString game;
    QString edition;
    QString packVersion;
    QString hue = {};
};

/// The list in the order of its formations (rules::inFormationOrder), whatever order it was made in.
[[nodiscard]] RosterExport exportRoster(const rules::Evaluator &evaluator, const RosterLook &look, const ExportContext &context);

enum class ExportFormat { Text, Markdown, Discord, Html, Csv, Json, NewRecruit, Tournament, Short };

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
/// Several lists in one text, one after the other.
[[nodiscard]] QString renderAll(const std::vector<RosterExport> &rosters, ExportFormat format);

} // namespace muster::share
