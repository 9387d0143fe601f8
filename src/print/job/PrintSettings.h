// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardLayout.h"
#include "print/imposition/SheetPlan.h"

#include <QJsonObject>
#include <QSet>

namespace muster::print {

/// What can be printed: report, records and chronicle of a campaign (which also has cards, sheets, a reference), all others of a roster;
/// those behind them only where the game brings them (rosterPrintKinds).
/// A scenario has its own sheet, and tokens where its author wrote some down.
enum class PrintKind {
    Cards,
    Blank,
    Sheet,
    Summary,
    Rules,
    Reference,
    Report,
    Records,
    Markers,
    Tokens,
    Events,
    Orders,
    Dividers,
    Structures,
    Scenario,
    Matrix,
    Chronicle
};
inline constexpr PrintKind allPrintKinds[] = {PrintKind::Cards,  PrintKind::Blank,     PrintKind::Sheet,    PrintKind::Summary,
                                              PrintKind::Rules,  PrintKind::Reference, PrintKind::Dividers, PrintKind::Markers,
                                              PrintKind::Tokens, PrintKind::Events,    PrintKind::Orders,   PrintKind::Structures,
                                              PrintKind::Matrix};
inline constexpr PrintKind campaignPrintKinds[] = {PrintKind::Report, PrintKind::Sheet,     PrintKind::Records,
                                                   PrintKind::Cards,  PrintKind::Reference, PrintKind::Chronicle};
/// "cards", "sheet"...: the command line and the presets.
[[nodiscard]] QString printKindId(PrintKind kind);
[[nodiscard]] std::optional<PrintKind> printKindFromId(const QString &id);

/// Report and platoon sheets.
[[nodiscard]] QSet<PrintKind> usualCampaignKinds();

/// Everything the print workspace and the command line let the player choose; a preset is one of these with a name.
struct PrintSettings
{
    QSet<PrintKind> what{PrintKind::Cards};
    QSet<PrintKind> campaignWhat = usualCampaignKinds(); ///< when it is a campaign
    QString paper = QStringLiteral("a4");                ///< id of a paper, or "card": one face per page
    QSizeF card{63.5, 88.9};
    CutGuide cut = CutGuide::Marks;
    Backs backs = Backs::Mirrored;
    FlipEdge flip = FlipEdge::Long;
    InkMode ink = InkMode::Colour;
    QString language = QStringLiteral("en");
    double margin = 4;
    double gap = 0;
    double bleed = 0;
    QPointF backOffset;
    bool tracks = true;
    bool notes = true;
    bool photo = true;
    bool odds = false; ///< a line on each card, and in the army summary: what it does to typical targets
    int blankCards = 1;
    QSet<QString> without; ///< ids of units (soldiers) that are not wanted; not part of a preset

    [[nodiscard]] QSizeF paperSize() const;
    [[nodiscard]] SheetSettings sheet() const;
    [[nodiscard]] CardOptions cardOptions() const;
    /// Without offset (that belongs to the printer) and without the choice of units.
    [[nodiscard]] QJsonObject toJson() const;
    /// Unknown or wrong values keep the default.
    [[nodiscard]] static PrintSettings fromJson(const QJsonObject &json);

    friend bool operator==(const PrintSettings &, const PrintSettings &) = default;
};

inline size_t qHash(PrintKind kind, size_t seed = 0)
{
    return ::qHash(int(kind), seed);
}

} // namespace muster::print
