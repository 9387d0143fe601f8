// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>

class QDoubleSpinBox;

namespace muster::app {

/// Asks for the points a roster may cost; nought is called what it means, no limit.
class LimitDialog final : public QDialog
{
    Q_OBJECT

public:
    LimitDialog(double limit, const QString &unit, QWidget *parent = nullptr);

    /// Nothing when the roster is to have no limit.
    [[nodiscard]] std::optional<double> limit() const;

private:
    QDoubleSpinBox *m_limit = nullptr;
};

} // namespace muster::app
