// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportAreas.h"

#include "app/theme/style/Theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

ReportAreas::ReportAreas(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    hide();
}

void ReportAreas::load()
{
    const bool any = !m_session.state().map.areas.isEmpty();
    setVisible(any);
    if (!any || (m_column->count() > 0 && m_shown == m_draft.mission().areas))
        return;
    while (QLayoutItem *line = m_column->takeAt(0)) {
        line->widget()->hide();
        line->widget()->deleteLater(); // one of its fields may be speaking
        delete line;
    }
    m_shown = m_draft.mission().areas;
    for (auto it = m_shown.cbegin(); it != m_shown.cend(); ++it)
        addLine(it.key(), it.value());
    addLine({}, {});
}

void ReportAreas::addLine(const QString &area, const QString &player)
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    auto *first = new QLabel(tr("Fought over"), line);
    auto *second = new QLabel(tr("which goes to"), line);
    for (QLabel *label : {first, second}) {
        label->setFont(roleFont(FontRole::Caption));
        label->setProperty("role", "second");
    }
    auto *areas = new QComboBox(line);
    areas->setObjectName("report.area." + (area.isEmpty() ? QStringLiteral("more") : area));
    areas->setAccessibleName(tr("Area that changes hands"));
    areas->addItem(tr("no area", "none changes hands"), QString());
    for (const AreaState &each : m_session.state().map.areas) {
        if (each.area.id == area || !m_shown.contains(each.area.id))
            areas->addItem(each.area.name, each.area.id);
    }
    areas->setCurrentIndex(std::max(0, areas->findData(area)));
    auto *players = new QComboBox(line);
    players->setObjectName("report.areaOwner." + (area.isEmpty() ? QStringLiteral("more") : area));
    players->setAccessibleName(tr("Who holds it from then on"));
    for (const Player &each : m_session.state().players)
        players->addItem(each.name, each.id);
    players->addItem(tr("nobody"), QString());
    players->setCurrentIndex(area.isEmpty() ? 0 : std::max(0, players->findData(player)));
    players->setEnabled(!area.isEmpty());
    row->addWidget(first);
    row->addWidget(areas);
    row->addWidget(second);
    row->addWidget(players);
    row->addStretch();
    connect(areas, &QComboBox::activated, this, [this, area, areas, players] { take(area, areas, players); });
    connect(players, &QComboBox::activated, this, [this, area, areas, players] { take(area, areas, players); });
    m_column->addWidget(line);
}

void ReportAreas::take(const QString &before, const QComboBox *area, const QComboBox *player)
{
    const QString chosen = area->currentData().toString(), owner = player->currentData().toString();
    if (!before.isEmpty() && before != chosen)
        m_draft.setArea(before, false);
    if (!chosen.isEmpty())
        m_draft.setArea(chosen, true, owner);
    load();
}

} // namespace muster::app
