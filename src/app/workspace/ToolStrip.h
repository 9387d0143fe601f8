// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QHBoxLayout;
class QPushButton;
class QToolButton;
class QVBoxLayout;

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
    /// The primary button stands elsewhere on the page just now: once is enough.
    void setPrimaryWanted(bool wanted);
    void addWidget(QWidget *widget, int stretch = 0);
    /// A control that moves into a menu at the end of the strip when there is no room for it.
    void addOptional(QWidget *widget);
    /// Something nice to see that goes when there is no room for it; nothing can be done with it.
    void addOrnament(QWidget *widget);
    void addRule();
    void addStretch();
    /// Narrow windows: words of buttons drop before anything else does.
    [[nodiscard]] QSize minimumSizeHint() const override { return {1, 48}; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fit();

    void tryFit();
    [[nodiscard]] bool fits() const;
    [[nodiscard]] QStringList needs() const;
    void makeOverflow();
    void stow(QWidget *widget);
    void bringBack();
    void showOverflow();

    QHBoxLayout *m_row = nullptr;
    QList<QToolButton *> m_wordy;    ///< buttons with words, from left to right
    QList<QToolButton *> m_verdicts; ///< their words are the last to go
    QList<QWidget *> m_ornaments;
    QList<QWidget *> m_gone; ///< ornaments without room
    QList<QWidget *> m_optional;
    QPushButton *m_primary = nullptr;
    QAction *m_primaryAction = nullptr;
    bool m_primaryWanted = true;
    QString m_primaryText;
    QToolButton *m_more = nullptr; ///< opens what has no room; made when there is something optional
    QFrame *m_overflow = nullptr;
    QVBoxLayout *m_overflowColumn = nullptr;
    QList<QWidget *> m_stowed;
    QStringList m_needs; ///< what the last fit was made for
};

} // namespace muster::app
