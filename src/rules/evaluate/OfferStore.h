// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"
#include "rules/evaluate/Slot.h"

#include <unordered_map>
#include <vector>

namespace muster::rules {

/// Candidates of forces of which nothing is chosen, kept from one edit to the next until something changes that they looked at: large
/// data offer hundreds of them, and an edit touches few. Their costs are not among what is kept (see Prices).
class OfferStore
{
public:
    struct Offer
    {
        Candidate candidate;
        std::vector<CategoryState> given; ///< what others gave it when it was judged
        bool isGiven = false;             ///< else as written
        Dependencies seen;
    };

    /// Null when it is to be judged (again).
    [[nodiscard]] const Candidate *find(std::uint32_t place, const EntryNode &node, const std::vector<CategoryState> *given) const
    {
        const auto known = m_offers.find({place, &node});
        if (known == m_offers.end() || known->second.isGiven != (given != nullptr) || (given && known->second.given != *given))
            return nullptr;
        return &known->second.candidate;
    }
    void keep(std::uint32_t place, const EntryNode &node, Offer offer)
    {
        if (m_offers.size() >= mostKept)
            m_offers.clear();
        m_offers.insert_or_assign({place, &node}, std::move(offer));
    }
    /// The list was evaluated again; `anew`: not by an edit of the one before.
    void follow(const Touched &touched, bool anew)
    {
        if (anew)
            m_offers.clear();
        else
            std::erase_if(m_offers, [&](const auto &offer) { return touched.hits(offer.second.seen); });
    }

private:
    static constexpr std::size_t mostKept = 20'000; // no real list comes near; thousands of forces would fill gigabytes

    std::unordered_map<CellKey, Offer, CellKey::Hash> m_offers;
};

} // namespace muster::rules
