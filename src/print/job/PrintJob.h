// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"
#include "print/job/PrintSettings.h"
#include "print/paint/PdfFile.h"

namespace muster::print {

/// The pages of one kind within a job.
struct PrintSection
{
    PrintKind kind;
    int firstPage = 0;
    int pages = 0;
    int cards = 0;  ///< of Cards and Blank
    int sheets = 0; ///< of paper
};

/// A card that needed more room; the list beside the preview.
struct PrintWarning
{
    QString key; ///< selection id
    QString title;
    AdaptationNote note;
    int cards = 1; ///< Continued: how many cards
    /// In the player's language: "Rattler: the back prints at 6.5 pt".
    [[nodiscard]] QString text() const;
};

/// Where a card's front stands, so that the preview can show the selected one.
struct CardOnPage
{
    QString key;
    int page;
    QRectF area;
    bool back;
};

/// Everything that will come out of the printer.
struct PrintedJob
{
    Pages pages;
    std::vector<PrintSection> sections;
    std::vector<PrintWarning> warnings;
    QStringList remarks; ///< of a campaign: what stands on the pages from its book, and why a price is another
    std::vector<CardOnPage> places;
    bool cardTooLarge = false; ///< the card does not fit the paper; its pages are missing
    bool stopped = false;

    [[nodiscard]] int sheetsOfPaper() const;
};

/// Lays out everything that the settings ask for.
[[nodiscard]] PrintedJob layoutJob(const RosterSource &source, const PrintSettings &settings, const TextMeter &meter,
                                   const Progress &progress = {});
/// The quick reference of a game, in the colours of a faction (id of its catalogue) or of the game; empty when the pack has none.
[[nodiscard]] Pages layoutReferenceOf(const packs::Pack &pack, const QString &language, const QSizeF &paper, InkMode ink,
                                      const TextMeter &meter, const QString &faction = {});
/// The card of one unit, for the card preview; null display lists when there is no such unit.
[[nodiscard]] CardResult layoutUnitCard(const RosterSource &source, std::string_view selectionId, const CardOptions &options,
                                        const TextMeter &meter);

} // namespace muster::print
