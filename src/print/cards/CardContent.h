// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/Canvas.h"

#include <QHash>
#include <QImage>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace muster::print {

/// Outline of the head: the look of a game.
enum class HeadShape { Plain, DataPlate, FlightPath, Tabard, MapSheet, Hull };
[[nodiscard]] HeadShape headShapeFromName(const QString &name);

/// A value on a card: text, or symbols, or dice. All empty = nobody knows it, shown as a dash.
struct Figure
{
    QString text;
    QStringList symbols;
    bool dice = false;  ///< `text` is like "1R+2B"
    bool field = false; ///< unknown, and the player has it on a card of their own: a box to write it in

    [[nodiscard]] bool unknown() const { return text.isEmpty() && symbols.isEmpty(); }
    friend bool operator==(const Figure &, const Figure &) = default;
};

/// What stands on the plate.
struct HeadBlock
{
    QString badge;       ///< the figure the opponent asks for, under the class symbol
    QStringList symbols; ///< class first, hero star beside it
    QString subtitle;
    bool points = false;
};

struct VitalsCell
{
    QString label;
    Figure value;
    QString symbol;
    QStringList notes;
};

/// The row of big figures.
struct VitalsBlock
{
    std::vector<VitalsCell> cells;
};

/// The ribbon of an advantage that a formation grants.
struct AdvantageBlock
{
    QString name;
    bool active = true;
    QString missing; ///< what is missing when it is not active
};

struct TableColumn
{
    QString label;
    QString symbol; ///< drawn instead of the label
    Align align = Align::Centre;
    double width = 0; ///< mm; 0 = as wide as its content
};

/// One cell of a strip; equal neighbours of a group merge.
struct StripCell
{
    QString text;
    bool closed = false;
    friend bool operator==(const StripCell &, const StripCell &) = default;
};

/// A weapon, a fighter, a piece of equipment.
struct TableRow
{
    QStringList letters; ///< A, B...: mounts that share this row
    int count = 1;
    QString name;
    QString tags;
    QString nameNote; ///< stands behind the name in regular type
    int shots = 0;
    int loaded = 0;                            ///< boxes "loaded"
    bool tagsBelow = false;                    ///< the tags always take a line of their own
    std::vector<Figure> values;                ///< one per column
    std::vector<std::vector<StripCell>> strip; ///< per group; empty = no strip

    /// A line for what the player has on a card of their own: only the unit's own card has it.
    [[nodiscard]] bool toWriteIn() const { return name.trimmed().isEmpty(); }
};

struct StripGroupHead
{
    QString symbol;
    QStringList labels;
    QString label; ///< what this strip is ("to hit at range")
};

/// The head of the strips of a table.
struct StripHead
{
    bool difference = false; ///< each weapon shows the column numbers itself, under one label
    QString label;
    bool stacked = false; ///< "dice/damage": one above the other
    std::vector<StripGroupHead> groups;
    QHash<QChar, QString> marks;
    QString handSymbol;
    QString handLabel;
    QStringList handValues; ///< per group; empty = no such row
    QString key;
};

/// Weapons and everything else that comes in rows.
struct TableBlock
{
    enum class Holds {
        Gear,    ///< weapons, grenades, equipment
        Members, ///< the men of a squad
        Figures, ///< what the unit itself is worth, where it has several profiles
    };
    Holds holds = Holds::Gear;
    QString title;
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;
    std::optional<StripHead> strip;
};

struct LineBlock
{
    QString label;
    QString value;
    QString symbol;
};

struct Track
{
    QString label;
    QString symbol;
    BoxShape shape = BoxShape::Square;
    int count = 0;
    int ticked = 0;
    int groups = 1;                 ///< so many rows of boxes, one per model
    bool numbered = false;          ///< the groups carry numbers
    std::vector<int> tickedOf = {}; ///< where every model has its own row: of each of them
};

/// Boxes to tick at the bottom of a face.
struct TracksBlock
{
    std::vector<Track> tracks;
    QStringList once; ///< names of rules that work once per game
};

struct RuleEntry
{
    QString name;
    QString text;        ///< empty = nobody knows it
    QStringList weapons; ///< which weapons bring it
    QString grantedBy;   ///< an advantage: by whom
    bool front = true;   ///< belongs to the unit itself, so its name stands on the front
};

/// Rules of the unit, with or without text.
struct RulesBlock
{
    enum class Texts { Names, Full, Fit };
    Texts texts = Texts::Full;
    std::vector<RuleEntry> entries;
};

struct CostLine
{
    QString label;
    QString detail;
    QString value;
};

/// The price line by line.
struct CostsBlock
{
    std::vector<CostLine> lines;
    QString total;
};

struct PhotoBlock
{
    QImage photo;
};

struct NotesBlock
{
    QString text;
};

/// Kill fields, and a service record on a back.
struct RecordBlock
{
    bool table = false;
    int rows = 4; ///< of the table
};

struct FootBlock
{
    QString left;
    QString right;
};

using Block = std::variant<HeadBlock, VitalsBlock, AdvantageBlock, TableBlock, LineBlock, TracksBlock, RulesBlock, CostsBlock, PhotoBlock,
                           NotesBlock, RecordBlock, FootBlock>;

/// Everything a card says, without any layout: made from an evaluated selection, or by hand.
struct CardContent
{
    QString key;  ///< selection id
    QString name; ///< the player's own, else what it is
    QString type; ///< what it is, beside an own name
    QString mark; ///< symbol of the faction
    HeadShape head = HeadShape::Plain;
    QRgb colour = 0xff3c3c3c;
    QString points;
    QString pointsUnit;
    QString language = QStringLiteral("en");
    std::vector<Block> front;
    std::vector<Block> back;
};

} // namespace muster::print
