// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace muster::app {

/// Where in a panel the keyboard goes; kept by the panel itself.
class PanelFocus
{
public:
    explicit PanelFocus(QWidget *panel) : m_panel(panel) {}

    /// Keeps the panel's focus proxy as the first place of the keyboard, and takes the proxy away.
    void noteFirst();
    /// The keyboard is here now.
    void noteLast(QWidget *child);
    /// The child that had the keyboard last, else the first that can take it.
    [[nodiscard]] QWidget *target();

private:
    QWidget *m_panel;
};

} // namespace muster::app
