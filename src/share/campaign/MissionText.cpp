// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/MissionPage.h"
#include "text/Speaking.h"

#include <QCoreApplication>

namespace muster::share {

namespace {

class MissionTextWords
{
    Q_DECLARE_TR_FUNCTIONS(MissionPage)
};

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString missionText(const MissionPage &page, const QString &language)
{
    const text::Speaking speaking(language);
    QStringList lines{page.number ? QString("%1. %2").arg(page.number).arg(page.title) : page.title, joined({page.date, page.headline})};
    for (const MissionSide &side : page.sides) {
        const QString who = side.name == side.player || side.player.isEmpty() ? side.name : QString("%1 (%2)").arg(side.name, side.player);
        lines.append(joined({who, side.resultText, side.objectives}));
        for (const MissionFighter &fighter : side.fighters)
            lines.append(QString("  %1%2%3")
                             .arg(fighter.rank.isEmpty() ? fighter.name : QString("%1, %2").arg(fighter.name, fighter.rank),
                                  fighter.gained ? QString(" +%1").arg(fighter.gained) : QString(),
                                  fighter.fate.isEmpty() ? QString() : QString(", %1").arg(fighter.fate)));
    }
    for (const MissionStrike &strike : page.strikes)
        lines.append(
            MissionTextWords::tr("%1 put %2 out of action")
                .arg(strike.killer, strike.count > 1 ? QString("%1 ×%2").arg(strike.victim, QString::number(strike.count)) : strike.victim)
            + (strike.points ? QString(", %1").arg(strike.points) : QString()));
    lines += page.news;
    if (!page.notes.isEmpty())
        lines.append(page.notes);
    lines += page.sources;
    lines.removeAll(QString());
    return lines.join('\n') + '\n';
}

} // namespace muster::share
