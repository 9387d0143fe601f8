// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/begin/BeginDraft.h"

#include <QWidget>

class QToolButton;

namespace muster::app {

class ElidedLabel;
class Segments;

/// One unit of the deployment: on the table, in reserve, in ambush, or riding in another one.
class DeploymentRow final : public QWidget
{
    Q_OBJECT

public:
    DeploymentRow(BeginDraft &draft, int side, const battle::UnitAtStart &unit, QWidget *parent = nullptr);

    void refresh();
    [[nodiscard]] Segments *places() const { return m_places; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void choose(int index);
    void fillCarriers();

    BeginDraft &m_draft;
    int m_side;
    QString m_unit, m_name;
    QStringList m_ids; ///< of the places, as the segments stand
    QStringList m_words;
    ElidedLabel *m_label;
    Segments *m_places;
    QToolButton *m_rides;
};

} // namespace muster::app
