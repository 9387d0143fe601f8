// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Answer.h"
#include "packs/LocalText.h"
#include "packs/odds/OddsUnit.h"

#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster::packs {

/// Whose value is asked for.
enum class OddsSide { Attacker, Weapon, Target };

/// Which profiles are the weapons of a mode.
struct OddsWeapons
{
    struct Test
    {
        QString characteristic;
        QStringList isOneOf, isNoneOf;
        QRegularExpression matches;
    };
    QStringList profileTypes;
    std::vector<Test> tests;
    QString tags;                    ///< characteristic that names the weapon's rules
    QRegularExpression alternatives; ///< in the tags: of weapons with the same text only one fires
    int least = 0;                   ///< only weapons that the unit has so many times
    QString share;                   ///< id of the input that counts a weapon's bearers: each figure serves one weapon

    [[nodiscard]] bool fits(const OddsProfile &profile) const;
};

/// Where an input comes from when units are known.
struct OddsSource
{
    OddsSide side = OddsSide::Weapon;
    QString characteristic;          ///< id; `{NAME}` in it is the text of another input, `{target:ID}` a value of a unit
    QRegularExpression pattern;      ///< part of the value: its first group, else all of it
    bool length = false;             ///< how many signs, instead of the signs
    QMap<QString, QString> values;   ///< words of the data -> words of the input
    QStringList rules;               ///< any of these
    QStringList categories;          ///< any of these
    QMap<QString, QString> costs;    ///< kind of die -> cost type; a single one under ""
    bool figures = false;            ///< living figures
    bool number = false;             ///< how many there are of the selection that has the weapon
    QString value;                   ///< what a rule or category means; default 1
    std::optional<OddsWeapons> arms; ///< asked of all these weapons of the unit, put together as `fold` says
    enum class Fold { Sum, Most, Any } fold = Fold::Sum;
    QString times; ///< characteristic that a weapon's number is multiplied with
};

/// A word that an input takes, and the number it stands for.
struct OddsWord
{
    QString id;
    LocalText name;
    double value = 0;
};

/// A number, tick, word or pool of dice that an attack needs.
struct OddsInput
{
    enum class Type { Number, Flag, Choice, Dice };
    QString id;
    QString as;     ///< name in formulas; with dice: before "_KIND"
    int place = -1; ///< of that name in frames; dice have one for each kind
    LocalText name;
    Type type = Type::Number;
    std::vector<OddsWord> words; ///< of a choice; of a number: words besides numbers
    double least = 0;
    double most = 999;
    bool fraction = false;     ///< 1.5 is a figure too; else whole numbers only
    bool needed = false;       ///< has to be typed where no unit gives it
    QStringList instead;       ///< ... unless one of these is
    odds::Expression fallback; ///< not given
    bool hasFallback = false;
    std::vector<OddsSource> from;

    [[nodiscard]] const OddsWord *word(const QString &id) const;
};

struct OddsNamed
{
    QString id;
    LocalText name;
};

/// What a step is called when its dice lie on the table, and which faces of a die with symbols count first.
struct OddsStepWords
{
    LocalText name;
    QStringList first;        ///< ids of faces
    std::vector<int> faces{}; ///< of a kind of dice of the file, from the lowest; empty: another die
};

/// What the target loses, in words: "figures", "to destroy the squad".
struct OddsCounted
{
    odds::Expression when; ///< of inputs; not given: always
    LocalText name, end;
};

/// A target that armies of the game are full of.
struct OddsTarget
{
    QString id;
    LocalText name;
    OddsUnit unit;
};

/// One kind of attack of a game.
struct OddsMode
{
    QString id;
    LocalText name;
    std::vector<OddsInput> attack, defence, conditions;
    std::optional<OddsWeapons> weapons; ///< none: the unit attacks as a whole
    bool byHand = false;                ///< the data of units do not say enough: everything is typed
    bool whenChosen = false;            ///< never taken by itself as what does most: it answers another question
    std::vector<OddsSource> at;         ///< the targets it is for: one of these is found in them; none: all
    std::vector<OddsCounted> counted;   ///< the first that holds
    std::optional<QString> again;       ///< it can be made once more: the input of what is left; empty: what is left changes nothing
    std::vector<OddsNamed> stages, chances, outcomes;
    std::vector<OddsStepWords> stepWords; ///< odds::Step::words says which
    odds::Program program;

    [[nodiscard]] std::vector<const OddsInput *> inputs() const;
};

/// How a game resolves attacks: odds.json.
struct OddsRules
{
    std::vector<QString> dice; ///< kinds of dice, by their letter
    std::vector<OddsMode> modes;
    QStringList noEffect; ///< rules that change no attack
    std::vector<OddsTarget> targets;
    QString die;     ///< of table.json: what is thrown where a step names no other die; empty: a plain one, or none
    QString figures; ///< characteristic with the number of figures, where the data count no models
    QString file;

    [[nodiscard]] const OddsMode *mode(const QString &id) const;
    [[nodiscard]] bool isEmpty() const { return modes.empty(); }
    /// Every id of the game data that the file names.
    [[nodiscard]] QStringList ids() const;
    /// Rules that some input of some mode asks for.
    [[nodiscard]] QStringList countedRules() const;
};

} // namespace muster::packs
