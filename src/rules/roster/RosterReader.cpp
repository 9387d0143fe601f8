// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterReader.h"

#include "base/Number.h"
#include "base/SeededHash.h"
#include "base/Text.h"
#include "rules/data/Refusal.h"
#include "rules/data/read/JsonTree.h"
#include "rules/data/read/TextEncoding.h"
#include "rules/roster/JsonOrigin.h"
#include "rules/roster/RosterAssociations.h"
#include "rules/roster/RosterJson.h"
#include "rules/roster/RosterSize.h"
#include "rules/roster/RosterWriter.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <initializer_list>
#include <unordered_map>
#include <unordered_set>

namespace muster::rules {

namespace {

constexpr int maximalRosterDepth = 64;
constexpr std::size_t maximalSelections = 10'000; // no list that is played comes near
constexpr unsigned long lastCharacter = 0x10FFFF;
constexpr std::size_t longestId = 400;
constexpr int mostPasses = 8; // what is left out may bring another one together: "&#&#2;2;"
constexpr std::size_t maximalRosterSize = 64u * 1024 * 1024;

using Node = pugi::xml_node;

bool isControl(unsigned long code)
{
    return code < 0x20 && code != '\t' && code != '\n' && code != '\r';
}

// Neither as they are nor as references ("&#26;"): they could not be written again.
bool dropControlCharacters(std::string &text)
{
    std::string kept;
    kept.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (text.compare(at, 2, "&#") == 0) {
            const bool hex = at + 2 < text.size() && (text[at + 2] == 'x' || text[at + 2] == 'X');
            const char *digits = text.c_str() + at + (hex ? 3 : 2);
            char *end = nullptr;
            const unsigned long code = std::strtoul(digits, &end, hex ? 16 : 10);
            if (end != digits && *end == ';' && std::isxdigit(static_cast<unsigned char>(*digits))
                && (isControl(code) || code > lastCharacter)) {
                at = std::size_t(end - text.c_str()) + 1;
                continue;
            }
        }
        if (!isControl(static_cast<unsigned char>(text[at])))
            kept += text[at];
        ++at;
    }
    const bool dropped = kept.size() != text.size();
    text = std::move(kept);
    return dropped;
}
using Names = std::initializer_list<std::string_view>;

/// Reads one roster file; every function keeps what it does not know.
class Reader
{
public:
    Reader(std::string_view xml, std::string_view fileName) : m_xml(xml), m_fileName(fileName) {}

    base::Result<ReadRoster> read()
    {
        if (m_xml.size() > maximalRosterSize)
            return error("file.size", QT_TRANSLATE_NOOP("Message", "the file is larger than 64 MB"), 0);
        std::string text(m_xml);
        const TextEncoding encoding = convertToUtf8(text);
        if (!encoding.readable)
            return error("xml.encoding", QT_TRANSLATE_NOOP("Message", "the text encoding cannot be read"), 0);
        if (!encoding.doubt.empty())
            m_result.findings.push_back(
                {"xml.encoding", base::Severity::Warning, std::string(m_fileName), encoding.line, encoding.doubt, {}, 1});
        int passes = 0;
        while (passes < mostPasses && dropControlCharacters(text))
            ++passes;
        if (passes == mostPasses)
            return error("xml.control", QT_TRANSLATE_NOOP("Message", "control characters, which XML does not know, were left out"), 0);
        if (passes > 0)
            m_result.findings.push_back({"xml.control",
                                         base::Severity::Warning,
                                         std::string(m_fileName),
                                         0,
                                         QT_TRANSLATE_NOOP("Message", "control characters, which XML does not know, were left out"),
                                         {},
                                         1});
        m_xml = text; // places are counted in what is read
        pugi::xml_document document;
        const auto parsed = document.load_buffer(
            text.data(), text.size(), pugi::parse_default | pugi::parse_doctype | pugi::parse_ws_pcdata_single, pugi::encoding_utf8);
        if (!parsed)
            return error("xml.syntax", {QT_TRANSLATE_NOOP("Message", "not well-formed XML: %1"), {parsed.description()}}, parsed.offset);
        for (const Node node : document.children())
            if (node.type() == pugi::node_doctype)
                return error("xml.doctype", QT_TRANSLATE_NOOP("Message", "a document type declaration is not allowed"), 0);
        const Node root = document.document_element();
        if (std::string_view(root.name()) != "roster")
            return error("file.kind",
                         {QT_TRANSLATE_NOOP("Message", "not a roster (root element '%1')"), {std::string_view(root.name()).substr(0, 60)}},
                         root.offset_debug());
        if (isOverloaded(root))
            return error("file.size", QT_TRANSLATE_NOOP("Message", "more values than any game has"), 0);
        readRoster(root);
        if (m_selections > maximalSelections)
            return error("roster.size", QT_TRANSLATE_NOOP("Message", "it has more than 10,000 selections"), 0);
        return std::move(m_result);
    }

private:
    base::Error error(const char *code, base::Message detail, std::ptrdiff_t offset) const
    {
        std::string where(m_fileName);
        if (offset >= 0 && !m_xml.empty())
            where += (where.empty() ? "line " : ":") + std::to_string(lineAt(offset));
        return {code, refusal(code, std::move(detail)), where};
    }

    int lineAt(std::ptrdiff_t offset) const
    {
        const auto end = m_xml.begin() + std::clamp<std::ptrdiff_t>(offset, 0, static_cast<std::ptrdiff_t>(m_xml.size()));
        return static_cast<int>(std::count(m_xml.begin(), end, '\n')) + 1;
    }

    // The same thing is told once, with the first place: finding the line means reading the file up to it.
    void note(const char *rule, const base::Message &sentence, Node node)
    {
        for (base::Finding &known : m_result.findings) {
            if (known.sentence == sentence) {
                ++known.count;
                return;
            }
        }
        m_result.findings.push_back({rule, base::Severity::Warning, std::string(m_fileName), lineAt(node.offset_debug()), sentence, {}, 1});
    }

    static void keepForeign(Node node, Names attributes, Names elements, ForeignXml &foreign)
    {
        for (const pugi::xml_attribute attribute : node.attributes())
            if (std::find(attributes.begin(), attributes.end(), attribute.name()) == attributes.end())
                foreign.attributes.emplace_back(attribute.name(), attribute.value());
        struct Writer : pugi::xml_writer
        {
            std::string text;
            void write(const void *data, std::size_t size) override { text.append(static_cast<const char *>(data), size); }
        } writer;
        for (const Node child : node.children())
            if (child.type() == pugi::node_element && std::find(elements.begin(), elements.end(), child.name()) == elements.end())
                child.print(writer, "", pugi::format_raw, pugi::encoding_utf8);
        foreign.elements = std::move(writer.text);
    }

    // All of it: a comment in the middle ends a piece, not the text.
    static std::string textOf(Node node)
    {
        std::string text;
        for (const Node piece : node.children())
            if (piece.type() == pugi::node_pcdata || piece.type() == pugi::node_cdata)
                text += piece.value();
        return text;
    }

    static void readExtras(Node node, Extras &extras)
    {
        for (const Node extra : node.child("muster:extras").children("muster:extra"))
            extras[extra.attribute("name").value()] = extra.attribute("value").value();
    }

    static std::vector<CostValue> readCosts(Node list, const char *element)
    {
        std::vector<CostValue> costs;
        for (const Node node : list.children(element))
            costs.push_back({node.attribute("name").value(), node.attribute("typeId").value(),
                             base::rounded(base::parseNumber(node.attribute("value").value()).value_or(0))}); // as it is written again
        return costs;
    }

    static void readProfiles(Node list, std::vector<ProfileValue> &profiles)
    {
        for (const Node node : list.children("profile")) {
            ProfileValue profile{node.attribute("id").value(),
                                 node.attribute("name").value(),
                                 node.attribute("typeId").value(),
                                 node.attribute("typeName").value(),
                                 node.attribute("publicationId").value(),
                                 node.attribute("page").value(),
                                 base::isTrue(node.attribute("hidden").value()),
                                 {}};
            for (const Node part : node.child("characteristics").children("characteristic")) {
                const std::string_view old = part.attribute("value").value();
                profile.characteristics.push_back(
                    {part.attribute("name").value(), part.attribute("typeId").value(), old.empty() ? textOf(part) : std::string(old)});
            }
            profiles.push_back(std::move(profile));
        }
    }

    static void readRules(Node list, std::vector<RuleValue> &rules)
    {
        for (const Node node : list.children("rule"))
            rules.push_back({node.attribute("id").value(), node.attribute("name").value(), textOf(node.child("description")),
                             node.attribute("publicationId").value(), node.attribute("page").value(),
                             base::isTrue(node.attribute("hidden").value())});
    }

    // An id that the writer would give is none of its own: a category without an id and one that we saved are the same, and a
    // copy of its owner gets another one.
    static CategoryValue readCategory(Node node, const std::string &ownerId)
    {
        CategoryValue category{node.attribute("id").value(), node.attribute("entryId").value(), node.attribute("name").value(),
                               base::isTrue(node.attribute("primary").value())};
        if (category.id == categoryElementId(ownerId, category.entryId))
            category.id.clear();
        return category;
    }

    static void readCommon(Node node, const std::string &ownerId, Snapshot &snapshot)
    {
        snapshot.costs = readCosts(node.child("costs"), "cost");
        readProfiles(node.child("profiles"), snapshot.profiles);
        readRules(node.child("rules"), snapshot.rules);
        for (const Node category : node.child("categories").children("category"))
            snapshot.categories.push_back(readCategory(category, ownerId));
        for (const Node publication : node.child("publications").children("publication"))
            snapshot.publications.push_back({publication.attribute("id").value(), publication.attribute("name").value()});
        snapshot.publicationId = node.attribute("publicationId").value();
        snapshot.page = node.attribute("page").value();
    }

    void readRoster(Node node)
    {
        Roster &roster = m_result.roster;
        roster.id = node.attribute("id").value();
        roster.name = node.attribute("name").value();
        roster.gameSystemId = node.attribute("gameSystemId").value();
        roster.gameSystemName = node.attribute("gameSystemName").value();
        roster.gameSystemRevision = base::parseInteger(node.attribute("gameSystemRevision").value()).value_or(0);
        roster.customNotes = textOf(node.child("customNotes"));
        roster.savedCosts = readCosts(node.child("costs"), "cost");
        roster.costLimits = readCosts(node.child("costLimits"), "costLimit");
        for (const Node tag : node.child("tags").children("tag"))
            roster.tags.emplace_back(tag.attribute("name").value());
        readExtras(node, roster.extras);
        keepForeign(node,
                    {"id", "name", "battleScribeVersion", "gameSystemId", "gameSystemName", "gameSystemRevision", "xmlns", "xmlns:muster"},
                    {"customNotes", "costs", "costLimits", "tags", "forces", "muster:extras"}, roster.foreign);
        readForces(node.child("forces"), roster.forces, 0);
    }

    // Every id goes to libraries, servers and terminals.
    static bool isPlainId(std::string_view id)
    {
        return !id.empty() && id.size() <= longestId
            && std::none_of(id.begin(), id.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    }

    std::string freshId(Node node)
    {
        std::string id = node.attribute("id").value();
        const bool plain = isPlainId(id);
        if (!plain || !m_ids.insert(id).second) {
            if (plain || id.empty())
                note("id.duplicate", QT_TRANSLATE_NOOP("Message", "an id is missing or used twice; a new one was given"), node);
            else
                note("id.strange", QT_TRANSLATE_NOOP("Message", "an id is too long or holds control characters; a new one was given"),
                     node);
            do {
                id = "n" + std::to_string(++m_lastId);
            } while (!m_ids.insert(id).second);
        }
        return id;
    }

    // A category has one name and one note. Where a file has it twice, the words of the second are added to those of the first.
    static void readCategoryNotes(Node list, std::vector<CategoryNote> &notes)
    {
        std::unordered_map<std::string, std::size_t, base::SeededTextHash> known;
        for (const Node node : list.children("category")) {
            const std::string entryId = node.attribute("entryId").value();
            const auto [place, isNew] = known.emplace(entryId, notes.size());
            if (isNew)
                notes.push_back({entryId, {}, {}});
            CategoryNote &note = notes[place->second];
            const auto add = [](std::string &words, const std::string &more, const char *between) {
                if (!more.empty() && words != more)
                    words += (words.empty() ? "" : between) + more;
            };
            add(note.customName, node.attribute("customName").value(), " / ");
            add(note.customNotes, textOf(node.child("customNotes")), "\n");
        }
        std::erase_if(notes, [](const CategoryNote &note) { return note.customName.empty() && note.customNotes.empty(); });
    }

    void readForces(Node list, std::vector<Force> &forces, int depth)
    {
        if (depth > maximalRosterDepth)
            return note("xml.depth", QT_TRANSLATE_NOOP("Message", "forces are nested too deeply; the inner ones are left out"), list);
        for (const Node node : list.children("force")) {
            Force &force = forces.emplace_back();
            force.id = freshId(node);
            force.name = node.attribute("name").value();
            force.entryId = node.attribute("entryId").value();
            force.catalogueId = node.attribute("catalogueId").value();
            force.catalogueName = node.attribute("catalogueName").value();
            force.catalogueRevision = base::parseInteger(node.attribute("catalogueRevision").value()).value_or(0);
            force.customName = node.attribute("customName").value();
            force.customNotes = textOf(node.child("customNotes"));
            readExtras(node, force.extras);
            auto snapshot = std::make_shared<Snapshot>();
            readCommon(node, force.id, *snapshot);
            keepForeign(
                node, {"id", "name", "entryId", "catalogueId", "catalogueName", "catalogueRevision", "customName", "publicationId", "page"},
                {"customNotes", "rules", "profiles", "selections", "publications", "categories", "forces", "costs", "muster:extras"},
                snapshot->foreign);
            force.snapshot = std::move(snapshot);
            readCategoryNotes(node.child("categories"), force.categoryNotes);
            readSelections(node.child("selections"), force.selections, 0);
            readForces(node.child("forces"), force.forces, depth + 1);
        }
    }

    void readSelections(Node list, std::vector<Selection> &selections, int depth)
    {
        if (depth > maximalRosterDepth)
            return note("xml.depth", QT_TRANSLATE_NOOP("Message", "selections are nested too deeply; the inner ones are left out"), list);
        for (const Node node : list.children("selection")) {
            if (++m_selections > maximalSelections)
                return;
            Selection &selection = selections.emplace_back();
            selection.id = freshId(node);
            selection.name = node.attribute("name").value();
            selection.entryId = node.attribute("entryId").value();
            selection.entryGroupId = node.attribute("entryGroupId").value();
            selection.type = node.attribute("type").value();
            selection.customName = node.attribute("customName").value();
            selection.customNotes = textOf(node.child("customNotes"));
            selection.number = readNumber(node);
            readAssociations(node.child("associations"), isPlainId, selection.associations);
            readExtras(node, selection.extras);
            auto snapshot = std::make_shared<Snapshot>();
            readCommon(node, selection.id, *snapshot);
            keepForeign(node, {"id", "name", "entryId", "entryGroupId", "type", "number", "customName", "publicationId", "page"},
                        {"customNotes", "rules", "profiles", "selections", "publications", "categories", "costs", "associations",
                         "incomingAssociations", "muster:extras"},
                        snapshot->foreign);
            selection.snapshot = std::move(snapshot);
            readSelections(node.child("selections"), selection.selections, depth + 1);
        }
    }

    int readNumber(Node node)
    {
        const pugi::xml_attribute attribute = node.attribute("number");
        if (!attribute)
            return 1;
        const double value = base::parseNumber(attribute.value()).value_or(-1);
        if (value >= 0 && value <= highestNumber)
            return static_cast<int>(value);
        note("roster.number", QT_TRANSLATE_NOOP("Message", "a selection has an impossible number; 1 was taken"), node);
        return 1;
    }

    std::string_view m_xml;
    std::string_view m_fileName;
    ReadRoster m_result;
    std::unordered_set<std::string, base::SeededTextHash> m_ids;
    std::size_t m_selections = 0;
    int m_lastId = 0;
};

} // namespace

base::Result<ReadRoster> readRoster(std::string_view xml, std::string_view fileName)
{
    if (looksLikeJson(xml) && xml.size() <= maximalRosterSize) {
        const base::Result<std::string> converted = rosterXmlOf(std::string(xml), fileName);
        if (!converted)
            return converted.error();
        base::Result<ReadRoster> read = Reader(*converted, fileName).read();
        if (read)
            setJsonOrigin(read->roster, xml);
        return read;
    }
    return Reader(xml, fileName).read();
}

} // namespace muster::rules
