// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/RosterFinding.h"
#include "rules/links/LinkRule.h"
#include "rules/roster/Roster.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

class Evaluator;

/// Why a unit cannot belong to another one.
enum class LinkRefusal {
    None,
    NotThisUnit, ///< the rule is not for units like this
    NotThere,    ///< the other takes nobody in this way
    Different,   ///< a characteristic is not the same
    NotAmong,    ///< one of them keeps to its own kind
    OnlyNamed,   ///< the other takes somebody else only
    Full,        ///< no place left
    InCircle,    ///< they would carry each other
    Elsewhere,   ///< it is in another place already
};

[[nodiscard]] const char *toString(LinkRefusal refusal);

/// A unit that belongs to another one of the list.
struct UnitLink
{
    const LinkRule *rule = nullptr;
    std::string unitId;
    std::string hostId;
    bool chosen = true; ///< by the player; else the host was bought with the unit
};

/// Whom a unit may belong to by one rule.
struct LinkChoice
{
    struct Host
    {
        std::string id;
        LinkRefusal refusal = LinkRefusal::None;
        int free = -1; ///< places left before it comes; negative = not counted or not known
    };

    const LinkRule *rule = nullptr;
    std::string hostId; ///< chosen; empty = nobody
    int takes = 0;      ///< places that it needs
    std::vector<Host> hosts;
};

/// Who joins, rides and pilots whom in a list, by the link rules of its game. Valid until the evaluator's next evaluation.
class UnitLinks
{
public:
    explicit UnitLinks(const Evaluator &evaluator);

    /// Where the unit belongs, and who belongs to the unit.
    [[nodiscard]] std::vector<UnitLink> of(std::string_view unitId) const;
    [[nodiscard]] std::vector<UnitLink> at(std::string_view hostId) const;
    /// What the player can choose for a unit: the rules that are for it, each with every unit that takes somebody in this way.
    [[nodiscard]] std::vector<LinkChoice> choices(std::string_view unitId) const;
    /// Places of a host by a rule: taken, and all (negative = not counted or not known). Several hosts that were bought with one
    /// unit carry it together: each says the sum.
    [[nodiscard]] int taken(std::string_view hostId, const LinkRule &rule) const;
    [[nodiscard]] int places(std::string_view hostId, const LinkRule &rule) const;
    /// What is not possible.
    [[nodiscard]] std::vector<RosterFinding> findings() const;

private:
    /// What the tests ask about a unit.
    struct Unit
    {
        const Selection *selection = nullptr;
        const Force *force = nullptr;
        std::string entryId; ///< of the data, without its links
        std::string name;
        std::vector<std::string> categories;
        std::vector<std::string> rules;
        std::map<std::string, std::string> values;
        std::string carrierId; ///< the unit that it was bought with
        int models = 0;
    };

    void collect(const std::vector<Selection> &selections, const Force &force, const std::string &carrierId);
    [[nodiscard]] const Unit *unit(std::string_view id) const;
    [[nodiscard]] static bool passes(const Unit &unit, const LinkTest &test);
    [[nodiscard]] static bool is(const Unit &unit, const LinkWho &who);
    [[nodiscard]] static int figures(const Unit &unit, const LinkRule &rule);
    /// Negative = not known.
    [[nodiscard]] static int count(const Unit &unit, const std::vector<LinkPlaces> &places, const LinkRule &rule, int otherwise);
    [[nodiscard]] static int needs(const Unit &unit, const LinkRule &rule);
    /// `inCircle`: the host belongs, by whatever way, to the unit itself.
    [[nodiscard]] static LinkRefusal refusal(const Unit &unit, const Unit &host, const LinkRule &rule, bool inCircle,
                                             std::string *about = nullptr);
    [[nodiscard]] bool isElsewhere(const Unit &unit, const LinkRule &rule) const;
    [[nodiscard]] std::set<std::string_view> leadingTo(const Unit &unit) const;
    /// For each unit, in their order: a number that those have in common who belong to each other in a circle.
    [[nodiscard]] std::vector<int> circleNumbers() const;
    [[nodiscard]] int load(const Unit &unit, const LinkRule &rule) const;
    [[nodiscard]] std::vector<std::string> carryingTogether(std::string_view hostId, const LinkRule &rule) const;
    /// Everybody who belongs to the host, or to those that carry together with it.
    [[nodiscard]] std::vector<std::string> ridersOf(std::string_view hostId, const LinkRule &rule) const;
    [[nodiscard]] RosterFinding finding(FindingKind kind, const Unit &owner, const LinkRule &rule) const;
    void addRefused(const UnitLink &link, const std::vector<int> &circles, std::vector<RosterFinding> &findings) const;
    void addFull(const Unit &host, const LinkRule &rule, std::vector<RosterFinding> &findings) const;

    /// Places in m_links, in their order.
    using LinksById = std::map<std::string, std::vector<std::size_t>, std::less<>>;
    template <typename Take>
    void forEachLink(const LinksById &index, std::string_view id, Take &&take) const;

    const Evaluator &m_evaluator;
    const std::vector<LinkRule> *m_rules = nullptr;
    std::vector<Unit> m_units;
    std::map<std::string, std::size_t, std::less<>> m_index;
    std::vector<UnitLink> m_links;
    LinksById m_byUnit;
    LinksById m_byHost;
};

} // namespace muster::rules
