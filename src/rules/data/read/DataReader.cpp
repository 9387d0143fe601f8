// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/DataReader.h"

#include "base/Number.h"
#include "rules/data/read/TextEncoding.h"

#include <algorithm>
#include <cstring>

namespace muster::rules {

namespace {

constexpr int maximalDepth = 60;                              // of nested entries, groups, conditions
constexpr std::size_t maximalSize = 256u * 1024 * 1024;       // of a file
constexpr std::ptrdiff_t maximalElements = 800'000;           // in a file: the largest real ones have half of it
constexpr std::size_t maximalDefinitions = 96u * 1024 * 1024; // bytes of them in a file

// Each element costs some hundred bytes and each entry more than a thousand: counted before any of them is made.
bool hasTooManyElements(const std::string &xml)
{
    if (xml.size() / 4 <= static_cast<std::size_t>(maximalElements)) // the shortest is "<a/>"
        return false;
    std::ptrdiff_t count = 0;
    for (std::size_t at = xml.find('<'); at != std::string::npos && count <= maximalElements; at = xml.find('<', at + 1))
        count += at + 1 < xml.size() && xml[at + 1] != '/' && xml[at + 1] != '!' ? 1 : 0;
    return count > maximalElements;
}

// Game data say what they are at their beginning, mostly; only who does not is searched to the end.
bool namesItsKind(std::string_view json)
{
    constexpr std::size_t beginning = 4096;
    for (const std::string_view part : {json.substr(0, beginning), json})
        for (const std::string_view key : {"\"gameSystem\"", "\"catalogue\""})
            if (part.find(key) != std::string_view::npos)
                return true;
    return false;
}

} // namespace

DataReader::DataReader(IdTable &ids, DataFile &file, ReadNotes &notes, ReadMemory &memory)
    : m_ids(ids), m_memory(memory), m_file(file), m_notes(notes), m_arena(*(file.arena = memory.arena)), m_arenaBefore(m_arena.bytes())
{
}

void DataReader::read()
{
    if (m_file.buffer.size() > maximalSize)
        return fail("file.size", QT_TRANSLATE_NOOP("Message", "the file is larger than 256 MB"), 0);
    bool isJson = looksLikeJson(m_file.buffer);
    if (!isJson && !makeUtf8()) // the scanner of JSON looks at the encoding itself
        return;
    isJson = isJson || looksLikeJson(m_file.buffer);
    if (!isJson && hasTooManyElements(m_file.buffer)) // of JSON they are counted while it is read
        return fail("file.size", QT_TRANSLATE_NOOP("Message", "the file holds more than 800,000 elements"), 0);
    m_memory.ids.reset(m_file.buffer.size() / 300);
    m_memory.fields.clear();
    m_notes.registrations.reserve(m_file.buffer.size() / 250); // about as many as real files have
    m_notes.references.reserve(m_file.buffer.size() / 250);
    const Node root = isJson ? parseJson() : parseXml();
    if (!root)
        return;
    const std::string_view name = root.name();
    if (name != "gameSystem" && name != "catalogue")
        return fail("file.kind",
                    {QT_TRANSLATE_NOOP("Message", "neither a game system nor a catalogue (root element '%1')"), {name.substr(0, 60)}},
                    static_cast<int>(lineOf(root)));
    m_file.isGameSystem = name == "gameSystem";
    readRoot(root);
    if (!m_notes.failed)
        makeIdsGlobal();
}

// The parsers work in place on UTF-8 only.
bool DataReader::makeUtf8()
{
    const TextEncoding encoding = convertToUtf8(m_file.buffer);
    if (!encoding.readable)
        fail("xml.encoding", QT_TRANSLATE_NOOP("Message", "the text encoding cannot be read"), 0);
    else if (!encoding.doubt.empty())
        m_notes.findings.push_back({"xml.encoding", base::Severity::Warning, m_file.fileName, encoding.line, encoding.doubt, {}, 1});
    return encoding.readable;
}

DataReader::Node DataReader::parseXml()
{
    const XmlTree::Outcome parsed = m_memory.xml.parse(m_file.buffer);
    if (!parsed.problem)
        return parsed.root;
    const int line = static_cast<int>(parsed.line);
    if (parsed.doctype)
        fail("xml.doctype", parsed.problem, line);
    else
        fail("xml.syntax", {QT_TRANSLATE_NOOP("Message", "not well-formed XML: %1"), {base::Message(parsed.problem)}}, line);
    return {};
}

// Other JSON may lie in the same folder: settings, lists of books. Nobody asked for it, so nothing is said about it.
DataReader::Node DataReader::parseJson()
{
    if (!namesItsKind(m_file.buffer)) {
        m_notes.failed = true;
        return {};
    }
    const auto parse = [this] { return m_memory.json.parse(m_file.buffer, {"gameSystem", "catalogue"}, maximalElements); };
    JsonTree::Outcome parsed = parse();
    if (parsed.notUtf8) {
        if (!makeUtf8())
            return {};
        parsed = parse();
    }
    if (parsed.tooMany)
        fail("file.size", QT_TRANSLATE_NOOP("Message", "the file holds more than 800,000 elements"), 0);
    else if (parsed.problem)
        fail("json.syntax", {QT_TRANSLATE_NOOP("Message", "not well-formed JSON: %1"), {base::Message(parsed.problem)}},
             static_cast<int>(parsed.line));
    else if (!parsed.root)
        m_notes.failed = true;
    m_file.newer = true;
    return parsed.root;
}

bool DataReader::hasRoomFor(std::size_t bytes)
{
    if (!m_notes.failed && m_arena.bytes() - m_arenaBefore + bytes > maximalDefinitions)
        fail("file.size", QT_TRANSLATE_NOOP("Message", "the file holds more definitions than any game: over 96 MB of them"), 0);
    return !m_notes.failed;
}

void DataReader::readRoot(Node root)
{
    for (const XmlAttribute &attribute : root.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("id"):
            m_file.idText = value;
            break;
        case nameKey("name"):
            m_file.name = value;
            break;
        case nameKey("library"):
            m_file.library = isYes(value);
            break;
        case nameKey("revision"):
            m_file.revision = base::parseInteger(value).value_or(0);
            break;
        case nameKey("battleScribeVersion"):
            m_file.battleScribeVersion = value;
            break;
        case nameKey("gameSystemId"):
            m_file.gameSystemId = value;
            break;
        case nameKey("gameSystemRevision"):
            m_file.gameSystemRevision = base::parseInteger(value).value_or(0);
            break;
        case nameKey("readme"):
            m_file.readme = value;
            break;
        default:
            break; // authors and name spaces have no effect on any list
        }
    }
    if (m_file.idText.empty())
        return fail("id.missing", QT_TRANSLATE_NOOP("Message", "the file has no id"), static_cast<int>(lineOf(root)));
    put(m_file.id, m_file.idText);
    define(m_file.id, DefinitionKind::Catalogue, &m_file, lineOf(root));
    readRootLists(root);
}

void DataReader::readRootLists(Node root)
{
    const Boxes boxes = boxesOf(root);
    m_file.publications = list<Publication>(boxes, Publications, "publication", &DataReader::fillPublication);
    m_file.costTypes = list<CostType>(boxes, CostTypes, "costType", &DataReader::fillCostType);
    m_file.profileTypes = list<ProfileType>(boxes, ProfileTypes, "profileType", &DataReader::fillProfileType);
    m_file.categoryEntries = list<CategoryEntry>(boxes, CategoryEntries, "categoryEntry", &DataReader::fillCategory);
    m_file.forceEntries = list<ForceEntry>(boxes, ForceEntries, "forceEntry", &DataReader::fillForce);
    m_file.sharedForceEntries = list<ForceEntry>(boxes, SharedForceEntries, "forceEntry", &DataReader::fillForce);
    m_file.forceLinks = list<ForceLink>(boxes, ForceEntryLinks, "forceEntryLink", &DataReader::fillForceLink);
    m_file.sharedAssociations = list<Association>(boxes, SharedAssociations, "association", &DataReader::fillAssociation);
    m_file.readme = boxes.readme.text();
    m_file.rules = list<Rule>(boxes, Rules, "rule", &DataReader::fillRule);
    m_file.infoLinks = list<InfoLink>(boxes, InfoLinks, "infoLink", &DataReader::fillInfoLink);
    m_file.sharedRules = list<Rule>(boxes, SharedRules, "rule", &DataReader::fillRule);
    m_file.sharedProfiles = list<Profile>(boxes, SharedProfiles, "profile", &DataReader::fillProfile);
    m_file.sharedInfoGroups = list<InfoGroup>(boxes, SharedInfoGroups, "infoGroup", &DataReader::fillInfoGroup);
    m_file.catalogueLinks = list<CatalogueLink>(boxes, CatalogueLinks, "catalogueLink", &DataReader::fillCatalogueLink);
    m_file.rootEntries = entryList(boxes, {SelectionEntries, SelectionEntryGroups, EntryLinks});
    m_file.sharedEntries = entryList(boxes, {SharedSelectionEntries, SharedSelectionEntryGroups});
}

std::span<const Entry> DataReader::entryList(const Boxes &boxes, std::initializer_list<Box> containers)
{
    const auto isEntry = [](Node node) {
        switch (node.key()) {
        case nameKey("selectionEntry"):
        case nameKey("selectionEntryGroup"):
        case nameKey("entryLink"):
            return true;
        default:
            return false;
        }
    };
    if (std::none_of(containers.begin(), containers.end(), [&](Box box) { return boxes.first[box]; }))
        return {};
    std::vector<Node> &found = m_containers; // in the order of the file
    const std::size_t outer = found.size();
    for (const Box box : containers)
        for (Node at(boxes.first[box]); at; at = boxes.isRepeated(box) ? at.next_same() : Node())
            found.push_back(at);
    std::sort(found.begin() + static_cast<std::ptrdiff_t>(outer), found.end(), [](Node a, Node b) { return a.name() < b.name(); });
    const std::size_t end = found.size();
    std::size_t count = 0;
    for (std::size_t box = outer; box < end; ++box)
        for (Node node = found[box].first_child(); node; node = node.next_sibling())
            count += isEntry(node);
    if (!hasRoomFor(count * sizeof(Entry))) {
        found.resize(outer);
        return {};
    }
    std::span<Entry> entries = m_arena.array<Entry>(count);
    std::size_t index = 0;
    for (std::size_t at = outer; at < end; ++at) {
        const Node box = found[at]; // what is read inside may move the list
        for (Node node = box.first_child(); node; node = node.next_sibling()) {
            if (isEntry(node))
                fillEntry(node, entries[index++]);
            else
                unknownElement(node, box.name());
        }
    }
    found.resize(outer);
    return entries;
}

Id DataReader::numberOf(std::string_view text)
{
    return text.empty() ? Id{} : Id{m_memory.ids.add({text, IdIndex::keyOf(text)})};
}

void DataReader::put(Id &field, std::string_view text)
{
    if (text.empty())
        return;
    if (!field) // else the attribute was there twice: the last one counts
        m_memory.fields.push_back(&field);
    field = numberOf(text);
}

void DataReader::makeIdsGlobal()
{
    const std::vector<Id> ids = m_ids.internAll(m_memory.ids);
    for (Id *field : m_memory.fields)
        *field = ids[field->value];
    for (auto &registration : m_notes.registrations)
        registration.id = ids[registration.id.value];
    for (auto &reference : m_notes.references)
        reference.id = ids[reference.id.value];
    for (auto &scope : m_notes.scopes)
        scope.id = ids[scope.id.value];
}

void DataReader::define(Id id, DefinitionKind kind, const void *pointer, std::uint32_t line)
{
    if (id)
        m_notes.registrations.push_back({id, kind, pointer, line});
}

void DataReader::refer(Id id, ReadNotes::Reference::Role role, std::uint32_t line)
{
    if (id)
        m_notes.references.push_back({id, role, line});
}

// What a modifier depends on and is not known switches it off.
void DataReader::notUnderstood(base::Message what, std::uint32_t line)
{
    if (m_understood)
        *m_understood = false;
    unknown(std::move(what), line);
}

void DataReader::unknown(base::Message what, std::uint32_t line)
{
    ReadNotes::Unknown &known = m_notes.unknown[what.english()];
    if (known.count++ == 0) {
        known.what = std::move(what);
        known.line = line;
    }
}

void DataReader::unknownElement(Node node, const char *container)
{
    notUnderstood({QT_TRANSLATE_NOOP("Message", "element <%1> in <%2>"), {std::string_view(node.name()).substr(0, 60), container}},
                  lineOf(node));
}

void DataReader::unknownAttribute(Node node, const char *name)
{
    unknown({QT_TRANSLATE_NOOP("Message", "attribute %1 of <%2>"), {std::string_view(name).substr(0, 60), node.name()}}, lineOf(node));
}

void DataReader::fail(std::string rule, base::Message sentence, int line)
{
    m_notes.failed = true;
    m_notes.findings.push_back({std::move(rule), base::Severity::Error, m_file.fileName, line, std::move(sentence), {}, 1});
}

bool DataReader::enter(Node node)
{
    ++m_file.elementCount;
    if (++m_depth <= maximalDepth)
        return true;
    m_notes.findings.push_back({"xml.depth",
                                base::Severity::Error,
                                m_file.fileName,
                                static_cast<int>(lineOf(node)),
                                "nested too deeply; what is inside is left out",
                                {},
                                1});
    return false;
}

} // namespace muster::rules
