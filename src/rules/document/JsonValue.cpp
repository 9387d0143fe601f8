// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/JsonValue.h"

#include "base/Message.h"
#include "rules/data/read/JsonText.h"
#include "rules/data/read/XmlScan.h"

#include <simdjson.h>

#include <algorithm>
#include <cstdio>

namespace muster::rules {

namespace {

constexpr int deepestValue = 256;
constexpr std::size_t mostValues = 3'000'000; // the largest real files have some two million, and take 400 MB

bool isJsonDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isJsonHexDigit(char character)
{
    return isJsonDigit(character) || ((character | 0x20) >= 'a' && (character | 0x20) <= 'f');
}

std::string contentOfToken(std::string_view token)
{
    std::string text(token.substr(1, token.size() - 2));
    if (text.find('\\') != std::string::npos)
        text.resize(std::size_t(decodeJsonText(text.data(), text.data() + text.size()) - text.data()));
    return text;
}

/// Reads a text that is UTF-8 throughout; stops at the first mark that may not stand where it stands.
class JsonReader
{
public:
    explicit JsonReader(std::string_view text) : m_at(text.data()), m_end(text.data() + text.size()) {}

    ParsedJson read()
    {
        ParsedJson parsed;
        skipBlanks();
        if (m_at == m_end) {
            m_problem = QT_TRANSLATE_NOOP("Message", "the file is empty");
        } else if (value(parsed.root, 0)) {
            skipBlanks();
            if (m_at < m_end)
                misplaced();
        }
        parsed.problem = m_problem;
        parsed.tooLarge = m_values > mostValues;
        parsed.line = m_problem ? m_line : 0;
        return parsed;
    }

private:
    bool misplaced()
    {
        m_problem = QT_TRANSLATE_NOOP("Message", "a mark is missing or stands where none may");
        return false;
    }

    void skipBlanks()
    {
        for (; m_at < m_end && isXmlBlank(*m_at); ++m_at)
            m_line += *m_at == '\n';
    }

    bool take(char mark)
    {
        skipBlanks();
        if (m_at == m_end || *m_at != mark)
            return false;
        ++m_at;
        return true;
    }

    bool text(std::string &token)
    {
        const char *first = m_at;
        if (m_at == m_end || *m_at != '"')
            return misplaced();
        for (++m_at; m_at < m_end && *m_at != '"'; ++m_at) {
            if (static_cast<unsigned char>(*m_at) < 0x20 || (*m_at == '\\' && !escape()))
                return misplaced();
        }
        if (m_at == m_end)
            return misplaced();
        token.assign(first, ++m_at);
        return true;
    }

    // Ends on its last character.
    bool escape()
    {
        ++m_at;
        if (m_at == m_end)
            return false;
        if (*m_at != 'u')
            return std::string_view("\"\\/bfnrt").find(*m_at) != std::string_view::npos;
        if (m_end - m_at < 5 || !std::all_of(m_at + 1, m_at + 5, isJsonHexDigit))
            return false;
        m_at += 4;
        return true;
    }

    bool word(std::string &token)
    {
        const char *first = m_at;
        while (m_at < m_end && !isXmlBlank(*m_at) && std::string_view(",:[]{}\"").find(*m_at) == std::string_view::npos)
            ++m_at;
        token.assign(first, m_at);
        return token == "true" || token == "false" || token == "null" || isJsonNumberToken(token) || misplaced();
    }

    bool list(JsonValue &target, int depth)
    {
        if (take(']'))
            return true;
        do {
            if (!value(target.items.emplace_back(), depth + 1))
                return false;
        } while (take(','));
        return take(']') || misplaced();
    }

    bool object(JsonValue &target, int depth)
    {
        if (take('}'))
            return true;
        do {
            skipBlanks();
            JsonMember &member = target.members.emplace_back();
            if (!text(member.keyToken))
                return false;
            if (!take(':'))
                return misplaced();
            if (!value(member.value, depth + 1))
                return false;
        } while (take(','));
        return take('}') || misplaced();
    }

    bool value(JsonValue &target, int depth)
    {
        if (depth > deepestValue) {
            m_problem = QT_TRANSLATE_NOOP("Message", "lists within lists without end");
            return false;
        }
        if (++m_values > mostValues) {
            m_problem = QT_TRANSLATE_NOOP("Message", "more values than any game has");
            return false;
        }
        skipBlanks();
        target.line = m_line;
        switch (m_at < m_end ? *m_at : '\0') {
        case '{':
            target.kind = JsonValue::Kind::Object;
            ++m_at;
            return object(target, depth);
        case '[':
            target.kind = JsonValue::Kind::List;
            ++m_at;
            return list(target, depth);
        case '"':
            target.kind = JsonValue::Kind::Text;
            return text(target.token);
        default:
            target.kind = JsonValue::Kind::Word;
            return word(target.token);
        }
    }

    const char *m_at;
    const char *m_end;
    std::uint32_t m_line = 1;
    std::size_t m_values = 0;
    const char *m_problem = nullptr;
};

void writeJson(std::string &out, const JsonValue &value, std::size_t depth)
{
    const auto line = [&out](std::size_t indent) { out.append("\n").append(indent * 2, ' '); };
    bool first = true;
    const auto begin = [&] {
        out += first ? "" : ",";
        first = false;
        line(depth + 1);
    };
    switch (value.kind) {
    case JsonValue::Kind::Word:
    case JsonValue::Kind::Text:
        out += value.token;
        return;
    case JsonValue::Kind::List:
        out += '[';
        for (const JsonValue &item : value.items) {
            begin();
            writeJson(out, item, depth + 1);
        }
        break;
    case JsonValue::Kind::Object:
        out += '{';
        for (const JsonMember &member : value.members) {
            begin();
            out.append(member.keyToken).append(": ");
            writeJson(out, member.value, depth + 1);
        }
        break;
    }
    if (!first)
        line(depth);
    out += value.kind == JsonValue::Kind::List ? ']' : '}';
}

} // namespace

std::string jsonToken(std::string_view content)
{
    std::string token = "\"";
    for (const char character : content) {
        static constexpr std::string_view marks = "\"\\\b\f\n\r\t", names = "\"\\bfnrt";
        if (const std::size_t place = marks.find(character); place != std::string_view::npos) {
            token.append("\\").append(1, names[place]);
        } else if (static_cast<unsigned char>(character) < 0x20) {
            char code[8];
            std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(character));
            token += code;
        } else {
            token += character;
        }
    }
    return token + "\"";
}

JsonValue JsonValue::word(std::string_view token)
{
    JsonValue value;
    value.kind = Kind::Word;
    value.token = token;
    return value;
}

JsonValue JsonValue::text(std::string_view content)
{
    JsonValue value;
    value.kind = Kind::Text;
    value.token = jsonToken(content);
    return value;
}

JsonValue JsonValue::list()
{
    JsonValue value;
    value.kind = Kind::List;
    return value;
}

std::string JsonValue::content() const
{
    return kind == Kind::Text ? contentOfToken(token) : token;
}

const JsonValue *JsonValue::member(std::string_view key) const
{
    const auto found = std::find_if(members.begin(), members.end(), [key](const JsonMember &each) { return each.key() == key; });
    return found == members.end() ? nullptr : &found->value;
}

void JsonValue::add(std::string_view key, JsonValue value)
{
    members.push_back({jsonToken(key), std::move(value)});
}

bool operator==(const JsonValue &first, const JsonValue &second)
{
    return first.kind == second.kind && first.token == second.token && first.items == second.items && first.members == second.members;
}

std::string JsonMember::key() const
{
    return contentOfToken(keyToken);
}

ParsedJson parseJson(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    if (!simdjson::validate_utf8(bytes.data(), bytes.size())) {
        ParsedJson refused;
        refused.problem = QT_TRANSLATE_NOOP("Message", "letters that are no UTF-8");
        return refused;
    }
    return JsonReader(bytes).read();
}

std::string jsonText(const JsonValue &value)
{
    std::string out;
    writeJson(out, value, 0);
    return out;
}

bool isJsonNumberToken(std::string_view text)
{
    std::size_t at = 0;
    const auto digits = [&] {
        const std::size_t first = at;
        while (at < text.size() && isJsonDigit(text[at]))
            ++at;
        return at - first;
    };
    const auto take = [&](std::string_view marks) {
        const bool found = at < text.size() && marks.find(text[at]) != std::string_view::npos;
        at += found;
        return found;
    };
    take("-");
    const std::size_t first = at;
    const std::size_t whole = digits();
    if (whole == 0 || (whole > 1 && text[first] == '0'))
        return false;
    if (take(".") && digits() == 0)
        return false;
    if (take("eE")) {
        take("+-");
        if (digits() == 0)
            return false;
    }
    return at == text.size();
}

} // namespace muster::rules
