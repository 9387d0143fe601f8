// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"
#include "app/workspace/Services.h"
#include "app/workspace/Unsaved.h"
#include "campaign/muster/ForceRoster.h"
#include "documents/campaign/CampaignDocument.h"
#include "models/campaign/CampaignMissionModel.h"
#include "models/campaign/CampaignSoldierModel.h"
#include "packs/Pack.h"
#include "share/campaign/CampaignNames.h"

#include <QObject>

#include <memory>

namespace muster::app {

/// The open campaign with everything the panels share: document, pack, models, who is selected. Panels talk to each other
/// through it only. Lives as long as the workspace; documents come and go.
class CampaignSession final : public QObject
{
    Q_OBJECT

public:
    explicit CampaignSession(Services services);
    ~CampaignSession() override;

    [[nodiscard]] const Services &services() const { return m_services; }
    /// Null: nothing is open.
    [[nodiscard]] documents::CampaignDocument *document() const { return m_document.get(); }
    [[nodiscard]] const campaign::CampaignState &state() const;
    [[nodiscard]] const campaign::CampaignRules &rules() const;
    [[nodiscard]] const packs::PackPtr &pack() const { return m_pack; }
    /// The rules as the pack has them, to tell what is a house rule.
    [[nodiscard]] campaign::CampaignRules packRules() const;
    [[nodiscard]] campaign::GameBasis game() const;
    [[nodiscard]] QString language() const { return m_services.language ? m_services.language() : QStringLiteral("en"); }
    [[nodiscard]] GameColours colours() const;
    [[nodiscard]] models::CampaignSoldierModel &soldiers() { return *m_soldiers; }
    [[nodiscard]] models::CampaignMissionModel &missions() { return *m_missions; }
    /// Who can be eliminated: the rules' own list, else the units of the pack with their points.
    [[nodiscard]] QVector<campaign::EnemyKind> enemies() const;

    /// What a scenario sets differently from the campaign's rules: objective -> points.
    [[nodiscard]] QMap<QString, int> scenarioAwards(const QString &id) const;

    /// Opens a campaign of the library; the error is said through said().
    bool open(const QString &id);
    [[nodiscard]] Unsaved unsaved() const;
    /// The open campaign goes: false when it could not be stored and the user wants to stay.
    [[nodiscard]] bool leave() const;
    void take(std::unique_ptr<documents::CampaignDocument> document);
    void retranslate();

    [[nodiscard]] const QString &current() const { return m_current; }
    void setCurrent(const QString &soldier);

    /// Names of ranks in the user's language.
    [[nodiscard]] QString rankName(const campaign::SoldierState &soldier) const;
    [[nodiscard]] QString pointsName() const { return rules().pointsName.in(language()); }
    /// The words of the game in the user's language, for what was recorded in another.
    [[nodiscard]] const share::CampaignNames &names() const { return m_names; }
    /// How many can be promoted now.
    [[nodiscard]] QStringList promotable() const;
    void promote(const QString &soldier);
    /// Takes an entry of the log back: it stays in the log and no longer counts.
    void takeBack(const QString &event);
    /// Removes a mission with everything that happened in it.
    void removeMission(const QString &event);
    /// Corrects a mission: that soldier was not there. Everything else in it stays.
    void takeOutOfMission(const QString &event, const QString &soldier);
    /// "mission 5, Seek and Destroy"; empty when it is no mission that was fought.
    [[nodiscard]] QString missionTitle(const QString &event) const;
    /// Whether this version keeps the entry without being able to read it.
    [[nodiscard]] bool isUnread(const QString &event) const;
    /// What a finding is known by, and the finding of that key or null.
    [[nodiscard]] static QString keyOf(const campaign::Problem &problem);
    [[nodiscard]] const campaign::Problem *finding(const QString &key) const;

signals:
    /// Another document, or none.
    void opened();
    /// The state is different.
    void changed();
    void currentChanged(const QString &soldier);
    void said(const QString &sentence);
    /// A file or folder was written.
    void wrote(const QString &path);

private:
    void follow();
    void translate();

    Services m_services;
    std::unique_ptr<documents::CampaignDocument> m_document;
    packs::PackPtr m_pack;
    share::CampaignNames m_names;
    std::unique_ptr<models::CampaignSoldierModel> m_soldiers;
    std::unique_ptr<models::CampaignMissionModel> m_missions;
    QString m_current;
};

} // namespace muster::app
