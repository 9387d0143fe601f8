// SPDX-License-Identifier: GPL-3.0-or-later
// The after-battle report in the campaign workspace: opened, left, taken up again, recorded, discarded.
#include "app/campaign/CampaignTitle.h"
#include "app/campaign/CampaignWorkspace.h"
#include "app/campaign/league/LeaguePanel.h"
#include "app/campaign/missions/DeckPanel.h"
#include "app/campaign/report/LossesDialog.h"
#include "app/campaign/report/ReportPage.h"
#include "app/campaign/soldiers/SoldierPanel.h"
#include "app/docking/DockHost.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/ToolStrip.h"
#include "documents/battle/BattleMission.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace muster::app {

using namespace campaign;

QWidget *CampaignWorkspace::makeReportStrip()
{
    auto *strip = new ToolStrip;
    m_reportTitle = new CampaignTitle(*m_session, strip);
    m_kept = new QLabel(strip);
    m_kept->setProperty("role", "second");
    strip->addWidget(m_reportTitle);
    strip->addStretch();
    strip->addOrnament(m_kept);
    strip->addButton(m_actions->leaveReport, true);
    strip->addButton(m_actions->losses, true);
    strip->addButton(m_actions->everyoneIn, true);
    strip->addButton(m_actions->discardReport, true);
    strip->addPrimary(m_actions->recordReport);
    return strip;
}

void CampaignWorkspace::makePage()
{
    m_page = new ReportPage(*m_session, *m_draft);
    m_page->cover(m_host->area());
    connect(m_page, &ReportPage::recordWanted, this, &CampaignWorkspace::recordReport);
    connect(m_page, &ReportPage::left, this, [this] {
        if (m_session->document())
            m_session->document()->drafts().flush();
    });
}

// The page is made anew in the other language; the draft itself stays, with its undo history.
void CampaignWorkspace::renewPage()
{
    if (!m_page)
        return;
    const QMap<QString, QString> halfTyped = m_draft->isOpen() ? m_page->halfTyped() : QMap<QString, QString>();
    const QWidget *focus = QApplication::focusWidget();
    const QString focused = focus && m_page->isAncestorOf(focus) ? focus->objectName() : QString();
    delete m_page;
    makePage();
    if (!m_draft->isOpen())
        return;
    m_page->load();
    m_page->setHalfTyped(halfTyped);
    if (!isReporting())
        return;
    m_page->show();
    m_page->raise();
    if (QWidget *field = focused.isEmpty() ? nullptr : m_page->findChild<QWidget *>(focused))
        field->setFocus(Qt::OtherFocusReason);
}

// A report that was being written when the program ended is where it was; one that was left waits to be taken up.
void CampaignWorkspace::reopenReport()
{
    if (m_draft->isOpen() || !m_page)
        return;
    const QString kind = m_draft->unfinished();
    if (!kind.isEmpty() && m_draft->resume(kind))
        showReport();
}

void CampaignWorkspace::openReport(const QString &correctedEvent)
{
    if (!m_session->document() || !m_page)
        return;
    QString plan;
    for (const Event &event : m_session->state().log) {
        if (event.id == correctedEvent && event.as<MissionPlanned>())
            plan = correctedEvent;
    }
    if (enterScore(plan))
        return;
    if (correctedEvent.isEmpty() || !plan.isEmpty())
        m_draft->begin(plan);
    else
        m_draft->correct(correctedEvent);
    showReport();
}

// Two who are paired and have no force are a score: there are no soldiers to report.
bool CampaignWorkspace::enterScore(const QString &plan)
{
    const CampaignState &state = m_session->state();
    const auto event = std::find_if(state.log.begin(), state.log.end(), [&](const Event &each) { return each.id == plan; });
    const MissionPlanned *planned = plan.isEmpty() || event == state.log.end() ? nullptr : event->as<MissionPlanned>();
    const bool forces = planned && std::any_of(state.forces.begin(), state.forces.end(), [&](const ForceState &force) {
                            return planned->players.contains(force.player);
                        });
    if (!planned || planned->players.size() != 2 || forces)
        return false;
    const QStringList players = planned->players;
    m_host->focus("campaign.league");
    m_league->propose(players.first(), players.last());
    return true;
}

bool CampaignWorkspace::openAfterBattle(const QString &id)
{
    library::Library &library = m_session->services().library;
    auto battle = documents::BattleDocument::open(library, id);
    if (!battle) {
        emit m_session->said(text::spoken(battle.error()));
        return true; // the campaign is open; what is wrong stands in the status bar
    }
    const auto draft = documents::draftMission(**battle, *m_session->document());
    (*battle)->finishSaving();
    library.tell({id}); // the table has it open
    if (!draft) {
        emit m_session->said(text::spoken(draft.error()));
        return true;
    }
    if (!draft->corrects.isEmpty())
        m_draft->correct(draft->corrects);
    else
        m_draft->resume(draft->kind);
    showReport();
    return true;
}

void CampaignWorkspace::showReport()
{
    if (!isReporting() || !m_page)
        return;
    m_page->show();
    m_page->raise();
    if (QWidget *first = m_page->findChild<QWidget *>("report.mission"))
        first->setFocus(Qt::OtherFocusReason);
    followReport();
}

void CampaignWorkspace::leaveReport()
{
    m_draft->setAside(true);
    followReport();
}

void CampaignWorkspace::resumeReport()
{
    const QStringList kinds = m_draft->inProgress();
    if (kinds.size() == 1) {
        if (m_draft->resume(kinds.first()))
            showReport();
        return;
    }
    auto *menu = new QMenu(m_progress);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString &kind : kinds) {
        const models::CampaignReportDraft::About about = m_draft->about(kind);
        const QString name = m_session->names().mission(about.scenario, about.name);
        menu->addAction(literal(about.corrects.isEmpty() ? tr("Report: %1").arg(name) : tr("Correction: %1").arg(name)), this,
                        [this, kind] {
                            if (m_draft->resume(kind))
                                showReport();
                        });
    }
    menu->popup(m_progress->mapToGlobal(QPoint(0, m_progress->height())));
}

void CampaignWorkspace::discardReport()
{
    const bool something = m_draft->hasEntries();
    if (something) {
        const bool correcting = !m_draft->corrected().isEmpty();
        const QString name = m_session->names().mission(m_draft->mission().scenario, m_draft->mission().name);
        QMessageBox box(QMessageBox::Question, tr("Discard"),
                        correcting ? tr("Discard the correction of %1?").arg(name) : tr("Discard the report of %1?").arg(name),
                        QMessageBox::NoButton, m_page ? m_page->window() : nullptr);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(tr("What was entered goes away. Undo brings it back."));
        QPushButton *yes = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
        box.setDefaultButton(box.addButton(tr("Go on writing"), QMessageBox::RejectRole));
        box.exec();
        if (box.clickedButton() != yes)
            return;
    }
    m_draft->discard();
    if (something)
        emit m_session->said(tr("The report was discarded. Undo brings it back."));
}

void CampaignWorkspace::bringBackReport()
{
    m_draft->bringBack();
    showReport();
}

void CampaignWorkspace::recordReport()
{
    if (m_page)
        m_page->commit();
    const QString corrected = m_draft->corrected();
    if (const QString why = m_draft->record(m_session->language()); !why.isEmpty()) {
        emit m_session->said(why);
        if (m_kept)
            m_kept->setText(why);
        return;
    }
    if (!m_session->state().problems.isEmpty() && m_host)
        m_host->raise("campaign.findings");
    // A battle of the table says what its mission says now.
    if (const auto told = corrected.isEmpty() ? base::Result<bool>(false)
                                              : documents::followMission(m_session->services().library, *m_session->document(), corrected);
        !told)
        emit m_session->said(text::spoken(told.error()));
}

void CampaignWorkspace::bringLosses()
{
    if (!isReporting())
        return;
    if (m_page)
        m_page->commit();
    LossesDialog dialog(*m_session, m_page ? m_page->window() : nullptr);
    if (dialog.exec() == QDialog::Accepted)
        m_draft->bringLosses(dialog.losses(), dialog.lost());
}

// The card is shown where the cards are; the report waits.
void CampaignWorkspace::drawEvent()
{
    const bool reporting = isReporting();
    if (reporting)
        leaveReport();
    if (m_host)
        m_host->raise("campaign.deck");
    if (m_deck)
        m_deck->draw();
    if (reporting && m_draft->isAside())
        emit m_session->said(tr("The report waits: “Report in progress” leads back to it."));
}

QUndoStack *CampaignWorkspace::undoStack() const
{
    if (isReporting())
        return &m_draft->undoStack();
    if (m_draft->discardStack().canUndo())
        return &m_draft->discardStack();
    return m_session->document() ? &m_session->document()->undoStack() : nullptr;
}

void CampaignWorkspace::aboutToClose()
{
    if (documents::CampaignDocument *document = m_session->document()) {
        document->finishSaving();
        document->drafts().flush();
    }
}

void CampaignWorkspace::followReport()
{
    const bool writing = isReporting();
    const bool wasWriting = m_strips && m_strips->currentIndex() == 1;
    if (m_strips)
        m_strips->setCurrentIndex(writing ? 1 : 0);
    if (m_page && !writing)
        m_page->hide();
    else if (m_page && m_page->isHidden())
        showReport();
    if (m_reportTitle && writing) {
        const bool correcting = !m_draft->corrected().isEmpty();
        m_reportTitle->setTexts(correcting ? tr("Correct a mission") : tr("After-battle report"),
                                tr("%1 · mission %2").arg(documentName(), QString::number(m_draft->missionNumber())));
        m_actions->recordReport->setText(correcting ? tr("Record correction") : tr("Record mission"));
        const QDateTime stored = m_session->document()->drafts().stored();
        m_kept->setText(stored.isValid() && m_draft->hasEntries()
                            ? tr("Draft kept %1").arg(QLocale().toString(stored.toLocalTime().time(), QLocale::ShortFormat))
                            : QString());
    }
    if (wasWriting && !writing && m_soldiers && m_soldiers->isVisible())
        m_soldiers->view()->setFocus();
    followProgress();
    emit stateChanged();
}

void CampaignWorkspace::followProgress()
{
    refreshActions();
    if (!m_progress)
        return;
    const QStringList kinds = m_draft->inProgress();
    m_progress->setVisible(!kinds.isEmpty());
    if (kinds.size() > 1)
        m_progress->setVerdict(tr("%n report(s) in progress", nullptr, int(kinds.size())), Tone::Warning);
    else if (!kinds.isEmpty())
        m_progress->setVerdict(m_draft->about(kinds.first()).corrects.isEmpty() ? tr("Report in progress") : tr("Correction in progress"),
                               Tone::Warning);
    m_progress->setToolTip(tr("Go on writing where you left it"));
}

} // namespace muster::app
