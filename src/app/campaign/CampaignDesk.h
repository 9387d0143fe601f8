// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/campaign/setup/PlayerRows.h"
#include "app/workspace/Request.h"
#include "share/campaign/CampaignReport.h"

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
    /// The sample campaign of a pack, once: whoever deletes it gets it again only when they ask for it.
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
    /// The photo of the soldier's figure that the collection would put on a card; empty without one.
    [[nodiscard]] QString figurePhoto() const;
    void portraitFromPhoto();
    void makeLeader();
    void award();
    void buyEquipment();
    /// Sell, hand on, take back.
    void manageKit();
    void giveExperience();
    /// Counters and tables: house rules of the campaign.
    void editResources();
    /// An injury or a skill for the soldier.
    void throwOnTable();
    /// What a force has, outside a mission.
    void changeCounters(const QString &force);
    void addToStash(const QString &force);
    /// To a soldier of the force.
    void issueFromStash(const QString &force, const QString &item);
    /// Sold, lost or used up.
    void removeFromStash(const QString &force, const QString &item);
    /// An area changes hands outside a mission.
    void changeOwner(const QString &area);
    /// The map: hexes or a picture with areas.
    void drawMap();
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
    void usePortrait(const QImage &image);
    bool storeMustered(const rules::Roster &list, const QString &id);
    bool create(campaign::Campaign fresh, const QVector<PlayerRows::Player> &players);
    [[nodiscard]] base::Result<campaign::ForceEnlisted> enlistment(const QString &rosterId, const QString &player,
                                                                   const campaign::CampaignRules &rules, const packs::PackPtr &pack) const;
    void adopt(const QString &sentence, const campaign::CampaignRules &rules);
    [[nodiscard]] share::CampaignReport report() const;
    [[nodiscard]] QString suggestedFile(const QString &ending) const;

    [[nodiscard]] const campaign::KitItem *stashed(const QString &force, const QString &item) const;

    CampaignSession &m_session;
    QPointer<QWidget> m_window;
    QString m_copied; ///< the text whose messages are being copied
    int m_part = 0;   ///< the one that was copied last
};

} // namespace muster::app
