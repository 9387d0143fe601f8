// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/OddsWork.h"

#include <QStandardItemModel>
#include <QTableView>

namespace muster::app {

class NameColumn;

/// Weapons and stages in one table: ticking a weapon and checking the arithmetic happen in the same place.
class OddsStages final : public QTableView
{
    Q_OBJECT

public:
    explicit OddsStages(QWidget *parent = nullptr);

    void show(const OddsShownPtr &shown);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

signals:
    /// Ids of the weapons that are ticked, in the order of the rows.
    void ticked(const QStringList &weapons);

private:
    void setCell(int row, int column, const QString &text, bool quiet, bool strong);
    void take(QStandardItem *item);

    OddsShownPtr m_shown;
    QStandardItemModel m_model;
    NameColumn *m_names = nullptr;
    bool m_filling = false;
};

} // namespace muster::app
