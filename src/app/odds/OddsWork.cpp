// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/OddsWork.h"

#include "share/odds/OddsText.h"
#include "text/Spoken.h"

#include <QPointer>

#include <algorithm>

namespace muster::app {

namespace {

using packs::OddsInput;

constexpr int mostUsual = 3;

/// Whether the panel shows a condition without being asked for it.
bool isOffered(const OddsAsk &ask, const OddsInput &input, const packs::OddsReply &reply)
{
    if (ask.with.contains(input.id) || reply.set.contains(input.id))
        return true;
    const auto has = [&](const packs::OddsSource &source) {
        const QStringList &own = source.side == packs::OddsSide::Target ? ask.target.rules : ask.attacker.rules;
        const auto known = [&](const QString &rule) {
            return own.contains(rule) || std::any_of(reply.arms.begin(), reply.arms.end(), [&](const packs::OddsArmed &arm) {
                       return source.side == packs::OddsSide::Weapon && arm.number > 0 && arm.rules.contains(rule);
                   });
        };
        return std::any_of(source.rules.begin(), source.rules.end(), known);
    };
    return std::any_of(input.from.begin(), input.from.end(), has);
}

// What every other choice would make of it, so that nobody has to try them.
void tryConditions(OddsShown &shown, const packs::OddsAsker &asker)
{
    const auto attempt = [&](const QString &id, const QString &value, const QString &key) {
        OddsAsk other = shown.ask;
        other.with.insert(id, value);
        packs::OddsQuestion question = other.question(shown.mode);
        question.further = false;
        if (const auto reply = asker.ask(question); reply && reply->unknown.isEmpty())
            shown.tries.insert(key, OddsShown::figure(*reply));
    };
    for (const OddsInput &input : shown.mode->conditions) {
        if (input.type == OddsInput::Type::Choice) {
            for (const packs::OddsWord &word : input.words)
                attempt(input.id, word.id, input.id + '=' + word.id);
        } else if (input.type == OddsInput::Type::Flag && shown.offered.contains(input.id)) {
            attempt(input.id, QStringLiteral("yes"), input.id);
        }
    }
}

} // namespace

packs::OddsQuestion OddsAsk::question(const packs::OddsMode *asked) const
{
    packs::OddsQuestion question;
    question.mode = asked;
    question.attacker = &attacker;
    question.target = &target;
    question.weapons = weapons;
    question.figures = figures;
    if (!attack.isEmpty())
        question.attacks.push_back(attack);
    question.defence = defence;
    question.with = with;
    return question;
}

double OddsShown::figure(const packs::OddsReply &reply)
{
    return reply.answer.outcomes.empty() ? reply.answer.destroyed : reply.answer.outcomes.front();
}

OddsShown OddsWork::answer(const OddsAsk &ask, const packs::OddsAsker &asker)
{
    OddsShown shown;
    shown.ask = ask;
    shown.modes = asker.modesFor(ask.attacker, &ask.target);
    const auto named = std::find_if(shown.modes.begin(), shown.modes.end(),
                                    [&ask](const packs::OddsMode *mode) { return mode->id == ask.mode; });
    if (named != shown.modes.end()) {
        shown.mode = *named;
    } else { // what was ticked belongs to another kind of attack
        shown.ask.weapons.clear();
        shown.mode = asker.bestMode(shown.ask.question(nullptr));
        if (!shown.mode && !shown.modes.empty())
            shown.mode = shown.modes.front();
    }
    if (!shown.mode)
        return shown;
    // Conditions and typed figures of another kind of attack wait until it comes back.
    const auto keep = [](QMap<QString, QString> &typed, const std::vector<OddsInput> &inputs) {
        for (auto it = typed.begin(); it != typed.end();) {
            const bool known = std::any_of(inputs.begin(), inputs.end(), [&it](const OddsInput &input) { return input.id == it.key(); });
            it = known ? std::next(it) : typed.erase(it);
        }
    };
    keep(shown.ask.with, shown.mode->conditions);
    keep(shown.ask.attack, shown.mode->attack);
    keep(shown.ask.defence, shown.mode->defence);
    packs::OddsQuestion question = shown.ask.question(shown.mode);
    question.apart = question.again = true;
    auto reply = asker.ask(question);
    if (!reply) {
        shown.problem = text::spoken(reply.error());
        return shown;
    }
    shown.reply = std::move(*reply);
    int usual = 0; // ticks that need no rule: the first few, the others can be added
    for (const OddsInput &input : shown.mode->conditions) {
        const bool free = input.type == OddsInput::Type::Flag && input.from.empty() && usual++ < mostUsual;
        if (free || (input.type == OddsInput::Type::Flag && isOffered(shown.ask, input, shown.reply)))
            shown.offered.append(input.id);
    }
    tryConditions(shown, asker);
    shown.notCounted = share::oddsRuleNames(*ask.pack, asker, question, shown.reply.notCounted, ask.language);
    shown.worth = share::pointsPerPoint(question, shown.reply);
    return shown;
}

OddsWork::OddsWork(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

OddsWork::~OddsWork()
{
    ++m_bench->newest;
    m_pool.clear();
    m_pool.waitForDone();
}

void OddsWork::ask(const OddsAsk &ask)
{
    auto shown = std::make_shared<OddsShown>();
    run(
        ask.pack, [ask, shown](const packs::OddsAsker &asker, const std::function<bool()> &) { *shown = answer(ask, asker); },
        [this, shown] { emit answered(shown); });
}

void OddsWork::run(const packs::PackPtr &pack, std::function<void(const packs::OddsAsker &, const std::function<bool()> &)> work,
                   std::function<void()> then)
{
    const int number = ++m_bench->newest;
    ++m_running;
    const QPointer<OddsWork> self = this;
    const text::Translator &language = text::current();
    const QLocale locale = text::currentLocale();
    m_pool.start([bench = m_bench, pack, work = std::move(work), then = std::move(then), number, self, &language, locale] {
        const text::Speaking speaking(language, locale);
        const auto goOn = [&bench, number] { return bench->newest == number; };
        if (goOn()) {
            if (bench->pack != pack || !bench->asker) {
                bench->pack = pack;
                bench->asker = std::make_unique<packs::OddsAsker>(*pack);
            }
            work(*bench->asker, goOn);
        }
        const bool done = goOn();
        QMetaObject::invokeMethod(self.data(), [self, then, done] {
            if (!self)
                return;
            --self->m_running;
            if (done)
                then();
        });
    });
}

} // namespace muster::app
