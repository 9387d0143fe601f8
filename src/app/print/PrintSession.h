// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/job/CampaignJob.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace muster::app {

/// A roster or a campaign on its way to paper: settings in, pages out. The layout runs beside the window and can be stopped.
class PrintSession final : public QObject
{
    Q_OBJECT

public:
    explicit PrintSession(QObject *parent = nullptr);
    ~PrintSession() override;

    void setRoster(const QString &id, const rules::Roster &roster, packs::PackPtr pack, const QHash<QString, QImage> &photos);
    /// `id` names it for the workspace; it is no document.
    void setScenario(const QString &id, const packs::Scenario &scenario, packs::PackPtr pack);
    void setCampaign(const QString &id, const campaign::Campaign &campaign, packs::PackPtr pack);
    /// The boxes that are ticked on its cards: selection -> figures. Another roster takes them away.
    void setDamage(const QHash<QString, std::vector<print::FigureDamage>> &damage);
    void clear();
    /// A roster, or a campaign with its rosters.
    [[nodiscard]] bool hasRoster() const { return m_hasRoster; }
    [[nodiscard]] bool isCampaign() const { return m_campaign.has_value(); }
    [[nodiscard]] bool isScenario() const { return m_scenario.has_value(); }
    /// Id of the roster or campaign.
    [[nodiscard]] const QString &rosterId() const { return m_id; }
    [[nodiscard]] const rules::Roster &roster() const { return m_roster; }
    [[nodiscard]] const packs::PackPtr &pack() const { return m_pack; }
    [[nodiscard]] const QHash<QString, QImage> &photos() const { return m_photos; }

    /// The roster that holds this unit or soldier, and the unit there: for the card preview. Null: it has no card.
    struct CardPlace
    {
        const rules::Roster *roster = nullptr;
        QString unit;
        QHash<QString, QImage> photos;
    };
    [[nodiscard]] CardPlace cardOf(const QString &unitId) const;

    /// What can be printed, and what is wanted of it.
    [[nodiscard]] std::vector<print::PrintKind> kinds() const;
    [[nodiscard]] const QSet<print::PrintKind> &what() const;
    void setWanted(print::PrintKind kind, bool on);
    /// The kind under which the units (soldiers) are chosen one by one.
    [[nodiscard]] print::PrintKind unitKind() const { return isCampaign() ? print::PrintKind::Records : print::PrintKind::Cards; }

    /// The enemy's list for the page "what hurts what"; without one: typical targets.
    void setOpponent(const QString &name, std::optional<rules::Roster> roster);

    [[nodiscard]] const print::PrintSettings &settings() const { return m_settings; }
    void setSettings(const print::PrintSettings &settings);

    [[nodiscard]] const print::PrintedJob &job() const { return *m_job; }
    /// The same, for work that goes on when newer pages are there.
    [[nodiscard]] std::shared_ptr<const print::PrintedJob> sharedJob() const { return m_job; }
    [[nodiscard]] bool isWorking() const { return m_working; }
    /// Name, points and limit, legal: for the strip.
    struct Head
    {
        QString name, points;
        bool legal = true;
        int missions = 0; ///< of a campaign
        struct Unit
        {
            QString id, name, points;
            bool carried = false;
        };
        std::vector<Unit> units;
    };
    [[nodiscard]] const Head &head() const { return m_head; }
    [[nodiscard]] print::PdfInfo pdfInfo() const;
    /// Calls back when the pages are those of the settings: at once, or when the layout that is due or runs has ended. False:
    /// it was stopped, or there is nothing to print any more.
    void whenLaidOut(QObject *context, const std::function<void(bool laidOut)> &then);
    /// Lays out now and waits: tests, and a file that is asked for while the program ends.
    void finish();

public slots:
    /// Stops the layout that runs; the pages stay as they were.
    void stop();

signals:
    void rosterChanged();
    void settingsChanged();
    void progress(int done, int total);
    /// New pages are there.
    void ready();
    void stopped();

private:
    void start();
    /// Lays out after so many milliseconds, or sooner when that is due anyway.
    void later(int milliseconds);
    void take(int generation, std::shared_ptr<print::PrintedJob> job);
    void callBack(bool laidOut);
    void describe();
    void describeCampaign();
    void changedTo(const QString &id, packs::PackPtr pack);
    [[nodiscard]] print::RosterExtras extras() const;

    QString m_id;
    rules::Roster m_roster;
    std::optional<campaign::Campaign> m_campaign;
    std::optional<packs::Scenario> m_scenario;
    QSet<print::PrintKind> m_scenarioWhat{print::PrintKind::Scenario, print::PrintKind::Tokens};
    mutable std::unique_ptr<print::CampaignSource> m_source; ///< of the campaign, made when a card is asked for
    packs::PackPtr m_pack;
    QHash<QString, QImage> m_photos;
    QHash<QString, std::vector<print::FigureDamage>> m_damage;
    QString m_opponentName;
    std::optional<rules::Roster> m_opponent;
    bool m_hasRoster = false;
    print::PrintSettings m_settings;
    std::shared_ptr<const print::PrintedJob> m_job = std::make_shared<print::PrintedJob>();
    Head m_head;
    QTimer m_soon;
    struct Waiting
    {
        QPointer<QObject> context;
        std::function<void(bool)> then;
    };
    std::vector<Waiting> m_waiting;
    bool m_working = false;
    int m_generation = 0;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    QThreadPool m_pool; ///< last: its end waits for the work, while everything else is still there
};

} // namespace muster::app
