// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/LastWords.h"

#include "share/campaign/CampaignReport.h"
#include "text/Speaking.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::share {

using namespace campaign;

namespace {

class LastWordsText
{
    Q_DECLARE_TR_FUNCTIONS(Chronicle)
};

} // namespace

QString lastWords(const SoldierState &soldier, const CampaignState &state, const QString &language, const CampaignNames &names)
{
    const text::Speaking speaking(language);
    const ServiceEntry *last = nullptr;
    for (const ServiceEntry &entry : soldier.record) {
        if (entry.kind == ServiceEntry::Mission && entry.event == soldier.statusEvent)
            last = &entry;
    }
    const MissionFought *mission = last ? state.log.at(last->event).as<MissionFought>() : nullptr;
    if (!mission || last->participant < 0)
        return statusText(soldier) + QStringLiteral(".");
    const QString name = names.mission(mission->scenario, mission->name);
    QStringList killers;
    for (const QString &id : last->eliminatedBy)
        killers.append(state.soldier(id) ? state.soldier(id)->name : id);
    const QString number = QString::number(last->mission), by = killers.join(QStringLiteral(", "));
    QString words = name.isEmpty() && by.isEmpty() ? LastWordsText::tr("Fell in mission %1.").arg(number)
        : name.isEmpty()                           ? LastWordsText::tr("Fell in mission %1, to %2.").arg(number, by)
        : by.isEmpty()                             ? LastWordsText::tr("Fell in mission %1, %2.").arg(number, name)
                                                   : LastWordsText::tr("Fell in mission %1, %2, to %3.").arg(number, name, by);
    if (const QString note = mission->participants.at(last->participant).note; !note.isEmpty())
        words += QStringLiteral(" ") + note;
    return words;
}

QVector<const SoldierState *> mostDangerous(const CampaignState &state)
{
    QVector<const SoldierState *> best;
    for (const SoldierState &soldier : state.soldiers) {
        if (soldier.kills > 0)
            best.append(&soldier);
    }
    std::stable_sort(best.begin(), best.end(), [](const SoldierState *a, const SoldierState *b) {
        return std::pair(a->killPoints, a->kills) > std::pair(b->killPoints, b->kills);
    });
    return best;
}

} // namespace muster::share
