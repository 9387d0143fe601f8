// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/Event.h"

#include <QUuid>

namespace muster::campaign {

bool operator==(const Correction &a, const Correction &b)
{
    if (a.target != b.target || a.reason != b.reason || a.extra != b.extra || bool(a.replacement) != bool(b.replacement))
        return false;
    return !a.replacement || *a.replacement == *b.replacement;
}

Event makeEvent(Payload payload)
{
    return {newId(), QDateTime::currentDateTimeUtc(), std::move(payload)};
}

QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace muster::campaign
