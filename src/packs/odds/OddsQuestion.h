// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsUnit.h"
#include "packs/odds/OddsValue.h"

#include <QSet>

namespace muster::packs {

/// An attack as somebody asks for it: typed figures, units, or units with some figures typed over.
struct OddsQuestion
{
    const OddsMode *mode = nullptr;
    std::vector<QMap<QString, QString>> attacks; ///< typed figures of each weapon; with an attacker: the first, over all their weapons
    QMap<QString, QString> defence, with;
    const OddsUnit *attacker = nullptr;
    const OddsUnit *target = nullptr;
    QStringList weapons; ///< names of those that fire; none: all that can
    int figures = 0;     ///< of the attacker that are left; 0 = all
    bool further = true; ///< see odds::Attack
    bool apart = false;  ///< also what each weapon does alone
    bool again = false;  ///< also what the same attack does when it is made again and again
};

/// A weapon that the attacker has, or may choose, for a kind of attack.
struct OddsArmed
{
    QString id, name; ///< of the profile, as the data have it
    int number = 0;   ///< how many of it there are; 0: it could be chosen
    bool fires = false;
    int bearers = -1; ///< figures that serve it, where that counts; -1: it does not
    QStringList rules;
    odds::Answer alone; ///< when it was asked for, as far as it is known
};

/// The answer, with what it was made of.
struct OddsReply
{
    odds::Answer answer;
    QStringList weapons;            ///< names as in the data; typed attacks have none
    QStringList notCounted;         ///< rules of both units that odds.json does not know: ids
    QStringList unknown;            ///< figures that nobody knows: "Scout Team: protection"; nothing can be said then
    QMap<QString, QString> assumed; ///< inputs that somebody has to say and nobody did: what was taken
    QStringList set;                ///< conditions that a rule of the units sets
    std::vector<OddsArmed> arms;    ///< of the attacker, in the order of the data
    std::vector<odds::Frame> fired; ///< the inputs of each firing weapon, where further questions were asked
    QStringList firing;             ///< ids of their profiles, where there are weapons
    LocalText counted, end;         ///< what is lost, in words; see OddsCounted
    std::vector<double> again;      ///< [i]: chance that i + 1 such attacks are enough, up to nine of ten; empty: nobody can say
};

/// Answers questions for one game. Keeps what it found out about rules; use it in one thread.
class OddsAsker
{
public:
    explicit OddsAsker(const Pack &pack);

    /// An error names what is wrong with the question, and what is allowed.
    [[nodiscard]] base::Result<OddsReply> ask(const OddsQuestion &question) const;
    /// The kinds of attack that units can do (not only typed figures) and that are for this target, in the order of the file.
    [[nodiscard]] std::vector<const OddsMode *> modesFor(const OddsUnit &attacker, const OddsUnit *target) const;
    /// Of these, with weapons, the one that does most to the target; the question's `mode` does not count. Null: there is none.
    [[nodiscard]] const OddsMode *bestMode(OddsQuestion question) const;
    /// Rule ids that a weapon's tags name ("Alt-1, Flame").
    [[nodiscard]] QStringList tagRules(const QString &tags) const;
    /// Name of a rule as the data have it.
    [[nodiscard]] QString ruleName(const QString &id) const { return m_ruleNames.value(id); }

private:
    void repeat(const OddsQuestion &question, OddsReply &reply) const;

    const Pack &m_pack;
    QHash<QString, QString> m_ruleNames; ///< id -> name
    QHash<QString, QString> m_ruleTags;  ///< tag in small letters -> id
    QSet<QString> m_counted;
};

} // namespace muster::packs
