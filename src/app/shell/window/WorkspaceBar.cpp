// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/WorkspaceBar.h"

#include "app/shell/window/RailButton.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Theme.h"

#include <QAction>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

WorkspaceBar::WorkspaceBar(QWidget *parent) : QFrame(parent), m_group(new QButtonGroup(this))
{
    setObjectName("workspaceBar");
    setFixedWidth(76);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 8);
    column->setSpacing(0);
    m_items = new QVBoxLayout;
    m_items->setSpacing(0);
    m_foot = new QVBoxLayout;
    m_foot->setSpacing(6);
    column->addLayout(m_items);
    column->addStretch(1);
    column->addLayout(m_foot);
}

void WorkspaceBar::addWorkspace(const QString &id, const QString &title, const QString &icon)
{
    auto *button = new RailButton(icon, this);
    button->setObjectName("workspace." + id);
    m_group->addButton(button);
    m_items->addWidget(button);
    m_buttons.insert(id, button);
    m_order.append(id);
    setTitle(id, title);
    connect(button, &RailButton::clicked, this, [this, id] { emit chosen(id); });
}

void WorkspaceBar::setTitle(const QString &id, const QString &title)
{
    RailButton *button = m_buttons.value(id);
    button->setText(title);
    button->setAccessibleName(title);
    const QString key = QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + m_order.indexOf(id))).toString(QKeySequence::NativeText);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(title, key));
}

void WorkspaceBar::setCurrent(const QString &id)
{
    if (RailButton *button = m_buttons.value(id))
        button->setChecked(true);
}

void WorkspaceBar::addFoot(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({18, 18});
    button->setFixedSize(32, 30);
    button->setFocusPolicy(Qt::TabFocus);
    const auto follow = [button, action] {
        button->setAccessibleName(readable(action->text()).remove(QChar(0x2026)));
        button->setToolTip(button->accessibleName());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    m_foot->addWidget(button, 0, Qt::AlignHCenter);
}

void WorkspaceBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down) {
        QFrame::keyPressEvent(event);
        return;
    }
    for (qsizetype i = 0; i < m_order.size(); ++i) {
        if (!m_buttons.value(m_order.at(i))->hasFocus())
            continue;
        const qsizetype next = qBound<qsizetype>(0, i + (event->key() == Qt::Key_Down ? 1 : -1), m_order.size() - 1);
        m_buttons.value(m_order.at(next))->setFocus(Qt::TabFocusReason);
        return;
    }
}

// All of them with their words, or none.
void WorkspaceBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const QMargins margins = layout()->contentsMargins();
    int whole = margins.top() + margins.bottom() + m_foot->sizeHint().height();
    for (const RailButton *button : std::as_const(m_buttons))
        whole += button->sizeHint().height();
    for (RailButton *button : std::as_const(m_buttons))
        button->setMaximumHeight(height() >= whole ? button->sizeHint().height() : button->minimumSizeHint().height());
}

void WorkspaceBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Rail));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), color(Token::Line));
}

} // namespace muster::app
