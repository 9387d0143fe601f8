// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "library/Library.h"

#include <QHash>
#include <QImage>

namespace muster::app {

/// Photos of units. The pictures lie in the library beside their roster and are never taken out of it; a mark on the unit
/// says which one is its own. So choosing and removing a photo are steps of the roster's history, and travel with it.
class UnitPhotos
{
public:
    explicit UnitPhotos(library::Library &library) : m_library(library) {}

    /// By selection id. Pictures are read once, small enough that all of them have room in memory.
    [[nodiscard]] QHash<QString, QImage> of(const QString &rosterId, const rules::Roster &roster);
    /// Reads a picture file, keeps it (turned upright, no larger than a card can use) and gives it to the unit.
    [[nodiscard]] base::Result<void> attach(documents::RosterDocument &document, const QString &unitId, const QString &file);
    [[nodiscard]] base::Result<void> remove(documents::RosterDocument &document, const QString &unitId);
    /// What file dialogs offer: every picture format that can be read.
    [[nodiscard]] static QString fileFilter();
    [[nodiscard]] static bool isPicture(const QString &file);

private:
    library::Library &m_library;
    QString m_rosterId;
    QHash<QString, QImage> m_read; ///< by key, of that roster
    int m_side = 0;                ///< how large they were read
};

} // namespace muster::app
