// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace muster::library {

/// What a document of the library is.
enum class Kind { Roster = 0, Campaign = 1, Battle = 2 };

/// What the engine said when the document was last saved; without the game's data there is no verdict.
enum class Verdict { Unknown = 0, Legal = 1, Illegal = 2 };

/// What the library's lists show of a document, without loading it.
struct Record
{
    QString id;
    Kind kind = Kind::Roster;
    QString name;
    QString packId;       ///< pack of the game; empty when it is not known
    QString packName;     ///< name of the game, as last seen
    QString systemId;     ///< id of the game system in the data
    QString dataRevision; ///< revision of the data it was last saved with
    QString faction;      ///< catalogues of its forces, joined by ", "
    double points = 0;
    QString pointsName; ///< "pts", "PA", "AP"
    std::optional<double> limit;
    Verdict verdict = Verdict::Unknown;
    int units = 0;      ///< number of units (rosters, battles) or soldiers (campaigns)
    QString note;       ///< under the name: free for a roster, counted for the others (MissionNote.h, BattleNote.h)
    QString conflictOf; ///< id of the document that somebody else changed at the same time; empty otherwise
    QDateTime created;
    QDateTime changed;
    std::optional<QDateTime> deleted; ///< in the trash since then
    QString author;                   ///< who made it ("anna@laptop"); empty where nobody noted it
    QString changedBy;                ///< who saved it last
    QString deletedBy;                ///< who put it into the trash
    qint64 version = 0;               ///< counts saves; a writer must know the one they change
    QString searchText;               ///< names of everything inside; written with a save, not read by lists

    [[nodiscard]] bool legal() const { return verdict == Verdict::Legal; }
    friend bool operator==(const Record &, const Record &) = default;
};

using Records = QList<Record>;

} // namespace muster::library
