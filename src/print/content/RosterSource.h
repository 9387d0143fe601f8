// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "rules/evaluate/Advantages.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/evaluate/FormationOrder.h"
#include "share/odds/OddsSide.h"
#include "share/roster/LinkText.h"
#include "share/roster/RosterLook.h"

#include <QImage>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace muster::print {

/// One figure of a unit that has fought: its boxes, and how many of them are lost.
struct FigureDamage
{
    int boxes = 1, lost = 0;
};

/// What stands beside a roster: pictures, damage taken, a soldier's career. Every function may be left out.
struct RosterExtras
{
    std::function<QImage(const std::string &selectionId)> photo;
    /// The figures of a unit as they are now; none: nothing is ticked.
    std::function<std::vector<FigureDamage>(const std::string &selectionId)> damage;
    /// "xp-earned", "xp-spent", "xp-free", "kills"
    std::function<QString(const std::string &selectionId, const QString &key)> career;
    /// The list of the enemy for the page "what hurts what"; without it the typical targets of the game stand there.
    std::function<share::OddsSide()> against;
    QString againstName;
};

/// A unit of the roster: what gets a card and a row.
struct RosterUnit
{
    const rules::Selection *selection = nullptr;
    const rules::Selection *formation = nullptr; ///< null for an independent unit
    const rules::Force *force = nullptr;
    QString formationName;
    QString slot;
    const rules::Selection *carrier = nullptr;       ///< the unit whose transport this is
    const rules::Selection *joins = nullptr;         ///< the unit that it is one attached unit with: they share its card
    std::vector<const rules::Selection *> with = {}; ///< on a card that is shared: who has joined the unit
};

/// What stands under one heading of a sheet.
struct UnitGroup
{
    rules::RosterGroup::Kind kind;
    const rules::Selection *formation = nullptr; ///< null for independent units and categories
    const rules::Force *force = nullptr;
    QString title;
    double points = 0;                            ///< with everything in it
    std::vector<const RosterUnit *> units;        ///< a transport behind the unit it belongs to
    std::vector<const rules::Selection *> others; ///< chosen for the formation itself and paid for: an officer
};

/// A roster evaluated once more, with the words of one language: everything printed is made from it. Use it in one thread.
class RosterSource
{
public:
    /// Without a pack (data not installed) the snapshots of the roster are printed.
    RosterSource(const rules::Roster &roster, packs::PackPtr pack, const QString &language, RosterExtras extras = {});

    [[nodiscard]] const packs::Pack *pack() const { return m_pack.get(); }
    [[nodiscard]] const QString &language() const { return m_language; }
    [[nodiscard]] rules::Evaluator &evaluator() const { return *m_evaluator; }
    [[nodiscard]] const rules::Roster &roster() const { return m_evaluator->roster(); }
    [[nodiscard]] const share::RosterLook &look() const { return m_look; }
    [[nodiscard]] const packs::CardDesign &design() const;
    [[nodiscard]] const RosterExtras &extras() const { return m_extras; }
    /// Everything that has a card, in the order of the formations: leaders first, a transport behind the unit it belongs to.
    [[nodiscard]] const std::vector<RosterUnit> &units() const { return m_units; }
    /// The same under its headings; those without units are left out.
    [[nodiscard]] const std::vector<UnitGroup> &groups() const { return m_groups; }
    /// How many units the player counts: a squad's own transport goes with the squad.
    [[nodiscard]] int unitCount() const;
    [[nodiscard]] const RosterUnit *unit(std::string_view selectionId) const;
    [[nodiscard]] const std::vector<rules::Advantage> &advantages() const { return m_advantages; }
    /// The unit with everybody who has joined it, for the card that they share; of one that has joined, the card it is on.
    [[nodiscard]] RosterUnit shared(const RosterUnit &unit) const;
    /// Whom a unit joins, rides or pilots and who is with it; the same in one line.
    [[nodiscard]] std::vector<share::LinkText::Line> linksOf(const rules::Selection &selection) const;
    [[nodiscard]] QString linkSentence(const rules::Selection &selection) const;
    /// "led by Warden Captain", "supported by Priest": who has joined a unit, as one attached unit.
    [[nodiscard]] QString ledBy(const rules::Selection &selection) const;

    /// Name in the language of the source, without the player's own.
    [[nodiscard]] QString nameOf(const rules::Selection &selection) const;
    /// What it is, with the size of a squad: "Hunter ×6".
    [[nodiscard]] QString typeOf(const rules::Selection &selection) const;
    /// As it is called in every list: "Der Alte (Manfred)", "Hunter ×6".
    [[nodiscard]] QString fullTitleOf(const rules::Selection &selection) const;
    /// Name of the slot or group of options it was chosen in; empty when in none.
    [[nodiscard]] QString slotOf(const rules::Selection &selection) const;
    /// The player's own name, else the name.
    [[nodiscard]] QString titleOf(const rules::Selection &selection) const;
    /// Names of the selections in it that have the category ("2x Bolter").
    [[nodiscard]] QString namesWith(const std::vector<rules::Selection> &selections, std::string_view categoryId) const;
    /// Number of models below it, 0 when it has none of its own.
    [[nodiscard]] int chosenModels(const rules::Selection &selection) const;
    /// Number of models in it; its own number when it has none.
    [[nodiscard]] int modelsIn(const rules::Selection &selection) const;
    [[nodiscard]] double cost(const rules::Selection &selection, std::string_view costTypeId) const;
    [[nodiscard]] double points(const rules::Selection &selection) const;
    /// Without the units it carries, which have cards and rows of their own: these figures add up to the total.
    [[nodiscard]] double ownPoints(const rules::Selection &selection) const;
    [[nodiscard]] bool pointsKnown(const rules::Selection &selection) const;
    [[nodiscard]] double totalPoints() const;
    [[nodiscard]] double limit() const; ///< negative = none
    [[nodiscard]] bool legal() const;
    /// Errors first, in words.
    [[nodiscard]] QStringList findings() const;
    [[nodiscard]] QString factionName(const rules::Force &force) const;
    [[nodiscard]] QString gameName() const;
    /// "Dust Tactics pack 1.0.0", or the data's name and revision.
    [[nodiscard]] QString dataVersion() const;
    [[nodiscard]] QRgb colourOf(const rules::Force *force) const;
    [[nodiscard]] QString markOf(const rules::Force *force) const;
    [[nodiscard]] const rules::Force *mainForce() const;
    /// All profiles (rules) of the selection and what is in it, nearest first; hidden ones and those of carried units left out.
    struct FoundProfile
    {
        const rules::EffectiveProfile *profile;
        const rules::Selection *owner;
    };
    [[nodiscard]] std::vector<FoundProfile> profilesOf(const rules::Selection &selection) const;
    [[nodiscard]] std::vector<const rules::EffectiveRule *> rulesOf(const rules::Selection &selection) const;

private:
    void collectGroups();
    /// Those who are one with a unit stand behind it, under its heading.
    [[nodiscard]] std::vector<rules::RosterGroup> groupsWithAttached() const;
    void collect(UnitGroup &group, const std::vector<const rules::Selection *> &selections, const QString &slot);
    void collectCarried(const RosterUnit &unit, const std::vector<rules::Selection> &selections);
    [[nodiscard]] QString groupTitle(const rules::RosterGroup &group) const;

    packs::PackPtr m_pack;
    QString m_language;
    RosterExtras m_extras;
    std::unique_ptr<rules::Evaluator> m_evaluator;
    share::RosterLook m_look;
    packs::Language m_words;
    packs::CardDesign m_plain;
    std::vector<RosterUnit> m_units;
    std::vector<UnitGroup> m_groups;
    std::vector<rules::Advantage> m_advantages;
    std::unique_ptr<share::LinkText> m_links;
};

/// Calls visit(selection) for a selection and what is in it, but not for the units it carries: those speak for themselves.
template <typename Visit>
void forEachOwnPart(const rules::Selection &selection, Visit &&visit)
{
    visit(selection);
    for (const rules::Selection &child : selection.selections)
        if (child.type != "unit")
            forEachOwnPart(child, visit);
}

/// "14", "2.5": the same in every language of the window.
[[nodiscard]] QString numberText(double value);

} // namespace muster::print
