// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/UnitComparison.h"

#include <QDialog>

class QCheckBox;
class QTableWidget;

namespace muster::app {

/// Two or three units of the catalogue side by side: prices, profiles, weapons, rules.
class CompareDialog final : public QDialog
{
    Q_OBJECT

public:
    CompareDialog(models::UnitComparison comparison, QWidget *parent);

private:
    void fill();

    models::UnitComparison m_comparison;
    QCheckBox *m_differences = nullptr;
    QTableWidget *m_table = nullptr;
};

} // namespace muster::app
