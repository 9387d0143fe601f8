// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/MusterOrigin.h"

#include "campaign/fold/Fold.h"
#include "campaign/muster/MusterLink.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/LibraryRosterStore.h"

namespace muster::documents {

namespace {

constexpr int mostLooked = 60; ///< lists that are read to find those of a campaign

} // namespace

std::optional<MusterOrigin> musterOrigin(const rules::Roster &roster, library::Library &library)
{
    const auto link = campaign::musterLink(roster);
    if (!link)
        return std::nullopt;
    MusterOrigin origin;
    origin.campaign = link->campaign;
    origin.words = campaign::originText(*link);
    library.finishWriting();
    const auto record = library.documents().find(link->campaign);
    origin.here = record && record->version > 0 && !record->deleted;
    if (!origin.here)
        return origin;
    if (const auto stored = CampaignDocument::load(library, link->campaign))
        origin.news = campaign::newsText(campaign::newsSince(*link, campaign::fold(stored->campaign)));
    return origin;
}

QVector<MusteredList> musteredLists(const QString &campaign, const QString &packId, library::Library &library)
{
    library.finishWriting();
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    filter.packId = packId;
    QVector<MusteredList> lists;
    const auto records = library.documents().list(filter);
    if (!records)
        return lists;
    LibraryRosterStore store(library);
    for (const library::Record &record : records->mid(0, mostLooked)) {
        const auto stored = store.load(record.id);
        const auto link = stored ? campaign::musterLink(stored->roster) : std::nullopt;
        if (link && link->campaign == campaign)
            lists.append({record.id, record.name, stored->roster});
    }
    return lists;
}

} // namespace muster::documents
