// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/PageScroll.h"

#include <QDialog>
#include <QScreen>

namespace muster::app {

namespace {

constexpr int lane = 12;          // of the scroll bar
constexpr QSize frame{24, 64};    // what the window manager and its bars take
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

void PageScroll::fit(QDialog &dialog)
{
    dialog.ensurePolished();
    const QScreen *screen = dialog.parentWidget() ? dialog.parentWidget()->screen() : dialog.screen();
    dialog.resize(dialog.sizeHint().expandedTo(dialog.minimumSize()).boundedTo(screen->availableSize() - frame));
}

} // namespace muster::app
