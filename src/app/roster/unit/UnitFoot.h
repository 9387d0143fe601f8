// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/unit/VitalBoxes.h"

namespace muster::app {

/// Stays under the options of a unit that has many: its profile and the sum of its points, and what an option would make of them
/// while it is pointed at.
class UnitFoot final : public QWidget
{
    Q_OBJECT

public:
    explicit UnitFoot(QWidget *parent = nullptr);

    void showUnit(const std::vector<UnitProfiles::Vital> &vitals, const std::vector<CostLine> &costs, const QString &points);
    /// With the option of that name: values and points as they would be then.
    void showPreview(const QString &option, const std::vector<UnitProfiles::Vital> &vitals, const QString &points, const QString &army);
    void endPreview();
    [[nodiscard]] bool isPreviewing() const { return !m_option.isEmpty(); }
    /// What it says, for a screen reader and for tests.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void speak();
    double paintVital(QPainter &painter, const QRectF &rect, const UnitProfiles::Vital &vital) const;
    [[nodiscard]] QString calculation() const;
    [[nodiscard]] QString secondLine() const;

    std::vector<UnitProfiles::Vital> m_vitals, m_then;
    std::vector<CostLine> m_costs;
    QString m_points, m_option, m_pointsThen, m_army;
};

} // namespace muster::app
