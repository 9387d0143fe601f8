// SPDX-License-Identifier: GPL-3.0-or-later
// The odds in the roster workspace: panels, actions, and how they are connected.
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/workspace/Actions.h"

#include <QAction>

namespace muster::app {

void RosterWorkspace::buildOdds(DockHost &host)
{
    m_odds = new OddsPanel(m_services);
    m_matrix = new MatrixPanel(m_services);
    host.addPanel({"roster.odds", tr("Odds"), m_odds, Side::Right, {}, "roster.card", {}});
    host.addPanel({"roster.matrix", tr("Matrix"), m_matrix, Side::Right, {}, "roster.formation", {}});
    connect(m_matrix, &MatrixPanel::pairWanted, this, [this](const QString &unit, const QString &target) {
        m_odds->showPair(unit, target);
        m_host->raise("roster.odds");
    });
    connect(m_matrix, &MatrixPanel::printWanted, this, [this](const QString &against) {
        Request request = paper();
        if (request.workspace.isEmpty())
            return;
        request.more = {{"kind", "matrix"}, {"against", against}};
        emit requested(request);
    });
    m_unit->setProfileHint([this](const QString &profile) { return m_odds ? m_odds->hint(profile) : QString(); });
    connect(m_odds, &OddsPanel::conditionsChanged, this, [this] { m_matrix->setConditions(m_odds->conditions()); });
}

void RosterWorkspace::makeOddsActions()
{
    const auto make = [this](QAction *&action, const char *name, const char *icon, const QKeySequence &keys, auto &&run) {
        action = new QAction(this);
        dress(action, QString::fromLatin1(name), QString::fromLatin1(icon));
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, run);
    };
    make(m_chooseTarget, "roster.chooseTarget", "target", QKeySequence("Ctrl+T"), [this] {
        m_host->raise("roster.odds");
        m_odds->chooseTarget();
    });
    make(m_swapSides, "roster.swapSides", "swap", QKeySequence("Ctrl+Shift+X"), [this] {
        m_host->raise("roster.odds");
        m_odds->swap();
    });
    make(m_showMatrix, "roster.showMatrix", "table-view", QKeySequence("Ctrl+Shift+M"), [this] { m_host->focus("roster.matrix"); });
}

void RosterWorkspace::refreshOddsActions(const QString &closed)
{
    m_chooseTarget->setText(tr("Odds: choose a target…"));
    m_swapSides->setText(tr("Odds: swap attacker and target"));
    m_showMatrix->setText(tr("What hurts what"));
    const bool able = m_editor && m_editor->pack() && !m_editor->pack()->odds().isEmpty();
    for (QAction *action : {m_chooseTarget, m_swapSides, m_showMatrix})
        allowUnless(action, !closed.isEmpty() ? closed : able ? QString() : tr("this game does not say how attacks are resolved"));
}

} // namespace muster::app
