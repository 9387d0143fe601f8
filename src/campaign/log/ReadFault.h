// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::campaign {

/// Something in a file that this version cannot read. The value itself is kept as it is; nothing is guessed in its place.
struct ReadFault
{
    QString where;      ///< "participants[2].outcome"
    QString value;      ///< what stands there, shortened
    bool newer = false; ///< a name this version does not know; else a value of another type or size than it can be

    friend bool operator==(const ReadFault &, const ReadFault &) = default;
};

} // namespace muster::campaign
