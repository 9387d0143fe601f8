// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "base/Result.h"
#include "base/Stamps.h"
#include "documents/exchange/ImportReport.h"
#include "library/Record.h"
#include "library/repositories/AttachmentRepository.h"

#include <QJsonObject>

namespace muster::documents {

/// What a `.muster` file holds: one roster, campaign or battle with its pictures, the revision of its data and, if wanted, the data.
struct Package
{
    library::Record record; ///< without version, conflict and trash
    QByteArray content;     ///< roster XML, or the whole campaign as JSON
    QList<library::Attachment> pictures;
    archive::Entries data; ///< game data files; empty when they were not packed
    QJsonObject more;      ///< what a newer Muster says of it in the manifest: kept as it is

    [[nodiscard]] bool holds(library::Kind kind) const { return record.kind == kind; }
};

/// Under this name a document in the library carries what a newer Muster said of it: an extra of a roster, a key of a campaign.
inline constexpr const char *manifestMark = "muster.manifest";

/// Entries of the archive: manifest.json, roster.ros or campaign.json, pictures/, data/.
[[nodiscard]] archive::Entries packageEntries(const Package &package);
/// Reads them again; what is not known or not wanted is skipped and told in the report.
[[nodiscard]] base::Result<Package> packageFromEntries(const archive::Entries &entries, const QString &fileName, ImportReport &report,
                                                       const base::Stamps &stamps = base::Stamps::system());

/// "image/png" or "image/jpeg" by the first bytes; empty for anything else.
[[nodiscard]] QString pictureType(const QByteArray &bytes);

} // namespace muster::documents
