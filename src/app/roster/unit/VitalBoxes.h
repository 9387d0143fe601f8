// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/roster/unit/ProfileTable.h"

#include <QWidget>

class QLabel;

namespace muster::app {

/// The figures of a unit in equal boxes: caption over value.
class VitalBoxes final : public QWidget
{
    Q_OBJECT

public:
    explicit VitalBoxes(std::vector<UnitProfiles::Vital> vitals, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int perRow(int width) const;
    std::vector<UnitProfiles::Vital> m_vitals;
};

/// One line of the sum that makes a unit's points.
struct CostLine
{
    QString name;
    int depth = 0;
    int number = 1;
    double value = 0; ///< of all of them
    bool total = false;
    friend bool operator==(const CostLine &, const CostLine &) = default;
};

/// Everything that adds to the points of a selection, line by line, with the total last.
[[nodiscard]] std::vector<CostLine> costLines(const RosterEditor &editor, const QString &selectionId);

/// Paints the sum.
class CostTable final : public QWidget
{
    Q_OBJECT

public:
    CostTable(std::vector<CostLine> lines, const QString &unit, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {280, minimumHeight()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<CostLine> m_lines;
    QString m_unit;
};

} // namespace muster::app
