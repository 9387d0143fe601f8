// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QString>

namespace muster::library {

/// A document that the server does not take, or that cannot be taken from it. The others go on; it is tried again.
struct SyncRefusal
{
    QString document;
    QString name;
    QString reason; ///< a sentence

    friend bool operator==(const SyncRefusal &, const SyncRefusal &) = default;
};

/// How the copy on this computer stands to the club's server.
struct SyncState
{
    enum class Phase {
        Connecting,
        Agreed,   ///< everything is sent, everything is here
        Reading,  ///< everything is here, but one may only read there: `reason` says why
        Working,  ///< sending or receiving
        Offline,  ///< the server cannot be reached; it is tried again by itself
        Password, ///< the server wants a password that nobody has given yet
        Problem   ///< the server answers, but not as it should
    };

    Phase phase = Phase::Connecting;
    int waiting = 0;            ///< documents with changes that the server does not have yet
    QList<SyncRefusal> refused; ///< of those that wait
    QList<SyncRefusal> unread;  ///< of those that are to be received
    int received = 0;           ///< of `toReceive`
    int toReceive = 0;
    QString reason;          ///< a sentence: why it is offline, or what the problem is
    bool older = false;      ///< its library is of an earlier schema; it works, and waits for its owner's word to be upgraded
    bool mayUpgrade = false; ///< the user is that owner
    bool organiser = false;  ///< the user may empty everybody's trash
    QDateTime lastContact;   ///< when both last agreed; invalid when they never did

    friend bool operator==(const SyncState &, const SyncState &) = default;
};

} // namespace muster::library

Q_DECLARE_METATYPE(muster::library::SyncState)
