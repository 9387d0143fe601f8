// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/CampaignNames.h"

#include <QRegularExpression>

namespace muster::share {

CampaignNames::CampaignNames(const campaign::CampaignRules &rules, const packs::Pack *pack, const QString &language)
{
    QStringList languages = pack ? pack->manifest().languages : QStringList();
    if (!languages.contains(QLatin1String("en")))
        languages.append(QStringLiteral("en"));
    const auto add = [&](const packs::LocalText &text) {
        const QString wanted = text.in(language);
        for (const QString &code : languages) {
            // The first meaning of a word stays: the rules' own lists come before the units of the game.
            if (const QString known = text.in(code); !m_words.contains(known))
                m_words.insert(known, wanted);
        }
    };
    for (const campaign::EnemyKind &enemy : rules.enemies)
        add(enemy.name);
    for (const campaign::Ladder &ladder : rules.ladders)
        for (const campaign::Rank &rank : ladder.ranks)
            add(rank.name);
    if (!pack)
        return;
    addScenarios(*pack, languages, language);
    for (const packs::EventDeck &deck : pack->decks())
        for (const packs::EventCard &card : deck.cards)
            m_cards.insert(card.id, card.title.in(language));
    const packs::Language &target = pack->language(language);
    for (const QString &code : languages) {
        const packs::Language &words = pack->language(code);
        for (const QString &id : words.ids()) {
            const std::string key = id.toStdString();
            const std::string_view own = pack->data()->nameOf(pack->data()->find(key));
            const QString wanted = target.name(key, own);
            const QString first = QString::fromUtf8(own.data(), qsizetype(own.size()));
            for (const QString &known : {first, words.name(key, own)})
                if (!known.isEmpty() && !m_words.contains(known))
                    m_words.insert(known, wanted);
        }
    }
}

// A name that two scenarios share in some language means neither of them by itself.
void CampaignNames::addScenarios(const packs::Pack &pack, const QStringList &languages, const QString &language)
{
    QHash<QString, QString> words;
    QSet<QString> shared;
    for (const packs::Scenario &scenario : pack.scenarios()) {
        ScenarioName names{{}, packs::scenarioLabel(scenario, pack.scenarios(), language)};
        for (const QString &code : languages) {
            const QString known = scenario.name.in(code);
            if (names.known.contains(known))
                continue;
            names.known.append(known);
            if (words.contains(known))
                shared.insert(known);
            words.insert(known, scenario.name.in(language));
        }
        m_scenarios.insert(scenario.id, names);
    }
    for (auto it = words.constBegin(); it != words.constEnd(); ++it) {
        if (!shared.contains(it.key()) && !m_words.contains(it.key()))
            m_words.insert(it.key(), it.value());
    }
}

QString CampaignNames::mission(const QString &scenario, const QString &name) const
{
    const auto found = m_scenarios.constFind(scenario);
    if (found == m_scenarios.constEnd())
        return (*this)(name);
    return name.isEmpty() || found->known.contains(name) ? found->wanted : name;
}

QString CampaignNames::list(const QString &names) const
{
    if (names.isEmpty() || m_words.isEmpty())
        return names;
    if (const auto whole = m_words.constFind(names); whole != m_words.constEnd())
        return *whole;
    static const QRegularExpression counted(R"(^(.*?)( ×\d+)?$)");
    QStringList parts = names.split(QStringLiteral(", "));
    for (QString &part : parts) {
        const auto match = counted.match(part);
        part = (*this)(match.captured(1)) + match.captured(2);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace muster::share
