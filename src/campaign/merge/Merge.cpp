// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/merge/Merge.h"

#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::campaign {

namespace {

QHash<QString, int> indexOf(const QVector<Event> &log)
{
    QHash<QString, int> index;
    index.reserve(log.size());
    for (int i = 0; i < log.size(); ++i) {
        if (!index.contains(log.at(i).id))
            index.insert(log.at(i).id, i);
    }
    return index;
}

// Old entries may have no time: they stay where they are.
bool isEarlier(const Event &a, const Event &b)
{
    return a.at != b.at ? a.at < b.at : a.id < b.id;
}

void appendByTime(QVector<Event> &log, const QVector<Event> &ours, const QVector<Event> &theirs)
{
    qsizetype a = 0, b = 0;
    while (a < ours.size() || b < theirs.size()) {
        const bool takeOurs = b == theirs.size() || (a < ours.size() && isEarlier(ours.at(a), theirs.at(b)));
        log.append(takeOurs ? ours.at(a++) : theirs.at(b++));
    }
}

// Who met whom on which day; empty for what is no game of two sides.
QString gameKey(const Event &event, const CampaignState &state)
{
    const MissionFought *fought = event.as<MissionFought>();
    if (!fought)
        return {};
    if (!fought->plan.isEmpty())
        return QStringLiteral("plan ") + fought->plan;
    if (fought->sides.size() != 2 || !fought->date.isValid())
        return {};
    QStringList sides;
    for (const Side &side : fought->sides) {
        const ForceState *force = state.force(side.force);
        sides.append(force ? force->player : side.player);
    }
    sides.sort();
    return QStringList{fought->date.toString(Qt::ISODate), QString::number(fought->round), fought->scenario, fought->name, sides.join(' ')}
        .join('\n');
}

/// The games that count in a book, by who met whom.
QMap<QString, QStringList> gamesOf(const Campaign &campaign)
{
    const CampaignState state = fold(campaign);
    QMap<QString, QStringList> games;
    for (const MissionState &mission : state.missions) {
        const Event &event = state.log.at(mission.event);
        if (const QString key = gameKey(event, state); !key.isEmpty())
            games[key].append(event.id);
    }
    return games;
}

// Each has a game that does not count in the other book: the same one, written down by both.
void addDoubleGames(MergePlan &plan, const Campaign &ours, const Campaign &theirs)
{
    const QMap<QString, QStringList> here = gamesOf(ours), there = gamesOf(theirs);
    for (auto it = here.begin(); it != here.end(); ++it) {
        QStringList mine = it.value(), other = there.value(it.key());
        for (const QString &both : it.value()) {
            if (other.removeOne(both))
                mine.removeOne(both);
        }
        for (int i = 0; i < std::min(mine.size(), other.size()); ++i)
            plan.conflicts.append({MergeConflict::PlayedTwice, it.key(), mine.at(i), other.at(i)});
    }
}

const Event *live(const QVector<Event> &corrected, const QString &id)
{
    const auto found = std::find_if(corrected.begin(), corrected.end(), [&](const Event &event) { return event.id == id; });
    return found == corrected.end() ? nullptr : &*found;
}

// The doubled game goes, and the one that stays is put back where the other book had taken it out for its own.
void settleDouble(QVector<Event> &events, const MergeConflict &conflict, const Campaign &keeper, const QVector<Event> &together,
                  Whose whose, const Stamps &stamps)
{
    const QString doubled = whose == Whose::Ours ? conflict.theirs : conflict.ours;
    const QString kept = whose == Whose::Ours ? conflict.ours : conflict.theirs;
    const QVector<Event> after = correctedLog(together), before = correctedLog(keeper.events);
    if (live(after, doubled))
        events.append(makeEvent(Correction{doubled, nullptr, QCoreApplication::translate("CampaignMerge", "Recorded twice")}, stamps));
    if (const Event *game = live(before, kept); game && !live(after, kept))
        events.append(makeEvent(Correction{kept, std::make_shared<const Event>(*game), {}}, stamps));
}

// The last correction of each entry that the other book does not have.
QHash<QString, QString> ownCorrections(const QVector<Event> &log, const QHash<QString, int> &other)
{
    QHash<QString, QString> corrections;
    for (const Event &event : log) {
        if (const Correction *correction = event.as<Correction>(); correction && !other.contains(event.id))
            corrections.insert(correction->target, event.id);
    }
    return corrections;
}

void addCorrections(MergePlan &plan, const Campaign &ours, const Campaign &theirs)
{
    const QHash<QString, QString> here = ownCorrections(ours.events, indexOf(theirs.events));
    const QHash<QString, QString> there = ownCorrections(theirs.events, indexOf(ours.events));
    QStringList targets = here.keys();
    targets.sort();
    for (const QString &target : targets) {
        if (!there.contains(target))
            continue;
        const Correction *a = ours.event(here.value(target))->as<Correction>(), *b = theirs.event(there.value(target))->as<Correction>();
        const bool alike = bool(a->replacement) == bool(b->replacement)
            && (!a->replacement || a->replacement->payload == b->replacement->payload);
        if (!alike)
            plan.conflicts.append({MergeConflict::Corrected, target, here.value(target), there.value(target)});
    }
}

} // namespace

base::Result<MergePlan> comparedWith(const Campaign &ours, const Campaign &theirs)
{
    if (ours.start.id != theirs.start.id)
        return text::error(
            "campaign.other",
            base::Message(QT_TRANSLATE_NOOP("Message", "%1 and %2 are not the same campaign"), {ours.start.name, theirs.start.name}));
    MergePlan plan;
    const QHash<QString, int> mine = indexOf(ours.events), known = indexOf(theirs.events);
    QSet<QString> seen;
    for (const Event &event : theirs.events) {
        if (seen.contains(event.id))
            continue;
        seen.insert(event.id);
        const auto found = mine.constFind(event.id);
        if (found == mine.constEnd()) {
            plan.fresh.append(event);
            continue;
        }
        ++plan.common;
        if (toJson(ours.events.at(*found)) != toJson(event))
            plan.conflicts.append({MergeConflict::SameEntry, event.id, event.id, event.id});
    }
    plan.onlyOurs = int(std::count_if(mine.keyBegin(), mine.keyEnd(), [&](const QString &id) { return !known.contains(id); }));
    addCorrections(plan, ours, theirs);
    addDoubleGames(plan, ours, theirs);
    if (ours.rules.toJson() != theirs.rules.toJson())
        plan.conflicts.append({MergeConflict::Rules, {}, {}, {}});
    if (ours.start.name != theirs.start.name || ours.start.note != theirs.start.note || ours.start.players != theirs.start.players)
        plan.conflicts.append({MergeConflict::Head, {}, {}, {}});
    return plan;
}

QVector<Event> withEntries(const QVector<Event> &log, const QVector<Event> &others)
{
    const QHash<QString, int> mine = indexOf(log), known = indexOf(others);
    QVector<Event> merged, ours, theirs;
    QSet<QString> done;
    qsizetype b = 0;
    for (const Event &event : log) {
        if (done.contains(event.id))
            continue; // stands twice already
        done.insert(event.id);
        if (!known.contains(event.id)) {
            ours.append(event);
            continue;
        }
        // What they wrote before this common entry comes before it here too.
        if (known.value(event.id) >= b) {
            for (; b < others.size() && others.at(b).id != event.id; ++b) {
                if (!mine.contains(others.at(b).id) && !done.contains(others.at(b).id)) {
                    done.insert(others.at(b).id);
                    theirs.append(others.at(b));
                }
            }
        }
        appendByTime(merged, ours, theirs);
        ours.clear();
        theirs.clear();
        merged.append(event);
    }
    for (; b < others.size(); ++b) {
        if (!mine.contains(others.at(b).id) && !done.contains(others.at(b).id)) {
            done.insert(others.at(b).id);
            theirs.append(others.at(b));
        }
    }
    appendByTime(merged, ours, theirs);
    return merged;
}

QVector<Event> settlements(const MergePlan &plan, const Campaign &ours, const Campaign &theirs, Whose whose, const Stamps &stamps)
{
    QVector<Event> events;
    const QVector<Event> together = withEntries(ours.events, theirs.events);
    for (const MergeConflict &conflict : plan.conflicts) {
        if (conflict.kind == MergeConflict::Corrected) {
            const Event *kept = whose != Whose::Theirs ? ours.event(conflict.ours) : theirs.event(conflict.theirs);
            Correction again = *kept->as<Correction>();
            again.extra = {};
            events.append(makeEvent(again, stamps));
        } else if (conflict.kind == MergeConflict::PlayedTwice && whose != Whose::Both) {
            settleDouble(events, conflict, whose == Whose::Ours ? ours : theirs, together, whose, stamps);
        }
    }
    return events;
}

base::Result<Campaign> merged(const Campaign &ours, const Campaign &theirs, Whose whose)
{
    const base::Result<MergePlan> plan = comparedWith(ours, theirs);
    if (!plan)
        return plan.error();
    Campaign result = ours;
    result.events = withEntries(ours.events, theirs.events);
    if (whose == Whose::Theirs) {
        const QHash<QString, int> known = indexOf(theirs.events);
        for (Event &event : result.events) {
            if (const auto found = known.constFind(event.id); found != known.constEnd())
                event = theirs.events.at(*found);
        }
        result.rules = theirs.rules;
        result.start = theirs.start;
    }
    // Whoever plays in either book plays in both.
    for (const Player &player : whose == Whose::Theirs ? ours.start.players : theirs.start.players) {
        const bool known = std::any_of(result.start.players.begin(), result.start.players.end(),
                                       [&](const Player &each) { return each.id == player.id; });
        if (!known)
            result.start.players.append(player);
    }
    result.events += settlements(*plan, ours, theirs, whose);
    return result;
}

} // namespace muster::campaign
