// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compare/ListComparison.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Columns of two lists side by side.
enum class CompareColumn { Place, NameA, PointsA, Change, NameB, PointsB, Difference, Count };

/// Paints two lists side by side: a change is a sign and a word, what is equal stays quiet.
class CompareDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Finds the row of the comparison that a row of the table shows; null when it is gone.
    using Finder = std::function<const models::ComparedRow *(int tableRow)>;
    CompareDelegate(Finder find, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// What stands under the name on one side: own name and options, or what is different.
    [[nodiscard]] static QString underName(const models::ComparedRow &row, bool sideB);

private:
    void paintName(QPainter &painter, const QRectF &cell, const models::ComparedRow &row, bool sideB) const;
    void paintChange(QPainter &painter, const QRectF &cell, const models::ComparedRow &row) const;

    Finder m_find;
};

} // namespace muster::app
