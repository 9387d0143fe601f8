// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/campaign/CampaignSoldierModel.h"

#include "share/campaign/CampaignReport.h"

namespace muster::models {

using campaign::SoldierState;

CampaignSoldierModel::CampaignSoldierModel(QObject *parent) : CampaignRows(parent) {}

void CampaignSoldierModel::setLanguage(const QString &language, const share::CampaignNames &names)
{
    CampaignRows::setLanguage(language, names);
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        rowsDiffer(0, int(m_rows.size()) - 1);
}

void CampaignSoldierModel::update()
{
    QVector<Row> wanted;
    if (m_document) {
        wanted.reserve(m_document->state().soldiers.size());
        for (const SoldierState &soldier : m_document->state().soldiers)
            wanted.append(makeRow(soldier));
    }
    bringRowsTo(
        m_rows, wanted, [](const Row &row) { return row.soldier.id; }, *this);
}

CampaignSoldierModel::Row CampaignSoldierModel::makeRow(const SoldierState &soldier) const
{
    const campaign::CampaignRules &rules = m_document->campaign().rules;
    Row row;
    row.soldier = soldier;
    row.role = m_names.list(soldier.role);
    if (const campaign::Rank *rank = campaign::currentRank(soldier, rules)) {
        row.rank = rank->name.in(m_language);
        row.rung = soldier.rank + 1;
    }
    const campaign::NextRank next = campaign::nextRank(soldier, rules);
    if (next.rank) {
        row.needed = next.rank->cost;
        row.next = next.rank->name.in(m_language);
        row.promotable = next.affordable;
    }
    if (const campaign::ForceState *force = m_document->state().force(soldier.force)) {
        row.force = force->name;
        row.leader = force->leader == soldier.id;
    }
    return row;
}

int CampaignSoldierModel::rowOf(const QString &soldier) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).soldier.id == soldier)
            return i;
    }
    return -1;
}

int CampaignSoldierModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CampaignSoldierModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString CampaignSoldierModel::display(const Row &row, int column) const
{
    const SoldierState &soldier = row.soldier;
    switch (column) {
    case Name:
        return soldier.name;
    case Force:
        return row.force;
    case Rank:
        return row.rank;
    case LifePoints:
        return soldier.lifePoints ? QString::number(soldier.lifePoints) : QString();
    case Points:
        return QString::number(soldier.points);
    case ToNext:
        return row.needed ? QString("%1 / %2").arg(soldier.free()).arg(row.needed) : QStringLiteral("–");
    case Kills:
        return QString::number(soldier.kills);
    case Missions:
        return QString::number(soldier.missions);
    case Status:
        return share::statusText(soldier);
    default:
        return {};
    }
}

QVariant CampaignSoldierModel::sortValue(const Row &row, int column) const
{
    const SoldierState &soldier = row.soldier;
    switch (column) {
    case Rank:
        return row.rung * 1000 + soldier.lifePoints;
    case LifePoints:
        return soldier.lifePoints;
    case Points:
        return soldier.points;
    case ToNext:
        return row.needed ? double(soldier.free()) / row.needed : -1.0;
    case Kills:
        return soldier.kills;
    case Missions:
        return soldier.missions;
    case Status:
        return int(soldier.status) * 10000 + soldier.statusMission;
    default:
        return display(row, column).toLower();
    }
}

QString CampaignSoldierModel::spoken(const Row &row, int column) const
{
    if (column == Name) {
        QStringList parts{row.soldier.name, row.rank, share::statusText(row.soldier)};
        if (row.leader)
            parts.append(tr("leader"));
        if (row.promotable)
            parts.append(tr("can be promoted to %1").arg(row.next));
        parts.removeAll(QString());
        return parts.join(", ");
    }
    if (column == ToNext && row.needed)
        return tr("%1 of %2 experience for %3").arg(row.soldier.free()).arg(row.needed).arg(row.next);
    return display(row, column);
}

// Everything that a narrow table may cut or put below the name.
QVariant CampaignSoldierModel::tip(const Row &row, int column) const
{
    if (column == Rank || column == Force || column == Status)
        return display(row, column);
    if (column != Name)
        return {};
    QStringList parts{row.soldier.name, row.role, display(row, Rank), display(row, Force)};
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(QLatin1Char('\n'));
}

QVariant CampaignSoldierModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::EditRole:
        return column == Name ? QVariant(row.soldier.name) : QVariant(display(row, column));
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::ToolTipRole:
        if (column == ToNext && row.needed)
            return tr("%1 earned, %2 spent, %3 free. %4 costs %5.")
                .arg(QString::number(row.soldier.earned), QString::number(row.soldier.spent), QString::number(row.soldier.free()), row.next,
                     QString::number(row.needed));
        return tip(row, column);
    case Qt::TextAlignmentRole:
        return column == LifePoints || column == Points || column == Kills || column == Missions
            ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
            : QVariant(int(Qt::AlignLeft | Qt::AlignVCenter));
    case IdRole:
        return row.soldier.id;
    case SortRole:
        return sortValue(row, column);
    case RungRole:
        return row.rung;
    case ExperienceRole:
        return row.soldier.free();
    case NeededRole:
        return row.needed;
    case PromotableRole:
        return row.promotable;
    case InServiceRole:
        return row.soldier.inService();
    case StatusRole:
        return int(row.soldier.status);
    case LeaderRole:
        return row.leader;
    case ForceRole:
        return row.soldier.force;
    default:
        return {};
    }
}

QVariant CampaignSoldierModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == LifePoints || section == Points || section == Kills || section == Missions
            ? int(Qt::AlignRight | Qt::AlignVCenter)
            : int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const campaign::CampaignRules *rules = m_document ? &m_document->campaign().rules : nullptr;
    switch (section) {
    case Name:
        return tr("Name");
    case Force:
        return tr("Force");
    case Rank:
        return tr("Rank");
    case LifePoints:
        return rules && !rules->lifePointsName.isEmpty() ? rules->lifePointsName.in(m_language) : tr("Life");
    case Points:
        return rules && !rules->pointsName.isEmpty() ? rules->pointsName.in(m_language) : tr("Points");
    case ToNext:
        return tr("To next rank");
    case Kills:
        return tr("Kills");
    case Missions:
        return tr("Missions");
    case Status:
        return tr("Status");
    default:
        return {};
    }
}

bool CampaignSoldierModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || index.column() != Name || !m_document || name.isEmpty())
        return false;
    const SoldierState &soldier = m_rows.at(index.row()).soldier;
    if (name == soldier.name)
        return true;
    m_document->recordEvents(tr("Rename %1 to %2").arg(soldier.name, name),
                             {campaign::makeEvent(campaign::SoldierDescribed{soldier.id, name, {}, {}})});
    return true;
}

Qt::ItemFlags CampaignSoldierModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

} // namespace muster::models
