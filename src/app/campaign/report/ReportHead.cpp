// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportHead.h"

#include "app/campaign/report/ChipEdit.h"
#include "app/campaign/report/ReportAreas.h"
#include "app/campaign/report/ReportOrders.h"
#include "app/theme/widgets/Segments.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QLabel>
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
    m_force = new QComboBox(this);
    m_force->setObjectName("report.force");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(10);
    m_row = new QHBoxLayout;
    m_second = new QHBoxLayout;
    m_third = new QHBoxLayout;
    for (QHBoxLayout *row : {m_row, m_second, m_third}) {
        row->setSpacing(18);
        column->addLayout(row);
    }
    m_orders = new ReportOrders(session, draft, this);
    column->addWidget(m_orders);
    m_areas = new ReportAreas(session, draft, this);
    column->addWidget(m_areas);
    m_second->addStretch();
    m_row->addWidget(labelled(tr("Mission"), m_mission));
    m_row->addWidget(labelled(tr("Date"), m_date));
    m_forceField = labelled(tr("Results of"), m_force);
    m_row->addStretch();
    m_mission->setAccessibleName(tr("Mission"));
    m_date->setAccessibleName(tr("Date"));
    m_force->setAccessibleName(tr("Force whose results are shown"));
    connect(m_mission, &QComboBox::activated, this, &ReportHead::missionPicked);
    connect(m_mission->lineEdit(), &QLineEdit::textEdited, this, [this](const QString &text) { m_draft.setMission({}, text, {}); });
    connect(m_date, &QDateEdit::dateChanged, this, [this](const QDate &date) { m_draft.setDate(date); });
    connect(m_force, &QComboBox::activated, this, &ReportHead::makeSide);
}

QWidget *ReportHead::labelled(const QString &text, QWidget *control)
{
    auto *field = new QWidget(this);
    auto *column = new QVBoxLayout(field);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *label = new QLabel(text, field);
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(FontRole::Caption));
    label->setProperty("role", "second");
    label->setBuddy(control);
    column->addWidget(label);
    column->addWidget(control);
    return field;
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
    const QSignalBlocker one(m_mission), two(m_date), three(m_force);
    fillMissions();
    showMission();
    if (m_draft.mission().name.isEmpty() && !m_draft.hasEntries())
        suggestMission();
    m_date->setDate(m_draft.mission().date);
    m_force->clear();
    fillForces();
    makeSide();
    m_areas->load();
}

// Only of those who play.
void ReportHead::fillForces()
{
    const QSignalBlocker block(m_force);
    const QVariant chosen = m_force->currentData();
    m_force->clear();
    for (int index : m_draft.presentSides()) {
        const ForceState *force = m_session.state().force(m_draft.side(index).force);
        m_force->addItem(force ? force->name : m_draft.side(index).force, index);
    }
    m_force->setCurrentIndex(std::max(0, m_force->findData(chosen)));
    m_forceField->setVisible(m_force->count() > 1);
}

int ReportHead::sideIndex() const
{
    return m_force->count() > 0 ? m_force->currentData().toInt() : -1;
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

void ReportHead::restore(int side)
{
    const QSignalBlocker one(m_mission), two(m_date), three(m_force);
    showMission();
    m_areas->load();
    m_date->setDate(m_draft.mission().date);
    QVector<int> shown;
    for (int i = 0; i < m_force->count(); ++i)
        shown.append(m_force->itemData(i).toInt());
    const bool others = shown != m_draft.presentSides();
    if (others)
        fillForces();
    const int wanted = m_force->findData(side);
    const bool another = side >= 0 && wanted >= 0 && wanted != m_force->currentIndex();
    if (another)
        m_force->setCurrentIndex(wanted);
    if (others || another)
        makeSide();
    else
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
    // The results of several forces need lines of their own, with the force before them.
    const bool several = m_draft.presentSides().size() > 1;
    QHBoxLayout *place = several ? m_second : m_row;
    place->insertWidget(several ? 0 : m_row->count() - 1, m_forceField);
    place->insertWidget(place->count() - 1, m_side);
    m_third->addWidget(m_more);
    const int index = sideIndex();
    m_more->setVisible(false);
    if (index < 0 || index >= m_draft.mission().sides.size())
        return;
    addObjectives(*row, index);
    // Of several each has its result over its soldiers.
    if (m_session.rules().objectives.isEmpty() && m_session.state().forces.size() < 2)
        addResult(*row, index);
    if (wantsChips(m_draft.side(index)))
        addChips(*more, index);
    m_more->setVisible(more->count() > 0);
    loadSide();
}

void ReportHead::addObjectives(QHBoxLayout &row, int side)
{
    for (const Objective &objective : m_session.rules().objectives) {
        auto *choice = new Segments(row.parentWidget());
        choice->setObjectName("report.objective." + objective.id);
        choice->setChoices({tr("Done"), tr("Failed"), objective.closedAtStart ? tr("Not read") : tr("Open", "objective not decided")});
        const int award = m_draft.mission().awards.value(objective.id, objective.award);
        const QString name = objective.name.in(m_session.language());
        const QString label = m_session.rules().mode == ExperienceMode::None ? name
                                                                             : tr("%1, %2 to share").arg(name, QString::number(award));
        choice->setAccessibleName(label);
        connect(choice, &Segments::chosen, this, [this, side, id = objective.id](int chosen) {
            const ObjectiveResult results[] = {ObjectiveResult::Done, ObjectiveResult::Failed, ObjectiveResult::NotRead};
            m_draft.setObjective(side, id, results[chosen]);
        });
        row.addWidget(labelled(label, choice));
    }
}

void ReportHead::addResult(QHBoxLayout &row, int side)
{
    const QVector<Objective> &objectives = m_session.rules().objectives;
    auto *result = new Segments(row.parentWidget());
    result->setObjectName("report.result");
    result->setChoices({tr("Won"), tr("Drawn"), tr("Lost"), tr("Open", "result not known")});
    if (!objectives.isEmpty())
        result->setToolTip(
            tr("Left open, this decides: %1. Done is won, failed is lost.").arg(objectives.first().name.in(m_session.language())));
    result->setAccessibleName(tr("Result"));
    connect(result, &Segments::chosen, this, [this, side](int chosen) { m_draft.setResult(side, GameResult((chosen + 1) % 4)); });
    row.addWidget(labelled(tr("Result"), result));
    auto *points = new QSpinBox(row.parentWidget());
    points->setObjectName("report.victoryPoints");
    points->setRange(0, 9999);
    points->setAccessibleName(tr("Victory points"));
    connect(points, &QSpinBox::valueChanged, this, [this, side](int value) { m_draft.setVictoryPoints(side, value); });
    row.addWidget(labelled(tr("Victory points"), points));
}

// The published rules let the player note what their platoon eliminated, whoever it was.
void ReportHead::addChips(QHBoxLayout &row, int side)
{
    m_chips = new ChipEdit(row.parentWidget());
    m_chips->setMinimumWidth(150);
    m_chips->input()->setObjectName("report.sideKills");
    m_chips->setTargets(m_targets, m_session.pointsName(), m_session.names());
    m_chips->setTexts(tr("Eliminated by the force as a whole"));
    connect(m_chips, &ChipEdit::killsChanged, this, [this, side] { m_draft.setSideKills(side, m_chips->kills()); });
    connect(m_chips, &ChipEdit::focused, this, &ReportHead::chipsFocused);
    row.addWidget(labelled(tr("Eliminated by nobody in particular"), m_chips), 1);
}

QString ReportHead::force() const
{
    return m_draft.mission().sides.value(sideIndex()).force;
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

// What the draft has for the side that is shown.
void ReportHead::loadSide()
{
    const int index = sideIndex();
    if (!m_side || index < 0 || index >= m_draft.mission().sides.size())
        return;
    const Side &side = m_draft.side(index);
    for (const Objective &objective : m_session.rules().objectives) {
        const ObjectiveResult result = side.objectives.value(objective.id, ObjectiveResult::NotRead);
        if (auto *choice = findChild<Segments *>("report.objective." + objective.id))
            choice->setCurrentIndex(result == ObjectiveResult::Done ? 0 : result == ObjectiveResult::Failed ? 1 : 2);
    }
    if (auto *result = findChild<Segments *>("report.result"))
        result->setCurrentIndex((int(side.result) + 3) % 4);
    if (auto *points = findChild<QSpinBox *>("report.victoryPoints")) {
        const QSignalBlocker block(points);
        points->setValue(side.victoryPoints);
    }
    if (m_chips) {
        const QSignalBlocker block(m_chips);
        m_chips->setKills(side.kills);
    }
}

} // namespace muster::app
