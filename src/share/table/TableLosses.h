// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/muster/MusterLink.h"
#include "share/table/TableResult.h"

namespace muster::share {

/// What the table says of the soldiers of a campaign, out of what the phone page handed back.
struct TableLosses
{
    QString force;
    QStringList there;          ///< soldiers who were in the list
    QStringList out;            ///< those of them who were eliminated
    QMap<QString, int> figures; ///< soldiers that are units -> figures that they lost
    QStringList unsure;         ///< "2 of 5 figures of Squad Alpha": nobody says which
    int score = 0, enemyScore = 0;
    QString opponent, notes;
    bool sameList = true; ///< the list has not been edited since the page was made
};

[[nodiscard]] TableLosses lossesOf(const TableResult &result, const rules::Roster &roster, const campaign::MusterLink &link);
/// As an after-battle report that `muster campaign record` reads; `lost`: what became of the eliminated.
[[nodiscard]] QJsonObject afterAction(const TableLosses &losses, const QString &mission, const QString &lost);

} // namespace muster::share
