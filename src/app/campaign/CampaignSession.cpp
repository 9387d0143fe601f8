// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/CampaignSession.h"

#include "app/workspace/UnsavedDocument.h"
#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"
#include "logging/Note.h"
#include "packs/UnitList.h"
#include "text/Spoken.h"

#include <QJsonDocument>

#include <cmath>

namespace muster::app {

using namespace campaign;

CampaignSession::CampaignSession(Services services)
    : m_services(std::move(services)), m_soldiers(std::make_unique<models::CampaignSoldierModel>()),
      m_missions(std::make_unique<models::CampaignMissionModel>())
{
    connect(&m_services.library, &library::Library::changedElsewhere, this, [this](const QStringList &ids) {
        if (m_document && ids.contains(m_document->id()))
            m_document->refresh();
    });
}

CampaignSession::~CampaignSession()
{
    if (m_document)
        m_document->finishSaving(); // while there is somebody to be told
    m_soldiers->setDocument(nullptr);
    m_missions->setDocument(nullptr);
}

const CampaignState &CampaignSession::state() const
{
    static const CampaignState none;
    return m_document ? m_document->state() : none;
}

const CampaignRules &CampaignSession::rules() const
{
    static const CampaignRules none;
    return m_document ? m_document->campaign().rules : none;
}

CampaignRules CampaignSession::packRules() const
{
    const QJsonDocument json = m_pack ? QJsonDocument::fromJson(m_pack->campaignJson()) : QJsonDocument();
    return json.isObject() ? CampaignRules::fromJson(json.object()) : CampaignRules::generic();
}

GameBasis CampaignSession::game() const
{
    return m_pack ? GameBasis::of(*m_pack) : GameBasis();
}

GameColours CampaignSession::colours() const
{
    return Theme::current().game(m_pack ? QColor(m_pack->manifest().hue) : QColor());
}

QVector<EnemyKind> CampaignSession::enemies() const
{
    if (!rules().enemies.isEmpty() || !m_pack)
        return rules().enemies;
    QVector<EnemyKind> enemies;
    QSet<QString> seen;
    const std::string points = m_pack->manifest().costTypeId.toStdString();
    const packs::Language &words = m_pack->language(language());
    for (const rules::DataFile *catalogue : m_pack->factions()) {
        for (const packs::ListedUnit &unit : packs::listUnits(m_pack->data()->book(*catalogue))) {
            const QString id = QString::fromStdString(unit.id);
            if (seen.contains(id))
                continue;
            seen.insert(id);
            int price = 0;
            for (const rules::Cost &cost : unit.costs) {
                if (cost.typeIdText == points)
                    price = int(std::lround(cost.value));
            }
            enemies.append({id, LocalText(words.name(unit.id, unit.name)), price});
        }
    }
    return enemies;
}

QMap<QString, int> CampaignSession::scenarioAwards(const QString &id) const
{
    const CampaignRules pack = packRules();
    QMap<QString, int> awards;
    for (const packs::Scenario &scenario : m_pack ? m_pack->scenarios() : std::vector<packs::Scenario>()) {
        for (auto it = scenario.awards.begin(); scenario.id == id && it != scenario.awards.end(); ++it) {
            const Objective *own = pack.objective(it.key());
            if (!own || own->award != it.value())
                awards.insert(it.key(), it.value() * (rules().baseEfficiency ? 2 : 1));
        }
    }
    return awards;
}

Unsaved CampaignSession::unsaved() const
{
    if (!m_document)
        return {};
    if (m_document->isUnsaved())
        return unsavedDocument(*m_document, m_services.library);
    const documents::CampaignDrafts &drafts = m_document->drafts();
    if (!drafts.isFailed())
        return {};
    Unsaved report = unsavedDocument(*m_document, m_services.library); // only what is being written for it is not stored
    report.name = tr("The report for %1").arg(m_document->name());
    report.reason = text::spoken(drafts.error().sentence);
    report.retry = [this] { return m_document->drafts().flush(); };
    return report;
}

bool CampaignSession::leave() const
{
    return mayLeaveDocument(m_document.get(), [this] { return unsaved(); });
}

bool CampaignSession::open(const QString &id)
{
    if (m_document && m_document->id() == id)
        return true;
    if (!leave())
        return false;
    auto stored = documents::CampaignDocument::load(m_services.library, id);
    if (!stored) {
        emit said(text::spoken(stored.error()));
        return false;
    }
    take(std::make_unique<documents::CampaignDocument>(std::move(*stored), m_services.library));
    return true;
}

void CampaignSession::take(std::unique_ptr<documents::CampaignDocument> document)
{
    m_soldiers->setDocument(nullptr);
    m_missions->setDocument(nullptr);
    m_document = std::move(document);
    m_pack = m_document ? m_services.packs.find(m_document->campaign().start.system) : nullptr;
    m_current.clear();
    if (m_document)
        logging::note(logging::lcCampaign(), "note which campaign is open",
                      m_services.library.notes().set("open.campaign", m_document->id()));
    follow();
    emit opened();
    emit changed();
    const QVector<SoldierState> &all = state().soldiers;
    const auto fit = std::find_if(all.begin(), all.end(), [](const SoldierState &s) { return s.inService(); });
    setCurrent(fit == all.end() ? QString() : fit->id);
}

void CampaignSession::translate()
{
    m_names = m_document ? share::CampaignNames(rules(), m_pack.get(), language()) : share::CampaignNames();
    m_soldiers->setLanguage(language(), m_names);
    m_missions->setLanguage(language(), m_names);
}

void CampaignSession::follow()
{
    translate();
    m_soldiers->setDocument(m_document.get());
    m_missions->setDocument(m_document.get());
    if (!m_document)
        return;
    connect(m_document.get(), &documents::CampaignDocument::changed, this, &CampaignSession::changed);
    connect(m_document.get(), &documents::CampaignDocument::mergedWithOthers, this,
            [this] { emit said(tr("Somebody else recorded something meanwhile; both are in the log now.")); });
    connect(m_document.get(), &documents::CampaignDocument::refused, this, &CampaignSession::said);
    connect(m_document.get(), &documents::CampaignDocument::conflicted, this,
            [this] { emit said(tr("Somebody else changed this campaign meanwhile; yours goes on as a copy.")); });
}

void CampaignSession::retranslate()
{
    translate();
    emit changed();
    emit currentChanged(m_current);
}

void CampaignSession::setCurrent(const QString &soldier)
{
    if (soldier == m_current)
        return;
    m_current = soldier;
    emit currentChanged(soldier);
}

QString CampaignSession::rankName(const SoldierState &soldier) const
{
    return campaign::rankName(soldier, rules(), language());
}

QStringList CampaignSession::promotable() const
{
    QStringList ids;
    for (const SoldierState &soldier : state().soldiers) {
        if (nextRank(soldier, rules()).affordable)
            ids.append(soldier.id);
    }
    return ids;
}

void CampaignSession::promote(const QString &id)
{
    const SoldierState *soldier = state().soldier(id);
    const NextRank next = soldier ? nextRank(*soldier, rules()) : NextRank();
    if (!next.rank || !next.affordable)
        return;
    m_document->recordEvents(tr("Promote %1 to %2").arg(soldier->name, next.rank->name.in(language())),
                             {makeEvent(Promotion{id, next.rank->id})});
}

void CampaignSession::takeBack(const QString &event)
{
    if (m_document)
        m_document->correctEvent(tr("Take an entry of the log back"), event, nullptr, {});
}

QString CampaignSession::missionTitle(const QString &event) const
{
    for (const MissionState &mission : state().missions) {
        const Event &entry = state().log.at(mission.event);
        if (entry.id != event)
            continue;
        const UnknownEvent *unread = entry.as<UnknownEvent>();
        const MissionFought *fought = entry.as<MissionFought>();
        if (unread || fought)
            return tr("mission %1, %2")
                .arg(QString::number(mission.number), unread ? m_names(unread->name) : m_names.mission(fought->scenario, fought->name));
    }
    return {};
}

bool CampaignSession::isUnread(const QString &event) const
{
    return std::any_of(state().log.cbegin(), state().log.cend(),
                       [&event](const Event &entry) { return entry.id == event && entry.as<UnknownEvent>(); });
}

void CampaignSession::removeMission(const QString &event)
{
    if (m_document)
        m_document->correctEvent(tr("Remove %1").arg(missionTitle(event)), event, nullptr, {});
}

void CampaignSession::takeOutOfMission(const QString &event, const QString &soldier)
{
    const SoldierState *who = state().soldier(soldier);
    for (const Event &entry : state().log) {
        if (entry.id != event || !entry.as<MissionFought>())
            continue;
        const auto changed = std::make_shared<const Event>(missionWithout(entry, soldier));
        m_document->correctEvent(tr("%1 was not in %2").arg(who ? who->name : soldier, missionTitle(event)), event, changed, {});
        return;
    }
}

QString CampaignSession::keyOf(const Problem &problem)
{
    return QString("%1\n%2\n%3\n%4").arg(problem.event, problem.soldier, QString::number(int(problem.kind)), problem.subject);
}

const Problem *CampaignSession::finding(const QString &key) const
{
    for (const Problem &problem : state().problems) {
        if (keyOf(problem) == key)
            return &problem;
    }
    return nullptr;
}

} // namespace muster::app
