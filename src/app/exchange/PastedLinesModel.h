// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ReadList.h"

#include <QAbstractTableModel>

namespace muster::app {

/// The lines of a pasted text, each with what it became.
class PastedLinesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, Pasted, State, Becomes, Columns };
    enum class Filter { All, Guessed, NotFound };

    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<lists::LineResult> lines);
    void setFilter(Filter filter);
    /// Null when there is no such row.
    [[nodiscard]] const lists::LineResult *line(int row) const;
    [[nodiscard]] int rowOf(const QString &key) const;
    /// The next row in doubt after this one, from the top again at the end; -1 when nothing is.
    [[nodiscard]] int nextDoubt(int row, int step) const;
    [[nodiscard]] static bool isDoubt(const lists::LineResult &line);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void choose();

    std::vector<lists::LineResult> m_lines;
    std::vector<int> m_shown;
    Filter m_filter = Filter::All;
};

} // namespace muster::app
