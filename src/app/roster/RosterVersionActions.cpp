// SPDX-License-Identifier: GPL-3.0-or-later
// Named versions of a roster in its workspace: panels, actions, and how they are connected.
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/workspace/Actions.h"

#include <QAction>

namespace muster::app {

void RosterWorkspace::buildVersions(DockHost &host)
{
    m_versions = new VersionsPanel(m_services);
    m_compare = new ComparePanel(m_services);
    host.addPanel({"roster.versions", tr("Versions"), m_versions, Side::Below, {}, "roster.findings", {}});
    host.addPanel({"roster.compare", tr("Compare"), m_compare, Side::Right, {}, "roster.formation", {}});
    connect(m_versions, &VersionsPanel::versionsChanged, this, [this] {
        if (m_compare && m_versions) // the window owns them and may go first
            m_compare->setVersions(m_versions->versions());
    });
    connect(m_versions, &VersionsPanel::compareWanted, this, [this](const QString &version) {
        m_host->focus("roster.compare");
        m_compare->showVersion(version);
    });
    connect(m_versions, &VersionsPanel::said, this, &RosterWorkspace::say);
    connect(m_compare, &ComparePanel::said, this, &RosterWorkspace::say);
    connect(m_compare, &ComparePanel::unitWanted, this, [this](const QString &id) {
        m_editor->setCurrent(id);
        m_host->focus("roster.formation");
    });
}

void RosterWorkspace::makeVersionActions()
{
    m_keepVersion = new QAction(this);
    dress(m_keepVersion, "roster.keepVersion", "plus");
    connect(m_keepVersion, &QAction::triggered, this, [this] {
        m_host->raise("roster.versions");
        m_versions->keep();
    });
    m_compareVersions = new QAction(this);
    dress(m_compareVersions, "roster.compareVersions", "swap");
    connect(m_compareVersions, &QAction::triggered, this, [this] { m_host->focus("roster.compare"); });
}

void RosterWorkspace::refreshVersionActions(const QString &closed)
{
    m_keepVersion->setText(tr("Save a version…"));
    m_compareVersions->setText(tr("Compare versions and rosters"));
    for (QAction *action : {m_keepVersion, m_compareVersions})
        allowUnless(action, closed);
}

void RosterWorkspace::retranslateVersions()
{
    m_host->setTitle("roster.versions", tr("Versions"));
    m_host->setTitle("roster.compare", tr("Compare"));
    m_versions->retranslate();
    m_compare->retranslate();
}

} // namespace muster::app
