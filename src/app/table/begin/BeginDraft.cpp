// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/begin/BeginDraft.h"

#include "battle/dice/Initiative.h"
#include "battle/fold/BattleFold.h"
#include "battle/fold/BattleState.h"
#include "documents/roster/RosterFile.h"
#include "packs/table/PackTable.h"
#include "rules/evaluate/trials/Difference.h"
#include "text/Spoken.h"

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

const QString insidePrefix = QStringLiteral("inside:");

} // namespace

void BeginDraft::clear(const QString &roster)
{
    m_mine = QStringList{roster};
    m_against = Against::Name;
    m_opponentRoster.clear();
    m_opponentFile.clear();
    m_opponentName.clear();
    m_scenario.clear();
    setCampaign({});
    m_swapped = false;
    m_first = -1;
    m_initiative.clear();
    m_places.clear();
    m_placed.clear();
    m_tokens.clear();
    m_lists.clear();
    m_file.reset();
    m_pack.reset();
    m_problem.clear();
    if (!roster.isEmpty())
        setMine(0, roster);
    else
        renew();
}

bool BeginDraft::setMine(int index, const QString &roster)
{
    if (index < 0 || index >= m_mine.size())
        return false;
    m_problem.clear();
    m_initiative.clear(); // it was thrown for others
    m_mine[index] = roster;
    if (!roster.isEmpty()) {
        auto list = listOf(roster);
        if (!list) {
            m_problem = text::spoken(list.error());
            m_mine[index].clear();
        } else {
            m_lists.insert(roster, *list);
            const packs::PackPtr pack = m_services.packs.forGameSystem((*list)->roster().gameSystemId);
            if (pack != m_pack) { // another game: nothing else of what was chosen fits
                m_pack = pack;
                m_mine = QStringList{roster};
                m_opponentRoster.clear();
                m_file.reset();
                m_opponentFile.clear();
                m_scenario.clear();
                setCampaign({});
                m_tokens.clear();
            }
        }
    }
    if (const QString book = campaignOfForce(roster); !book.isEmpty() && m_campaign.isEmpty() && m_problem.isEmpty())
        setCampaign(book); // a force plays for its campaign
    m_places.clear();
    m_placed.clear();
    renew();
    return m_problem.isEmpty();
}

void BeginDraft::addMine()
{
    m_mine.append(QString());
    renew();
}

void BeginDraft::removeMine(int index)
{
    if (m_mine.size() < 2 || index < 0 || index >= m_mine.size())
        return;
    m_mine.removeAt(index);
    m_places.clear();
    m_placed.clear();
    renew();
}

void BeginDraft::setAgainst(Against against)
{
    m_against = against;
    renew();
}

void BeginDraft::setOpponentRoster(const QString &roster)
{
    m_problem.clear();
    m_opponentRoster = roster;
    if (!roster.isEmpty() && !m_lists.contains(roster)) {
        auto list = listOf(roster);
        if (list)
            m_lists.insert(roster, *list);
        else
            m_problem = text::spoken(list.error());
    }
    renew();
}

bool BeginDraft::setOpponentFile(const QString &path)
{
    m_problem.clear();
    auto read = documents::readRosterFile(path);
    if (!read) {
        m_problem = text::spoken(read.error());
    } else if (!m_pack || m_services.packs.forGameSystem(read->roster.gameSystemId) != m_pack) {
        m_problem = tr("This list belongs to another game.");
    } else {
        rules::Roster copy = read->roster;
        rules::relink(copy, *m_pack->data());
        m_file = std::make_shared<rules::Evaluator>(m_pack->data());
        m_file->evaluate(copy);
        m_opponentFile = path;
    }
    renew();
    return m_problem.isEmpty();
}

void BeginDraft::setOpponentName(const QString &name)
{
    m_opponentName = name;
    renew();
}

void BeginDraft::setScenario(const QString &scenario)
{
    m_scenario = scenario;
    renew();
}

const packs::Scenario *BeginDraft::scenario() const
{
    if (!m_pack)
        return nullptr;
    const auto &all = m_pack->scenarios();
    const auto found = std::find_if(all.begin(), all.end(), [this](const packs::Scenario &each) { return each.id == m_scenario; });
    return found == all.end() ? nullptr : &*found;
}

void BeginDraft::swapRoles()
{
    m_swapped = !m_swapped;
    renew();
}

void BeginDraft::setFirst(int side)
{
    m_first = side;
    emit changed();
}

void BeginDraft::takeInitiative(const QVector<DiceRolled> &thrown)
{
    m_initiative = thrown;
    QMap<QString, DiceRolled> last;
    for (const DiceRolled &dice : thrown)
        last.insert(dice.side, dice);
    const BattleState state = fold(m_preview);
    const QString winner = initiativeWinner(last, m_preview.rules, state);
    for (int i = 0; i < state.sides.size(); ++i)
        m_first = state.sides.at(i).id == winner ? i : m_first;
    emit changed();
}

void BeginDraft::setPlace(const QString &unit, const QString &place)
{
    const auto put = [this, &place](const QString &id) {
        if (place.isEmpty())
            m_places.remove(id);
        else
            m_places.insert(id, place);
    };
    put(unit);
    // Whoever has joined it waits and comes with it.
    const Begun *begun = m_preview.begun();
    for (const SideAtStart &side : begun ? begun->sides : QVector<SideAtStart>()) {
        for (const UnitAtStart &each : side.units) {
            if (each.joins.contains(unit))
                put(each.id);
        }
    }
    emit changed();
}

void BeginDraft::setTokens(const QString &bag, const QString &kind, int count)
{
    m_tokens[bag][kind] = count;
    emit changed();
}

QVector<TokenKind> BeginDraft::tokenKinds() const
{
    QVector<TokenKind> kinds = m_preview.begun() ? battle::tokenKinds(fold(m_preview), m_preview.rules, m_services.language())
                                                 : QVector<TokenKind>();
    for (TokenKind &kind : kinds)
        kind.inBags = 0;
    TokenKind dummy;
    dummy.id = QStringLiteral("dummy");
    dummy.name = tr("Dummy");
    kinds.append(dummy);
    return kinds;
}

void BeginDraft::fillTokens(const QString &bag)
{
    for (const TokenKind &kind : tokenKinds()) {
        if (kind.figures > 0)
            m_tokens[bag][kind.id] = kind.figures;
    }
    emit changed();
}

void BeginDraft::renew()
{
    m_preview = {};
    QVector<Opponent> sides;
    for (const QString &roster : std::as_const(m_mine)) {
        if (!m_lists.contains(roster))
            continue;
        Opponent mine;
        mine.list = m_lists.value(roster).get();
        sides.append(mine);
    }
    if (m_pack && !sides.isEmpty()) {
        Opponent theirs;
        theirs.gameMaster = packs::tableOf(*m_pack).gameMaster;
        if (m_against == Against::Roster && m_lists.contains(m_opponentRoster))
            theirs.list = m_lists.value(m_opponentRoster).get();
        else if (m_against == Against::File && m_file)
            theirs.list = m_file.get();
        else
            theirs.name = m_opponentName.trimmed().isEmpty() ? (theirs.gameMaster ? tr("Game master") : tr("Opponent"))
                                                             : m_opponentName.trimmed();
        sides.append(theirs);
        const packs::Scenario *chosen = scenario();
        const auto roles = chosen ? chosen->plan.sides : QList<packs::ScenarioSide>();
        for (int i = 0; i < sides.size() && roles.size() > 1; ++i) {
            const bool mine = i + 1 < sides.size();
            sides[i].role = roles.at(mine == !m_swapped ? 0 : 1).id;
        }
        m_preview = newBattle(*m_pack, sides, chosen, {}, m_services.language());
        takePlaces();
    }
    emit renewed();
}

// Where the game itself lets units begin, once for each opponent: the player may say otherwise.
void BeginDraft::takePlaces()
{
    const SideAtStart &last = m_preview.begun()->sides.last();
    const QString now = last.rosterId + '\n' + m_mine.join('\n');
    if (now == m_placed)
        return;
    m_placed = now;
    for (const UnitAtStart &unit : last.units) {
        if (!unit.place.isEmpty())
            m_places.insert(unit.id, unit.place);
    }
}

QString BeginDraft::roleName(int side) const
{
    const Begun *begun = m_preview.begun();
    const packs::Scenario *chosen = scenario();
    if (!begun || !chosen || side < 0 || side >= begun->sides.size())
        return {};
    const packs::ScenarioSide *role = chosen->plan.side(begun->sides.at(side).role);
    return role ? role->name.in(m_services.language()) : QString();
}

void BeginDraft::addTokens(Begun &begun) const
{
    const QVector<TokenKind> kinds = tokenKinds();
    for (PileAtStart &pile : begun.piles) {
        const QMap<QString, int> wanted = m_tokens.value(pile.id);
        for (const TokenKind &kind : kinds) {
            if (const int count = wanted.value(kind.id); count > 0)
                pile.cards.append({kind.id, packs::LocalText(kind.name), count, kind.points, false, {}});
        }
    }
}

Battle BeginDraft::finished() const
{
    Battle battle = m_preview;
    if (battle.events.isEmpty())
        return battle;
    Begun begun = *battle.begun();
    QVector<Event> moves;
    for (SideAtStart &side : begun.sides) {
        for (UnitAtStart &unit : side.units) {
            const QString where = place(unit.id);
            if (!where.startsWith(insidePrefix)) {
                unit.place = where;
                continue;
            }
            Moved inside;
            inside.unit = unit.id;
            inside.inside = where.mid(insidePrefix.size());
            inside.to = place(inside.inside);
            moves.append(makeEvent(inside));
        }
    }
    if (m_first >= 0 && m_first < begun.sides.size())
        begun.first = begun.sides.at(m_first).id;
    addTokens(begun);
    battle.events = {makeEvent(begun)};
    for (const DiceRolled &dice : m_initiative) {
        const bool there = std::any_of(begun.sides.begin(), begun.sides.end(),
                                       [&dice](const SideAtStart &side) { return side.id == dice.side; });
        if (there)
            battle.events.append(makeEvent(dice));
    }
    battle.events += moves;
    battle.start.campaign = m_campaign;
    battle.start.plan = m_plan;
    return battle;
}

} // namespace muster::app
