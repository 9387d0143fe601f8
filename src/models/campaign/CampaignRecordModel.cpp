// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/campaign/CampaignRecordModel.h"

#include "share/campaign/CampaignReport.h"

namespace muster::models {

using namespace campaign;

CampaignRecordModel::CampaignRecordModel(QObject *parent) : ValueRows(parent) {}

void CampaignRecordModel::show(documents::CampaignDocument *document, const QString &soldier, const QString &language,
                               const share::CampaignNames &names)
{
    const SoldierState *state = document ? document->state().soldier(soldier) : nullptr;
    const QVector<Row> wanted = state ? makeRows(*state, *document, language, names) : QVector<Row>();
    bringRowsTo(
        m_rows, wanted, [](const Row &row) { return row.event; }, *this);
    m_soldier = soldier;
}

QVector<CampaignRecordModel::Row> CampaignRecordModel::makeRows(const SoldierState &soldier, const documents::CampaignDocument &document,
                                                                const QString &language, const share::CampaignNames &names)
{
    const CampaignState &state = document.state();
    QVector<Row> rows;
    for (const ServiceEntry &entry : soldier.record) {
        if (entry.kind == ServiceEntry::Described)
            continue;
        const Event &event = state.log.at(entry.event);
        const QString text = share::serviceText(entry, soldier, state, document.campaign().rules, language, names);
        if (entry.kind == ServiceEntry::Mission) {
            const MissionFought *mission = event.as<MissionFought>();
            Row row{entry.mission,
                    event.id,
                    names.mission(mission->scenario, mission->name),
                    text,
                    entry.gained ? QString("+%1").arg(entry.gained) : QString(),
                    {},
                    {}};
            const QString note = mission->participants.at(entry.participant).note;
            if (!note.isEmpty())
                row.others.append(note);
            rows.append(row);
            continue;
        }
        if (rows.isEmpty() || entry.kind == ServiceEntry::Enlisted) {
            rows.append({0, event.id, text, {}, entry.gained ? QString("+%1").arg(entry.gained) : QString(), {}, {}});
            continue;
        }
        const QString line = entry.gained ? QString("%1 (+%2)").arg(text, QString::number(entry.gained)) : text;
        (entry.kind == ServiceEntry::Promoted ? rows.last().promotions : rows.last().others).append(line);
    }
    // They are about all missions, not the last one.
    if (const QStringList rivals = share::rivalryTexts(state, soldier.id, language); !rivals.isEmpty())
        rows.append({0, QStringLiteral("rivalries"), tr("Rivalries"), {}, {}, {}, rivals});
    std::reverse(rows.begin(), rows.end());
    return rows;
}

int CampaignRecordModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CampaignRecordModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case Qt::AccessibleTextRole: {
        QStringList parts{row.number ? QString("%1. %2").arg(row.number).arg(row.title) : row.title, row.detail, row.gain};
        parts += row.promotions + row.others;
        parts.removeAll(QString());
        return parts.join(", ");
    }
    case NumberRole:
        return row.number;
    case DetailRole:
        return row.detail;
    case GainRole:
        return row.gain;
    case AfterRole:
        return row.promotions + row.others;
    case PromotionsRole:
        return int(row.promotions.size());
    case EventRole:
        return row.event;
    default:
        return {};
    }
}

} // namespace muster::models
