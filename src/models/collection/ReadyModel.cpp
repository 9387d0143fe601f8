// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/collection/ReadyModel.h"

#include "text/Spoken.h"

namespace muster::models {

using collection::ReadyLine;
using collection::Task;

ReadyModel::ReadyModel(documents::CollectionBook &book, QObject *parent) : KeyedTreeModel<ReadyRow>(parent), m_book(book)
{
    connect(&book, &documents::CollectionBook::changed, this, &ReadyModel::refresh);
}

void ReadyModel::setRosters(const QString &game, const QList<collection::RosterNeeds> &rosters, const collection::ReadyOptions &options)
{
    m_game = game;
    m_rosters = rosters;
    m_options = options;
    refresh();
}

void ReadyModel::refresh()
{
    m_plan = collection::readyPlan(m_book.game(m_game), m_rosters, m_options, m_book.pace());
    std::vector<ReadyRow> rows;
    for (Task task : collection::allTasks) {
        ReadyRow heading;
        heading.heading = true;
        heading.task = task;
        heading.key = QString::number(int(task));
        heading.name = collection::taskName(task);
        heading.count = m_plan.figures(task);
        heading.points = m_plan.points(task);
        heading.pointsName = m_plan.pointsName;
        for (const ReadyLine &line : m_plan.lines) {
            if (line.count(task) == 0)
                continue;
            ReadyRow row;
            row.task = task;
            row.key = line.key.text();
            row.name = line.name();
            row.words = collection::countsText(line);
            QStringList letters;
            for (int roster : line.rosters)
                letters.append(QChar('A' + roster % 26));
            row.lists = letters.join(' ');
            row.count = line.count(task);
            row.points = line.points * line.count(task);
            row.pointsName = m_plan.pointsName;
            heading.children.push_back(std::move(row));
        }
        if (!heading.children.empty())
            rows.push_back(std::move(heading));
    }
    setRows(std::move(rows));
    emit planChanged();
}

QVariant ReadyModel::data(const QModelIndex &index, int role) const
{
    const ReadyRow *row = this->row(index);
    if (!row)
        return {};
    if (role == Qt::CheckStateRole && index.column() == Name && !row->heading)
        return Qt::Unchecked;
    if (role == Qt::TextAlignmentRole)
        return int((index.column() >= Count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole && !row->heading)
        return QStringList{row->name, row->words, tr("%n figure(s)", nullptr, row->count)}.join(", ");
    const bool elided = role == Qt::ToolTipRole && (index.column() == Name || index.column() == Words);
    if (role != Qt::DisplayRole && !elided)
        return {};
    switch (index.column()) {
    case Name:
        return row->name;
    case Words:
        return row->words;
    case Lists:
        return row->lists;
    case Count:
        return QString::number(row->count);
    default:
        return collection::pointsWords(row->points, row->pointsName);
    }
}

QVariant ReadyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return int((section >= Count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    static const char *const titles[ColumnCount] = {QT_TR_NOOP("Model"), QT_TR_NOOP("So far"), QT_TR_NOOP("Rosters"), QT_TR_NOOP("Figures"),
                                                    QT_TR_NOOP("Points")};
    return section < ColumnCount ? QVariant(tr(titles[section])) : QVariant();
}

Qt::ItemFlags ReadyModel::flags(const QModelIndex &index) const
{
    const ReadyRow *row = this->row(index);
    if (!row)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | (row->heading ? Qt::NoItemFlags : Qt::ItemIsSelectable)
        | (!row->heading && index.column() == Name ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool ReadyModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const ReadyRow *row = this->row(index);
    if (!row || row->heading || role != Qt::CheckStateRole || value.toInt() != Qt::Checked)
        return false;
    const QString key = row->key;
    const Task task = row->task;
    for (const ReadyLine &line : std::as_const(m_plan.lines)) {
        if (line.key.text() != key)
            continue;
        const base::Result<void> done = m_book.record(m_game, collection::doneWith(line, task, m_book.game(m_game)));
        if (!done)
            emit failed(text::spoken(done.error()));
        return done.ok(); // the row has gone by now
    }
    return false;
}

} // namespace muster::models
