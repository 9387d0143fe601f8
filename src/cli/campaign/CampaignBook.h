// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "base/Result.h"
#include "campaign/fold/Fold.h"
#include "cli/Command.h"

#include <memory>

namespace muster::documents {
class CampaignDocument;
}
namespace muster::library {
class Library;
}

namespace muster::cli {

/// A campaign that a script works on: a file, or a campaign of the library by name or id.
class CampaignBook
{
public:
    CampaignBook();
    ~CampaignBook();
    CampaignBook(CampaignBook &&) noexcept;

    /// Whether the file holds a campaign (a package, an archive or plain JSON).
    [[nodiscard]] static bool isCampaignFile(const QString &path);
    [[nodiscard]] static base::Result<CampaignBook> open(const QString &name, const Context &context);
    /// A new one: in a file, or in the library when `file` is empty; `packName` stands in the file's head.
    [[nodiscard]] static base::Result<CampaignBook> create(campaign::Campaign campaign, const QString &file, bool force,
                                                           const QString &packName, const Context &context);

    [[nodiscard]] const campaign::Campaign &campaign() const { return m_campaign; }
    [[nodiscard]] campaign::CampaignState state() const { return campaign::fold(m_campaign); }
    /// Where it is, for messages.
    [[nodiscard]] const QString &place() const { return m_place; }

    /// Appends to the log and stores it.
    [[nodiscard]] base::Result<void> append(const QString &sentence, const QVector<campaign::Event> &events);
    /// Writes what became of this book and another one of the same campaign to a file, with the pictures of both.
    [[nodiscard]] base::Result<void> writeMerged(const campaign::Campaign &merged, const CampaignBook &other, const QString &file,
                                                 bool replace) const;
    /// The campaign as it is open in the library; null for a file.
    [[nodiscard]] documents::CampaignDocument *document() const { return m_document.get(); }

private:
    base::Result<void> writeFile(bool replace);

    campaign::Campaign m_campaign;
    QString m_place;
    QString m_file;             ///< empty: in the library
    archive::Entries m_entries; ///< whatever else is in the file: it is written back
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<documents::CampaignDocument> m_document;
};

/// Reads a JSON file; the error names the file and the place in it.
[[nodiscard]] base::Result<QJsonObject> readJsonFile(const QString &path);
/// The same of an after-battle report; one of more sides or soldiers than can have been there is refused.
[[nodiscard]] base::Result<QJsonObject> readReportFile(const QString &path);

} // namespace muster::cli
