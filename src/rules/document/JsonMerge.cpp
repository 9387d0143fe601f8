// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/JsonMerge.h"

#include "base/SeededHash.h"

#include <array>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace muster::rules {

namespace {

constexpr std::size_t noPlace = std::size_t(-1);

template <typename Value>
using ByName = std::unordered_map<std::string, Value, base::SeededTextHash>;

/// Tells things of one name apart: the first, the second and so on.
class Numbered
{
public:
    std::string name(const std::string &plain) { return std::to_string(m_seen[plain]++) + ' ' + plain; }

private:
    ByName<int> m_seen;
};

using NamedMembers = std::vector<std::pair<std::string, const JsonMember *>>;

NamedMembers named(const JsonValue &object)
{
    NamedMembers members;
    Numbered numbered;
    for (const JsonMember &member : object.members)
        members.emplace_back(numbered.name(member.key()), &member);
    return members;
}

ByName<const JsonValue *> byName(const NamedMembers &members)
{
    ByName<const JsonValue *> found;
    for (const auto &[name, member] : members)
        found.emplace(name, &member->value);
    return found;
}

const JsonValue *memberNamed(const ByName<const JsonValue *> &members, const std::string &name)
{
    const auto found = members.find(name);
    return found == members.end() ? nullptr : found->second;
}

JsonValue mergedObject(const JsonValue &original, const JsonValue &before, const JsonValue &after)
{
    const NamedMembers wanted = named(after);
    const auto then = byName(named(before)), now = byName(wanted);
    JsonValue merged;
    ByName<bool> done;
    for (const auto &[name, member] : named(original)) {
        done.emplace(name, true);
        const JsonValue *was = memberNamed(then, name), *is = memberNamed(now, name);
        if (was && is)
            merged.members.push_back({member->keyToken, mergedJson(member->value, *was, *is)});
        else if (is)
            merged.members.push_back({member->keyToken, *is});
        else if (!was)
            merged.members.push_back(*member);
    }
    // What the file never said, though the writer always does, stays unsaid as long as it does not change.
    for (const auto &[name, member] : wanted) {
        const JsonValue *was = memberNamed(then, name);
        if (!done.contains(name) && !(was && *was == member->value))
            merged.members.push_back(*member);
    }
    return merged;
}

std::string identityOf(const JsonValue &item)
{
    static constexpr std::array<std::string_view, 5> keys{"id", "associationId", "typeId", "entryId", "name"};
    for (const std::string_view key : keys)
        if (const JsonValue *value = item.member(key); value && value->isScalar())
            return value->content();
    return item.isScalar() ? item.content() : std::string();
}

std::vector<std::string> identitiesOf(const JsonValue &list)
{
    std::vector<std::string> names;
    Numbered numbered;
    for (const JsonValue &item : list.items)
        names.push_back(numbered.name(identityOf(item)));
    return names;
}

ByName<std::size_t> placesByIdentity(const JsonValue &list)
{
    ByName<std::size_t> places;
    for (const std::string &name : identitiesOf(list))
        places.emplace(name, places.size());
    return places;
}

// For each item of the writer the one of the file that it was made of: both stand in one order, but the writer may leave some out.
std::vector<std::size_t> originsOf(const JsonValue &original, const JsonValue &before)
{
    std::vector<std::size_t> places(before.items.size(), noPlace);
    if (original.items.size() == before.items.size()) {
        std::iota(places.begin(), places.end(), std::size_t(0));
        return places;
    }
    const ByName<std::size_t> there = placesByIdentity(original);
    const std::vector<std::string> names = identitiesOf(before);
    for (std::size_t i = 0, next = 0; i < names.size(); ++i) {
        const auto found = there.find(names[i]);
        if (found == there.end() || found->second < next)
            continue;
        places[i] = found->second;
        next = found->second + 1;
    }
    return places;
}

JsonValue mergedList(const JsonValue &original, const JsonValue &before, const JsonValue &after)
{
    const std::vector<std::size_t> places = originsOf(original, before);
    std::vector<bool> known(original.items.size(), false);
    for (const std::size_t place : places)
        if (place != noPlace)
            known[place] = true;
    const ByName<std::size_t> then = placesByIdentity(before);
    JsonValue merged = JsonValue::list();
    // What the writer does not know stands behind what it stood behind.
    const auto addUnknown = [&](std::size_t from) {
        for (; from < known.size() && !known[from]; ++from) {
            merged.items.push_back(original.items[from]);
            known[from] = true;
        }
    };
    addUnknown(0);
    const std::vector<std::string> names = identitiesOf(after);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto was = then.find(names[i]);
        const std::size_t place = was == then.end() ? noPlace : places[was->second];
        if (place == noPlace) {
            merged.items.push_back(after.items[i]);
            continue;
        }
        merged.items.push_back(mergedJson(original.items[place], before.items[was->second], after.items[i]));
        addUnknown(place + 1);
    }
    for (std::size_t place = 0; place < known.size(); ++place)
        addUnknown(place);
    return merged;
}

} // namespace

JsonValue mergedJson(const JsonValue &original, const JsonValue &before, const JsonValue &after)
{
    using Kind = JsonValue::Kind;
    if (before == after)
        return original;
    const auto all = [&](Kind kind) { return original.kind == kind && before.kind == kind && after.kind == kind; };
    if (all(Kind::Object))
        return mergedObject(original, before, after);
    if (all(Kind::List))
        return mergedList(original, before, after);
    if (original.kind == Kind::Text && after.kind == Kind::Word)
        return JsonValue::text(after.token); // its numbers are texts
    return after;
}

} // namespace muster::rules
