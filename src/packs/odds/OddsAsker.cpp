// SPDX-License-Identifier: GPL-3.0-or-later
// What an asker knows of a game before anything is asked.
#include "packs/Pack.h"
#include "packs/odds/OddsFrames.h"
#include "text/Spoken.h"

#include <algorithm>

namespace muster::packs {

OddsAsker::OddsAsker(const Pack &pack) : m_pack(pack)
{
    const QStringList counted = pack.odds().countedRules() + pack.odds().noEffect;
    m_counted = QSet<QString>(counted.begin(), counted.end());
    std::vector<const rules::DataFile *> files{&pack.data()->gameSystem()};
    for (const rules::DataFile *file : pack.data()->catalogues())
        files.push_back(file);
    for (const rules::DataFile *file : files) {
        for (const rules::Rule &rule : file->sharedRules) {
            m_ruleNames.insert(text::fromUtf8(rule.idText), text::fromUtf8(rule.name));
            m_ruleTags.insert(text::fromUtf8(rule.name).section(',', 0, 0).toLower(), text::fromUtf8(rule.idText));
        }
    }
}

QStringList OddsAsker::tagRules(const QString &tags) const
{
    static const QRegularExpression numbered("[-\\s]*[A-Z]?[\\d*+./].*$");
    QStringList rules;
    const auto take = [&](const QString &tag) {
        for (const QString &form :
             {tag.trimmed().toLower(), QString(tag).remove(numbered).trimmed().toLower(), tag.section('-', 0, 0).trimmed().toLower()}) {
            if (const auto it = m_ruleTags.constFind(form); it != m_ruleTags.constEnd()) {
                rules.append(*it);
                return true;
            }
        }
        return false;
    };
    for (const QString &tag : tags.split(',', Qt::SkipEmptyParts)) {
        if (take(tag))
            continue;
        for (const QString &word : tag.split(' ', Qt::SkipEmptyParts))
            take(word);
    }
    rules.removeDuplicates();
    return rules;
}

std::vector<const OddsMode *> OddsAsker::modesFor(const OddsUnit &attacker, const OddsUnit *target) const
{
    std::vector<const OddsMode *> modes;
    OddsQuestion question;
    question.attacker = &attacker;
    question.target = target;
    for (const OddsMode &mode : m_pack.odds().modes) {
        question.mode = &mode;
        OddsFrames frames(m_pack.odds(), question);
        const auto found = [&frames](const OddsSource &source) { return frames.finds(source); };
        const bool meant = !target || mode.at.empty() || std::any_of(mode.at.begin(), mode.at.end(), found);
        const auto fits = [&mode](const OddsProfile &profile) { return profile.number > 0 && mode.weapons->fits(profile); };
        const bool armed = !mode.weapons || std::any_of(attacker.profiles.begin(), attacker.profiles.end(), fits);
        if (!mode.byHand && meant && armed)
            modes.push_back(&mode);
    }
    return modes;
}

const OddsMode *OddsAsker::bestMode(OddsQuestion question) const
{
    const OddsMode *best = nullptr;
    double most = -1;
    std::vector<const OddsMode *> modes = modesFor(*question.attacker, question.target);
    modes.erase(std::remove_if(modes.begin(), modes.end(), [](const OddsMode *mode) { return !mode->weapons || mode->whenChosen; }),
                modes.end());
    if (modes.size() == 1)
        return modes.front();
    question.further = question.apart = false;
    for (const OddsMode *mode : modes) {
        question.mode = mode;
        const auto reply = ask(question);
        const bool known = reply && reply->unknown.isEmpty();
        const double worth = known ? reply->answer.mean / std::max(1.0, double(reply->answer.lost.size()) - 1) : -0.5;
        if (worth > most + 1e-12) {
            most = worth;
            best = mode;
        }
    }
    return best;
}

} // namespace muster::packs
