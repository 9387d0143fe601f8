// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/DialogFit.h"

#include "app/theme/widgets/PageScroll.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLayout>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int titleBar = 40;

// Everything the dialog holds goes into an area that scrolls; Tab brings what it reaches into sight.
void makeScroll(QDialog &dialog)
{
    auto *inner = new QWidget;
    inner->setLayout(dialog.layout()); // takes it from the dialog, with all that is in it
    auto *area = new QScrollArea(&dialog);
    area->setObjectName("dialogScroll");
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(inner);
    auto *outer = new QVBoxLayout(&dialog);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
}

} // namespace

DialogFit::DialogFit(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

void DialogFit::fit(QDialog &dialog, const QSize &available)
{
    // Qt gives a dialog at most two thirds of the screen; a page that scrolls would do so without need.
    if (dialog.findChild<PageScroll *>())
        dialog.resize(dialog.size().expandedTo(dialog.sizeHint()));
    if (dialog.width() <= available.width() && dialog.height() <= available.height())
        return;
    const QSize least = dialog.layout() ? dialog.layout()->totalMinimumSize().expandedTo(dialog.minimumSize()) : dialog.minimumSize();
    if (least.width() > available.width() || least.height() > available.height()) {
        QWidget *focused = dialog.focusWidget();
        makeScroll(dialog);
        dialog.setMinimumSize(0, 0);
        if (focused)
            focused->setFocus();
    }
    dialog.resize(dialog.size().boundedTo(available));
}

bool DialogFit::eventFilter(QObject *watched, QEvent *event)
{
    auto *dialog = event->type() == QEvent::Show && watched->isWidgetType() ? qobject_cast<QDialog *>(watched) : nullptr;
    if (dialog && dialog->isWindow() && !qobject_cast<QFileDialog *>(dialog) && !qobject_cast<QMessageBox *>(dialog)) {
        QSize available = dialog->screen()->availableSize() - QSize(0, titleBar);
        if (const QWidget *owner = dialog->parentWidget())
            available = available.expandedTo(owner->window()->size()); // where the window has room, its dialogs have
        fit(*dialog, available);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::app
