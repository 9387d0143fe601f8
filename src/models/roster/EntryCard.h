// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "share/roster/RosterLook.h"

namespace muster::models {

/// What a unit of the catalogue is, for whoever points at it.
struct EntryCard
{
    QStringList woken;    ///< advantages of formations of the roster that it would wake, a sentence for each
    QStringList profiles; ///< a line for each, with its figures
    QString rules;        ///< their names, in one line
    [[nodiscard]] QStringList lines() const;
};

[[nodiscard]] EntryCard entryCard(const documents::RosterDocument &document, const share::RosterLook &look, const QString &forceId,
                                  const QString &plainEntryId);

} // namespace muster::models
