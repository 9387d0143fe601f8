// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/DialogFoot.h"

#include "app/theme/style/MusterStyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace muster::app {

DialogFoot::DialogFoot(QWidget *dialog) : QFrame(dialog)
{
    setProperty("dialogFoot", true);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(dialogMargin, 12, dialogMargin, 12);
    m_row->setSpacing(8);
    m_remark = new QLabel(this);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setProperty("role", "second");
    m_remark->setWordWrap(true);
    m_row->addWidget(m_remark, 1);
}

QPushButton *DialogFoot::make(const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setAutoDefault(false);
    return button;
}

QPushButton *DialogFoot::addAside(const QString &text)
{
    QPushButton *button = make(text);
    m_row->insertWidget(m_row->indexOf(m_remark), button);
    return button;
}

QPushButton *DialogFoot::addButton(const QString &text)
{
    QPushButton *button = make(text);
    m_row->addWidget(button);
    return button;
}

QPushButton *DialogFoot::addVerb(const QString &text)
{
    QPushButton *button = addButton(text);
    button->setProperty("primary", true);
    button->setDefault(true);
    return button;
}

// Tab comes here last, even when the fields above were made later.
void DialogFoot::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    QWidget *last = window()->previousInFocusChain();
    for (int i = 0; i < m_row->count(); ++i) {
        auto *button = qobject_cast<QPushButton *>(m_row->itemAt(i)->widget());
        if (!button)
            continue;
        if (button != last)
            setTabOrder(last, button);
        last = button;
    }
    focusFirstField();
}

// Qt gives the keyboard to the default button where a button comes first in its own order.
void DialogFoot::focusFirstField()
{
    if (window()->focusWidget())
        return;
    for (QWidget *field = window()->nextInFocusChain(); field != window(); field = field->nextInFocusChain()) {
        if ((field->focusPolicy() & Qt::TabFocus) && field->isEnabled() && field->isVisibleTo(window()) && !isAncestorOf(field))
            return field->setFocus(Qt::TabFocusReason);
    }
}

} // namespace muster::app
