// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/ForceChoice.h"

namespace muster::packs {

std::string usualForce(const Pack &pack, const rules::Book &book)
{
    if (const QString own = pack.manifest().forceEntryId; !own.isEmpty())
        return own.toStdString();
    for (const rules::ForceEntry *force : book.forceEntries()) {
        if (!force->hidden)
            return std::string(force->idText);
    }
    return {};
}

} // namespace muster::packs
