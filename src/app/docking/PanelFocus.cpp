// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/PanelFocus.h"

#include <QPointer>
#include <QVariant>
#include <QWidget>

namespace muster::app {

namespace {

constexpr auto lastFocusProperty = "musterLastFocus";
constexpr auto firstFocusProperty = "musterFirstFocus";

bool takesFocus(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

} // namespace

// The proxies only say where F6 leads. Left in place, Tab would stop at a panel whose proxy is hidden just then, like the
// list of an empty panel, and never get past it.
void PanelFocus::noteFirst()
{
    QWidget *first = m_panel;
    while (QWidget *next = first->focusProxy()) {
        first->setFocusProxy(nullptr);
        first = next;
    }
    if (first != m_panel)
        m_panel->setProperty(firstFocusProperty, QVariant::fromValue(QPointer<QWidget>(first)));
}

void PanelFocus::noteLast(QWidget *child)
{
    m_panel->setProperty(lastFocusProperty, QVariant::fromValue(QPointer<QWidget>(child)));
}

QWidget *PanelFocus::target()
{
    if (const auto last = m_panel->property(lastFocusProperty).value<QPointer<QWidget>>();
        last && m_panel->isAncestorOf(last) && takesFocus(last))
        return last;
    if (const auto wanted = m_panel->property(firstFocusProperty).value<QPointer<QWidget>>(); wanted && takesFocus(wanted))
        return wanted;
    if (takesFocus(m_panel))
        return m_panel;
    for (QWidget *next = m_panel->nextInFocusChain(); next && next != m_panel; next = next->nextInFocusChain()) {
        if (m_panel->isAncestorOf(next) && takesFocus(next))
            return next;
    }
    m_panel->setFocusPolicy(Qt::TabFocus);
    return m_panel;
}

} // namespace muster::app
