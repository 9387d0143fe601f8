// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "base/Stamps.h"
#include "documents/exchange/ImportReport.h"
#include "library/repositories/AttachmentRepository.h"

#include <QJsonArray>
#include <QSet>

namespace muster::documents {

// Named versions of a roster in a `.muster` file: `versions/0001.ros` and on, each a roster that any program reads, and what
// is known of it in the manifest.

/// Whether it is a version that this program can write as one.
[[nodiscard]] bool isVersion(const library::Attachment &attachment);
/// The key "versions" of the manifest, for the versions among these.
[[nodiscard]] QJsonArray versionsInManifest(const QList<library::Attachment> &attachments);
[[nodiscard]] archive::Entries versionEntries(const QList<library::Attachment> &attachments);
/// Reads them again; `used` gets the names of their files. What cannot be read is told in the report.
void readVersions(const QJsonArray &manifest, const archive::Entries &entries, QList<library::Attachment> &attachments, QSet<QString> &used,
                  ImportReport &report, const base::Stamps &stamps);

} // namespace muster::documents
