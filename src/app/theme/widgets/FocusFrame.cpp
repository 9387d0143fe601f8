// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/FocusFrame.h"

#include "app/theme/style/Theme.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTextEdit>

namespace muster::app {

namespace {

bool keysUsed = false; // one keyboard for the whole program

// Text fields and scroll areas have frames of their own.
QAbstractScrollArea *framelessView(QWidget *widget)
{
    auto *area = qobject_cast<QAbstractScrollArea *>(widget);
    const bool own = qobject_cast<QPlainTextEdit *>(widget) || qobject_cast<QTextEdit *>(widget) || qobject_cast<QScrollArea *>(widget);
    return own || (area && area->window()->windowType() == Qt::Popup) ? nullptr : area;
}

void showInList(QWidget *widget)
{
    for (QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
        auto *view = qobject_cast<QAbstractItemView *>(parent);
        if (!view)
            continue;
        const QPoint centre = widget->mapTo(view->viewport(), widget->rect().center());
        if (!view->viewport()->rect().contains(centre))
            view->scrollTo(view->indexAt(centre));
        return;
    }
}

class Frame final : public QWidget
{
public:
    explicit Frame(QAbstractScrollArea &view) : QWidget(&view)
    {
        setObjectName("focusFrame");
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        setGeometry(view.rect());
        show();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(color(Token::Focus), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
};

} // namespace

bool FocusFrame::usesKeys()
{
    return keysUsed;
}

FocusFrame::FocusFrame(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

void FocusFrame::follow(QWidget *now)
{
    if (!now || now->window()->windowType() == Qt::Popup)
        return;
    showInList(now);
    QAbstractScrollArea *view = keysUsed ? framelessView(now) : nullptr;
    if (view && view == m_around && m_frame)
        return;
    leave();
    if (!view)
        return;
    m_around = view;
    m_frame = new Frame(*view);
}

void FocusFrame::leave()
{
    m_around = nullptr;
    if (m_frame) {
        m_frame->hide();
        m_frame->deleteLater(); // it may be in the middle of an event
    }
    m_frame = nullptr;
}

bool FocusFrame::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == m_around && m_frame)
            m_frame->setGeometry(m_around->rect());
        break;
    case QEvent::ShortcutOverride: // F6 is a shortcut: no key press comes
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent *>(event)->key();
        keysUsed = keysUsed || key == Qt::Key_Tab || key == Qt::Key_Backtab || key == Qt::Key_F6;
        break;
    }
    case QEvent::MouseButtonPress:
        keysUsed = false;
        leave();
        break;
    default:
        break;
    }
    return false;
}

} // namespace muster::app
