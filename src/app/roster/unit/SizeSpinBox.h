// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <vector>

namespace muster::app {

/// A number of models; where only some numbers are allowed its arrows go from one to the next (3, 6, 9).
class SizeSpinBox final : public QSpinBox
{
    Q_OBJECT

public:
    using QSpinBox::QSpinBox;

    void setSizes(const std::vector<int> &sizes) { m_sizes = sizes; }
    void stepBy(int steps) override;

private:
    std::vector<int> m_sizes; ///< rising; empty = every number
};

} // namespace muster::app
