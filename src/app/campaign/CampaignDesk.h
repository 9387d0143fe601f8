// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
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

    void newCampaign();
    /// The sample campaign of a pack, once: whoever deletes it does not get it again.
    void openSample();
    void renameCampaign();
    void editRules();
    void enlistRoster();
    void recruit();
    void addPlayer();
    void planMission();
    void musterRoster();
    void promotions();
    void describeSoldier();
    void choosePortrait();
    void makeLeader();
    void award();
    void buyEquipment();
    void giveExperience();
    void addNote();
    void wound();
    void setStatus(campaign::Status status);
    void copyReport(share::ReportFormat format);
    void copyRecord();
    void saveReport(share::ReportFormat format);

signals:
    void requested(const muster::app::Request &request);

private:
    [[nodiscard]] const campaign::SoldierState *soldier() const { return m_session.state().soldier(m_session.current()); }
    [[nodiscard]] QVector<library::Record> rosters() const;
    [[nodiscard]] base::Result<campaign::ForceEnlisted> enlistment(const QString &rosterId, const QString &player,
                                                                   const campaign::CampaignRules &rules, const packs::PackPtr &pack) const;
    [[nodiscard]] share::CampaignReport report() const;

    CampaignSession &m_session;
    QPointer<QWidget> m_window;
};

} // namespace muster::app
