// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/CampaignWorkspace.h"

#include "app/campaign/CampaignDesk.h"
#include "app/campaign/CampaignTitle.h"
#include "app/campaign/force/ArmouryPanel.h"
#include "app/campaign/league/LeaguePanel.h"
#include "app/campaign/map/TerritoryPanel.h"
#include "app/campaign/missions/DeckPanel.h"
#include "app/campaign/missions/MissionPanel.h"
#include "app/campaign/missions/MissionView.h"
#include "app/campaign/report/ReportPage.h"
#include "app/campaign/soldiers/RecordPanel.h"
#include "app/campaign/soldiers/SoldierPanel.h"
#include "app/campaign/tables/ChartPanel.h"
#include "app/campaign/tables/TablePanel.h"
#include "app/docking/DockHost.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/Actions.h"
#include "app/workspace/SavedFile.h"
#include "app/workspace/ToolStrip.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

namespace muster::app {

using namespace campaign;

CampaignWorkspace::CampaignWorkspace(const Services &services)
    : m_session(std::make_unique<CampaignSession>(services)), m_actions(new CampaignActions(this)),
      m_draft(std::make_unique<models::CampaignReportDraft>()), m_desk(std::make_unique<CampaignDesk>(*m_session))
{
    connect(m_session.get(), &CampaignSession::opened, this, [this] {
        m_draft->setDocument(m_session->document());
        if (m_page)
            m_page->hide();
        if (documents::CampaignDocument *document = m_session->document()) {
            connect(document, &documents::CampaignDocument::saveStateChanged, this, &Workspace::stateChanged);
            connect(&document->drafts(), &documents::CampaignDrafts::storeStateChanged, this, &CampaignWorkspace::followReport);
            QMetaObject::invokeMethod(this, &CampaignWorkspace::reopenReport, Qt::QueuedConnection);
        }
    });
    connect(m_session.get(), &CampaignSession::changed, this, &CampaignWorkspace::follow);
    connect(m_session.get(), &CampaignSession::currentChanged, this, &CampaignWorkspace::refreshActions);
    connect(m_draft.get(), &models::CampaignReportDraft::opened, this, &CampaignWorkspace::followReport);
    connect(m_draft.get(), &models::CampaignReportDraft::closed, this, &CampaignWorkspace::followReport);
    connect(m_draft.get(), &models::CampaignReportDraft::draftsChanged, this, &CampaignWorkspace::followProgress);
    connect(&m_draft->discardStack(), &QUndoStack::canUndoChanged, this, &Workspace::stateChanged);
    m_sentenceEnd.setSingleShot(true);
    m_sentenceEnd.setInterval(8000);
    const auto say = [this](const QString &sentence) {
        m_sentence = sentence;
        sentence.isEmpty() ? m_sentenceEnd.stop() : m_sentenceEnd.start();
        emit stateChanged();
    };
    connect(m_session.get(), &CampaignSession::said, this, say);
    connect(m_session.get(), &CampaignSession::wrote, this, [this](const QString &path) { emit requested(savedFile(path)); });
    connect(&m_sentenceEnd, &QTimer::timeout, this, [say] { say({}); });
    connect(m_desk.get(), &CampaignDesk::requested, this, &Workspace::requested);
    connectActions();
    refreshActions();
}

CampaignWorkspace::~CampaignWorkspace()
{
    CampaignWorkspace::aboutToClose();
    // Whoever goes now tells nobody any more; the page shows a draft that goes too.
    for (QObject *sender :
         std::initializer_list<QObject *>{m_session.get(), m_draft.get(), &m_draft->discardStack(), m_missions, m_findings}) {
        if (sender)
            sender->disconnect(this);
    }
    delete m_page;
}

QString CampaignWorkspace::title() const
{
    return tr("Campaign");
}

void CampaignWorkspace::build(DockHost &host)
{
    m_host = &host;
    m_desk->setWindow(host.area());
    m_soldiers = new SoldierPanel(*m_session, m_actions->soldierActions(), m_actions->enlist);
    m_missions = new MissionPanel(*m_session, {m_actions->missionPage, m_actions->correct, m_actions->takeOut, m_actions->plan},
                                  m_actions->report);
    m_record = new RecordPanel(*m_session);
    m_record->addSoldierActions({m_actions->buy, m_actions->award, m_actions->note}, m_actions->soldierActions());
    m_standings = new TablePanel(TablePanel::Standings, *m_session);
    m_standings->addMenu(m_actions->renamePlayer);
    m_honour = new TablePanel(TablePanel::Honour, *m_session);
    m_findings = new TablePanel(TablePanel::Findings, *m_session);
    m_findings->addActions({m_actions->takeBack, m_actions->correctFinding, m_actions->notThere, m_actions->showCause});
    m_charts = new ChartPanel(*m_session);
    m_deck = new DeckPanel(*m_session);
    m_league = new LeaguePanel(*m_session);
    m_mission = new MissionView(*m_session);
    m_armoury = new ArmouryPanel(*m_session, *m_desk, m_actions->resources);
    m_territories = new TerritoryPanel(*m_session, *m_desk, m_actions->map);
    const auto add = [&host](const QString &id, QWidget *widget, Side side, const QString &beside, const QString &tabbed, QSize size,
                             QSize least = {}, const QString &folds = {}) {
        Panel panel;
        panel.id = "campaign." + id;
        panel.widget = widget;
        panel.side = side;
        panel.beside = beside.isEmpty() ? QString() : "campaign." + beside;
        panel.tabbedWith = tabbed.isEmpty() ? QString() : "campaign." + tabbed;
        panel.size = size;
        panel.least = least;
        panel.foldsInto = folds.isEmpty() ? QString() : "campaign." + folds;
        if (id == QLatin1String("soldiers"))
            panel.fair = {480, 410}; // eight rows of a league on a laptop
        host.addPanel(panel);
    };
    // Small screens and large texts: the record goes behind the missions, the charts behind the soldiers.
    add("soldiers", m_soldiers, Side::Right, {}, {}, {}, {310, 180});
    add("missions", m_missions, Side::Left, {}, {}, {252, 0}, {230, 0});
    add("standings", m_standings, Side::Left, {}, "missions", {});
    add("record", m_record, Side::Right, {}, {}, {364, 0}, {320, 0}, "missions");
    add("mission", m_mission, Side::Right, {}, "soldiers", {});
    add("league", m_league, Side::Right, {}, "soldiers", {});
    add("honour", m_honour, Side::Right, {}, "record", {});
    add("charts", m_charts, Side::Below, "soldiers", {}, {0, 310}, {0, 240}, "soldiers");
    add("deck", m_deck, Side::Below, {}, "charts", {});
    add("findings", m_findings, Side::Below, {}, "charts", {});
    add("armoury", m_armoury, Side::Below, {}, "charts", {});
    add("territories", m_territories, Side::Right, {}, "soldiers", {});
    for (const char *front : {"campaign.soldiers", "campaign.missions", "campaign.record", "campaign.charts"})
        host.raise(front);
    makePage();
    connectPanels();
    setTitles();
    follow();
}

void CampaignWorkspace::connectPanels()
{
    connect(m_missions, &MissionPanel::opened, this, [this](const QString &event) { openReport(event); });
    connect(m_missions, &MissionPanel::selectionChanged, this, &CampaignWorkspace::refreshActions);
    connect(m_missions, &MissionPanel::selectionChanged, this, [this] {
        if (!m_missions->currentEvent().isEmpty())
            m_mission->setMission(m_missions->currentEvent());
    });
    connect(m_mission, &MissionView::correctWanted, this, [this](const QString &event) { openReport(event); });
    connect(m_league, &LeaguePanel::opened, this, &CampaignWorkspace::showMission);
    connect(m_findings, &TablePanel::selectionChanged, this, &CampaignWorkspace::refreshActions);
    connect(m_findings, &TablePanel::activated, this, [this] { m_actions->showCause->trigger(); });
    connect(m_standings, &TablePanel::activated, m_actions->renamePlayer, &QAction::trigger);
    connect(m_honour, &TablePanel::activated, m_session.get(), &CampaignSession::setCurrent);
}

void CampaignWorkspace::setTitles()
{
    if (!m_host)
        return;
    const QVector<QPair<const char *, QString>> titles{
        {"campaign.soldiers", tr("Soldiers")},     {"campaign.missions", tr("Missions")},     {"campaign.standings", tr("Standings")},
        {"campaign.record", tr("Service record")}, {"campaign.honour", tr("Roll of honour")}, {"campaign.charts", tr("Charts")},
        {"campaign.deck", tr("Event deck")},       {"campaign.findings", tr("Findings")},     {"campaign.mission", tr("Mission")},
        {"campaign.league", tr("League")},         {"campaign.armoury", tr("Armoury")},       {"campaign.territories", tr("Territories")}};
    for (const auto &[id, text] : titles)
        m_host->setTitle(id, text);
}

QWidget *CampaignWorkspace::toolBar()
{
    if (m_strips)
        return m_strips;
    m_strips = new QStackedWidget;
    m_strips->addWidget(makeStrip());
    m_strips->addWidget(makeReportStrip());
    follow();
    return m_strips;
}

QWidget *CampaignWorkspace::makeStrip()
{
    auto *strip = new ToolStrip;
    m_title = new CampaignTitle(*m_session, strip);
    m_title->setObjectName("campaign.title");
    m_facts = new CampaignFacts(strip);
    m_promotable = new VerdictButton(strip);
    m_promotable->setObjectName("campaign.promotable");
    connect(m_promotable, &QToolButton::clicked, m_actions->promotions, &QAction::trigger);
    strip->addWidget(m_title);
    strip->addRule();
    strip->addOrnament(m_facts);
    strip->addWidget(m_promotable);
    m_progress = new VerdictButton(strip);
    m_progress->setObjectName("campaign.progress");
    connect(m_progress, &QToolButton::clicked, this, &CampaignWorkspace::resumeReport);
    strip->addWidget(m_progress);
    strip->addStretch();
    strip->addButton(m_actions->draw, true);
    auto *share = new QAction(tr("Share"), strip);
    dress(share, "campaign.share", "share");
    auto *menu = new QMenu(strip);
    for (QAction *action : m_actions->shareActions()) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
    share->setMenu(menu);
    connect(this, &Workspace::menusChanged, share, [share] { share->setText(tr("Share")); });
    strip->addButton(share, true);
    strip->addButton(m_actions->print, true);
    strip->addPrimary(m_actions->report);
    return strip;
}

void CampaignWorkspace::follow()
{
    const CampaignState &state = m_session->state();
    refreshActions();
    if (m_host)
        m_host->setCounter("campaign.findings", state.problems.isEmpty() ? -1 : int(state.problems.size()), Tone::Warning);
    if (!m_strips) {
        emit stateChanged();
        return;
    }
    QStringList second;
    if (m_session->pack())
        second.append(m_session->pack()->name(m_session->language()));
    // Two are named; of more, all or none: a title with some of a club's forces tells whose campaign it is wrongly.
    if (state.forces.size() > 2)
        second.append(tr("%n force(s)", nullptr, int(state.forces.size())));
    for (const ForceState &force : state.forces.mid(0, state.forces.size() > 2 ? 0 : 2))
        second.append(force.name);
    m_title->setTexts(m_session->document() ? documentName() : tr("No campaign"), second.join(" · "));
    int points = 0, inService = 0, pool = 0;
    for (const ForceState &force : state.forces) {
        points += force.points;
        pool += force.pool();
    }
    for (const SoldierState &soldier : state.soldiers)
        inService += soldier.inService();
    QVector<QPair<QString, QString>> facts;
    if (m_session->document())
        facts = {{QString::number(state.fought()), tr("mission(s)", "after a number", state.fought())},
                 {QString::number(inService), tr("in service")},
                 {QString::number(points), m_session->pointsName()}};
    if (m_session->rules().mode == ExperienceMode::Pool)
        facts.append({QString::number(pool), tr("in the pool")});
    m_facts->setFacts(facts);
    const auto able = m_session->promotable().size();
    m_promotable->setVisible(able > 0);
    m_promotable->setVerdict(tr("%n can be promoted", nullptr, int(able)), Tone::Advantage);
    followProgress();
    emit stateChanged();
}

QList<MenuPart> CampaignWorkspace::menus() const
{
    return {{MenuPart::Own, m_actions->campaignActions()},
            {MenuPart::Edit, m_actions->soldierActions()},
            {MenuPart::File, m_actions->shareActions() + QList<QAction *>{nullptr, m_actions->print, m_actions->printRecord}}};
}

QList<PaletteEntry> CampaignWorkspace::paletteEntries(const QString &typed) const
{
    QList<PaletteEntry> entries;
    for (const SoldierState &soldier : m_session->state().soldiers) {
        if (!text::searchForm(soldier.name).contains(text::searchForm(typed)) || entries.size() > 30)
            continue;
        PaletteEntry entry;
        entry.group = tr("Soldiers");
        entry.icon = "person";
        entry.text = soldier.name;
        entry.second = m_session->rankName(soldier);
        entry.run = [session = m_session.get(), id = soldier.id] { session->setCurrent(id); };
        entries.append(entry);
    }
    return entries;
}

StatusTexts CampaignWorkspace::status() const
{
    StatusTexts texts;
    const documents::CampaignDocument *document = m_session->document();
    if (!m_sentence.isEmpty())
        texts.left.append(m_sentence);
    if (!document)
        return texts;
    if (document->saveState() == documents::SaveState::Failed)
        texts.left.append(tr("Not saved: %1").arg(text::spoken(document->saveError().sentence)));
    else if (document->saveState() == documents::SaveState::Pending)
        texts.saved = tr("Saving…");
    else
        texts.saved = tr("Saved %1").arg(StatusTexts::timeText(document->record().changed));
    if (m_session->pack())
        texts.left.append(tr("%1 pack %2").arg(m_session->pack()->name(m_session->language()), m_session->pack()->manifest().version));
    if (isReporting()) {
        texts.right = {tr("Tab: next cell"), tr("Ctrl+Enter: record mission")};
        return texts;
    }
    if (!houseRules(m_session->rules(), m_session->packRules()).isEmpty())
        texts.left.append(tr("With house rules"));
    for (const LifePointPricing &pricing : m_session->rules().pricings) {
        if (pricing.id == m_session->rules().pricing)
            texts.right.append(text::labelled(m_session->pointsName(), pricing.name.in(m_session->language())));
    }
    return texts;
}

QString CampaignWorkspace::documentName() const
{
    return m_session->document() ? m_session->document()->name() : QString();
}

bool CampaignWorkspace::open(const Request &request)
{
    if (request.what == "campaign")
        return m_session->open(request.id);
    if (request.what == "afterBattle")
        return m_session->open(request.id) && openAfterBattle(request.more.value("battle").toString());
    if (request.what == "new")
        return m_desk->newCampaign();
    if (request.what == "sample")
        m_desk->openSample(true);
    return request.what.isEmpty() || request.what == "sample";
}

// Nothing open yet: the campaign that was changed last.
void CampaignWorkspace::activated()
{
    if (m_session->document())
        return;
    const QString last = m_session->services().library.notes().get("open.campaign").valueOr({});
    const auto record = m_session->services().library.documents().find(last);
    if (!last.isEmpty() && record && record->version > 0 && !record->deleted && m_session->open(last))
        return;
    library::Filter filter;
    filter.kind = library::Kind::Campaign;
    const auto records = m_session->services().library.documents().list(filter);
    if (records && !records->isEmpty())
        m_session->open(records->first().id);
    else if (records)
        m_desk->openSample(); // to be looked at: it is none of the user's own until it is changed
}

void CampaignWorkspace::retranslate()
{
    m_actions->retranslate();
    setTitles();
    if (m_host) {
        m_soldiers->retranslate();
        m_missions->retranslate();
        m_record->retranslate();
        m_standings->retranslate();
        m_honour->retranslate();
        m_findings->retranslate();
        m_charts->retranslate();
        m_deck->retranslate();
        m_league->retranslate();
        m_mission->retranslate();
        m_armoury->retranslate();
        m_territories->retranslate();
    }
    m_session->retranslate();
    renewPage();
    emit menusChanged();
    follow();
    followReport();
}

} // namespace muster::app
