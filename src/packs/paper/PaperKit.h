// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QList>

namespace muster::packs {

/// The outline of a marker: it tells kinds apart without colour.
enum class MarkerShape { Circle, Plain, Octagon, Square, Rounded, Hexagon };

/// One side of a marker.
struct MarkerFace
{
    LocalText name;
    QString symbol; ///< of resources/symbols; empty = none
    QString letter; ///< large, instead of a symbol
    QString colour; ///< "#24407A"; empty = black
    bool filled = false;
};

/// A counter that lies beside a unit; with two faces it is folded.
struct MarkerDesign
{
    QString id;
    MarkerShape shape = MarkerShape::Circle;
    double size = 25; ///< millimetres from cut to cut
    QList<MarkerFace> faces;
    int count = 0;      ///< at least so many
    double perUnit = 0; ///< and so many for each unit of the army
};

/// A large disc for the table.
struct DiscDesign
{
    QString id;
    LocalText name; ///< along its upper rim
    LocalText rule; ///< along its lower rim
    QString letter;
    double diameter = 80;
    bool filled = false;
    int count = 1;
};

/// A round template at true size.
struct TemplateDesign
{
    QString id;
    LocalText name;
    double diameter = 0;
    int rings = 0;      ///< circles inside it, evenly spaced
    int directions = 0; ///< numbered from 1 at the top, clockwise
};

/// A scale to measure with.
struct RulerDesign
{
    QString id;
    LocalText name;
    double step = 10;   ///< millimetres from figure to figure
    int ticks = 10;     ///< parts of a step
    bool bands = false; ///< the figure names the stretch, not the mark
    int first = 1;      ///< the first figure of a band
};

/// A strip as long as a distance that comes again and again.
struct StripDesign
{
    QString id;
    LocalText name;
    double length = 0;
};

/// Counters with a hidden side: blips and reinforcements of a game master.
struct TokenDesign
{
    LocalText name;          ///< "Blip"
    LocalText reinforcement; ///< empty = there are none
    LocalText dummy;
    QString symbol;
    double size = 25;
    int dummies = 0;
    [[nodiscard]] bool isEmpty() const { return name.isEmpty(); }
};

/// A size of building with all that is kept of it during a game.
struct StructureSize
{
    LocalText name;
    QList<int> armour; ///< one for each kind of wall; 0 = there is none of that kind
    int damage = 0, fire = 0, bases = 0;
    QList<int> search; ///< roll needed in the first, second ... turn; empty = nothing to search
    int rows = 1;      ///< lines on the sheet
};

/// The sheet of buildings.
struct StructureDesign
{
    QList<LocalText> walls; ///< weak, normal, hard
    QList<StructureSize> sizes;
    LocalText note;
    [[nodiscard]] bool isEmpty() const { return sizes.isEmpty(); }
};

/// What a game needs on the table besides cards and sheets, at true size.
struct PaperKit
{
    QList<DiscDesign> discs;
    QList<MarkerDesign> markers;
    QList<TemplateDesign> templates;
    QList<RulerDesign> rulers;
    QList<StripDesign> strips;
    TokenDesign tokens;
    StructureDesign structures;
    LocalText missing; ///< what the rules do not give, so that it is not here

    [[nodiscard]] bool hasMarkers() const
    {
        return !discs.isEmpty() || !markers.isEmpty() || !templates.isEmpty() || !rulers.isEmpty() || !strips.isEmpty();
    }
};

} // namespace muster::packs
