// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QPair>
#include <QStringList>

#include <optional>

namespace muster::packs {

/// A template such as "{c:dust.char.move}"; see docs/PACKS.md for the parts.
using CardValue = QString;

/// Whether something stands on a card: every key that is given must fit.
struct CardCondition
{
    [[nodiscard]] bool isEmpty() const { return category.isEmpty() && rule.isEmpty() && characteristic.isEmpty(); }

    QString category;
    QString rule;
    QString characteristic;
    QString is;
};

/// A symbol that stands on the head when its condition holds.
struct CardSymbol
{
    CardCondition when;
    QString symbol;
};

/// A smaller line under a figure: another unit of measure, or a text.
struct CardNote
{
    double factor = 0; ///< 0 = `text` is shown
    QString unit;
    CardValue text;
};

/// One big figure of the vitals row.
struct CardCell
{
    LocalText label;
    CardValue value;
    QString symbol;
    QList<CardNote> notes;
    QMap<QString, QString> symbols; ///< value in the data -> symbol drawn instead
    bool optional = false;          ///< left out when unknown
};

/// One column of a table or sheet.
struct CardColumn
{
    LocalText label;
    CardValue value;
    double width = 0;               ///< mm; 0 = shared out
    QString align;                  ///< "left", "right"; empty = centred
    QMap<QString, QString> symbols; ///< value in the data -> symbol drawn instead
    LocalText group;                ///< a head over several columns of a sheet
    CardValue total;                ///< its figure in the totals row of a sheet
};

/// Neighbouring cells of a strip under one symbol.
struct StripGroup
{
    QString symbol;
    QList<CardColumn> columns;
};

/// The row of small cells under a weapon.
struct CardStrip
{
    enum class Kind { Values, Difference };
    Kind kind = Kind::Values;
    QString cell;                 ///< "dice/damage": two figures, one above the other
    QStringList closed;           ///< values that mean "not possible"
    QList<StripGroup> groups;     ///< Kind::Values
    QMap<QString, QString> marks; ///< a sign in a cell -> symbol, one per sign
    QString handSymbol;           ///< the closing row for all weapons: symbol, label, a value per group
    LocalText handLabel;
    QStringList handValues;
    CardCondition handUnless; ///< units that do not have this row
    LocalText key;            ///< a line that explains the strip
    LocalText label;          ///< Kind::Difference, and below
    CardValue value;
    QList<int> against;
    QList<QPair<int, QString>> table;
    LocalText secondLabel; ///< a second strip by the same table: to wound besides to hit
    CardValue secondValue;
    QList<int> secondAgainst;

    /// Kind::Difference: what stands in the column, "" for a closed cell.
    [[nodiscard]] QString cellText(int value, int column) const;
};

/// A row of boxes to tick.
struct CardTrack
{
    LocalText label;
    QString shape; ///< "square", "circle", "shell", "hexagon", "field"
    CardValue count;
    CardValue groups; ///< how many models have these boxes, where the unit has no models of its own
    bool perModel = false;
    bool numbered = false;
};

/// One block of a face, from top to bottom.
struct CardBlock
{
    enum class Kind { Unknown, Head, Vitals, Advantage, Table, Selections, Line, Tracks, Rules, Costs, Photo, Notes, Record, Foot };
    Kind kind = Kind::Unknown;
    LocalText title;           ///< Table
    LocalText label;           ///< Line
    CardValue value;           ///< Line
    bool optional = false;     ///< Line
    CardValue badge;           ///< Head
    CardValue subtitle;        ///< Head
    QString symbol;            ///< Head
    QList<CardSymbol> symbols; ///< Head
    bool points = false;       ///< Head
    QString profileType;       ///< Vitals, Table
    QList<CardCell> cells;     ///< Vitals
    QList<CardColumn> columns; ///< Table, Selections
    CardValue name;            ///< Table
    CardValue tags;            ///< Table
    CardValue count;           ///< Table
    CardValue shots;           ///< Table
    int writeRows = -1;        ///< Vitals, Table: unknown figures are boxes to write in; a table has at least so many rows
    std::optional<CardStrip> strip;
    QStringList groups;        ///< Selections
    QList<CardTrack> tracks;   ///< Tracks
    bool alternatives = false; ///< Tracks: one per profile of the unit; equal ones are one
    QStringList onceRules;     ///< Tracks
    QStringList loadedRules;   ///< Tracks
    enum class Texts { Names, Full, Fit };
    Texts texts = Texts::Full; ///< Rules; Fit = with text where there is room
    bool weapons = false;      ///< Rules
    CardValue left;            ///< Foot
    CardValue right;           ///< Foot
    QJsonObject json;          ///< as written, for keys that only one painter knows
};

/// The card of one kind of unit.
struct CardFaces
{
    QString id;
    QString profileType; ///< match: empty = any
    QString category;
    QString type;
    QStringList silent; ///< entry ids (with * for anything) whose choice the card shows in another way (a die, a price)
    QList<CardBlock> front;
    QList<CardBlock> back;

    /// `entryId`: plain or composite.
    [[nodiscard]] bool isSilent(const QString &entryId) const;
};

/// Which profiles are weapons, and where they say what they roll.
struct CardWeapons
{
    QString profileType;
    QString dice;         ///< characteristic: "2R+1B", "3x2R"; empty = the game does not say
    CardCondition unless; ///< weapons that do not shoot: its characteristic and value
};

/// The platoon sheet.
struct SheetDesign
{
    QList<CardColumn> columns;
    QString rows; ///< "units" or "models"
    QList<CardTrack> tracks;
    int rowsMin = 0; ///< empty rows to write in
    LocalText help;  ///< Markdown of the reference, a block per section
    bool landscape = false;
    QJsonObject json;
};

/// What cards.json says; a default-made one is the plain card that any data can have.
struct CardDesign
{
    QString head = QStringLiteral("plain"); ///< outline of the plate
    QString colour = QStringLiteral("#3C3C3C");
    QStringList leaders; ///< entries: whoever has one stands first under their heading, on paper and in shared lists
    CardWeapons weapons;
    QList<CardFaces> cards;
    std::optional<SheetDesign> sheet;
    bool plain = true; ///< nobody designed it

    /// The first card whose match fits; null when none does (then the plain card is drawn).
    [[nodiscard]] const CardFaces *facesFor(const QStringList &profileTypeIds, const QStringList &categoryIds, const QString &type) const;
    /// Every id of game data named in it.
    [[nodiscard]] QStringList ids() const;
};

} // namespace muster::packs
