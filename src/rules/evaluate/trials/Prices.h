// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Checker.h"
#include "rules/evaluate/trials/PriceTrial.h"

namespace muster::rules {

/// What the next one of an entry costs at a place: by how much the whole list becomes dearer. The same evaluation as that of
/// the list says so; where no rule about costs can have a say, the sum of what is written is known to be the same.
class Prices
{
public:
    explicit Prices(Evaluation &list) : m_list(list) {}

    [[nodiscard]] std::vector<CostValue> of(const CheckPlace &place, const EntryNode &node);
    /// The list was evaluated again; `anew`: not by an edit of the one before.
    void follow(bool anew);

private:
    /// One of an entry as it comes: with minimums and defaults inside. The data alone decide it.
    struct Whole
    {
        std::vector<CostAmount> costs; ///< as written
        std::vector<Id> ids;           ///< by which anything in it is counted
        std::vector<Id> changing;      ///< categories that it may give or take
        bool ownModifiers = false;     ///< some of its costs are modified
        bool remoteModifiers = false;  ///< it modifies costs of others
    };
    /// What the costs of the list look at.
    struct Watch
    {
        Touched pairs;
        std::unordered_set<Id> ids;
        std::unordered_set<Id> changing; ///< categories that something in the list may give or take
        bool remoteModifiers = false;
    };
    /// A price that stays until something changes that it looked at.
    struct Kept
    {
        std::vector<CostAmount> costs;
        Dependencies seen;
    };

    [[nodiscard]] const Whole &whole(const EntryNode &node, int number);
    void gather(Whole &whole, const Selection &selection, const EntryNode &node, CostSums &sums);
    void watch();
    [[nodiscard]] bool othersCare(const Whole &whole, const CheckPlace &place, int twin) const;
    [[nodiscard]] bool isSettled(const Dependencies &seen, const Whole &whole) const;
    [[nodiscard]] int twinOf(const CheckPlace &place, const EntryNode &node) const;
    [[nodiscard]] PriceTrial::Price tried(const CheckPlace &place, const EntryNode &node);
    [[nodiscard]] std::vector<CostValue> inWords(const std::vector<CostAmount> &costs) const;

    Evaluation &m_list;
    std::unique_ptr<PriceTrial> m_trial;
    bool m_trialBehind = true;
    bool m_trialAnew = true;
    bool m_watched = false;
    Watch m_watch;
    std::unordered_map<std::uint64_t, Whole> m_wholes; ///< by the serial number of the entry, and number
    std::unordered_map<CellKey, Kept, CellKey::Hash> m_kept;
};

} // namespace muster::rules
