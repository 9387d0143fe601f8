// SPDX-License-Identifier: GPL-3.0-or-later
// The dice of an attack: thrown one by one, shown in the box, recorded with what follows from them.
#include "app/table/board/AttackBox.h"
#include "app/table/board/ThrownView.h"
#include "packs/odds/OddsThrow.h"

#include <QLabel>
#include <QScrollArea>

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

constexpr int throwSteps = 1 << 30; ///< steps between 0 and 1

// The odds count what is lost: figures where there are several, else boxes.
bool countsFiguresOf(const UnitState *unit, std::size_t chances)
{
    return unit && unit->figures.size() > 1 && int(chances) - 1 <= unit->figuresLeft();
}

// Where no step of the mode says which dice it is made of: the chances are the same, the dice are not known.
int drawnLoss(const std::vector<double> &lost, const RandomSource &random)
{
    double thrown = double(random(throwSteps)) / throwSteps;
    int result = 0;
    while (result + 1 < int(lost.size()) && thrown >= lost[std::size_t(result)])
        thrown -= lost[std::size_t(result++)];
    return result;
}

} // namespace

bool AttackBox::countsFigures() const
{
    return countsFiguresOf(m_session.targetUnit(), m_shown ? m_shown->reply.answer.lost.size() : 0);
}

void AttackBox::recordLosses(int lost)
{
    if (m_session.currentUnit() && m_session.targetUnit())
        m_verbs.losses(m_session.current(), m_session.target(), lost, countsFigures());
}

void AttackBox::throwDice()
{
    if (!m_shown || !m_shown->mode || m_shown->reply.answer.lost.empty() || !m_session.currentUnit() || !m_session.targetUnit())
        return;
    if (!isUpToDate()) // the last throw has changed what is thrown next
        return m_session.say(tr("The odds are being counted."));
    const auto thrown = packs::throwOdds(m_session.pack()->odds(), m_session.rules(), *m_shown->mode, m_shown->reply, m_session.random());
    AttackDice attack;
    int lost = 0;
    if (thrown) {
        lost = thrown->lost;
        attack.own = thrown->own;
        attack.ownFigures = countsFiguresOf(m_session.currentUnit(), m_shown->reply.answer.own.size());
        attack.dice = diceOf(*thrown);
        for (const packs::OddsThrow &each : thrown->throws)
            attack.steps[each.step] += each.result;
    } else {
        lost = drawnLoss(m_shown->reply.answer.lost, m_session.random());
    }
    m_verbs.losses(m_session.current(), m_session.target(), lost, countsFigures(), attack);
    m_thrown->setDice(attack.dice, m_session.rules(), m_session.language());
    m_thrownWords->setText(thrown
                               ? tr("Thrown: %n lost", nullptr, lost)
                               : tr("Drawn from the exact chances: %n lost. This kind of attack is not thrown die by die.", nullptr, lost));
    m_thrownWords->show();
    m_thrownEvent = m_session.state().log.isEmpty() ? QString() : m_session.state().log.last().event;
    QTimer::singleShot(0, this, &AttackBox::showThrow); // when they have their place
}

// On a small screen the dice would lie below what is in sight.
void AttackBox::showThrow()
{
    QWidget *page = parentWidget();
    while (page && !qobject_cast<QScrollArea *>(page))
        page = page->parentWidget();
    if (auto *scroll = qobject_cast<QScrollArea *>(page); scroll && m_thrownWords->isVisible()) {
        scroll->ensureWidgetVisible(m_thrown);
        scroll->ensureWidgetVisible(m_thrownWords);
    }
}

QVector<ThrownDice> AttackBox::diceOf(const packs::OddsThrown &thrown) const
{
    const auto &throws = thrown.throws;
    const bool several = std::any_of(throws.begin(), throws.end(), [&throws](const packs::OddsThrow &each) {
        return !each.weapon.isEmpty() && each.weapon != throws.front().weapon;
    });
    QVector<ThrownDice> dice;
    for (const packs::OddsThrow &each : thrown.throws) {
        ThrownDice row{each.name, {}, each.die, each.faces, each.counted, each.rerolled, each.before, each.result, {}};
        for (const packs::OddsArmed &arm : several ? m_shown->reply.arms : std::vector<packs::OddsArmed>()) {
            if (arm.id == each.weapon)
                row.weapon = m_session.pack()->language(m_session.language()).name(arm.id.toStdString(), arm.name.toStdString());
        }
        dice.append(row);
    }
    return dice;
}

// Undone, or about another pair.
void AttackBox::forgetThrow()
{
    m_thrownEvent.clear();
    m_thrownWords->hide();
    m_thrown->setDice({}, m_session.rules(), m_session.language());
}

} // namespace muster::app
