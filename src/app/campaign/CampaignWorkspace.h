// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignActions.h"
#include "app/campaign/CampaignSession.h"
#include "app/workspace/Workspace.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QPointer>
#include <QTimer>

class QStackedWidget;
class QLabel;

namespace muster::app {

class ArmouryPanel;
class CampaignDesk;
class CampaignFacts;
class CampaignTitle;
class ChartPanel;
class DeckPanel;
class LeaguePanel;
class MissionPanel;
class MissionView;
class RecordPanel;
class ReportPage;
class SoldierPanel;
class TablePanel;
class TerritoryPanel;
class VerdictButton;

/// The campaign book: soldiers, missions, service record, charts, event deck, after-battle report.
class CampaignWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit CampaignWorkspace(const Services &services);
    ~CampaignWorkspace() override;

    QString id() const override { return QStringLiteral("campaign"); }
    QString title() const override;
    void build(DockHost &host) override;
    QWidget *toolBar() override;
    QList<MenuPart> menus() const override;
    QList<PaletteEntry> paletteEntries(const QString &typed) const override;
    QUndoStack *undoStack() const override;
    bool usesUndo() const override { return true; }
    StatusTexts status() const override;
    QString documentName() const override;
    [[nodiscard]] Request paper() const override;
    Unsaved unsaved() const override { return m_session->unsaved(); }
    bool open(const Request &request) override;
    void activated() override;
    void aboutToClose() override;
    void retranslate() override;

    [[nodiscard]] CampaignSession &session() { return *m_session; }
    [[nodiscard]] CampaignActions &actions() { return *m_actions; }
    [[nodiscard]] models::CampaignReportDraft &draft() { return *m_draft; }
    /// Opens the after-battle report for a new mission, or to correct one.
    void openReport(const QString &correctedEvent = {});
    /// The report is in sight, and undo is about it.
    [[nodiscard]] bool isReporting() const { return m_draft->isOpen() && !m_draft->isAside(); }

private:
    void connectActions();
    void connectBookActions();
    void follow();
    void followReport();
    void refreshActions();
    void refreshFindingActions();
    /// The report of a battle from the table, filled in; what the campaign cannot take is said.
    bool openAfterBattle(const QString &battle);
    bool enterScore(const QString &plan);
    void recordReport();
    void discardReport();
    void leaveReport();
    void bringBackReport();
    /// Back to a report that was left; with several, the user chooses.
    void resumeReport();
    void reopenReport();
    void showReport();
    void makePage();
    void renewPage();
    void followProgress();
    void drawEvent();
    void bringLosses();
    /// Its page comes to the front.
    void showMission(const QString &event);
    /// Asks first, by number and name.
    void removeMission(const QString &event);
    void printCampaign(const QVariantMap &what);
    [[nodiscard]] const campaign::Problem *currentFinding() const;
    QWidget *makeStrip();
    QWidget *makeReportStrip();
    void connectPanels();
    void setTitles();

    std::unique_ptr<CampaignSession> m_session;
    CampaignActions *m_actions; ///< child of the workspace
    std::unique_ptr<models::CampaignReportDraft> m_draft;
    std::unique_ptr<CampaignDesk> m_desk;
    DockHost *m_host = nullptr;
    QPointer<QStackedWidget> m_strips;
    CampaignTitle *m_title = nullptr;
    CampaignTitle *m_reportTitle = nullptr;
    CampaignFacts *m_facts = nullptr;
    VerdictButton *m_promotable = nullptr;
    VerdictButton *m_progress = nullptr; ///< leads back to a report that was left
    QString m_sentence;                  ///< what happened last, for the status bar
    QTimer m_sentenceEnd;
    QLabel *m_kept = nullptr;
    SoldierPanel *m_soldiers = nullptr;
    MissionPanel *m_missions = nullptr;
    RecordPanel *m_record = nullptr;
    TablePanel *m_standings = nullptr;
    TablePanel *m_honour = nullptr;
    TablePanel *m_findings = nullptr;
    ChartPanel *m_charts = nullptr;
    DeckPanel *m_deck = nullptr;
    LeaguePanel *m_league = nullptr;
    MissionView *m_mission = nullptr;
    ArmouryPanel *m_armoury = nullptr;
    TerritoryPanel *m_territories = nullptr;
    QPointer<ReportPage> m_page;
};

} // namespace muster::app
