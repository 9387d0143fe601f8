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
    std::vector<QMap<QString, QString>> attacks; ///< typed figures of each weapon; with an attacker: the first, over all his weapons
    QMap<QString, QString> defence, with;
    const OddsUnit *attacker = nullptr;
    const OddsUnit *target = nullptr;
    QStringList weapons; ///< names of those that fire; none: all that can
    int figures = 0;     ///< of the attacker that are left; 0 = all
    bool further = true; ///< see odds::Attack
};

/// The answer, with what it was made of.
struct OddsReply
{
    odds::Answer answer;
    QStringList weapons;    ///< names as in the data; typed attacks have none
    QStringList notCounted; ///< rules of both units that odds.json does not know: ids
    QStringList unknown;    ///< figures that nobody knows: "Scout Team: protection"; nothing can be said then
};

/// Answers questions for one game. Keeps what it found out about rules; use it in one thread.
class OddsAsker
{
public:
    explicit OddsAsker(const Pack &pack);

    /// An error names what is wrong with the question, and what is allowed.
    [[nodiscard]] base::Result<OddsReply> ask(const OddsQuestion &question) const;
    /// Rule ids that a weapon's tags name ("Alt-1, Flame").
    [[nodiscard]] QStringList tagRules(const QString &tags) const;
    /// Name of a rule as the data have it.
    [[nodiscard]] QString ruleName(const QString &id) const { return m_ruleNames.value(id); }

private:
    const Pack &m_pack;
    QHash<QString, QString> m_ruleNames; ///< id -> name
    QHash<QString, QString> m_ruleTags;  ///< tag in small letters -> id
    QSet<QString> m_counted;
};

} // namespace muster::packs
