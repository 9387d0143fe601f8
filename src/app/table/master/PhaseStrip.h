// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QWidget>

class QToolButton;

namespace muster::app {

/// The phases of the turn in a row: done, now, to come; tapped in any order. Without room only the present one has its name.
class PhaseStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit PhaseStrip(TableSession &session, QWidget *parent = nullptr);

    void refresh();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int widthOf(bool all) const;
    void dressButtons();

    TableSession &m_session;
    TableVerbs m_verbs;
    QVector<QToolButton *> m_buttons;
};

} // namespace muster::app
