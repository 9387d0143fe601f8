// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/State.h"

#include <QWidget>

class QPainter;

namespace muster::app {

/// How far figures have come, as one bar: grey is not painted, green is; what is missing is hatched.
class StateBar final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setCounts(const collection::Counts &counts, int missing = 0);
    [[nodiscard]] QSize sizeHint() const override { return {200, 10}; }
    /// The same in a row of a table.
    static void draw(QPainter &painter, const QRectF &bar, const collection::Counts &counts, int missing);
    [[nodiscard]] static QColor colour(collection::State state);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    collection::Counts m_counts;
    int m_missing = 0;
};

} // namespace muster::app
