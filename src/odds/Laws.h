// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Program.h"

#include <map>

namespace muster::odds {

/// The distributions of steps for given numbers, each made once.
class Laws
{
public:
    /// Every kind of step but Set, and but a throw with dice taken up by choice. The frame holds all numbers the step reads.
    const Distribution &of(const Step &step, Frame &frame);
    /// The dice of a throw, as they are before anybody takes one up.
    [[nodiscard]] static std::vector<std::pair<Distribution, int>> dice(const Step &step, Frame &frame);
    [[nodiscard]] bool tooLarge() const { return m_tooLarge; }

private:
    using Key = std::vector<double>;
    Distribution made(const Step &step, Frame &frame, const Key &key);
    Distribution rolled(const Key &key);
    Distribution thrown(const Step &step, Frame &frame);
    Distribution allocated(const Step &step, Frame &frame);
    /// The sum of `count` throws of a die that `base` stands for.
    Distribution times(const Key &base, const Distribution &die, int count);
    int counted(double count);

    std::map<Key, Distribution> m_made;
    std::map<Key, std::vector<Distribution>> m_powers;
    bool m_tooLarge = false;
};

} // namespace muster::odds
