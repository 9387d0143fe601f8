// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/MatrixModel.h"

#include "share/odds/OddsText.h"

#include <algorithm>

namespace muster::app {

using share::OddsFigure;

void MatrixModel::set(MatrixShown shown)
{
    beginResetModel(); // another matrix: no cell of it is one of the old
    m_shown = std::move(shown);
    endResetModel();
}

void MatrixModel::setFigure(OddsFigure figure)
{
    m_figure = figure;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MatrixModel::setLanguage(const QString &language)
{
    m_language = language;
}

int MatrixModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || m_shown.matrix.rows.empty())
        return 0;
    const auto mine = int(m_shown.mine.units.size()), other = int(m_shown.other.units.size());
    return other > 0 ? mine + other + 3 : mine;
}

int MatrixModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.theirs.units.size()) + 1;
}

MatrixModel::Kind MatrixModel::kind(int row) const
{
    const auto mine = int(m_shown.mine.units.size()), other = int(m_shown.other.units.size());
    if (row < mine)
        return Kind::Mine;
    if (row < mine + other)
        return Kind::Other;
    return row == mine + other ? Kind::AllOfMine : row == mine + other + 1 ? Kind::AllOfOther : Kind::Difference;
}

int MatrixModel::place(int row) const
{
    return kind(row) == Kind::Other ? row - int(m_shown.mine.units.size()) : row;
}

const packs::OddsCell *MatrixModel::cell(int row, int column) const
{
    const Kind of = kind(row);
    const auto &rows = of == Kind::Other ? m_shown.otherMatrix.rows : m_shown.matrix.rows;
    const auto at = std::size_t(place(row));
    if ((of != Kind::Mine && of != Kind::Other) || at >= rows.size() || column < 0 || std::size_t(column) >= rows[at].size())
        return nullptr;
    return &rows[at][std::size_t(column)];
}

QString MatrixModel::unitId(int row) const
{
    return row >= 0 && kind(row) == Kind::Mine ? m_shown.mine.ids.value(row) : QString();
}

QString MatrixModel::rowName(int row) const
{
    switch (kind(row)) {
    case Kind::Mine:
        return m_shown.mine.names.value(row);
    case Kind::Other:
        return QStringLiteral("B  %1").arg(m_shown.other.names.value(place(row)));
    case Kind::AllOfMine:
        return tr("A, all together: %1").arg(m_shown.mineName);
    case Kind::AllOfOther:
        return tr("B, all together: %1").arg(m_shown.otherName);
    case Kind::Difference:
        break;
    }
    return tr("Difference, B to A");
}

double MatrixModel::average(int row) const
{
    const bool other = kind(row) == Kind::Other;
    return (other ? m_shown.otherMatrix : m_shown.matrix).average(std::size_t(place(row)), m_shown.theirs.points());
}

// How many times over the whole list destroys the target with one attack of each unit.
double MatrixModel::sum(bool other, int column) const
{
    const auto &rows = (other ? m_shown.otherMatrix : m_shown.matrix).rows;
    double sum = 0;
    for (const auto &row : rows)
        sum += row[std::size_t(column)].share();
    return sum;
}

double MatrixModel::value(int row, int column) const
{
    const Kind of = kind(row);
    if (of == Kind::Mine || of == Kind::Other) {
        if (isAverage(column))
            return average(row);
        const packs::OddsCell *found = cell(row, column);
        return found ? m_figure == OddsFigure::Share ? found->share() : found->destroyed : 0;
    }
    const auto total = [this, column](bool other) {
        if (!isAverage(column))
            return sum(other, column);
        double all = 0;
        for (int i = 0; i < column; ++i)
            all += sum(other, i);
        return column > 0 ? all / column : 0;
    };
    return of == Kind::AllOfMine ? total(false) : of == Kind::AllOfOther ? total(true) : total(true) - total(false);
}

QString MatrixModel::text(int row, int column) const
{
    const Kind of = kind(row);
    const double figure = value(row, column);
    if (of == Kind::AllOfMine || of == Kind::AllOfOther)
        return share::oddsMean(figure);
    if (of == Kind::Difference)
        return std::abs(figure) < 0.05 ? QStringLiteral("·")
                                       : (figure > 0 ? QStringLiteral("+") : QStringLiteral("−")) + share::oddsMean(std::abs(figure));
    const packs::OddsCell *found = cell(row, column);
    if (found && found->mode && !found->known)
        return QStringLiteral("–");
    if (found && !found->hurts())
        return QStringLiteral("·");
    return share::oddsPercent(figure);
}

QString MatrixModel::second(int row, int column) const
{
    const packs::OddsCell *found = cell(row, column);
    if (!found || !found->hurts())
        return {};
    return tr("%1 of %2").arg(share::oddsMean(found->mean), QString::number(int(found->size)));
}

QString MatrixModel::spoken(int row, int column) const
{
    const packs::OddsCell *found = cell(row, column);
    if (!found)
        return QStringLiteral("%1: %2").arg(rowName(row), text(row, column));
    const QString pair = tr("%1 against %2").arg(rowName(row), m_shown.theirs.names.value(column));
    if (!found->mode)
        return tr("%1: it carries nothing for this").arg(pair);
    if (!found->known)
        return tr("%1: not known (%2)").arg(pair, found->unknown.join(", "));
    return tr("%1: %2 of it lost on average (%3 %4), destroyed with %5")
        .arg(pair, share::oddsPercent(found->share()), second(row, column).isEmpty() ? QStringLiteral("0") : second(row, column),
             found->counted.in(m_language), share::oddsPercent(found->destroyed));
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = index.row(), column = index.column();
    const packs::OddsCell *found = cell(row, column);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case CellRole:
        return second(row, column);
    case SortRole:
        return value(row, column);
    case ShareRole: // what the ground of the cell says: negative, no ground
        return found && found->hurts() ? value(row, column) : -1.0;
    case StrongRole:
        return isAverage(column) || kind(row) == Kind::AllOfMine || kind(row) == Kind::AllOfOther || kind(row) == Kind::Difference;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignCenter);
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (orientation == Qt::Vertical)
        return section < rowCount() ? rowName(section) : QString();
    if (isAverage(section))
        return tr("Average");
    const QString code = m_shown.theirs.codes.value(section);
    const QString name = m_shown.theirs.names.value(section);
    return code.isEmpty() || role == Qt::ToolTipRole ? name : QStringLiteral("%1\n%2").arg(name, code);
}

} // namespace muster::app
