// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QButtonGroup;
class QVBoxLayout;

namespace muster::app {

class RailButton;

/// The narrow bar at the left: one item per workspace, theme and settings at the foot.
class WorkspaceBar final : public QFrame
{
    Q_OBJECT

public:
    explicit WorkspaceBar(QWidget *parent = nullptr);

    void addWorkspace(const QString &id, const QString &title, const QString &icon);
    void setTitle(const QString &id, const QString &title);
    void setCurrent(const QString &id);
    /// A small icon at the foot that follows an action.
    void addFoot(QAction *action);

signals:
    void chosen(const QString &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QHash<QString, RailButton *> m_buttons;
    QStringList m_order;
    QButtonGroup *m_group = nullptr;
    QVBoxLayout *m_items = nullptr;
    QVBoxLayout *m_foot = nullptr;
};

} // namespace muster::app
