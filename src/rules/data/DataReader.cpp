// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/DataReader.h"

#include "base/Number.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cstring>

namespace muster::rules {

namespace {

constexpr int maximalDepth = 60;                       // of nested entries, groups, conditions
constexpr std::size_t maximalSize = 256u * 1024 * 1024; // of a file

std::vector<std::uint32_t> lineStarts(std::string_view text)
{
    std::vector<std::uint32_t> starts;
    starts.reserve(text.size() / 60);
    const char *at = text.data();
    const char *end = at + text.size();
    while ((at = static_cast<const char *>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)))) != nullptr) {
        ++at;
        starts.push_back(static_cast<std::uint32_t>(at - text.data()));
    }
    return starts;
}

// The parser works in place on UTF-8 only: other encodings are converted first.
bool convertToUtf8(std::string &buffer)
{
    const bool wide = buffer.size() >= 2
        && (buffer.starts_with("\xFF\xFE") || buffer.starts_with("\xFE\xFF") || buffer[0] == '\0' || buffer[1] == '\0');
    if (!wide)
        return true;
    pugi::xml_document document;
    if (!document.load_buffer(buffer.data(), buffer.size()))
        return false;
    struct Writer : pugi::xml_writer
    {
        std::string text;
        void write(const void *data, std::size_t size) override { text.append(static_cast<const char *>(data), size); }
    } writer;
    document.save(writer, "", pugi::format_raw, pugi::encoding_utf8);
    buffer = std::move(writer.text);
    return true;
}

} // namespace

DataReader::DataReader(IdTable &ids, DataFile &file, ReadNotes &notes, XmlTree &xml)
    : m_ids(ids), m_xml(xml), m_file(file), m_notes(notes), m_arena(*(file.arena = std::make_unique<Arena>()))
{
}

void DataReader::read()
{
    if (m_file.buffer.size() > maximalSize)
        return fail("file.size", "the file is larger than 256 MB", 0);
    if (!convertToUtf8(m_file.buffer))
        return fail("xml.encoding", "the text encoding cannot be read", 0);
    m_file.lineStarts = lineStarts(m_file.buffer);
    m_start = m_file.buffer.data();

    const XmlTree::Outcome parsed = m_xml.parse(m_file.buffer);
    if (parsed.problem) {
        const int line = m_file.lineAt(static_cast<std::uint32_t>(parsed.offset));
        if (parsed.doctype)
            return fail("xml.doctype", parsed.problem, line);
        return fail("xml.syntax", std::string("not well-formed XML: ") + parsed.problem, line);
    }
    const Node root = parsed.root;
    const std::string_view name = root.name();
    if (name != "gameSystem" && name != "catalogue")
        return fail("file.kind", "neither a game system nor a catalogue (root element '" + std::string(name.substr(0, 60)) + "')",
            m_file.lineAt(root ? offsetOf(root) : 0));
    m_file.isGameSystem = name == "gameSystem";
    readRoot(root);
}

void DataReader::readRoot(Node root)
{
    for (const XmlAttribute &attribute : root.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("id"): m_file.idText = value; break;
        case nameKey("name"): m_file.name = value; break;
        case nameKey("library"): m_file.library = isTrue(value); break;
        case nameKey("revision"): m_file.revision = base::parseInteger(value).value_or(0); break;
        case nameKey("battleScribeVersion"): m_file.battleScribeVersion = value; break;
        case nameKey("gameSystemId"): m_file.gameSystemId = value; break;
        case nameKey("gameSystemRevision"): m_file.gameSystemRevision = base::parseInteger(value).value_or(0); break;
        case nameKey("authorName"): m_file.authorName = value; break;
        default: break; // contact data and name spaces have no effect on any list
        }
    }
    if (m_file.idText.empty())
        return fail("id.missing", "the file has no id", m_file.lineAt(offsetOf(root)));
    m_file.id = intern(m_file.idText);
    define(m_file.id, DefinitionKind::Catalogue, &m_file, offsetOf(root));
    readRootLists(root);
}

void DataReader::readRootLists(Node root)
{
    const Boxes boxes = boxesOf(root);
    m_file.readme = boxes.text.text();
    m_file.publications = list<Publication>(boxes, Publications, "publication", &DataReader::fillPublication);
    m_file.costTypes = list<CostType>(boxes, CostTypes, "costType", &DataReader::fillCostType);
    m_file.profileTypes = list<ProfileType>(boxes, ProfileTypes, "profileType", &DataReader::fillProfileType);
    m_file.categoryEntries = list<CategoryEntry>(boxes, CategoryEntries, "categoryEntry", &DataReader::fillCategory);
    m_file.forceEntries = list<ForceEntry>(boxes, ForceEntries, "forceEntry", &DataReader::fillForce);
    m_file.sharedForceEntries = list<ForceEntry>(boxes, SharedForceEntries, "forceEntry", &DataReader::fillForce);
    m_file.rules = list<Rule>(boxes, Rules, "rule", &DataReader::fillRule);
    m_file.infoLinks = list<InfoLink>(boxes, InfoLinks, "infoLink", &DataReader::fillInfoLink);
    m_file.sharedRules = list<Rule>(boxes, SharedRules, "rule", &DataReader::fillRule);
    m_file.sharedProfiles = list<Profile>(boxes, SharedProfiles, "profile", &DataReader::fillProfile);
    m_file.sharedInfoGroups = list<InfoGroup>(boxes, SharedInfoGroups, "infoGroup", &DataReader::fillInfoGroup);
    m_file.catalogueLinks = list<CatalogueLink>(boxes, CatalogueLinks, "catalogueLink", &DataReader::fillCatalogueLink);
    m_file.rootEntries = entryList(boxes, {SelectionEntries, SelectionEntryGroups, EntryLinks});
    m_file.sharedEntries = entryList(boxes, {SharedSelectionEntries, SharedSelectionEntryGroups});
}

DataReader::Boxes DataReader::boxesOf(Node node)
{
    Boxes boxes;
    const auto put = [&](Box box, Node child) {
        if (boxes.first[box])
            boxes.repeated |= 1u << box;
        else
            boxes.first[box] = child.element();
    };
    for (Node child = node.first_child(); child; child = child.next_sibling()) {
        switch (child.key()) {
        case nameKey("modifiers"): put(Modifiers, child); break;
        case nameKey("modifierGroups"): put(ModifierGroups, child); break;
        case nameKey("profiles"): put(Profiles, child); break;
        case nameKey("rules"): put(Rules, child); break;
        case nameKey("infoGroups"): put(InfoGroups, child); break;
        case nameKey("infoLinks"): put(InfoLinks, child); break;
        case nameKey("costs"): put(Costs, child); break;
        case nameKey("constraints"): put(Constraints, child); break;
        case nameKey("categoryLinks"): put(CategoryLinks, child); break;
        case nameKey("conditions"): put(Conditions, child); break;
        case nameKey("conditionGroups"): put(ConditionGroups, child); break;
        case nameKey("repeats"): put(Repeats, child); break;
        case nameKey("characteristics"): put(Characteristics, child); break;
        case nameKey("characteristicTypes"): put(CharacteristicTypes, child); break;
        case nameKey("publications"): put(Publications, child); break;
        case nameKey("costTypes"): put(CostTypes, child); break;
        case nameKey("profileTypes"): put(ProfileTypes, child); break;
        case nameKey("categoryEntries"): put(CategoryEntries, child); break;
        case nameKey("forceEntries"): put(ForceEntries, child); break;
        case nameKey("sharedForceEntries"): put(SharedForceEntries, child); break;
        case nameKey("sharedRules"): put(SharedRules, child); break;
        case nameKey("sharedProfiles"): put(SharedProfiles, child); break;
        case nameKey("sharedInfoGroups"): put(SharedInfoGroups, child); break;
        case nameKey("catalogueLinks"): put(CatalogueLinks, child); break;
        case nameKey("selectionEntries"): put(SelectionEntries, child); break;
        case nameKey("selectionEntryGroups"): put(SelectionEntryGroups, child); break;
        case nameKey("entryLinks"): put(EntryLinks, child); break;
        case nameKey("sharedSelectionEntries"): put(SharedSelectionEntries, child); break;
        case nameKey("sharedSelectionEntryGroups"): put(SharedSelectionEntryGroups, child); break;
        case nameKey("description"): boxes.description = child; break;
        case nameKey("comment"): case nameKey("readme"): boxes.text = child; break;
        case nameKey("alias"): break; // another name for searching
        default: unknownElement(child, node.name());
        }
    }
    return boxes;
}

std::span<const Entry> DataReader::entryList(const Boxes &boxes, std::initializer_list<Box> containers)
{
    const auto isEntry = [](Node node) {
        switch (node.key()) {
        case nameKey("selectionEntry"): case nameKey("selectionEntryGroup"): case nameKey("entryLink"): return true;
        default: return false;
        }
    };
    std::vector<Node> found; // in the order of the file
    for (const Box box : containers)
        for (Node at(boxes.first[box]); at;
             at = boxes.repeated & (1u << box) ? at.next_same() : Node())
            found.push_back(at);
    std::sort(found.begin(), found.end(), [](Node a, Node b) { return a.name() < b.name(); });
    std::size_t count = 0;
    for (const Node box : found)
        for (Node node = box.first_child(); node; node = node.next_sibling())
            count += isEntry(node);
    std::span<Entry> entries = m_arena.array<Entry>(count);
    std::size_t index = 0;
    for (const Node box : found) {
        for (Node node = box.first_child(); node; node = node.next_sibling()) {
            if (isEntry(node))
                fillEntry(node, entries[index++]);
            else
                unknownElement(node, box.name());
        }
    }
    return entries;
}

Id DataReader::intern(std::string_view text)
{
    if (text.empty())
        return {};
    const auto first = static_cast<unsigned char>(text[0]);
    const auto last = static_cast<unsigned char>(text.back());
    const auto middle = static_cast<unsigned char>(text[text.size() / 2]);
    Remembered &slot = m_remembered[(first * 67u + middle * 31u + last * 7u + text.size()) % m_remembered.size()];
    if (slot.text != text)
        slot = {text, m_ids.intern(text)};
    return slot.id;
}

std::uint32_t DataReader::offsetOf(Node node) const
{
    // Names are not moved by the parser: the pointer difference is the place in the file.
    return static_cast<std::uint32_t>(node.name() - m_start);
}

void DataReader::define(Id id, DefinitionKind kind, const void *pointer, std::uint32_t offset)
{
    if (id)
        m_notes.registrations.push_back({id, kind, pointer, offset});
}

void DataReader::refer(Id id, ReadNotes::Reference::Role role, std::uint32_t offset)
{
    if (id)
        m_notes.references.push_back({id, role, offset});
}

void DataReader::unknown(std::string what, std::uint32_t offset)
{
    auto &entry = m_notes.unknown[std::move(what)];
    if (entry.second++ == 0)
        entry.first = offset;
}

void DataReader::unknownElement(Node node, const char *container)
{
    unknown("element <" + std::string(node.name()).substr(0, 60) + "> in <" + container + ">", offsetOf(node));
}

void DataReader::unknownAttribute(Node node, const char *name)
{
    unknown("attribute " + std::string(name).substr(0, 60) + " of <" + node.name() + ">", offsetOf(node));
}

void DataReader::fail(std::string rule, std::string text, int line)
{
    m_notes.failed = true;
    m_notes.findings.push_back({std::move(rule), base::Severity::Error, m_file.fileName, line, std::move(text), {}, 1});
}

bool DataReader::enter(Node node)
{
    ++m_file.elementCount;
    if (++m_depth <= maximalDepth)
        return true;
    m_notes.findings.push_back({"xml.depth", base::Severity::Error, m_file.fileName, m_file.lineAt(offsetOf(node)),
        "nested too deeply; what is inside is left out", {}, 1});
    return false;
}

} // namespace muster::rules
