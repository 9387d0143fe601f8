// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/DataReader.h"

#include "base/Number.h"

#include <algorithm>

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

// Pugixml works in place on UTF-8 only: other encodings are converted first.
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

DataReader::DataReader(IdTable &ids, DataFile &file, ReadNotes &notes)
    : m_ids(ids), m_file(file), m_notes(notes), m_arena(*(file.arena = std::make_unique<Arena>()))
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

    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_buffer_inplace(m_file.buffer.data(), m_file.buffer.size(),
        pugi::parse_default | pugi::parse_doctype, pugi::encoding_utf8);
    if (!parsed) {
        const int line = m_file.lineAt(static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(0, parsed.offset)));
        return fail("xml.syntax", std::string("not well-formed XML: ") + parsed.description(), line);
    }
    for (const Node node : document.children())
        if (node.type() == pugi::node_doctype)
            return fail("xml.doctype", "a document type declaration is not allowed", 0);
    const Node root = document.document_element();
    const std::string_view name = root.name();
    if (name != "gameSystem" && name != "catalogue")
        return fail("file.kind", "neither a game system nor a catalogue (root element '" + std::string(name.substr(0, 60)) + "')",
            m_file.lineAt(root ? offsetOf(root) : 0));
    m_file.isGameSystem = name == "gameSystem";
    readRoot(root);
}

void DataReader::readRoot(Node root)
{
    for (const pugi::xml_attribute attribute : root.attributes()) {
        const std::string_view value = attribute.value();
        switch (nameKey(attribute.name())) {
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
    m_file.id = m_ids.intern(m_file.idText);
    define(m_file.id, DefinitionKind::Catalogue, &m_file, offsetOf(root));
    m_file.readme = childText(root, "readme");
    readRootLists(root);
}

void DataReader::readRootLists(Node root)
{
    m_file.publications = list<Publication>(root, "publications", "publication", &DataReader::fillPublication);
    m_file.costTypes = list<CostType>(root, "costTypes", "costType", &DataReader::fillCostType);
    m_file.profileTypes = list<ProfileType>(root, "profileTypes", "profileType", &DataReader::fillProfileType);
    m_file.categoryEntries = list<CategoryEntry>(root, "categoryEntries", "categoryEntry", &DataReader::fillCategory);
    m_file.forceEntries = list<ForceEntry>(root, "forceEntries", "forceEntry", &DataReader::fillForce);
    m_file.sharedForceEntries = list<ForceEntry>(root, "sharedForceEntries", "forceEntry", &DataReader::fillForce);
    m_file.rules = list<Rule>(root, "rules", "rule", &DataReader::fillRule);
    m_file.infoLinks = list<InfoLink>(root, "infoLinks", "infoLink", &DataReader::fillInfoLink);
    m_file.sharedRules = list<Rule>(root, "sharedRules", "rule", &DataReader::fillRule);
    m_file.sharedProfiles = list<Profile>(root, "sharedProfiles", "profile", &DataReader::fillProfile);
    m_file.sharedInfoGroups = list<InfoGroup>(root, "sharedInfoGroups", "infoGroup", &DataReader::fillInfoGroup);
    m_file.catalogueLinks = list<CatalogueLink>(root, "catalogueLinks", "catalogueLink", &DataReader::fillCatalogueLink);
    m_file.rootEntries = entryList(root, {"selectionEntries", "selectionEntryGroups", "entryLinks"});
    m_file.sharedEntries = entryList(root, {"sharedSelectionEntries", "sharedSelectionEntryGroups"});
    checkChildren(root, {"publications", "costTypes", "profileTypes", "categoryEntries", "forceEntries", "sharedForceEntries",
        "rules", "infoLinks", "sharedRules", "sharedProfiles", "sharedInfoGroups", "catalogueLinks", "selectionEntries",
        "selectionEntryGroups", "entryLinks", "sharedSelectionEntries", "sharedSelectionEntryGroups", "readme", "comment"});
}

std::span<const Entry> DataReader::entryList(Node parent, std::initializer_list<const char *> containers)
{
    const auto isEntry = [](Node node) {
        const std::string_view name = node.name();
        return name == "selectionEntry" || name == "selectionEntryGroup" || name == "entryLink";
    };
    const auto isContainer = [&](Node node) {
        return std::any_of(containers.begin(), containers.end(),
            [&](const char *name) { return std::strcmp(name, node.name()) == 0; });
    };
    std::size_t count = 0;
    for (Node box = parent.first_child(); box; box = box.next_sibling())
        if (isContainer(box))
            count += static_cast<std::size_t>(std::count_if(box.begin(), box.end(), isEntry));
    std::span<Entry> entries = m_arena.array<Entry>(count);
    std::size_t index = 0;
    for (Node box = parent.first_child(); box && count > 0; box = box.next_sibling()) {
        if (!isContainer(box))
            continue;
        for (const Node node : box.children()) {
            if (isEntry(node))
                fillEntry(node, entries[index++]);
            else
                unknownElement(node, box.name());
        }
    }
    return entries;
}

std::uint32_t DataReader::offsetOf(Node node) const
{
    // Names are not moved by the parser: the pointer difference is the place in the file.
    return static_cast<std::uint32_t>(node.name() - m_start);
}

std::string_view DataReader::childText(Node node, const char *name) const
{
    return node.child(name).child_value();
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
    if (node.type() == pugi::node_element)
        unknown("element <" + std::string(node.name()).substr(0, 60) + "> in <" + container + ">", offsetOf(node));
}

void DataReader::unknownAttribute(Node node, const char *name)
{
    unknown("attribute " + std::string(name).substr(0, 60) + " of <" + node.name() + ">", offsetOf(node));
}

void DataReader::checkChildren(Node node, std::initializer_list<std::string_view> known)
{
    for (const Node child : node.children())
        if (child.type() == pugi::node_element && std::find(known.begin(), known.end(), child.name()) == known.end())
            unknownElement(child, node.name());
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
