// SPDX-License-Identifier: GPL-3.0-or-later
// What the actions of the campaign workspace do, and when they can be done.
#include "app/campaign/CampaignDesk.h"
#include "app/campaign/CampaignWorkspace.h"
#include "app/campaign/missions/DeckPanel.h"
#include "app/campaign/missions/MissionPanel.h"
#include "app/campaign/missions/MissionView.h"
#include "app/campaign/tables/TablePanel.h"
#include "app/docking/DockHost.h"
#include "app/workspace/Actions.h"
#include "campaign/fold/Fold.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>

namespace muster::app {

using namespace campaign;

void CampaignWorkspace::connectActions()
{
    const auto on = [this](QAction *action, auto &&work) { connect(action, &QAction::triggered, this, work); };
    CampaignDesk *desk = m_desk.get();
    on(m_actions->newCampaign, [desk] { desk->newCampaign(); });
    on(m_actions->sample, [desk] { desk->openSample(true); });
    on(m_actions->report, [this] { openReport(); });
    on(m_actions->recordReport, [this] { recordReport(); });
    on(m_actions->discardReport, [this] { discardReport(); });
    on(m_actions->leaveReport, [this] { leaveReport(); });
    on(m_actions->bringBackReport, [this] { bringBackReport(); });
    on(m_actions->everyoneIn, [this] { m_draft->setEveryoneIn(true); });
    on(m_actions->draw, [this] { drawEvent(); });
    on(m_actions->losses, [this] { bringLosses(); });
    on(m_actions->resources, [desk] { desk->editResources(); });
    on(m_actions->map, [desk] { desk->drawMap(); });
    on(m_actions->throwDice, [desk] { desk->throwOnTable(); });
    on(m_actions->plan, [desk] { desk->planMission(); });
    on(m_actions->muster, [desk] { desk->musterRoster(); });
    on(m_actions->correct, [this] { openReport(m_missions ? m_missions->currentEvent() : QString()); });
    on(m_actions->takeOut, [this] {
        if (m_missions)
            removeMission(m_missions->currentEvent());
    });
    on(m_actions->missionPage, [this] { showMission(m_missions ? m_missions->currentEvent() : QString()); });
    on(m_actions->enterGame, [this] {
        if (m_host)
            m_host->focus("campaign.league");
    });
    on(m_actions->chronicle, [this] { printCampaign({{"chronicle", true}}); });
    on(m_actions->chroniclePages, [desk] { desk->saveChronicle(); });
    on(m_actions->enlist, [desk] { desk->enlistRoster(); });
    on(m_actions->recruit, [desk] { desk->recruit(); });
    on(m_actions->addPlayer, [desk] { desk->addPlayer(); });
    on(m_actions->renamePlayer, [this, desk] { desk->renamePlayer(m_standings ? m_standings->currentKey() : QString()); });
    on(m_actions->promote, [this] { m_session->promote(m_session->current()); });
    on(m_actions->promotions, [desk] { desk->promotions(); });
    on(m_actions->describe, [desk] { desk->describeSoldier(); });
    on(m_actions->portrait, [desk] { desk->choosePortrait(); });
    on(m_actions->portraitFromPhoto, [desk] { desk->portraitFromPhoto(); });
    on(m_actions->leader, [desk] { desk->makeLeader(); });
    on(m_actions->award, [desk] { desk->award(); });
    on(m_actions->buy, [desk] { desk->buyEquipment(); });
    on(m_actions->kit, [desk] { desk->manageKit(); });
    on(m_actions->grant, [desk] { desk->giveExperience(); });
    on(m_actions->note, [desk] { desk->addNote(); });
    on(m_actions->wound, [desk] { desk->wound(); });
    on(m_actions->fit, [desk] { desk->setStatus(Status::Fit); });
    on(m_actions->kill, [desk] { desk->setStatus(Status::Dead); });
    on(m_actions->retire, [desk] { desk->setStatus(Status::Retired); });
    connectBookActions();
}

// Of the campaign as a whole: its rules, what goes out of it, and its findings.
void CampaignWorkspace::connectBookActions()
{
    const auto on = [this](QAction *action, auto &&work) { connect(action, &QAction::triggered, this, work); };
    CampaignDesk *desk = m_desk.get();
    on(m_actions->rules, [desk] { desk->editRules(); });
    on(m_actions->rename, [desk] { desk->renameCampaign(); });
    on(m_actions->copyText, [desk] { desk->copyReport(share::ReportFormat::Text); });
    on(m_actions->copyMarkdown, [desk] { desk->copyReport(share::ReportFormat::Markdown); });
    on(m_actions->copyDiscord, [desk] { desk->copyReport(share::ReportFormat::Discord); });
    on(m_actions->copyRecord, [desk] { desk->copyRecord(); });
    on(m_actions->saveHtml, [desk] { desk->saveReport(share::ReportFormat::Html); });
    on(m_actions->saveCsv, [desk] { desk->saveReport(share::ReportFormat::Csv); });
    on(m_actions->exportFile, [desk] { desk->exportCampaign(); });
    on(m_actions->print, [this] { printCampaign({}); });
    on(m_actions->printRecord, [this] { printCampaign({{"record", m_session->current()}}); });
    on(m_actions->takeBack, [this] {
        if (const Problem *problem = currentFinding())
            removeMission(QString(problem->event)); // the finding may go with it
    });
    on(m_actions->correctFinding, [this] {
        if (const Problem *problem = currentFinding())
            openReport(QString(problem->event));
    });
    on(m_actions->notThere, [this] {
        if (const Problem *problem = currentFinding())
            m_session->takeOutOfMission(QString(problem->event), QString(problem->soldier));
    });
    on(m_actions->showCause, [this] {
        if (const Problem *problem = currentFinding(); problem && !problem->soldier.isEmpty())
            m_session->setCurrent(QString(problem->soldier));
    });
}

// Print reads what is stored: pages of an older state would be believed.
void CampaignWorkspace::printCampaign(const QVariantMap &what)
{
    m_session->document()->finishSaving();
    const Unsaved work = unsaved();
    if (work.any() && !work.retry())
        return emit m_session->said(
            tr("Not printed: the last changes are not stored, so the pages would be old. %1").arg(unsaved().reason));
    emit requested({"print", "campaign", m_session->document()->id(), what});
}

void CampaignWorkspace::showMission(const QString &event)
{
    if (!m_host || event.isEmpty())
        return;
    m_mission->setMission(event);
    m_host->focus("campaign.mission");
}

const Problem *CampaignWorkspace::currentFinding() const
{
    return m_findings ? m_session->finding(m_findings->currentKey()) : nullptr;
}

void CampaignWorkspace::removeMission(const QString &event)
{
    const QString title = m_session->missionTitle(event);
    if (title.isEmpty())
        return m_session->takeBack(event); // planned, or no mission at all: nothing else goes with it
    QMessageBox box(QMessageBox::Question, tr("Take the mission out"), tr("Remove %1, with its kills and deaths?").arg(title),
                    QMessageBox::NoButton, m_host ? m_host->area()->window() : nullptr);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Experience and promotions that came from it no longer hold. Undo brings it back."));
    QPushButton *yes = box.addButton(tr("Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() == yes)
        m_session->removeMission(event);
}

void CampaignWorkspace::refreshActions()
{
    const bool open = m_session->document();
    const QString none = open ? QString() : tr("no campaign is open");
    const bool empty = m_session->state().soldiers.isEmpty();
    const QString nobody = !open ? none : empty ? tr("nobody is enlisted yet") : QString();
    for (QAction *action :
         {m_actions->plan, m_actions->enlist, m_actions->addPlayer, m_actions->rules, m_actions->rename, m_actions->copyText,
          m_actions->copyMarkdown, m_actions->copyDiscord, m_actions->saveHtml, m_actions->saveCsv, m_actions->exportFile, m_actions->print,
          m_actions->chronicle, m_actions->chroniclePages, m_actions->enterGame, m_actions->resources, m_actions->map, m_actions->losses})
        allowUnless(action, none);
    for (QAction *action : {m_actions->report, m_actions->recruit, m_actions->muster})
        allowUnless(action, nobody);
    allowUnless(m_actions->bringBackReport, !open ? none : m_draft->canBringBack() ? QString() : tr("no report was discarded"));
    allowUnless(m_actions->renamePlayer, !open ? none : m_session->state().players.isEmpty() ? tr("There is no player yet.") : QString());
    const bool deck = m_session->pack() && !m_session->pack()->decks().empty();
    allowUnless(m_actions->draw, !open ? none : deck ? QString() : tr("this game has no event deck"));
    m_actions->draw->setVisible(!open || deck);
    const SoldierState *soldier = m_session->state().soldier(m_session->current());
    const QString noSoldier = !open ? none : soldier ? QString() : tr("no soldier is selected");
    for (QAction *action : {m_actions->describe, m_actions->portrait, m_actions->award, m_actions->note, m_actions->kit,
                            m_actions->copyRecord, m_actions->printRecord})
        allowUnless(action, noSoldier);
    allowUnless(m_actions->portraitFromPhoto,
                !noSoldier.isEmpty()                  ? noSoldier
                    : m_desk->figurePhoto().isEmpty() ? tr("the collection has no photo of this figure")
                                                      : QString());
    const QString gone = soldier && !soldier->inService() ? tr("%1 is no longer in service").arg(soldier->name) : noSoldier;
    for (QAction *action : {m_actions->leader, m_actions->buy, m_actions->wound, m_actions->kill, m_actions->retire})
        allowUnless(action, gone);
    allowUnless(m_actions->throwDice,
                !noSoldier.isEmpty()                      ? noSoldier
                    : m_session->rules().tables.isEmpty() ? tr("the rules of this campaign have no table")
                                                          : QString());
    const bool experience = m_session->rules().mode != ExperienceMode::None;
    allowUnless(m_actions->grant, !gone.isEmpty() ? gone : experience ? QString() : tr("this campaign keeps no experience"));
    allowUnless(m_actions->fit, soldier && soldier->status == Status::Fit ? tr("%1 is fit").arg(soldier->name) : noSoldier);
    const NextRank next = soldier ? nextRank(*soldier, m_session->rules()) : NextRank();
    allowUnless(m_actions->promote,
                !gone.isEmpty()       ? gone
                    : !next.rank      ? tr("there is no higher rank")
                    : next.affordable ? QString()
                                      : tr("%1 more experience is needed").arg(next.missing));
    allowUnless(m_actions->promotions, m_session->promotable().isEmpty() ? tr("nobody can be promoted now") : QString());
    const QString event = m_missions ? m_missions->currentEvent() : QString();
    allowUnless(m_actions->correct,
                event.isEmpty()                  ? tr("no mission is selected")
                    : m_session->isUnread(event) ? tr("this version cannot read it; it is kept as it is")
                                                 : QString());
    allowUnless(m_actions->missionPage, event.isEmpty() ? tr("no mission is selected") : QString());
    allowUnless(m_actions->takeOut, event.isEmpty() ? tr("no mission is selected") : QString());
    refreshFindingActions();
}

void CampaignWorkspace::refreshFindingActions()
{
    const Problem *finding = currentFinding();
    const QString nothing = finding ? QString() : tr("nothing is selected");
    // A soldier who should not have been there is no reason to lose a mission.
    const bool participant = finding && isAboutParticipant(*finding, m_session->state());
    allowUnless(m_actions->takeBack,
                participant                                  ? tr("the mission counts; only one soldier of it is in question")
                    : finding && finding->event.isEmpty()    ? tr("this is no entry of the log")
                    : finding && finding->isOfNewerVersion() ? tr("a newer version of Muster made it, and counts it")
                                                             : nothing);
    allowUnless(m_actions->showCause, nothing);
    for (QAction *action : {m_actions->correctFinding, m_actions->notThere})
        allowUnless(action, participant || !finding ? nothing : tr("this is not about a soldier in a mission"));
}

Request CampaignWorkspace::paper() const
{
    const bool stored = m_session->document() && !unsaved().any();
    return stored ? Request{"print", "campaign", m_session->document()->id(), {}} : Request();
}

} // namespace muster::app
