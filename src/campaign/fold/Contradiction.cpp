// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Contradiction.h"

#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::campaign {

namespace {

class ContradictionWords
{
    Q_DECLARE_TR_FUNCTIONS(Contradiction)
};

QString soldierName(const CampaignState &state, const QString &id)
{
    const SoldierState *soldier = state.soldier(id);
    return soldier ? soldier->name : id;
}

// A game that keeps no experience has nothing else to say by its first objective than who won. Elsewhere one may do the mission
// and lose the game to somebody who did more.
QString inOneSide(const Side &side, const CampaignState &state, const CampaignRules &rules, const QString &language)
{
    if (rules.mode != ExperienceMode::None || rules.objectives.isEmpty() || side.result == GameResult::None)
        return {};
    const Objective &first = rules.objectives.first();
    const ObjectiveResult reached = side.objectives.value(first.id, ObjectiveResult::NotRead);
    const bool both = reached == ObjectiveResult::NotRead || (reached == ObjectiveResult::Done) == (side.result == GameResult::Won);
    if (both)
        return {};
    const QString name = first.name.in(language), force = sideName(side, state);
    return reached == ObjectiveResult::Done ? ContradictionWords::tr("%1: “%2” is done, but the result is not a win.").arg(force, name)
                                            : ContradictionWords::tr("%1: “%2” is failed, but the result is a win.").arg(force, name);
}

// Two who meet cannot both win or both lose, nor can one of them draw alone. Whoever plays on one side against a game master can
// share a victory: there the experience is what they play for.
QString betweenSides(const MissionFought &mission, const CampaignState &state, const CampaignRules &rules)
{
    if (mission.sides.size() != 2)
        return {};
    const Side &one = mission.sides.first(), &other = mission.sides.last();
    const GameResult a = resultOf(one, rules), b = resultOf(other, rules);
    const QString first = sideName(one, state), second = sideName(other, state);
    const ForceState *ours = state.force(one.force), *theirs = state.force(other.force);
    const bool allies = ours && theirs && ours->player == theirs->player;
    if (a == GameResult::None || b == GameResult::None || allies)
        return {};
    if ((a == GameResult::Drawn) != (b == GameResult::Drawn))
        return ContradictionWords::tr("A game is drawn for both or for nobody: %1, %2.").arg(first, second);
    const bool players = one.force.isEmpty() && other.force.isEmpty();
    if (a == b && a != GameResult::Drawn && (rules.mode == ExperienceMode::None || players))
        return a == GameResult::Won ? ContradictionWords::tr("%1 and %2 cannot both win.").arg(first, second)
                                    : ContradictionWords::tr("%1 and %2 cannot both lose.").arg(first, second);
    return {};
}

QString aboutVictims(const MissionFought &mission, const CampaignState &state)
{
    for (const Participant &killer : mission.participants) {
        for (const Kill &kill : killer.kills) {
            const auto victim = std::find_if(mission.participants.begin(), mission.participants.end(), [&](const Participant &each) {
                return !kill.victim.isEmpty() && each.soldier == kill.victim;
            });
            if (victim != mission.participants.end() && victim->outcome == Outcome::Survived)
                return ContradictionWords::tr("%1 was eliminated by %2, but is said to have survived.")
                    .arg(soldierName(state, kill.victim), soldierName(state, killer.soldier));
        }
    }
    return {};
}

// Whoever is put out of action is out of it: by one soldier, or by a side as a whole.
QString twiceEliminated(const MissionFought &mission, const CampaignState &state)
{
    QHash<QString, QString> killers;
    QString words;
    const auto look = [&](const QVector<Kill> &kills, const QString &killer) {
        for (const Kill &kill : kills) {
            const QString before = killers.value(kill.victim);
            if (!kill.victim.isEmpty() && !before.isEmpty() && words.isEmpty())
                words = ContradictionWords::tr("%1 was eliminated by %2 and by %3: once is enough.")
                            .arg(soldierName(state, kill.victim), before, killer);
            killers.insert(kill.victim, killer);
        }
    };
    for (const Participant &killer : mission.participants)
        look(killer.kills, soldierName(state, killer.soldier));
    for (const Side &side : mission.sides)
        look(side.kills, sideName(side, state));
    return words;
}

} // namespace

QString contradictionIn(const MissionFought &mission, const CampaignState &state, const CampaignRules &rules, const QString &language)
{
    for (const Side &side : mission.sides) {
        if (const QString words = inOneSide(side, state, rules, language); !words.isEmpty())
            return words;
    }
    QString words = betweenSides(mission, state, rules);
    if (words.isEmpty())
        words = aboutVictims(mission, state);
    return words.isEmpty() ? twiceEliminated(mission, state) : words;
}

} // namespace muster::campaign
