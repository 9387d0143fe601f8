// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/campaign/setup/PlayerRows.h"
#include "app/workspace/Request.h"
#include "share/CampaignReport.h"

#include <QObject>
#include <QPointer>

namespace muster::app {

/// Everything in a campaign that asks a question first: the dialogs and what follows from their answers.
class CampaignDesk final : public QObject
{
    Q_OBJECT

public:
    explicit CampaignDesk(CampaignSession &session) : m_session(session) {}
    /// Parent of the dialogs.
    void setWindow(QWidget *window) { m_window = window; }

    /// False: the user thought better of it.
    bool newCampaign();
    /// The sample campaign of a pack, once: whoever deletes it gets it again only when he asks for it.
    void openSample(bool again = false);
    void renameCampaign();
    void editRules();
    void enlistRoster();
    void recruit();
    void addPlayer();
    void renamePlayer(const QString &player);
    void planMission();
    void musterRoster();
    void promotions();
    void describeSoldier();
    void choosePortrait();
    void makeLeader();
    void award();
    void buyEquipment();
    /// Sell, hand on, take back.
    void manageKit();
    void giveExperience();
    void addNote();
    void wound();
    void setStatus(campaign::Status status);
    void copyReport(share::ReportFormat format);
    void copyRecord();
    void saveReport(share::ReportFormat format);
    void exportCampaign();
    /// As a folder of web pages.
    void saveChronicle();

signals:
    void requested(const muster::app::Request &request);

private:
    [[nodiscard]] const campaign::SoldierState *soldier() const { return m_session.state().soldier(m_session.current()); }
    [[nodiscard]] QVector<PlayerRows::Force> forces(const packs::PackPtr &pack) const;
    bool storeMustered(const rules::Roster &list, const QString &id);
    bool create(campaign::Campaign fresh, const QVector<PlayerRows::Player> &players);
    [[nodiscard]] base::Result<campaign::ForceEnlisted> enlistment(const QString &rosterId, const QString &player,
                                                                   const campaign::CampaignRules &rules, const packs::PackPtr &pack) const;
    [[nodiscard]] share::CampaignReport report() const;
    [[nodiscard]] QString suggestedFile(const QString &ending) const;

    CampaignSession &m_session;
    QPointer<QWidget> m_window;
};

} // namespace muster::app
