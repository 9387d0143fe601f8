// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/odds/OddsTargets.h"
#include "app/workspace/StepwiseWork.h"

#include <QDialog>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>

class QLineEdit;
class QTreeView;

namespace muster::app {

/// Looks for a target by its name: typical ones, units of this list, units of the other lists of the game. Lists are read while
/// one types.
class TargetDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `wholeLists`: a list is looked for, not a unit.
    TargetDialog(const OddsTargets &targets, const RosterEditor &editor, bool wholeLists, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *search() const { return m_search; }
    [[nodiscard]] QTreeView *view() const { return m_view; }

signals:
    /// Key of an aim, or of a list.
    void chosen(const QString &key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addGroup(const OddsAims &aims);
    void selectFirst();
    void take(const QModelIndex &index);

    bool m_wholeLists;
    QLineEdit *m_search = nullptr;
    QTreeView *m_view = nullptr;
    QStandardItemModel m_model;
    QSortFilterProxyModel m_found;
};

} // namespace muster::app
