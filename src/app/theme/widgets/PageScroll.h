// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace muster::app {

/// The page of a dialog: as large as it wants to be, and scrolling where the screen is smaller, so that the buttons below stay in sight.
class PageScroll final : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageScroll(QWidget *page, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
};

} // namespace muster::app
