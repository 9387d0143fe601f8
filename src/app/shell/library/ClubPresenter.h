// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/server/Keyring.h"
#include "library/sync/ServerSync.h"

#include <QObject>

namespace muster::app {

class MainWindow;

/// Tells the user how the exchange with the club's server goes: in the status bar always, over the panels when something is
/// to be decided; asks for the password when the keyring has none.
class ClubPresenter final : public QObject
{
    Q_OBJECT

public:
    /// `library`: the copy on this computer.
    ClubPresenter(library::ServerSync &sync, library::Library &library, library::Keyring &keyring, MainWindow &window);

    /// What the status bar says of that state.
    [[nodiscard]] static QString statusOf(const library::SyncState &state, const QString &host);

private:
    void show(const library::SyncState &state);
    void tellRefusals(const library::SyncState &state);
    void explainReading(const library::SyncState &state);
    void offerUpgrade(const library::SyncState &state);
    void askUpgrade();
    void tellUpgraded(const QString &problem);
    void explainOffline(const library::SyncState &state);
    void askPassword(bool again);
    void openPasswordDialog(bool again);
    void tellConflict(const QString &name);

    library::ServerSync &m_sync;
    library::Library &m_library;
    library::Keyring &m_keyring;
    MainWindow &m_window;
    bool m_keyringAsked = false;
    bool m_upgradeOffered = false;
    int m_keptBack = 0;                     ///< changes that were not sent when it was last told
    QList<library::SyncRefusal> m_refusals; ///< that were told
    bool m_told = false;                    ///< that the server is away; once until it is back
};

} // namespace muster::app
