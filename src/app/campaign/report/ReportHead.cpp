// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportHead.h"

#include "app/campaign/report/ChipEdit.h"
#include "app/campaign/report/ReportAreas.h"
#include "app/campaign/report/ReportOrders.h"
#include "app/theme/widgets/Segments.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

ReportHead::ReportHead(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft)
{
    m_mission = new QComboBox(this);
    m_mission->setObjectName("report.mission");
    m_mission->setEditable(true);
    m_mission->setInsertPolicy(QComboBox::NoInsert);
    m_mission->setMinimumWidth(220);
    m_date = new QDateEdit(this);
    m_date->setObjectName("report.date");
    m_date->setCalendarPopup(true);
    m_date->setLocale(QLocale(session.language()));
    m_date->setDisplayFormat("d MMM yyyy");
    m_date->setMinimumWidth(132);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 6, 14, 8);
    column->setSpacing(8);
    m_row = new QHBoxLayout;
    m_third = new QHBoxLayout;
    for (QHBoxLayout *row : {m_row, m_third}) {
        row->setSpacing(18);
        column->addLayout(row);
    }
    m_orders = new ReportOrders(session, draft, this);
    column->addWidget(m_orders);
    m_areas = new ReportAreas(session, draft, this);
    column->addWidget(m_areas);
    m_row->addWidget(ReportField::captioned(tr("Mission"), m_mission, this), 0, Qt::AlignTop);
    m_row->addWidget(ReportField::captioned(tr("Date"), m_date, this), 0, Qt::AlignTop);
    m_row->addStretch();
    m_mission->setAccessibleName(tr("Mission"));
    m_date->setAccessibleName(tr("Date"));
    connect(m_mission, &QComboBox::activated, this, &ReportHead::missionPicked);
    connect(m_mission->lineEdit(), &QLineEdit::textEdited, this, [this](const QString &text) { m_draft.setMission({}, text, {}); });
    connect(m_date, &QDateEdit::dateChanged, this, [this](const QDate &date) { m_draft.setDate(date); });
}

void ReportHead::fillMissions()
{
    m_mission->clear();
    if (!m_session.pack())
        return;
    for (const packs::Scenario &scenario : m_session.pack()->scenarios())
        m_mission->addItem(packs::scenarioLabel(scenario, m_session.pack()->scenarios(), m_session.language()), scenario.id);
}

// As it is recorded: the list may say more, to tell it from another of the same name.
QString ReportHead::nameOf(const QString &id) const
{
    for (const packs::Scenario &scenario : m_session.pack() ? m_session.pack()->scenarios() : std::vector<packs::Scenario>()) {
        if (scenario.id == id)
            return scenario.name.in(m_session.language());
    }
    return m_mission->currentText();
}

void ReportHead::missionPicked()
{
    const QString id = m_mission->currentData().toString();
    m_draft.setMission(id, nameOf(id), m_session.scenarioAwards(id));
}

void ReportHead::commit()
{
    const int known = m_mission->findText(m_mission->currentText(), Qt::MatchFixedString);
    if (!m_draft.mission().scenario.isEmpty() || known < 0)
        return;
    m_mission->setCurrentIndex(known);
    missionPicked();
}

void ReportHead::load()
{
    const QSignalBlocker one(m_mission), two(m_date);
    fillMissions();
    showMission();
    if (m_draft.mission().name.isEmpty() && !m_draft.hasEntries())
        suggestMission();
    m_date->setDate(m_draft.mission().date);
    makeSide();
    m_areas->load();
}

bool ReportHead::isAlone() const
{
    return m_session.state().forces.size() < 2 && m_draft.mission().sides.size() == 1;
}

void ReportHead::showMission()
{
    const MissionFought &mission = m_draft.mission();
    const QString name = m_session.names().mission(mission.scenario, mission.name);
    if (m_mission->currentText() == name && m_mission->currentData().toString() == mission.scenario)
        return;
    m_mission->setCurrentIndex(m_mission->findData(mission.scenario.isEmpty() ? QStringLiteral("-") : mission.scenario));
    m_mission->setEditText(name);
}

void ReportHead::restore()
{
    const QSignalBlocker one(m_mission), two(m_date);
    showMission();
    m_areas->load();
    m_date->setDate(m_draft.mission().date);
    loadSide();
}

// The next mission of the game that was not fought yet; whoever wants another one types or picks it.
void ReportHead::suggestMission()
{
    QSet<QString> fought;
    for (const MissionState &mission : m_session.state().missions) {
        if (const MissionFought *record = m_session.state().log.at(mission.event).as<MissionFought>())
            fought.insert(record->scenario);
    }
    int next = 0;
    while (next < m_mission->count() && fought.contains(m_mission->itemData(next).toString()))
        ++next;
    if (m_mission->count() == 0)
        return;
    m_mission->setCurrentIndex(next < m_mission->count() ? next : 0);
    const QString id = m_mission->currentData().toString();
    m_draft.proposeMission(id, nameOf(id), m_session.scenarioAwards(id));
    m_mission->lineEdit()->selectAll();
}

QHBoxLayout *ReportHead::newRow(QWidget *&row)
{
    delete row;
    row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(18);
    return layout;
}

// Where every soldier has their own kills and plays alone, what nobody did is not asked for.
bool ReportHead::wantsChips(const Side &side) const
{
    return m_session.rules().mode != ExperienceMode::Soldier || m_draft.mission().sides.size() > 1 || !side.kills.isEmpty();
}

void ReportHead::makeSide()
{
    m_chips = nullptr;
    QHBoxLayout *row = newRow(m_side), *more = newRow(m_more);
    m_row->insertWidget(m_row->count() - 1, m_side);
    m_third->addWidget(m_more);
    m_more->setVisible(false);
    if (!isAlone())
        return;
    const ReportField field{m_session, m_draft, 0, {}};
    for (const Objective &objective : m_session.rules().objectives)
        row->addWidget(field.objective(objective, m_side));
    if (m_session.rules().objectives.isEmpty()) {
        row->addWidget(ReportField::captioned(tr("Result"), field.result(m_side), m_side));
        row->addWidget(ReportField::captioned(tr("Victory points"), field.victoryPoints(m_side), m_side));
    }
    if (wantsChips(m_draft.side(0))) {
        m_chips = field.wholeSide(m_more);
        m_chips->setTargets(m_targets, m_session.pointsName(), m_session.names());
        connect(m_chips, &ChipEdit::focused, this, &ReportHead::chipsFocused);
        more->addWidget(ReportField::captioned(tr("Eliminated by nobody in particular"), m_chips, m_more), 1);
    }
    m_more->setVisible(more->count() > 0);
    loadSide();
}

QString ReportHead::force() const
{
    return isAlone() ? m_draft.side(0).force : QString();
}

void ReportHead::setTargets(const QVector<KillTarget> &targets)
{
    m_targets = targets;
    if (m_chips)
        m_chips->setTargets(targets, m_session.pointsName(), m_session.names());
}

void ReportHead::refresh()
{
    m_orders->refresh();
}

void ReportHead::loadSide()
{
    if (!m_side || !isAlone())
        return;
    const Side &side = m_draft.side(0);
    for (const Objective &objective : m_session.rules().objectives)
        ReportField::show(objective, side, {}, *m_side);
    if (auto *result = m_side->findChild<Segments *>("report.result"))
        ReportField::show(*result, side);
    if (auto *points = m_side->findChild<QSpinBox *>("report.victoryPoints")) {
        const QSignalBlocker block(points);
        points->setValue(side.victoryPoints);
    }
    if (m_chips) {
        const QSignalBlocker block(m_chips);
        m_chips->setKills(side.kills);
    }
}

} // namespace muster::app
