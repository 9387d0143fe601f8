// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterJson.h"

#include "base/Message.h"
#include "base/Number.h"
#include "base/Text.h"
#include "rules/data/Refusal.h"
#include "rules/data/read/JsonTree.h"
#include "rules/document/JsonValue.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

namespace muster::rules {

namespace {

constexpr std::array<std::string_view, 4> textElements{"description", "readme", "comment", "customNotes"};

bool isNamed(std::string_view name, std::span<const std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isNameCharacter(char character, bool first)
{
    const auto code = static_cast<unsigned char>(character);
    const bool letter = (code | 0x20) >= 'a' && (code | 0x20) <= 'z';
    return letter || character == '_' || character == ':' || code >= 0x80
        || (!first && ((code >= '0' && code <= '9') || code == '-' || code == '.'));
}

// A key may be any text, a name may not: what does not fit is written by its number.
std::string xmlName(std::string_view key)
{
    std::string name;
    for (const char character : key) {
        if (isNameCharacter(character, name.empty())) {
            name += character;
            continue;
        }
        char code[16];
        std::snprintf(code, sizeof code, "_x%02X_", static_cast<unsigned>(static_cast<unsigned char>(character)));
        name += code;
    }
    return name.empty() ? "_" : name;
}

std::string jsonKey(std::string_view name)
{
    std::string key;
    for (std::size_t at = 0; at < name.size();) {
        unsigned code = 0;
        if (name.substr(at, 2) == "_x" && at + 4 < name.size() && name[at + 4] == '_'
            && std::sscanf(std::string(name.substr(at + 2, 2)).c_str(), "%02X", &code) == 1) {
            key += static_cast<char>(code);
            at += 5;
        } else {
            key += name[at++];
        }
    }
    return key;
}

void writeXml(std::string &out, XmlNode node)
{
    const std::string name = xmlName(node.name());
    out.append("<").append(name);
    for (const XmlAttribute &attribute : node.attributes())
        out.append(" ").append(xmlName(attribute.name())).append("=\"").append(base::xmlEscaped(attribute.value(), true)).append("\"");
    out.append(">").append(base::xmlEscaped(node.text(), false));
    for (XmlNode child = node.first_child(); child; child = child.next_sibling())
        writeXml(out, child);
    out.append("</").append(name).append(">");
}

/// Writes the elements of a roster as JSON.
class JsonText
{
public:
    std::string text;

    void object(pugi::xml_node node)
    {
        bool first = true;
        text += "{";
        ++m_depth;
        const std::string content = node.text().get();
        if (!content.empty() && !hasElements(node))
            member(first, "$text", jsonToken(content));
        for (const pugi::xml_attribute attribute : node.attributes())
            member(first, attribute.name(), scalar(attribute.name(), attribute.value()));
        for (const pugi::xml_node child : node.children())
            if (child.type() == pugi::node_element)
                element(first, child);
        --m_depth;
        if (!first)
            line();
        text += "}";
    }

private:
    static bool hasElements(pugi::xml_node node)
    {
        return std::any_of(node.begin(), node.end(), [](pugi::xml_node child) { return child.type() == pugi::node_element; });
    }

    void line() { text.append("\n").append(m_depth * 2, ' '); }

    void begin(bool &first, std::string_view name)
    {
        text += first ? "" : ",";
        first = false;
        line();
        text += jsonToken(jsonKey(name)) + ": ";
    }

    void member(bool &first, std::string_view name, const std::string &value)
    {
        begin(first, name);
        text += value;
    }

    // A text, a list, or, when it says something about itself, an object.
    void element(bool &first, pugi::xml_node node)
    {
        if (isNamed(node.name(), textElements))
            return member(first, node.name(), jsonToken(node.text().get()));
        begin(first, node.name());
        if (node.first_attribute())
            return object(node);
        bool none = true;
        text += "[";
        ++m_depth;
        for (const pugi::xml_node child : node.children()) {
            if (child.type() != pugi::node_element)
                continue;
            text += none ? "" : ",";
            none = false;
            line();
            if (child.first_attribute() || hasElements(child))
                object(child);
            else
                text += scalar({}, child.text().get());
        }
        --m_depth;
        if (!none)
            line();
        text += "]";
    }

    // A number or yes and no where the text says exactly that; names and ids stay texts.
    static std::string scalar(std::string_view name, std::string_view value)
    {
        static constexpr std::array<std::string_view, 13> words{"id",
                                                                "name",
                                                                "customName",
                                                                "entryId",
                                                                "entryGroupId",
                                                                "typeId",
                                                                "typeName",
                                                                "catalogueId",
                                                                "catalogueName",
                                                                "gameSystemId",
                                                                "gameSystemName",
                                                                "publicationId",
                                                                "battleScribeVersion"};
        if (isNamed(name, words))
            return jsonToken(value);
        if (value == "true" || value == "false")
            return std::string(value);
        const auto number = base::parseNumber(value);
        if (number && (base::formatNumber(*number) == value || base::formatJavaDouble(*number) == value))
            return base::formatNumber(*number);
        return jsonToken(value);
    }

    std::size_t m_depth = 0;
};

} // namespace

base::Result<std::string> rosterXmlOf(std::string json, std::string_view fileName)
{
    JsonTree tree;
    const JsonTree::Outcome parsed = tree.parse(json, {"roster"});
    const auto error = [&](const char *code, base::Message detail) {
        std::string where(fileName);
        if (parsed.line > 0)
            where += (where.empty() ? "line " : ":") + std::to_string(parsed.line);
        return base::Error{code, refusal(code, std::move(detail)), where};
    };
    if (parsed.tooMany)
        return error("file.size", QT_TRANSLATE_NOOP("Message", "the file holds more than 800,000 elements"));
    if (parsed.problem)
        return error("xml.syntax", {QT_TRANSLATE_NOOP("Message", "not well-formed JSON: %1"), {base::Message(parsed.problem)}});
    if (!parsed.root)
        return error("file.kind", QT_TRANSLATE_NOOP("Message", "not a roster"));
    std::string xml;
    writeXml(xml, parsed.root);
    return xml;
}

std::string rosterJsonOf(const std::string &xml)
{
    pugi::xml_document document;
    document.load_buffer(xml.data(), xml.size(), pugi::parse_default | pugi::parse_ws_pcdata_single, pugi::encoding_utf8);
    JsonText json;
    json.text = "{\n  \"roster\": ";
    JsonText inner;
    inner.object(document.document_element());
    json.text += base::replaced(inner.text, "\n", "\n  ") + "\n}";
    return std::move(json.text);
}

} // namespace muster::rules
