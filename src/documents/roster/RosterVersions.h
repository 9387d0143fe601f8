// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "library/Library.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace muster::documents {

/// A state of a roster that was kept under a name, with what lists show of it.
struct RosterVersion
{
    QString id;
    QString name;
    QString note;
    QDateTime when;
    QString author; ///< as Library::author() names people; empty where nobody noted it
    double points = 0;
    QString pointsName; ///< "pts", as it was when it was kept
    std::optional<double> limit;
    library::Verdict verdict = library::Verdict::Unknown;
    QByteArray xml; ///< the roster
    friend bool operator==(const RosterVersion &, const RosterVersion &) = default;

    [[nodiscard]] base::Result<rules::Roster> roster() const;
};

/// Role of the attachments that hold versions.
inline constexpr const char *versionRole = "version";

/// As it is kept beside the roster, and back; nothing when it is damaged or of a newer kind.
[[nodiscard]] library::Attachment toAttachment(const RosterVersion &version);
[[nodiscard]] std::optional<RosterVersion> toVersion(const library::Attachment &attachment);

/// The named versions of one roster. They are kept with it: copies, the trash, backups, a club and `.muster` files have them.
class RosterVersions
{
public:
    RosterVersions(const library::Library &library, QString documentId);

    /// Newest first.
    [[nodiscard]] base::Result<std::vector<RosterVersion>> all() const;
    /// Keeps the roster as it is now; the answer is what was kept.
    [[nodiscard]] base::Result<RosterVersion> keep(RosterDocument &document, const QString &name, const QString &note = {}) const;
    /// Writes one as it is: another name or note, or one that was removed and comes back.
    [[nodiscard]] base::Result<void> put(const RosterVersion &version) const;
    [[nodiscard]] base::Result<void> remove(const QString &versionId) const;

private:
    const library::Library &m_library;
    QString m_documentId;
};

/// Makes the roster what it was in that version, as one step of the history; its own name stays.
RosterDocument::Answer restoreVersion(RosterDocument &document, const RosterVersion &version);

} // namespace muster::documents
