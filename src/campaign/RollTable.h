// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/LocalText.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>
#include <QVector>

#include <optional>

class QRandomGenerator;

namespace muster::campaign {

/// Something that a force has and the rules count: credits, reputation, ore.
struct ForceCounter
{
    QString id;
    LocalText name;
    int start = 0;
    int least = 0;                    ///< it never goes below
    int won = 0, drawn = 0, lost = 0; ///< what a mission brings by its result
    QJsonObject extra{};              ///< keys this version does not know
    QString buys{};                   ///< formula in `points`: what a piece of kit costs the force; empty: kit is not paid with it
    QString sells{};                  ///< formula in `points` and `paid`: what selling it brings; empty: what was paid comes back

    friend bool operator==(const ForceCounter &, const ForceCounter &) = default;
};

enum class RollKind { Injury, Skill };
/// What a line of a table makes of the soldier beside the words.
enum class RollFate { None, Misses, Dies, Retires };

/// A line of a table: from one value of the dice to another.
struct RollRow
{
    QString id;
    int from = 0, to = 0;
    LocalText name;
    LocalText text; ///< what it means at the table
    RollFate fate = RollFate::None;
    int misses = 0;     ///< missions
    int experience = 0; ///< it earns
    QJsonObject extra{};

    friend bool operator==(const RollRow &, const RollRow &) = default;
};

/// A table of the rules or of the house on which a soldier throws.
struct RollTable
{
    QString id;
    LocalText name;
    RollKind kind = RollKind::Injury;
    QString dice; ///< "D6", "2D6", "D66"
    QVector<RollRow> rows;
    QJsonObject extra{};

    [[nodiscard]] const RollRow *row(const QString &id) const;
    /// The line for what the dice show; null: none.
    [[nodiscard]] const RollRow *rowFor(int value) const;
    friend bool operator==(const RollTable &, const RollTable &) = default;
};

/// Dice as a table names them.
struct DiceSpec
{
    int count = 1, sides = 6;
    bool digits = false; ///< D66: the first is the tens, the second the units

    /// What lies on the table as one number.
    [[nodiscard]] int valueOf(const QVector<int> &dice) const;
    [[nodiscard]] int lowest() const;
    [[nodiscard]] int highest() const;
    [[nodiscard]] QVector<int> thrown(QRandomGenerator &random) const;
    /// Dice that show this value, as a player types it; nothing: they cannot.
    [[nodiscard]] std::optional<QVector<int>> showing(int value) const;
};
/// Nothing: that is no such word.
[[nodiscard]] std::optional<DiceSpec> diceSpec(const QString &words);

/// Tables as lines of text, for whoever writes house rules: "2-3 Lost an eye: -1 to shoot; misses 2".
[[nodiscard]] QString rowsText(const RollTable &table, const QString &language);
/// The other direction; `wrong`: the first line that cannot be read (from 1), 0: all can.
[[nodiscard]] QVector<RollRow> rowsFromText(const QString &text, int *wrong = nullptr);

/// The names that files have for the values of the enumerations, in their order.
[[nodiscard]] const QStringList &rollKindNames();
[[nodiscard]] const QStringList &rollFateNames();

} // namespace muster::campaign
