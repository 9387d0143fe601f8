// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette/PaletteModel.h"

#include "app/shell/palette/PaletteMatch.h"

#include <algorithm>

namespace muster::app {

namespace {
constexpr int mostPerGroup = 40;
}

void PaletteModel::show(const QList<Candidate> &candidates, const QString &typed)
{
    QStringList groups;
    QHash<QString, QList<Row>> found;
    for (const Candidate &candidate : candidates) {
        const PaletteMatch match = PaletteMatch::find(typed, candidate.entry.text);
        if (match.score == 0)
            continue;
        if (!groups.contains(candidate.entry.group))
            groups.append(candidate.entry.group);
        // Refused entries stay, but behind what can be done; what was used lately comes first among equals.
        const int score = match.score * 4 + candidate.recent - (candidate.entry.refused ? 30 : 0);
        found[candidate.entry.group].append({{}, candidate, match.letters, score});
    }
    beginResetModel();
    m_rows.clear();
    m_results = 0;
    for (const QString &group : std::as_const(groups)) {
        QList<Row> &rows = found[group];
        std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.score > b.score; });
        m_rows.append({group, {}, {}, 0});
        m_rows.append(rows.mid(0, mostPerGroup));
        m_results += int(rows.size());
    }
    endResetModel();
}

const PaletteModel::Candidate *PaletteModel::candidate(const QModelIndex &index) const
{
    return index.isValid() && isEntry(index.row()) ? &m_rows.at(index.row()).candidate : nullptr;
}

bool PaletteModel::isEntry(int row) const
{
    return row >= 0 && row < m_rows.size() && m_rows.at(row).heading.isEmpty();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows.at(index.row());
    const PaletteEntry &entry = row.candidate.entry;
    switch (role) {
    case Qt::DisplayRole:
        return row.heading.isEmpty() ? entry.text : row.heading;
    case Qt::DecorationRole:
        return row.candidate.icon;
    case HeadingRole:
        return !row.heading.isEmpty();
    case SecondRole:
        return entry.second;
    case RightRole:
        return entry.right;
    case KeyRole:
        return row.candidate.key;
    case RefusedRole:
        return entry.refused;
    case LettersRole:
        return QVariant::fromValue(row.letters);
    case IconNameRole:
        return entry.icon;
    case Qt::AccessibleTextRole: {
        QStringList parts{row.heading.isEmpty() ? entry.text : row.heading, entry.second, entry.right, row.candidate.key};
        parts.removeAll(QString());
        return parts.join(", ");
    }
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    return isEntry(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace muster::app
