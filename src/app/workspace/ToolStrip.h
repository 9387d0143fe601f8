// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QHBoxLayout;
class QToolButton;

namespace muster::app {

/// The 48 px strip above the panels; workspaces put their controls into it from left to right.
class ToolStrip : public QFrame
{
    Q_OBJECT

public:
    explicit ToolStrip(QWidget *parent = nullptr);

    /// A button that follows the action; with words beside the icon when `words`.
    QToolButton *addButton(QAction *action, bool words = false);
    /// The one primary button of the strip.
    QWidget *addPrimary(QAction *action);
    void addWidget(QWidget *widget, int stretch = 0);
    void addRule();
    void addStretch();
    /// Narrow windows: words of buttons drop before anything else does.
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 48}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    QHBoxLayout *m_row = nullptr;
    QList<QToolButton *> m_wordy; ///< buttons with words, from left to right
};

} // namespace muster::app
