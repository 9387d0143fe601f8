// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whatever comes as a zip archive, a .rosz or a .muster. What could be read is packed again and must read the same.
// Input that does not begin like a zip is taken as the files of a package themselves, parted by lines of "----": checksums keep
// random changes out of archives, and the files in them are what is worth changing.
#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "documents/exchange/ForeignFile.h"
#include "documents/exchange/Package.h"
#include "documents/roster/RosterFile.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

namespace {

archive::Entries filesOf(const QByteArray &input)
{
    static const QStringList names{"manifest.json", "roster.ros", "campaign.json", "pictures/0001.png", "pictures/0002.jpg", "data/a.gst"};
    archive::Entries entries;
    qsizetype start = 0;
    for (const QString &name : names) {
        const qsizetype end = input.indexOf("\n----\n", start);
        entries.push_back({name, input.mid(start, end < 0 ? -1 : end - start)});
        if (end < 0)
            break;
        start = end + 6;
    }
    return entries;
}

void readPackage(const archive::Entries &entries)
{
    documents::ImportReport report;
    const base::Result<documents::Package> package = documents::packageFromEntries(entries, "input.muster", report);
    if (!package) {
        if (package.error().text().empty())
            std::abort();
        return;
    }
    for (const library::Attachment &picture : package->pictures)
        if (picture.role.isEmpty() || picture.subject.size() > 200)
            std::abort();
    if (package->record.kind == library::Kind::Campaign)
        (void)documents::readForeignJson(package->content, "input.muster");
    // What was understood is written and understood again.
    documents::ImportReport second;
    const base::Result<documents::Package> again = documents::packageFromEntries(documents::packageEntries(*package), "again.muster",
                                                                                 second);
    if (!again || again->content != package->content || again->pictures.size() != package->pictures.size())
        std::abort();
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(bytes), qsizetype(size));
    if (!archive::looksLikeZip(input)) {
        readPackage(filesOf(input));
        return 0;
    }
    archive::Limits limits; // small enough that a bomb is found before it costs the fuzzer its memory
    limits.entryBytes = 4 << 20;
    limits.totalBytes = 16 << 20;
    const base::Result<archive::Entries> entries = archive::ArchiveReader(limits).readBytes(input, "input.zip");
    if (!entries)
        return entries.error().text().empty() ? std::abort(), 0 : 0;
    if (const base::Result<QByteArray> packed = archive::packArchive(*entries)) {
        const base::Result<archive::Entries> again = archive::ArchiveReader(limits).readBytes(*packed, "again.zip");
        if (again && *again != *entries)
            std::abort();
    }
    readPackage(*entries);
    (void)documents::readRosterBytes(input, "input.rosz");
    return 0;
}
