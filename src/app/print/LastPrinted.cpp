// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/LastPrinted.h"

#include "library/Library.h"
#include "logging/Note.h"

namespace muster::app {

namespace {

const QString noteOfPrint = QStringLiteral("open.print");
const QString noteOfRoster = QStringLiteral("open.roster");
const QString campaignWord = QStringLiteral("campaign");
const QString rosterWord = QStringLiteral("roster");

bool isThere(const library::Library &library, const QString &id)
{
    const auto record = library.documents().find(id);
    return !id.isEmpty() && record && record->version > 0 && !record->deleted;
}

} // namespace

LastPrinted lastPrinted(const library::Library &library)
{
    const QString last = library.notes().get(noteOfPrint).valueOr({});
    if (const QString id = last.section(' ', 1); isThere(library, id))
        return {id, last.section(' ', 0, 0) == campaignWord};
    if (const QString id = library.notes().get(noteOfRoster).valueOr({}); isThere(library, id))
        return {id};
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    const auto records = library.documents().list(filter);
    return records && !records->isEmpty() ? LastPrinted{records->first().id} : LastPrinted{};
}

void noteLastPrinted(library::Library &library, const LastPrinted &shown)
{
    const QString kind = shown.isCampaign ? campaignWord : rosterWord;
    logging::note(logging::lcPrint(), "note what is to be printed", library.notes().set(noteOfPrint, kind + ' ' + shown.id));
}

} // namespace muster::app
