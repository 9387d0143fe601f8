// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/XmlOfJson.h"

#include "base/Text.h"
#include "rules/document/DataNames.h"

#include <algorithm>
#include <set>

namespace muster::rules {

namespace {

bool isXmlNameCharacter(char character, bool first)
{
    const auto code = static_cast<unsigned char>(character);
    const bool letter = (code | 0x20) >= 'a' && (code | 0x20) <= 'z';
    return letter || character == '_' || code >= 0x80
        || (!first && ((code >= '0' && code <= '9') || code == '-' || code == '.' || code == ':'));
}

bool isXmlName(std::string_view key)
{
    return !key.empty() && isXmlNameCharacter(key.front(), true)
        && std::all_of(key.begin() + 1, key.end(), [](char character) { return isXmlNameCharacter(character, false); });
}

/// Writes elements with two blanks of indentation, except around a text, where blanks would be part of it.
class XmlWriter
{
public:
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

    void element(const std::string &name, const JsonValue &object)
    {
        begin(name);
        std::set<std::string> used; // an attribute stands once
        bool hasText = false, hasElements = false;
        for (const JsonMember &member : object.members) {
            const std::string key = member.key();
            hasText |= isText(key, member.value) && !member.value.content().empty();
            hasElements |= isElement(key, member.value);
            if (isAttribute(key, member.value) && used.insert(key).second)
                text.append(" ").append(key).append("=\"").append(base::xmlEscaped(member.value.content(), true)).append("\"");
        }
        if (!hasText && !hasElements)
            return end("/>");
        text += '>';
        const bool wasInText = m_inText;
        m_inText |= hasText;
        content(object);
        close(name);
        m_inText = wasInText;
        lineEnd();
    }

private:
    static bool isElement(const std::string &key, const JsonValue &value)
    {
        return isXmlName(key) && (value.isScalar() ? isTextName(key) && !value.isNull() : true);
    }

    static bool isText(const std::string &key, const JsonValue &value) { return key == "$text" && value.isScalar() && !value.isNull(); }

    static bool isAttribute(const std::string &key, const JsonValue &value)
    {
        return isXmlName(key) && value.isScalar() && !value.isNull() && !isTextName(key);
    }

    static bool isItem(const JsonValue &value) { return value.kind == JsonValue::Kind::Object || (value.isScalar() && !value.isNull()); }

    void content(const JsonValue &object)
    {
        lineEnd();
        ++m_depth;
        for (const JsonMember &member : object.members) {
            const std::string key = member.key();
            if (isText(key, member.value))
                text += base::xmlEscaped(member.value.content(), false);
            else if (isElement(key, member.value))
                child(key, member.value);
        }
        --m_depth;
    }

    void child(const std::string &key, const JsonValue &value)
    {
        switch (value.kind) {
        case JsonValue::Kind::Word:
        case JsonValue::Kind::Text:
            return textElement(key, value);
        case JsonValue::Kind::Object:
            return element(key, value);
        case JsonValue::Kind::List:
            break;
        }
        const std::string inside = itemName(key);
        if (inside == key)
            return items(key, value);
        begin(key);
        if (std::none_of(value.items.begin(), value.items.end(), isItem))
            return end("/>");
        text += '>';
        lineEnd();
        ++m_depth;
        items(inside, value);
        --m_depth;
        close(key);
        lineEnd();
    }

    void items(const std::string &name, const JsonValue &list)
    {
        for (const JsonValue &item : list.items) {
            if (item.kind == JsonValue::Kind::Object)
                element(name, item);
            else if (isItem(item))
                textElement(name, item);
        }
    }

    void textElement(const std::string &name, const JsonValue &scalar)
    {
        const std::string content = base::xmlEscaped(scalar.content(), false);
        begin(name);
        if (content.empty())
            return end("/>");
        text.append(">").append(content);
        end("</" + name + ">");
    }

    void begin(const std::string &name)
    {
        if (!m_inText)
            text.append(m_depth * 2, ' ');
        text.append("<").append(name);
    }

    void end(const std::string &mark)
    {
        text += mark;
        lineEnd();
    }

    void close(const std::string &name)
    {
        if (!m_inText)
            text.append(m_depth * 2, ' ');
        text.append("</").append(name).append(">");
    }

    void lineEnd()
    {
        if (!m_inText)
            text += '\n';
    }

    std::size_t m_depth = 0;
    bool m_inText = false;
};

} // namespace

std::string xmlOfJson(const std::string &root, const JsonValue &value)
{
    XmlWriter writer;
    writer.element(root, value);
    return std::move(writer.text);
}

} // namespace muster::rules
