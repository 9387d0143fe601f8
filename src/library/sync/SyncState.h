// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QString>

namespace muster::library {

/// How the copy on this computer stands to the club's server.
struct SyncState
{
    enum class Phase {
        Connecting,
        Agreed,   ///< everything is sent, everything is here
        Working,  ///< sending or receiving
        Offline,  ///< the server cannot be reached; it is tried again by itself
        Password, ///< the server wants a password that nobody has given yet
        Problem   ///< the server answers, but not as it should
    };

    Phase phase = Phase::Connecting;
    int waiting = 0;       ///< documents with changes that the server does not have yet
    int received = 0;      ///< of `toReceive`
    int toReceive = 0;
    QString reason;        ///< a sentence: why it is offline, or what the problem is
    QDateTime lastContact; ///< when both last agreed; invalid when they never did

    friend bool operator==(const SyncState &, const SyncState &) = default;
};

} // namespace muster::library

Q_DECLARE_METATYPE(muster::library::SyncState)
