// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/SizeSpinBox.h"

#include <algorithm>

namespace muster::app {

void SizeSpinBox::stepBy(int steps)
{
    if (m_sizes.empty())
        return QSpinBox::stepBy(steps);
    int size = value();
    for (int i = 0; i < std::abs(steps); ++i) {
        const auto above = std::upper_bound(m_sizes.begin(), m_sizes.end(), size);
        const auto here = std::lower_bound(m_sizes.begin(), m_sizes.end(), size);
        if (steps > 0 ? above == m_sizes.end() : here == m_sizes.begin())
            break;
        size = steps > 0 ? *above : *std::prev(here);
    }
    setValue(size);
}

} // namespace muster::app
