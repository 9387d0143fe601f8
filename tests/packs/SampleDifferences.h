// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackArmy.h"
#include "rules/evaluate/trials/Difference.h"
#include "support/OwnPacks.h"

namespace muster::test {

/// What the data say otherwise than the samples of a pack: a sample that is opened must not greet with changes.
inline QStringList sampleDifferences(const QString &packId)
{
    const packs::PackPtr game = pack(packId);
    QStringList found;
    for (int i = 0; i < game->manifest().samples.size(); ++i)
        for (const rules::Difference &each : rules::differences(sampleRoster(*game, i), game->data()))
            if (each.kind != rules::Difference::Kind::Finding)
                found.append(QStringList{game->manifest().samples[i].file, rules::toString(each.kind),
                                         QString::fromStdString(each.selectionName), QString::fromStdString(each.subject),
                                         QString::fromStdString(each.before), QString::fromStdString(each.after)}
                                 .join(" | "));
    return found;
}

} // namespace muster::test
