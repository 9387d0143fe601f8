// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace muster::app {

/// One box or figure of a unit, 44 px: ticked when it is lost.
class TickBox final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TickBox(QWidget *parent = nullptr);

    void set(bool circle, bool ticked, const QString &name);
    static constexpr int side = 44;
    [[nodiscard]] QSize sizeHint() const override { return {side, side}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_circle = false;
};

} // namespace muster::app
