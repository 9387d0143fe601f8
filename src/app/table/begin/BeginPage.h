// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/CoverPage.h"
#include "app/table/begin/BeginDraft.h"

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace muster::app {

class Combo;
class DeploymentPanel;
class PaperView;
class EmptyState;
class Segments;

/// Before the battle, on one page: the sides, the scenario with its map, who begins where. Hints never stop anybody.
class BeginPage final : public CoverPage
{
    Q_OBJECT

public:
    BeginPage(BeginDraft &draft, const Services &services, QWidget *parent = nullptr);

    void retranslate();
    /// Lists and campaigns of the library as they are now.
    void refill();
    /// Another battle, perhaps of another game.
    void clearSearch();

signals:
    void beginWanted();

private:
    [[nodiscard]] QWidget *buildSides();
    [[nodiscard]] QWidget *buildFirst();
    [[nodiscard]] QWidget *buildScenarios();
    [[nodiscard]] QWidget *buildOpponent();
    void connectSides();
    void fillMine();
    void addSamples(Combo &choice, bool sameGame) const;
    void fillScenarios();
    void follow();
    void showScenario();
    void askForFile();
    void throwInitiative();
    [[nodiscard]] QString initiativeWords() const;

    BeginDraft &m_draft;
    const Services &m_services;
    QLabel *m_sidesTitle, *m_scenariosTitle, *m_scenarioTitle, *m_deploymentTitle;
    QLabel *m_mineLabel, *m_opponentLabel, *m_firstLabel, *m_campaignLabel, *m_problem, *m_roles;
    QWidget *m_mineBox;
    QVBoxLayout *m_mineColumn;
    QPushButton *m_addMine, *m_file, *m_swap, *m_throw;
    QLabel *m_thrown;
    Segments *m_against;
    QStackedWidget *m_opponents;
    Combo *m_roster, *m_first, *m_campaign;
    QLineEdit *m_name, *m_search;
    QListWidget *m_scenarios;
    PaperView *m_sheet;
    QStackedWidget *m_scenarioPages;
    EmptyState *m_noScenario;
    DeploymentPanel *m_deployment;
    QString m_scenariosOf, m_shown, m_mineOf;
};

} // namespace muster::app
