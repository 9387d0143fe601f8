// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsQuestion.h"

#include "packs/Pack.h"
#include "packs/odds/OddsFrames.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::packs {

namespace {

struct OddsQuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(Odds)
};

/// One question on its way to the answer.
class Asking
{
public:
    Asking(const OddsAsker &asker, const Pack &pack, const OddsQuestion &question)
        : m_asker(asker), m_pack(pack), m_question(question), m_frames(pack.odds(), question)
    {
    }

    base::Result<OddsReply> ask()
    {
        if (m_question.mode->byHand && (m_question.attacker || m_question.target))
            return base::Error{
                "odds.by-hand",
                base::Message(
                    QT_TRANSLATE_NOOP("Message", "the mode %1 cannot be asked for units; type its figures with --attack and --defence"),
                    {m_question.mode->id}),
                {}};
        if (const auto good = m_frames.check(); !good)
            return good.error();
        const bool armed = m_question.attacker && m_question.mode->weapons;
        if (armed) {
            if (const auto found = findArms(); !found)
                return found.error();
            choose();
        }
        std::vector<odds::Frame> frames;
        for (const OddsArm &arm : m_arms) {
            if (auto added = add(&arm, frames); !added)
                return added.error();
        }
        if (!armed) {
            if (auto added = add(nullptr, frames); !added)
                return added.error();
        }
        m_reply.unknown = m_frames.unknown();
        m_reply.assumed = m_frames.assumed();
        m_reply.set = m_frames.set();
        for (const OddsArm &arm : m_arms)
            tellOf(arm);
        if (armed && m_arms.empty() && !m_offered.isEmpty()) // a choice that nobody has made yet
            m_reply.unknown.append(OddsQuestionWords::tr("which weapon (%1)").arg(m_offered.mid(0, 12).join(", ")));
        return answered(frames);
    }

    [[nodiscard]] const std::vector<OddsArm> &arms() const { return m_arms; }

private:
    base::Result<OddsReply> answered(const std::vector<odds::Frame> &frames)
    {
        // Without a weapon nothing happens; how much there is to lose has to be known all the same.
        const std::vector<odds::Frame> used = frames.empty() ? idle() : frames;
        name(used.back());
        if (!m_reply.unknown.isEmpty())
            return m_reply;
        auto answer = odds::answer(m_question.mode->program, {used, m_question.further});
        if (!answer)
            return answer.error();
        m_reply.answer = std::move(*answer);
        if (m_question.further)
            m_reply.fired = frames;
        if (frames.empty()) {
            std::fill(m_reply.answer.lost.begin(), m_reply.answer.lost.end(), 0);
            m_reply.answer.lost.front() = 1;
            m_reply.answer.mean = m_reply.answer.any = m_reply.answer.destroyed = 0;
        }
        return m_reply;
    }

    void tellOf(const OddsArm &arm)
    {
        OddsArmed &told = m_reply.arms[arm.place];
        told.fires = true;
        told.bearers = arm.bearers;
        if (!m_question.apart)
            return;
        if (auto answer = alone(arm, true))
            told.alone = std::move(*answer);
    }

    // What is lost, in the words of the file.
    void name(odds::Frame frame)
    {
        for (const OddsCounted &each : m_question.mode->counted) {
            if (each.when.given() && each.when.value(frame) == 0)
                continue;
            m_reply.counted = each.name;
            m_reply.end = each.end;
            return;
        }
    }

    std::vector<odds::Frame> idle()
    {
        const auto frames = m_frames.frames({}, nullptr);
        for (const OddsInput &input : m_question.mode->defence) {
            if (m_frames.unknown().contains(input.id))
                m_reply.unknown.append(input.id);
        }
        return frames ? *frames : std::vector<odds::Frame>{odds::Frame(m_question.mode->program.names.places(), 0)};
    }

    base::Result<void> add(const OddsArm *arm, std::vector<odds::Frame> &frames)
    {
        const std::size_t attacks = arm ? 1 : std::max<std::size_t>(1, m_question.attacks.size());
        for (std::size_t i = 0; i < attacks; ++i) {
            const auto made = m_frames.frames(i < m_question.attacks.size() ? m_question.attacks[i] : QMap<QString, QString>(), arm);
            if (!made)
                return made.error();
            for (int firing = arm ? firings(*arm) : 1; firing > 0; --firing)
                frames.insert(frames.end(), made->begin(), made->end());
            for (auto named = std::size_t(m_reply.firing.size()); arm && named < frames.size(); ++named)
                m_reply.firing.append(arm->profile->id);
        }
        if (arm)
            m_reply.weapons.append(arm->profile->name);
        return {};
    }

    // Two bolters fire twice, unless the mode reckons with their number itself.
    [[nodiscard]] int firings(const OddsArm &arm) const
    {
        const OddsMode &mode = *m_question.mode;
        const bool counted = std::any_of(mode.attack.begin(), mode.attack.end(), [](const OddsInput &input) {
            return std::any_of(input.from.begin(), input.from.end(), [](const OddsSource &source) { return source.number; });
        });
        if (counted || !mode.weapons->share.isEmpty() || mode.program.each.empty())
            return 1;
        const bool squad = m_question.figures > 0 && m_question.attacker->figures > 1;
        return std::clamp(squad ? std::min(arm.number, m_question.figures) : arm.number, 1, 50);
    }

    /// What a weapon does by itself.
    [[nodiscard]] std::optional<odds::Answer> alone(const OddsArm &arm, bool further) const
    {
        OddsFrames frames(m_pack.odds(), m_question);
        const auto made = frames.frames(m_question.attacks.empty() ? QMap<QString, QString>() : m_question.attacks.front(), &arm);
        if (!made || !frames.unknown().isEmpty())
            return std::nullopt;
        std::vector<odds::Frame> all;
        for (int firing = firings(arm); firing > 0; --firing)
            all.insert(all.end(), made->begin(), made->end());
        auto answer = odds::answer(m_question.mode->program, {all, further});
        return answer ? std::optional(std::move(*answer)) : std::nullopt;
    }

    [[nodiscard]] bool isWanted(const OddsProfile &profile) const
    {
        QStringList names{profile.name, profile.id};
        for (const QString &language : m_pack.manifest().languages)
            names.append(m_pack.language(language).name(profile.id.toStdString(), profile.name.toStdString()));
        return std::any_of(names.begin(), names.end(),
                           [this](const QString &name) { return m_question.weapons.contains(name, Qt::CaseInsensitive); });
    }

    base::Result<void> findArms()
    {
        for (const OddsProfile &profile : m_question.attacker->profiles) {
            if (!m_question.mode->weapons->fits(profile))
                continue;
            m_offered.append(profile.name);
            const QStringList rules = m_asker.tagRules(profile.values.value(m_question.mode->weapons->tags));
            m_reply.arms.push_back({profile.id, profile.name, profile.number, false, -1, rules, {}});
            if (m_question.weapons.isEmpty() ? profile.number > 0 : isWanted(profile))
                m_arms.push_back({&profile, rules, std::max(1, profile.number), -1, m_reply.arms.size() - 1});
        }
        m_offered.removeDuplicates();
        if (m_arms.size() < std::size_t(m_question.weapons.size()))
            return base::Error{
                "odds.no-weapon",
                base::Message(QT_TRANSLATE_NOOP("Message", "%1 has no such weapon for this; there are: %2"),
                              {m_question.attacker->name,
                               m_offered.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "none")) : m_offered.join(", ")}),
                {}};
        return {};
    }

    // Of alternatives the best one fires, and every figure serves one weapon, the best that is left.
    void choose()
    {
        const OddsWeapons &weapons = *m_question.mode->weapons;
        QHash<QString, QList<int>> groups;
        for (std::size_t i = 0; i < m_arms.size() && !weapons.alternatives.pattern().isEmpty(); ++i) {
            const auto match = weapons.alternatives.match(m_arms[i].profile->values.value(weapons.tags));
            if (match.hasMatch())
                groups[match.captured(0)].append(int(i));
        }
        QList<int> left;
        for (const QList<int> &group : std::as_const(groups)) {
            const int best = *std::max_element(group.begin(), group.end(), [this](int a, int b) { return worth(a) < worth(b); });
            for (const int each : group) {
                if (each != best)
                    left.append(each);
            }
        }
        std::sort(left.rbegin(), left.rend());
        for (const int each : std::as_const(left))
            m_arms.erase(m_arms.begin() + each);
        if (!weapons.share.isEmpty())
            shareFigures();
    }

    void shareFigures()
    {
        const QString written = m_question.attacker->value(m_pack.odds().figures);
        if (written.isEmpty())
            return; // no squad: everything fires
        int left = m_question.figures > 0 ? m_question.figures : m_question.attacker->figures;
        const auto &inputs = m_question.mode->attack;
        const QString &id = m_question.mode->weapons->share;
        const auto input = std::find_if(inputs.begin(), inputs.end(), [&id](const OddsInput &each) { return each.as == id; });
        if (input == inputs.end())
            return;
        std::vector<std::pair<std::size_t, int>> bearers;
        int all = 0;
        for (std::size_t i = 0; i < m_arms.size(); ++i) {
            const int count = std::max(1, m_frames.fromUnits(*input, &m_arms[i]).value_or("1").toInt());
            bearers.emplace_back(i, count);
            all += count;
        }
        if (all <= left)
            return;
        std::vector<std::pair<double, std::size_t>> order;
        for (const auto &[arm, count] : bearers)
            order.emplace_back(-worth(int(arm)) / count, arm);
        std::stable_sort(order.begin(), order.end());
        for (const auto &[unused, arm] : order) {
            m_arms[arm].bearers = std::min(left, bearers[arm].second);
            left -= m_arms[arm].bearers;
        }
        const auto idle = [](const OddsArm &arm) { return arm.bearers == 0; };
        m_arms.erase(std::remove_if(m_arms.begin(), m_arms.end(), idle), m_arms.end());
    }

    // What a weapon does alone: the chance to destroy counts for more than any loss.
    double worth(int arm)
    {
        const auto answer = alone(m_arms[std::size_t(arm)], false);
        return answer ? answer->mean + answer->destroyed * 1e-3 : -1;
    }

    const OddsAsker &m_asker;
    const Pack &m_pack;
    const OddsQuestion &m_question;
    OddsFrames m_frames;
    std::vector<OddsArm> m_arms;
    QStringList m_offered; ///< names of all weapons that the unit has or may choose
    OddsReply m_reply;
};

} // namespace

base::Result<OddsReply> OddsAsker::ask(const OddsQuestion &question) const
{
    Asking asking(*this, m_pack, question);
    auto reply = asking.ask();
    if (!reply)
        return reply;
    QStringList rules = question.attacker ? question.attacker->rules : QStringList();
    for (const OddsArm &arm : asking.arms())
        rules += arm.rules;
    if (question.target)
        rules += question.target->rules;
    rules.removeDuplicates();
    for (const QString &rule : std::as_const(rules)) {
        if (!m_counted.contains(rule))
            reply->notCounted.append(rule);
    }
    if (question.again)
        repeat(question, *reply);
    return reply;
}

} // namespace muster::packs
