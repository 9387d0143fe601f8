// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterWriter.h"

#include "base/Number.h"
#include "base/SeededHash.h"
#include "base/Text.h"
#include "rules/roster/JsonOrigin.h"
#include "rules/roster/RosterAssociations.h"

#include <algorithm>
#include <unordered_map>

namespace muster::rules {

namespace {

const std::string noCategory = "(No Category)";

/// Writes elements with two blanks of indentation, as other programs do.
class XmlText
{
public:
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

    void open(const char *element)
    {
        endTag();
        text.append(m_depth * 2, ' ').append("<").append(element);
        m_inTag = true;
        ++m_depth;
    }

    void attribute(std::string_view name, std::string_view value)
    {
        text.append(" ").append(name).append("=\"").append(base::xmlEscaped(value, true)).append("\"");
    }

    void optional(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            attribute(name, value);
    }

    void close(const char *element)
    {
        --m_depth;
        if (m_inTag)
            text += "/>\n";
        else
            text.append(m_depth * 2, ' ').append("</").append(element).append(">\n");
        m_inTag = false;
    }

    /// Closes an opened element on the same line, with a text in it, so that reading back gives exactly the same text.
    void closeWith(const char *element, std::string_view value)
    {
        if (value.empty())
            return close(element);
        --m_depth;
        text.append(">").append(base::xmlEscaped(value, false)).append("</").append(element).append(">\n");
        m_inTag = false;
    }

    void textElement(const char *element, std::string_view value)
    {
        if (value.empty())
            return;
        open(element);
        closeWith(element, value);
    }

    void raw(const std::string &xml)
    {
        if (xml.empty())
            return;
        endTag();
        text.append(m_depth * 2, ' ').append(xml).append("\n");
    }

private:
    void endTag()
    {
        if (m_inTag)
            text += ">\n";
        m_inTag = false;
    }

    std::size_t m_depth = 0;
    bool m_inTag = false;
};

const Snapshot &snapshotOf(const SnapshotPtr &snapshot)
{
    static const Snapshot empty;
    return snapshot ? *snapshot : empty;
}

void writeForeignAttributes(XmlText &out, const ForeignXml &foreign, std::string_view without = {})
{
    for (const auto &[name, value] : foreign.attributes)
        if (name != without)
            out.attribute(name, value);
}

void writeExtras(XmlText &out, const Extras &extras)
{
    if (extras.empty())
        return;
    out.open("muster:extras");
    for (const auto &[name, value] : extras) {
        out.open("muster:extra");
        out.attribute("name", name);
        out.attribute("value", value);
        out.close("muster:extra");
    }
    out.close("muster:extras");
}

void writeCosts(XmlText &out, const std::vector<CostValue> &costs, const char *list, const char *element)
{
    if (costs.empty())
        return;
    out.open(list);
    for (const CostValue &cost : costs) {
        out.open(element);
        out.attribute("name", cost.name);
        out.attribute("typeId", cost.typeId);
        out.attribute("value", base::formatJavaDouble(cost.value));
        out.close(element);
    }
    out.close(list);
}

/// What rules and profiles say of themselves alike.
template <typename Info>
void writeInfoHead(XmlText &out, const Info &info)
{
    out.attribute("id", info.id);
    out.attribute("name", info.name);
    out.optional("publicationId", info.publicationId);
    out.optional("page", info.page);
    out.attribute("hidden", info.hidden ? "true" : "false");
}

void writeRules(XmlText &out, const std::vector<RuleValue> &rules)
{
    if (rules.empty())
        return;
    out.open("rules");
    for (const RuleValue &rule : rules) {
        out.open("rule");
        writeInfoHead(out, rule);
        out.textElement("description", rule.description);
        out.close("rule");
    }
    out.close("rules");
}

void writeProfiles(XmlText &out, const std::vector<ProfileValue> &profiles)
{
    if (profiles.empty())
        return;
    out.open("profiles");
    for (const ProfileValue &profile : profiles) {
        out.open("profile");
        writeInfoHead(out, profile);
        out.attribute("typeId", profile.typeId);
        out.attribute("typeName", profile.typeName);
        if (!profile.characteristics.empty()) {
            out.open("characteristics");
            for (const CharacteristicValue &part : profile.characteristics) {
                out.open("characteristic");
                out.attribute("name", part.name);
                out.attribute("typeId", part.typeId);
                out.closeWith("characteristic", part.value);
            }
            out.close("characteristics");
        }
        out.close("profile");
    }
    out.close("profiles");
}

using NotesByCategory = std::unordered_map<std::string, const CategoryNote *, base::SeededTextHash>;

// Also the ones that only the user's own words remember: newer data may not have the category any more.
std::vector<CategoryValue> allCategories(const std::vector<CategoryValue> &categories, const std::vector<CategoryNote> &notes,
                                         NotesByCategory unsaved)
{
    std::vector<CategoryValue> all = categories;
    for (const CategoryValue &known : categories)
        unsaved.erase(known.entryId);
    for (const CategoryNote &note : notes) {
        if (unsaved.erase(note.entryId) > 0)
            all.push_back({{}, note.entryId, {}, false});
    }
    return all;
}

void writeCategories(XmlText &out, const std::string &ownerId, const std::vector<CategoryValue> &saved,
                     const std::vector<CategoryNote> &notes)
{
    NotesByCategory unwritten;
    for (const CategoryNote &note : notes)
        unwritten.emplace(note.entryId, &note);
    const std::vector<CategoryValue> categories = allCategories(saved, notes, unwritten);
    if (categories.empty())
        return;
    out.open("categories");
    for (const CategoryValue &category : categories) {
        const auto own = unwritten.extract(category.entryId); // once, should the category be there twice
        out.open("category");
        out.attribute("id", category.id.empty() ? categoryElementId(ownerId, category.entryId) : category.id);
        out.attribute("name", category.name);
        out.attribute("entryId", category.entryId);
        if (own)
            out.optional("customName", own.mapped()->customName);
        out.attribute("primary", category.primary ? "true" : "false");
        if (own)
            out.textElement("customNotes", own.mapped()->customNotes);
        out.close("category");
    }
    out.close("categories");
}

void writePublications(XmlText &out, const std::vector<PublicationValue> &publications)
{
    if (publications.empty())
        return;
    out.open("publications");
    for (const PublicationValue &publication : publications) {
        out.open("publication");
        out.attribute("id", publication.id);
        out.attribute("name", publication.name);
        out.close("publication");
    }
    out.close("publications");
}

void writeAssociations(XmlText &out, const char *list, const char *other, const std::vector<AssociationChoice> &associations)
{
    if (associations.empty())
        return;
    out.open(list);
    for (const AssociationChoice &choice : associations) {
        out.open("association");
        out.attribute("associationId", choice.associationId);
        out.attribute(other, choice.to);
        out.close("association");
    }
    out.close(list);
}

void writeSelections(XmlText &out, const std::vector<Selection> &selections, const IncomingAssociations &incoming)
{
    if (selections.empty())
        return;
    out.open("selections");
    for (const Selection &selection : selections) {
        const Snapshot &snapshot = snapshotOf(selection.snapshot);
        out.open("selection");
        out.attribute("id", selection.id);
        out.attribute("name", selection.name);
        out.attribute("entryId", selection.entryId);
        out.optional("entryGroupId", selection.entryGroupId);
        out.optional("customName", selection.customName);
        out.optional("publicationId", snapshot.publicationId);
        out.optional("page", snapshot.page);
        out.attribute("number", std::to_string(selection.number));
        out.attribute("type", selection.type);
        writeForeignAttributes(out, snapshot.foreign);
        out.textElement("customNotes", selection.customNotes);
        writeRules(out, snapshot.rules);
        writeProfiles(out, snapshot.profiles);
        writeSelections(out, selection.selections, incoming);
        writePublications(out, snapshot.publications);
        writeCosts(out, snapshot.costs, "costs", "cost");
        writeCategories(out, selection.id, snapshot.categories, {});
        writeAssociations(out, "associations", "to", selection.associations);
        if (const auto joined = incoming.find(selection.id); joined != incoming.end())
            writeAssociations(out, "incomingAssociations", "from", joined->second);
        out.raw(snapshot.foreign.elements);
        writeExtras(out, selection.extras);
        out.close("selection");
    }
    out.close("selections");
}

void writeForces(XmlText &out, const std::vector<Force> &forces, const IncomingAssociations &incoming)
{
    if (forces.empty())
        return;
    out.open("forces");
    for (const Force &force : forces) {
        const Snapshot &snapshot = snapshotOf(force.snapshot);
        out.open("force");
        out.attribute("id", force.id);
        out.attribute("name", force.name);
        out.attribute("entryId", force.entryId);
        out.attribute("catalogueId", force.catalogueId);
        out.attribute("catalogueRevision", std::to_string(force.catalogueRevision));
        out.attribute("catalogueName", force.catalogueName);
        out.optional("customName", force.customName);
        out.optional("publicationId", snapshot.publicationId);
        out.optional("page", snapshot.page);
        writeForeignAttributes(out, snapshot.foreign);
        out.textElement("customNotes", force.customNotes);
        writeRules(out, snapshot.rules);
        writeProfiles(out, snapshot.profiles);
        writeSelections(out, force.selections, incoming);
        writePublications(out, snapshot.publications);
        writeCategories(out, force.id, snapshot.categories, force.categoryNotes);
        writeForces(out, force.forces, incoming);
        writeCosts(out, snapshot.costs, "costs", "cost");
        out.raw(snapshot.foreign.elements);
        writeExtras(out, force.extras);
        out.close("force");
    }
    out.close("forces");
}

// What a newer version wrote with our prefix is foreign to us, and needs it all the same.
bool hasOurPrefix(const ForeignXml &foreign)
{
    return foreign.elements.find("muster:") != std::string::npos
        || std::any_of(foreign.attributes.begin(), foreign.attributes.end(),
                       [](const auto &each) { return each.first.starts_with("muster:") && each.first != jsonOriginMark; });
}

bool hasExtras(const Roster &roster)
{
    bool found = !roster.extras.empty() || hasOurPrefix(roster.foreign);
    const auto check = [&found](const auto &item) {
        found = found || !item.extras.empty() || (item.snapshot && hasOurPrefix(item.snapshot->foreign));
    };
    const auto look = [&](const auto &self, const std::vector<Force> &forces) -> void {
        for (const Force &force : forces) {
            check(force);
            self(self, force.forces);
        }
    };
    look(look, roster.forces);
    forEachSelection(roster, check);
    return found;
}

} // namespace

std::string categoryElementId(const std::string &ownerId, const std::string &entryId)
{
    return ownerId + "-" + (entryId == noCategory ? "none" : entryId);
}

std::string writeRoster(const Roster &roster, WriteOrigin origin)
{
    const std::string *json = origin == WriteOrigin::Yes ? jsonOriginOf(roster) : nullptr;
    XmlText out;
    out.open("roster");
    out.attribute("id", roster.id);
    out.attribute("name", roster.name);
    out.attribute("battleScribeVersion", "2.03");
    out.attribute("gameSystemId", roster.gameSystemId);
    out.attribute("gameSystemName", roster.gameSystemName);
    out.attribute("gameSystemRevision", std::to_string(roster.gameSystemRevision));
    out.attribute("xmlns", "http://www.battlescribe.net/schema/rosterSchema");
    if (json || hasExtras(roster))
        out.attribute("xmlns:muster", "urn:muster:roster-extras");
    writeForeignAttributes(out, roster.foreign, json ? std::string_view() : jsonOriginMark);
    out.textElement("customNotes", roster.customNotes);
    writeCosts(out, roster.savedCosts, "costs", "cost");
    writeCosts(out, roster.costLimits, "costLimits", "costLimit");
    writeForces(out, roster.forces, incomingAssociations(roster));
    if (!roster.tags.empty()) {
        out.open("tags");
        for (const std::string &tag : roster.tags) {
            out.open("tag");
            out.attribute("name", tag);
            out.close("tag");
        }
        out.close("tags");
    }
    out.raw(roster.foreign.elements);
    writeExtras(out, roster.extras);
    out.close("roster");
    return std::move(out.text);
}

} // namespace muster::rules
