// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/DataForms.h"

#include "rules/data/Refusal.h"
#include "rules/data/read/JsonTree.h"
#include "rules/data/read/TextEncoding.h"
#include "rules/document/DataLosses.h"
#include "rules/document/JsonOfXml.h"
#include "rules/document/XmlOfJson.h"

#include <algorithm>
#include <iterator>

namespace muster::rules {

namespace {

constexpr std::size_t largestFile = 64u * 1024 * 1024;
constexpr int deepestElement = 256;
constexpr std::ptrdiff_t mostElements = 800'000; // as of data that are read
constexpr std::ptrdiff_t mostSigns = 4'000'000;  // one for each attribute
constexpr int mostAttributes = 200;              // of one element: they are compared each with all
constexpr unsigned xmlOptions = pugi::parse_default | pugi::parse_doctype | pugi::parse_comments | pugi::parse_pi
    | pugi::parse_ws_pcdata_single;

bool isDataName(std::string_view name)
{
    return name == "gameSystem" || name == "catalogue";
}

const JsonMember *dataMember(const JsonValue &root)
{
    const auto found = std::find_if(root.members.begin(), root.members.end(), [](const JsonMember &member) {
        return isDataName(member.key()) && member.value.kind == JsonValue::Kind::Object;
    });
    return found == root.members.end() ? nullptr : &*found;
}

base::Error refused(const char *code, base::Message detail, std::string_view fileName, std::size_t line = 0)
{
    std::string where(fileName);
    if (line > 0)
        where += (where.empty() ? "line " : ":") + std::to_string(line);
    return {code, refusal(code, std::move(detail)), where};
}

pugi::xml_parse_result parseXml(pugi::xml_document &document, std::string_view text)
{
    return document.load_buffer(text.data(), text.size(), xmlOptions, pugi::encoding_utf8);
}

bool isTooDeep(pugi::xml_document &document)
{
    struct Walker : pugi::xml_tree_walker
    {
        bool for_each(pugi::xml_node &) override { return depth() <= deepestElement; }
    } walker;
    return !document.traverse(walker);
}

// Asked before the tree is made, which takes many times the memory.
bool isTooLarge(std::string_view xml)
{
    const auto marks = std::count(xml.begin(), xml.end(), '<'), signs = std::count(xml.begin(), xml.end(), '=');
    return marks > 2 * mostElements || signs > mostSigns; // of both sorts some may stand in texts
}

bool hasManyAttributes(pugi::xml_document &document)
{
    struct Walker : pugi::xml_tree_walker
    {
        bool for_each(pugi::xml_node &node) override
        {
            return std::distance(node.attributes().begin(), node.attributes().end()) <= mostAttributes;
        }
    } walker;
    return !document.traverse(walker);
}

base::Result<ConvertedData> fromJson(std::string_view bytes, DataForm to, std::string_view fileName)
{
    const ParsedJson parsed = parseJson(bytes);
    if (parsed.tooLarge)
        return refused("file.size", base::Message(parsed.problem), fileName, parsed.line);
    if (parsed.problem)
        return refused("xml.syntax", {QT_TRANSLATE_NOOP("Message", "not well-formed JSON: %1"), {base::Message(parsed.problem)}}, fileName,
                       parsed.line);
    const JsonMember *data = dataMember(parsed.root);
    if (!data)
        return refused("file.kind", QT_TRANSLATE_NOOP("Message", "not game data"), fileName);
    if (to == DataForm::Json)
        return ConvertedData{data->key(), jsonText(parsed.root), {}};
    ConvertedData converted{data->key(), xmlOfJson(data->key(), data->value), {}};
    pugi::xml_document document;
    if (!parseXml(document, converted.text))
        return refused("xml.syntax", QT_TRANSLATE_NOOP("Message", "it cannot be written as XML"), fileName);
    JsonValue back;
    back.add(data->key(), jsonOfXml(document.document_element()));
    converted.losses = lossesOf(parsed.root, back, fileName);
    return converted;
}

base::Result<ConvertedData> fromXml(std::string_view bytes, DataForm to, std::string_view fileName)
{
    std::string text(bytes);
    if (!convertToUtf8(text).readable)
        return refused("xml.encoding", QT_TRANSLATE_NOOP("Message", "the text encoding cannot be read"), fileName);
    if (isTooLarge(text))
        return refused("file.size", QT_TRANSLATE_NOOP("Message", "more values than any game has"), fileName);
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = parseXml(document, text);
    if (!parsed) {
        const auto end = text.begin() + std::clamp<std::ptrdiff_t>(parsed.offset, 0, std::ptrdiff_t(text.size()));
        return refused("xml.syntax", {QT_TRANSLATE_NOOP("Message", "not well-formed XML: %1"), {parsed.description()}}, fileName,
                       std::size_t(std::count(text.begin(), end, '\n')) + 1);
    }
    const auto isDoctype = [](pugi::xml_node node) { return node.type() == pugi::node_doctype; };
    if (std::any_of(document.begin(), document.end(), isDoctype))
        return refused("xml.doctype", QT_TRANSLATE_NOOP("Message", "a document type declaration is not allowed"), fileName);
    const pugi::xml_node root = document.document_element();
    if (!isDataName(root.name()))
        return refused("file.kind", QT_TRANSLATE_NOOP("Message", "not game data"), fileName);
    if (isTooDeep(document))
        return refused("xml.depth", QT_TRANSLATE_NOOP("Message", "elements within elements without end"), fileName);
    if (hasManyAttributes(document))
        return refused("file.size", QT_TRANSLATE_NOOP("Message", "more values than any game has"), fileName);
    if (to == DataForm::Xml)
        return ConvertedData{root.name(), std::string(bytes), {}};
    JsonValue json;
    json.add(root.name(), jsonOfXml(root));
    ConvertedData converted{root.name(), jsonText(json), {}};
    pugi::xml_document back;
    if (!parseXml(back, xmlOfJson(root.name(), json.members.front().value)))
        return refused("xml.syntax", QT_TRANSLATE_NOOP("Message", "it cannot be written as XML"), fileName);
    converted.losses = lossesOf(document, back, text, fileName);
    return converted;
}

} // namespace

bool isJsonData(std::string_view bytes)
{
    if (!looksLikeJson(bytes) || bytes.size() > largestFile)
        return false;
    const ParsedJson parsed = parseJson(bytes);
    return !parsed.problem && dataMember(parsed.root);
}

base::Result<ConvertedData> convertedData(std::string_view bytes, DataForm to, std::string_view fileName)
{
    if (bytes.size() > largestFile)
        return refused("file.size", QT_TRANSLATE_NOOP("Message", "the file is larger than 64 MB"), fileName);
    return looksLikeJson(bytes) ? fromJson(bytes, to, fileName) : fromXml(bytes, to, fileName);
}

} // namespace muster::rules
