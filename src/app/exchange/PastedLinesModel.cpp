// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/PastedLinesModel.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"

namespace muster::app {

using lists::LineResult;

namespace {

QString indented(const QString &text, int depth)
{
    return QString(depth * 4, QChar(0x00a0)) + text;
}

} // namespace

bool PastedLinesModel::isDoubt(const LineResult &line)
{
    return line.state == LineResult::State::Guessed || line.state == LineResult::State::NotFound;
}

void PastedLinesModel::setLines(std::vector<LineResult> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    choose();
    endResetModel();
}

void PastedLinesModel::setFilter(Filter filter)
{
    beginResetModel();
    m_filter = filter;
    choose();
    endResetModel();
}

void PastedLinesModel::choose()
{
    m_shown.clear();
    for (int i = 0; i < int(m_lines.size()); ++i) {
        const LineResult::State state = m_lines[size_t(i)].state;
        if (m_filter == Filter::All || (m_filter == Filter::Guessed && state == LineResult::State::Guessed)
            || (m_filter == Filter::NotFound && state == LineResult::State::NotFound))
            m_shown.push_back(i);
    }
}

const LineResult *PastedLinesModel::line(int row) const
{
    return row >= 0 && row < int(m_shown.size()) ? &m_lines[size_t(m_shown[size_t(row)])] : nullptr;
}

int PastedLinesModel::rowOf(const QString &key) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (line(row)->key == key)
            return row;
    return -1;
}

int PastedLinesModel::nextDoubt(int row, int step) const
{
    const int rows = rowCount();
    for (int i = 1; i <= rows; ++i) {
        const int next = ((row + i * step) % rows + rows) % rows;
        if (isDoubt(*line(next)))
            return next;
    }
    return -1;
}

int PastedLinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int PastedLinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant PastedLinesModel::data(const QModelIndex &index, int role) const
{
    const LineResult *line = this->line(index.row());
    if (!line)
        return {};
    const bool guessed = line->state == LineResult::State::Guessed, missing = line->state == LineResult::State::NotFound;
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
        case Line:
            return line->line > 0 ? QString::number(line->line) : QString();
        case Pasted:
            return indented(line->text, line->depth);
        case State:
            return guessed ? tr("Guessed") : missing ? tr("Not found") : QString();
        default:
            return indented(missing ? tr("a note") : line->becomes, line->depth);
        }
    }
    if (role == Qt::ToolTipRole)
        return line->reason.isEmpty() ? line->text : line->reason;
    if (role == Qt::TextAlignmentRole && index.column() == Line)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole) {
        if (index.column() == State)
            return color(guessed ? Token::Warning : Token::Error);
        return color(index.column() == Line || line->state == LineResult::State::Head || (missing && index.column() == Becomes)
                         ? Token::Text3
                         : Token::Text);
    }
    if (role == Qt::BackgroundRole && index.column() == Pasted && (guessed || missing))
        return color(guessed ? Token::WarningSoft : Token::ErrorSoft);
    if (role == Qt::DecorationRole && index.column() == State && (guessed || missing))
        return icons::icon(guessed ? "warning" : "problem", color(guessed ? Token::Warning : Token::Error));
    return {};
}

QVariant PastedLinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((section == Line ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Line ? tr("Line") : section == Pasted ? tr("Pasted") : section == Becomes ? tr("Becomes") : QString();
}

} // namespace muster::app
