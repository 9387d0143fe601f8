// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/Event.h"
#include "text/Stamped.h"

namespace muster::campaign {

bool operator==(const Correction &a, const Correction &b)
{
    if (a.target != b.target || a.reason != b.reason || a.extra != b.extra || bool(a.replacement) != bool(b.replacement))
        return false;
    return !a.replacement || *a.replacement == *b.replacement;
}

Event makeEvent(Payload payload, const Stamps &stamps)
{
    return {text::freshId(stamps), text::now(stamps), std::move(payload)};
}

QString newId()
{
    return text::freshId(Stamps::system());
}

} // namespace muster::campaign
