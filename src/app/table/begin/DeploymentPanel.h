// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/begin/BeginDraft.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace muster::app {

class DeploymentRow;
class Segments;

/// Who begins where, side by side, and what the scenario says about it.
class DeploymentPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit DeploymentPanel(BeginDraft &draft, const Services &services, QWidget *parent = nullptr);

    void retranslate();
    [[nodiscard]] Segments *sides() const { return m_sides; }

private:
    void rebuild();
    void refresh();
    void addBags(QVBoxLayout &column);
    [[nodiscard]] QString arrivals() const;

    BeginDraft &m_draft;
    const Services &m_services;
    Segments *m_sides;
    QScrollArea *m_scroll;
    QLabel *m_checks, *m_chances;
    QPushButton *m_mend;
    QString m_mends; ///< unit
    QVector<DeploymentRow *> m_rows;
    int m_side = 0;
    QString m_built;
};

} // namespace muster::app
