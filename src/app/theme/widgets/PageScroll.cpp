// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/PageScroll.h"

namespace muster::app {

namespace {

constexpr int lane = 12; // of the scroll bar
constexpr int leastHeight = 120;

} // namespace

PageScroll::PageScroll(QWidget *page, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
}

QSize PageScroll::sizeHint() const
{
    const QSize page = widget()->sizeHint();
    return {page.width() + lane, std::max(page.height(), widget()->heightForWidth(page.width()))};
}

QSize PageScroll::minimumSizeHint() const
{
    return {std::min(widget()->minimumSizeHint().width() + lane, 480), leastHeight};
}

} // namespace muster::app
