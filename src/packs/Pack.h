// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"
#include "packs/EventDeck.h"
#include "packs/Language.h"
#include "packs/Manifest.h"
#include "packs/Scenario.h"
#include "packs/design/CardDesign.h"
#include "packs/paper/PaperKit.h"
#include "rules/data/GameData.h"

#include <QHash>

#include <memory>
#include <vector>

namespace muster::packs {

struct OddsRules;

/// Where a pack was found.
enum class Origin { Program, User, Given };

/// One installed game: its data, linked, and everything beside it. Immutable; share it freely between threads.
class Pack
{
public:
    [[nodiscard]] const Manifest &manifest() const { return m_manifest; }
    [[nodiscard]] const QString &id() const { return m_manifest.id; }
    [[nodiscard]] QString name(const QString &language) const { return m_manifest.name.in(language); }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] Origin origin() const { return m_origin; }
    /// No pack.json: community data with plain defaults.
    [[nodiscard]] bool plain() const { return m_plain; }

    /// Never null.
    [[nodiscard]] const std::shared_ptr<const rules::GameData> &data() const { return m_data; }
    /// Catalogues that a force can have: no libraries, no catalogues of the user; in the order of pack.json.
    [[nodiscard]] const std::vector<const rules::DataFile *> &factions() const { return m_factions; }
    /// Colour and mark of a faction; empty ones when the pack says nothing.
    [[nodiscard]] FactionStyle style(const QString &catalogueId) const;
    /// The words for a language; one that translates nothing when the pack does not have it.
    [[nodiscard]] const Language &language(const QString &code) const;

    [[nodiscard]] const CardDesign &cards() const { return m_cards; }
    /// Those of the game, then the user's own.
    [[nodiscard]] const std::vector<Scenario> &scenarios() const { return m_scenarios.scenarios; }
    /// What a mission of this game may switch on.
    [[nodiscard]] const QList<MissionSwitch> &missionSwitches() const { return m_scenarios.switches; }
    [[nodiscard]] const std::vector<EventDeck> &decks() const { return m_decks; }
    /// Markers, templates and rulers of the game.
    [[nodiscard]] const PaperKit &paperKit() const { return m_paperKit; }
    /// How the game resolves attacks; without modes when the pack does not say.
    [[nodiscard]] const OddsRules &odds() const;
    /// campaign.json as it is, or empty; src/campaign reads it.
    [[nodiscard]] const QByteArray &campaignJson() const { return m_campaign; }
    /// The quick reference as Markdown, in this language or English; empty when there is none.
    [[nodiscard]] QString reference(const QString &language) const;
    /// Absolute path of a file of the pack.
    [[nodiscard]] QString path(const QString &relative) const;

    /// The cost type that is the army's points; null only when the game has no cost type at all.
    [[nodiscard]] const rules::CostType *pointsType() const;
    /// The name of the limit preset that holds at this limit; empty when none does.
    [[nodiscard]] QString limitName(double limit, const QString &language) const;

    /// What is wrong with it; a pack with errors is still offered as far as it could be read.
    [[nodiscard]] const std::vector<base::Finding> &findings() const { return m_findings; }
    [[nodiscard]] bool broken() const;
    /// Catalogues that stand in the folder and could not be read at all.
    [[nodiscard]] QStringList unreadFiles() const;
    /// Ids of entries that the user added or corrected.
    [[nodiscard]] const QStringList &userIds() const { return m_userIds; }

private:
    friend class PackLoader;
    Pack() = default;

    Manifest m_manifest;
    QString m_folder;
    Origin m_origin = Origin::Given;
    bool m_plain = false;
    std::shared_ptr<const rules::GameData> m_data;
    std::vector<const rules::DataFile *> m_factions;
    QHash<QString, Language> m_languages;
    CardDesign m_cards;
    ScenarioBook m_scenarios;
    std::vector<EventDeck> m_decks;
    PaperKit m_paperKit;
    std::shared_ptr<const OddsRules> m_odds; ///< null = none
    QByteArray m_campaign;
    QHash<QString, QString> m_references;
    std::vector<base::Finding> m_findings;
    QStringList m_userIds;
};

using PackPtr = std::shared_ptr<const Pack>;

} // namespace muster::packs
