// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/BattleCopy.h"

#include "rules/evaluate/trials/Difference.h"
#include "rules/roster/RosterReader.h"

#include <QPoint>

namespace muster::app {

std::optional<BattleCopy> readBattleCopy(const Request &request, const Services &services)
{
    auto read = rules::readRoster(request.more.value("roster").toString().toStdString());
    if (!read)
        return std::nullopt;
    BattleCopy copy{std::move(read->roster), {}};
    if (const packs::PackPtr pack = services.packs.forRoster(copy.roster))
        rules::relink(copy.roster, *pack->data());
    const QVariantMap figures = request.more.value("figures").toMap();
    for (auto unit = figures.begin(); unit != figures.end(); ++unit) {
        for (const QVariant &figure : unit.value().toList())
            copy.damage[unit.key()].push_back({figure.toPoint().x(), figure.toPoint().y()});
    }
    return copy;
}

} // namespace muster::app
