// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

namespace muster::library {

/// What became of the documents of a damaged library.
struct RecoveryReport
{
    QString damagedFile; ///< where it lies now
    QString backup;      ///< the copy that was taken as the base; empty when there was none
    QDateTime backupTime;
    QStringList saved;          ///< names of documents that came whole from the damaged file
    QStringList withoutHistory; ///< the same, but their undo history or some of their pictures were lost
    QStringList older;          ///< damaged; they are there as the backup has them
    QStringList lost;           ///< damaged, and in no backup
    int collection = 0;         ///< entries and photos of the collection that came whole from the damaged file

    /// The whole story, for people.
    [[nodiscard]] QString text() const;
};

/// A library, and what had to be done to open it.
struct OpenedLibrary
{
    std::unique_ptr<Library> library;
    QString notice; ///< for the user when a damaged file was put aside and a backup taken; otherwise empty
};

/// Puts a library together from the newest sound backup and every document that is whole in the damaged file and newer. The
/// damaged file gets another name and is kept. Error, and nothing changed, when there is neither. Nobody may have it open.
[[nodiscard]] base::Result<RecoveryReport> recover(const QString &libraryPath);

/// Opens a library; a SQLite file that cannot be opened or listed for damage is recovered first.
[[nodiscard]] base::Result<OpenedLibrary> openOrRecover(const QString &where, const PasswordSource &password = {});

} // namespace muster::library
