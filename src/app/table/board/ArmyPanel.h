// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QListView>

namespace muster::app {

class ArmyDelegate;
class ArmyModel;

/// One half of the table. A tap selects a unit, or aims at it while one of the other half is selected; the ring says done.
class ArmyPanel final : public QListView
{
    Q_OBJECT

public:
    ArmyPanel(TableSession &session, bool theirs, QWidget *parent = nullptr);

    void retranslate();
    [[nodiscard]] ArmyModel &army() { return *m_model; }
    /// A tap on the unit.
    void tap(const QString &unit);
    [[nodiscard]] QString unitAt(const QModelIndex &index) const;

signals:
    /// The unit's page is wanted.
    void opened(const QString &unit);
    void eliminatedByWanted(const QString &unit);
    /// One who is out was tapped.
    void goneTapped(const QString &unit, const QPoint &at);
    void lossesTyped(int lost);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();
    bool keyVerb(int key, const QString &text, const QString &unit);

    TableSession &m_session;
    TableVerbs m_verbs;
    ArmyModel *m_model;
    ArmyDelegate *m_delegate;
    bool m_theirs;
    QPersistentModelIndex m_pressed;
    QString m_selected; ///< whose tile was painted as the selected one
};

} // namespace muster::app
