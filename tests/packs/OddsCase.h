// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsQuestion.h"
#include "support/OwnPacks.h"

#include <algorithm>
#include <numeric>

namespace muster::test {

/// Typed attacks on the packs that come with the program.
class OddsCase
{
public:
    OddsCase() : m_store(ownPacks()) {}

    [[nodiscard]] const packs::PackStore &store() const { return *m_store; }

    /// "dice=20,damage=1" (several weapons: "dice=6; dice=4"), "kind=infantry,size=5", "cover=bunker sustained".
    [[nodiscard]] base::Result<packs::OddsReply> ask(const QString &system, const QString &mode, const QString &attack,
                                                     const QString &defence, const QString &with = {}) const
    {
        const packs::PackPtr pack = m_store->find(system);
        if (!pack || !pack->odds().mode(mode))
            return base::Error{"test", "no such mode", {}};
        return packs::OddsAsker(*pack).ask(question(*pack, mode, attack, defence, with));
    }

    [[nodiscard]] static packs::OddsQuestion question(const packs::Pack &pack, const QString &mode, const QString &attack,
                                                      const QString &defence, const QString &with = {})
    {
        packs::OddsQuestion question;
        question.mode = pack.odds().mode(mode);
        for (const QString &weapon : attack.split(';'))
            question.attacks.push_back(pairs(weapon, ','));
        question.defence = pairs(defence, ',');
        question.with = pairs(with, ' ');
        return question;
    }

    /// A result by name: lost:2, atleast:1, mean, any, destroyed, stage:hits, chance:suppressed, outcome:0, own:1, ownatleast:2.
    [[nodiscard]] double value(const QString &system, const QString &mode, const packs::OddsReply &reply, const QString &what) const
    {
        const odds::Answer &answer = reply.answer;
        const packs::OddsMode &rules = *m_store->find(system)->odds().mode(mode);
        const QString kind = what.section(':', 0, 0), of = what.section(':', 1);
        const auto from = [](const std::vector<double> &row, int first) {
            return std::accumulate(row.begin() + std::min(first, int(row.size())), row.end(), 0.0);
        };
        const auto at = [](const std::vector<double> &row, int index) { return index < int(row.size()) ? row[std::size_t(index)] : 0; };
        const auto named = [&of](const std::vector<packs::OddsNamed> &names, const std::vector<double> &values) {
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (names[i].id == of)
                    return values.at(i);
            }
            return -1.0;
        };
        if (kind == "lost")
            return at(answer.lost, of.toInt());
        if (kind == "atleast")
            return from(answer.lost, of.toInt());
        if (kind == "own")
            return at(answer.own, of.toInt());
        if (kind == "ownatleast")
            return from(answer.own, of.toInt());
        if (kind == "outcome")
            return at(answer.outcomes, of.toInt());
        if (kind == "stage")
            return named(rules.stages, answer.stages);
        if (kind == "chance")
            return named(rules.chances, answer.chances);
        return kind == "mean" ? answer.mean : kind == "any" ? answer.any : kind == "destroyed" ? answer.destroyed : -1;
    }

private:
    static QMap<QString, QString> pairs(const QString &text, QChar separator)
    {
        QMap<QString, QString> map;
        for (const QString &part : text.split(separator, Qt::SkipEmptyParts))
            map.insert(part.section('=', 0, 0).trimmed(), part.section('=', 1).trimmed());
        return map;
    }

    std::unique_ptr<packs::PackStore> m_store;
};

} // namespace muster::test
