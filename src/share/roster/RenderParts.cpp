// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/RenderParts.h"

#include "share/roster/UnitNames.h"

#include <QCoreApplication>

namespace muster::share {

namespace {

struct RenderPartsWords
{
    Q_DECLARE_TR_FUNCTIONS(Renderers)
};

} // namespace

QString shownName(const ExportItem &item)
{
    const bool counted = item.number > 1 && !item.isUnit() && !item.priceOnly;
    QString name = item.isUnit() ? withSize(item.name, item.size)
        : counted                ? QStringLiteral("%1× %2").arg(QString::number(item.number), item.name)
                                 : item.name;
    if (item.severalUnits)
        name = QStringLiteral("%1× %2").arg(QString::number(item.number), item.size == item.number ? item.name : name);
    name = unitTitle(item.nickname, name);
    if (!item.remark.isEmpty())
        name += QStringLiteral(", ") + item.remark;
    if (item.orphan)
        name += QStringLiteral(" (%1)").arg(RenderPartsWords::tr("not in the data"));
    return name;
}

QString priceOf(const ExportItem &item)
{
    return item.costs.join(QStringLiteral(", "));
}

QString headLine(const RosterExport &roster)
{
    QStringList parts{roster.game};
    parts += roster.factions;
    parts.append(roster.limit >= 0 ? RenderPartsWords::tr("%1 / %2 %3").arg(amount(roster.points), amount(roster.limit), roster.pointsName)
                                   : RenderPartsWords::tr("%1 %2").arg(amount(roster.points), roster.pointsName));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString verdictOf(const RosterExport &roster)
{
    return roster.legal ? RenderPartsWords::tr("Legal") : RenderPartsWords::tr("Not legal");
}

} // namespace muster::share
