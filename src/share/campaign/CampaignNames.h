// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/CampaignRules.h"
#include "packs/Pack.h"

#include <QHash>

namespace muster::share {

/// The words of a game in one language: missions, enemies, ranks, kit and cards read in it, whatever language they were recorded
/// in. What the players wrote themselves stays as it is; a default-made one translates nothing.
class CampaignNames
{
public:
    CampaignNames() = default;
    CampaignNames(const campaign::CampaignRules &rules, const packs::Pack *pack, const QString &language);

    /// A mission, an enemy, a piece of kit or a card by a name it has in any language.
    [[nodiscard]] QString operator()(const QString &name) const { return m_words.value(name, name); }
    /// A mission by the scenario it was recorded with; a name that the players gave it stays.
    [[nodiscard]] QString mission(const QString &scenario, const QString &name) const;
    /// A list in words ("Bolter, knife"), word by word; "Bolter ×2" keeps its number.
    [[nodiscard]] QString list(const QString &names) const;
    /// Title of an event card by its id; the id itself when the pack has no such card.
    [[nodiscard]] QString card(const QString &id) const { return m_cards.value(id, id); }

private:
    void addScenarios(const packs::Pack &pack, const QStringList &languages, const QString &language);

    QHash<QString, QString> m_words;
    QHash<QString, QString> m_cards;
    struct ScenarioName
    {
        QStringList known; ///< in all languages
        QString wanted;
    };
    QHash<QString, ScenarioName> m_scenarios;
};

} // namespace muster::share
