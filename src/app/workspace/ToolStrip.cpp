// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/ToolStrip.h"

#include "app/theme/Icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace muster::app {

namespace {

QString plain(QString text)
{
    return text.remove('&');
}

QString tipOf(const QAction *action)
{
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    const QString text = plain(action->text());
    const QString why = action->isEnabled() ? QString() : action->property("musterReason").toString();
    QString tip = key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key);
    if (!why.isEmpty())
        tip += '\n' + why;
    return tip;
}

} // namespace

ToolStrip::ToolStrip(QWidget *parent) : QFrame(parent)
{
    setProperty("toolbar", true);
    setFixedHeight(48);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(10, 0, 10, 1);
    m_row->setSpacing(8);
}

QToolButton *ToolStrip::addButton(QAction *action, bool words)
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    button->setDefaultAction(action);
    if (words) {
        button->setIconSize({20, 16}); // with a gap before the words
        m_wordy.append(button);
    }
    button->setFocusPolicy(Qt::TabFocus);
    if (action->menu())
        button->setPopupMode(QToolButton::InstantPopup);
    const auto follow = [button, action] {
        button->setToolTip(tipOf(action));
        button->setAccessibleName(plain(action->text()));
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    m_row->addWidget(button);
    return button;
}

QWidget *ToolStrip::addPrimary(QAction *action)
{
    auto *button = new QPushButton(this);
    button->setProperty("primary", true);
    button->setIconSize({20, 16});
    const auto follow = [button, action] {
        button->setText(plain(action->text()));
        button->setToolTip(tipOf(action));
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        const QString name = action->icon().name();
        button->setIcon(name.isEmpty() ? action->icon() : icons::icon(name, Token::OnAccent, Token::OnAccent));
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_row->addWidget(button);
    return button;
}

void ToolStrip::addWidget(QWidget *widget, int stretch)
{
    m_row->addWidget(widget, stretch);
    // A button with a menu may lose its words too; a verdict may not.
    if (auto *button = qobject_cast<QToolButton *>(widget); button && button->popupMode() == QToolButton::InstantPopup
        && button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        m_wordy.append(button);
}

void ToolStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void ToolStrip::fit()
{
    for (QToolButton *button : std::as_const(m_wordy))
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : std::as_const(m_wordy)) {
        m_row->invalidate();
        if (m_row->minimumSize().width() <= width())
            return;
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void ToolStrip::addRule()
{
    auto *rule = new QFrame(this);
    rule->setProperty("rule", true);
    rule->setFixedSize(1, 22);
    m_row->addWidget(rule);
}

void ToolStrip::addStretch()
{
    m_row->addStretch(1);
}

} // namespace muster::app
