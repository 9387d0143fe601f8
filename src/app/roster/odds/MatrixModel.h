// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/odds/OddsSide.h"

#include <QAbstractTableModel>

namespace muster::app {

/// A matrix of two lists with what it was made of; `other` is a second list of our own to compare with, or empty.
struct MatrixShown
{
    packs::PackPtr pack;
    QString mineName, otherName, theirsName;
    share::OddsSide mine, other, theirs;
    packs::OddsMatrix matrix, otherMatrix;
    QStringList notCounted; ///< names of rules
    QString problem;
};

/// Rows are our units, columns theirs, and the average at the end. With a second list its units follow, then what both lists
/// do to each target, and the difference.
class MatrixModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { CellRole = Qt::UserRole, SortRole, ShareRole, StrongRole };
    /// What a row is.
    enum class Kind { Mine, Other, AllOfMine, AllOfOther, Difference };

    using QAbstractTableModel::QAbstractTableModel;
    void set(MatrixShown shown);
    void setFigure(share::OddsFigure figure);
    void setLanguage(const QString &language);
    [[nodiscard]] const MatrixShown &shown() const { return m_shown; }
    [[nodiscard]] Kind kind(int row) const;
    [[nodiscard]] const packs::OddsCell *cell(int row, int column) const;
    [[nodiscard]] bool isAverage(int column) const { return column == m_shown.theirs.names.size(); }
    /// Whose row it is; empty for sums.
    [[nodiscard]] QString unitId(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int place(int row) const; ///< within its list
    [[nodiscard]] double average(int row) const;
    [[nodiscard]] double value(int row, int column) const;
    [[nodiscard]] double sum(bool other, int column) const;
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString second(int row, int column) const;
    [[nodiscard]] QString spoken(int row, int column) const;
    [[nodiscard]] QString rowName(int row) const;

    MatrixShown m_shown;
    share::OddsFigure m_figure = share::OddsFigure::Share;
    QString m_language;
};

} // namespace muster::app
