// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/UpdateEffects.h"

#include "rules/evaluate/Evaluator.h"
#include "rules/evaluate/trials/Difference.h"
#include "rules/roster/RosterReader.h"
#include "share/roster/RosterLook.h"

#include <QCoreApplication>

namespace muster::app {

namespace {

struct EffectWords
{
    Q_DECLARE_TR_FUNCTIONS(UpdateEffects)
};

QString differenceLine(const rules::Difference &difference)
{
    const QString who = QString::fromStdString(difference.selectionName), what = QString::fromStdString(difference.subject);
    using Kind = rules::Difference::Kind;
    if (difference.kind == Kind::Gone)
        return EffectWords::tr("%1 is no longer in the data").arg(who);
    if (difference.kind == Kind::Renamed)
        return EffectWords::tr("%1 is now called %2")
            .arg(QString::fromStdString(difference.before), QString::fromStdString(difference.after));
    if (difference.kind == Kind::Cost || difference.kind == Kind::Profile)
        return EffectWords::tr("%1, %2: %3 → %4")
            .arg(who, what, QString::fromStdString(difference.before), QString::fromStdString(difference.after));
    if (difference.kind == Kind::Rule || difference.kind == Kind::Category)
        return EffectWords::tr("%1: the text of %2 has changed").arg(who, what);
    return {};
}

double pointsOf(const rules::Evaluator &evaluator, const std::string &costTypeId)
{
    for (const rules::RosterCost &total : evaluator.totals())
        if (total.typeId == costTypeId)
            return total.value;
    return 0;
}

library::Records recordsOf(library::Library &library, const QString &gameSystemId)
{
    library::Records found;
    library::Filter rosters;
    rosters.kind = library::Kind::Roster;
    const auto records = library.documents().list(rosters);
    for (const library::Record &record : records ? *records : library::Records())
        if (record.systemId == gameSystemId)
            found.append(record);
    return found;
}

} // namespace

int rostersOf(library::Library &library, const QString &gameSystemId)
{
    return int(recordsOf(library, gameSystemId).size());
}

std::vector<RosterEffect> effectsOf(library::Library &library, const packs::PackPtr &now, const packs::PackPtr &then,
                                    const QString &language)
{
    std::vector<RosterEffect> effects;
    for (const library::Record &record : recordsOf(library, share::toText(then->data()->gameSystem().idText))) {
        const auto stored = library.documents().load(record.id);
        if (!stored)
            continue;
        auto read = rules::readRoster(stored->content.toStdString());
        if (!read)
            continue;
        const share::RosterLook look = share::RosterLook::of(*then, language);
        RosterEffect effect;
        effect.name = record.name;
        effect.limit = record.limit;
        effect.pointsName = look.costName;
        effect.before = record.points;
        if (now) {
            rules::Evaluator before(now->data());
            before.evaluate(read->roster);
            effect.before = pointsOf(before, look.costTypeId);
        }
        for (const rules::Difference &difference : rules::differences(read->roster, then->data()))
            if (const QString line = differenceLine(difference); !line.isEmpty() && !effect.changes.contains(line))
                effect.changes.append(line);
        rules::relink(read->roster, *then->data());
        rules::Evaluator after(then->data());
        after.evaluate(read->roster);
        effect.after = pointsOf(after, look.costTypeId);
        effect.legal = after.legal();
        effects.push_back(std::move(effect));
    }
    return effects;
}

} // namespace muster::app
