// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/unit/ProfileTable.h"
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
    /// `profiles`: of each unit; weapons stand in tables where these have some.
    CompareDialog(models::UnitComparison comparison, std::vector<UnitProfiles> profiles, QWidget *parent);

private:
    void fill();
    bool showTables(int row, const models::UnitComparison::Line &line);

    models::UnitComparison m_comparison;
    std::vector<UnitProfiles> m_profiles;
    QCheckBox *m_differences = nullptr;
    QTableWidget *m_table = nullptr;
};

} // namespace muster::app
