// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/muster/BookSelection.h"
#include "campaign/muster/MusteredRoster.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"

namespace muster::campaign {

/// Puts what the campaign knows into a copy of the enlisted roster, one soldier after the other. What the army list does not
/// take becomes a selection from the book, and a finding.
class Mustering
{
public:
    /// `result` holds the enlisted roster. Kits are copied from it as it is now, whoever has fallen since.
    Mustering(MusteredRoster &result, const CampaignState &state, const CampaignRules &rules, const GameBasis &game);

    void place(const SoldierState &soldier, int rank);
    void takeOut(const SoldierState &soldier);
    /// When everybody is placed: where the army list makes another price than the book, a line says the difference.
    void settlePrices();

private:
    void followPricing();
    [[nodiscard]] std::string selectionOf(const SoldierState &soldier);
    [[nodiscard]] std::string copyOfKit(const SoldierState &soldier);
    void placeFromBook(const SoldierState &soldier, int rank);
    void leaveOut(const SoldierState &soldier, const std::string &id, const KitItem &item);
    void addKit(const SoldierState &soldier, const std::string &id, const KitItem &item);
    void setRank(const SoldierState &soldier, const std::string &id, int rank);
    /// False when the list does not let it.
    [[nodiscard]] bool setOption(const std::string &soldier, const std::string &entry, int count, std::vector<std::string> &leaving,
                                 QMap<QString, int> &missing);
    void tellOthers(const rules::Evaluator &evaluator);
    void tell(MusterFinding::Kind kind, const SoldierState *soldier, const QString &subject = {}, int book = 0, int listed = 0,
              const base::Message &why = {});

    struct Placed
    {
        const SoldierState *soldier;
        std::string selection;
        int book;
    };

    MusteredRoster &m_result;
    const CampaignState &m_state;
    const CampaignRules &m_rules;
    const GameBasis &m_game;
    const rules::Roster m_kits;
    base::RandomIdSource m_ids; // repeatable: the same force gives the same roster
    rules::Operations m_operations;
    QVector<Placed> m_placed;
};

} // namespace muster::campaign
