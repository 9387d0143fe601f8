// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace muster::app {

/// One line of plain text that gives way to its neighbours: what does not fit elides and stands in the tool tip.
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRect words() const;
};

} // namespace muster::app
