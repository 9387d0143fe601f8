// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/ToolStrip.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/workspace/Actions.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

namespace {

QString tipOf(const QAction *action)
{
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    const QString text = readable(action->text());
    const QString why = reasonOf(action);
    const QString more = action->toolTip(); // without one of its own an action answers with its text, or with less
    const QString words = why.isEmpty() && more.size() > text.size() ? more : text;
    QString tip = key.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, key);
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
        button->setText(literal(readable(action->text()))); // newer Qts leave out the dots that say that a question follows
        button->setToolTip(tipOf(action));
        button->setAccessibleName(readable(action->text()));
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
    m_primary = button;
    m_primaryAction = action;
    const auto follow = [this, button, action] {
        m_primaryText = literal(readable(action->text()));
        button->setText(m_primaryText);
        button->setAccessibleName(readable(m_primaryText));
        button->setToolTip(tipOf(action));
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible() && m_primaryWanted);
        const QString name = action->icon().name();
        button->setIcon(name.isEmpty() ? action->icon() : icons::icon(name, Token::OnAccent, Token::OnAccent));
        fit();
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_row->addWidget(button);
    return button;
}

void ToolStrip::setPrimaryWanted(bool wanted)
{
    m_primaryWanted = wanted;
    if (m_primary)
        m_primary->setVisible(m_primaryAction->isVisible() && wanted);
    fit();
}

void ToolStrip::addWidget(QWidget *widget, int stretch)
{
    m_row->addWidget(widget, stretch);
    // A button with a menu may lose its words too; a verdict loses them last.
    if (auto *button = qobject_cast<QToolButton *>(widget);
        button && button->popupMode() == QToolButton::InstantPopup && button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        m_wordy.append(button);
    else if (button && button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        m_verdicts.append(button);
}

void ToolStrip::addOptional(QWidget *widget)
{
    makeOverflow();
    m_row->removeWidget(m_more);
    m_row->addWidget(widget);
    m_row->addWidget(m_more); // stands where the last of them stood
    m_optional.append(widget);
}

void ToolStrip::addOrnament(QWidget *widget)
{
    m_row->addWidget(widget);
    m_ornaments.append(widget);
}

void ToolStrip::makeOverflow()
{
    if (m_more)
        return;
    m_more = new QToolButton(this);
    m_more->setObjectName("toolStripMore");
    m_more->setIcon(icons::icon("more"));
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->hide();
    m_overflow = new QFrame(this, Qt::Popup);
    m_overflow->setProperty("popup", true);
    m_overflow->setFrameShape(QFrame::StyledPanel);
    m_overflowColumn = new QVBoxLayout(m_overflow);
    m_overflowColumn->setContentsMargins(12, 12, 12, 12);
    m_overflowColumn->setSpacing(8);
    connect(m_more, &QToolButton::clicked, this, &ToolStrip::showOverflow);
}

void ToolStrip::showOverflow()
{
    m_overflow->adjustSize();
    const QPoint below = m_more->mapToGlobal(QPoint(m_more->width() - m_overflow->width(), m_more->height() + 2));
    m_overflow->move(below);
    m_overflow->show();
    if (!m_stowed.isEmpty())
        m_stowed.first()->setFocus(Qt::PopupFocusReason);
}

void ToolStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

bool ToolStrip::event(QEvent *event)
{
    const bool done = QFrame::event(event);
    // Words that became longer (a verdict, another language) need room too.
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return done;
}

bool ToolStrip::fits() const
{
    m_row->invalidate();
    return m_row->minimumSize().width() <= width();
}

void ToolStrip::stow(QWidget *widget)
{
    const int place = m_row->indexOf(widget);
    widget->setProperty("toolStripPlace", place);
    m_row->removeWidget(widget);
    m_overflowColumn->addWidget(widget);
    widget->show();
    m_stowed.append(widget);
}

void ToolStrip::bringBack()
{
    while (!m_stowed.isEmpty()) {
        QWidget *widget = m_stowed.takeLast();
        m_overflowColumn->removeWidget(widget);
        m_row->insertWidget(widget->property("toolStripPlace").toInt(), widget);
        widget->show();
    }
}

void ToolStrip::fit()
{
    if (m_overflow && m_overflow->isVisible())
        return; // somebody is choosing in it
    // Fitting itself asks for a new layout: only what changed from outside is a reason to do it again.
    if (const QStringList need = needs(); std::exchange(m_needs, need) == need)
        return;
    tryFit();
    if (m_more) {
        m_more->setVisible(!m_stowed.isEmpty());
        m_more->setToolTip(tr("More"));
        m_more->setAccessibleName(tr("More controls"));
    }
    m_row->activate();
}

QStringList ToolStrip::needs() const
{
    QStringList needs{QString::number(width()), m_primary && !m_primary->isHidden() ? m_primaryText : QString()};
    const auto managed = [this](QWidget *widget) {
        return widget == m_more || m_wordy.contains(widget) || m_verdicts.contains(widget) || m_ornaments.contains(widget)
            || m_optional.contains(widget);
    };
    for (const QToolButton *button : m_wordy + m_verdicts)
        needs.append(button->isHidden() ? QString() : button->text());
    for (const QWidget *widget : m_ornaments + m_optional)
        needs.append(QString::number(widget->sizeHint().width()));
    for (int i = 0; i < m_row->count(); ++i) {
        QWidget *widget = m_row->itemAt(i)->widget();
        if (widget && !managed(widget) && widget != m_primary)
            needs.append(QString::number(widget->isHidden() ? 0 : widget->minimumSizeHint().width()));
    }
    return needs;
}

// Words go first, then what cannot be used anyway, then what can wait in a menu.
void ToolStrip::tryFit()
{
    bringBack();
    if (m_more)
        m_more->hide();
    if (m_primary)
        m_primary->setText(m_primaryText);
    for (QWidget *widget : std::as_const(m_gone))
        widget->show();
    m_gone.clear();
    for (QToolButton *button : m_wordy + m_verdicts)
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : std::as_const(m_wordy)) {
        if (fits())
            return;
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    for (QWidget *widget : std::as_const(m_ornaments)) {
        if (fits())
            return;
        if (!widget->isHidden())
            m_gone.append(widget);
        widget->hide();
    }
    for (auto widget = m_optional.crbegin(); widget != m_optional.crend(); ++widget) {
        if (fits())
            return;
        stow(*widget);
        m_more->show();
    }
    if (m_primary && !m_primary->icon().isNull() && !fits())
        m_primary->setText({});
    for (QToolButton *button : std::as_const(m_verdicts)) {
        if (!fits())
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void ToolStrip::addRule()
{
    auto *rule = new QFrame(this);
    rule->setProperty("rule", true);
    rule->setFixedSize(1, 22);
    addOrnament(rule);
}

void ToolStrip::addStretch()
{
    m_row->addStretch(1);
}

} // namespace muster::app
