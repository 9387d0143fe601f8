// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/JsonTree.h"

#include "base/Message.h"
#include "base/Number.h"
#include "rules/data/ChunkPool.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>
#include <utility>

namespace muster::rules {

namespace ondemand = simdjson::ondemand;

namespace {

constexpr int deepestObject = 256;

// "sharedSelectionEntries" holds elements named "selectionEntry".
std::string elementName(std::string_view container)
{
    std::string name(container);
    if (name.starts_with("shared") && name.size() > 6) {
        name.erase(0, 6);
        name[0] = static_cast<char>(name[0] >= 'A' && name[0] <= 'Z' ? name[0] - 'A' + 'a' : name[0]);
    }
    if (name.ends_with("ies"))
        name.replace(name.size() - 3, 3, "y");
    else if (name.ends_with('s'))
        name.pop_back();
    return name;
}

// Of the four digits of an escape.
std::uint32_t hexNumber(const char *digits)
{
    std::uint32_t code = 0;
    for (const char digit : std::string_view(digits, 4))
        code = code * 16 + static_cast<std::uint32_t>(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
    return code;
}

// Texts that are elements of their own in XML.
bool isTextElement(std::string_view key)
{
    return key == "description" || key == "readme" || key == "comment" || key == "customNotes";
}

} // namespace

bool looksLikeJson(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && bytes[first] == '{';
}

struct JsonTree::Parser
{
    struct Name
    {
        std::string text;
        std::uint32_t key = 0;
    };
    /// A text in the buffer, without its escapes.
    struct Text
    {
        char *start = nullptr;
        std::size_t length = 0;

        [[nodiscard]] std::string_view view() const { return {start, length}; }
    };
    /// The children of an element that is being read.
    struct Children
    {
        XmlElement *owner = nullptr;
        XmlElement *last = nullptr;

        void add(XmlElement &child)
        {
            (last ? last->next : owner->firstChild) = &child;
            last = &child;
        }
    };

    ondemand::parser parser;
    ChunkPool<XmlElement> elements;
    ChunkPool<XmlAttribute> attributes;
    std::vector<XmlAttribute> pending; ///< of the objects that are open
    std::unordered_map<std::uint32_t, Name> singular;
    char *counted = nullptr; ///< lines are counted up to here
    char *end = nullptr;
    std::uint32_t line = 1;
    int depth = 0;
    std::ptrdiff_t allowed = 0; ///< elements that may still be made

    void countTo(char *place)
    {
        if (place <= counted)
            return;
        line += lineEnds(counted, place);
        counted = place;
    }

    Text textAt(const char *token);
    XmlElement &element(const char *name, std::uint32_t length, std::uint32_t key, const char *place);
    XmlElement &textElement(const Text &name, const Text &text);
    simdjson::error_code object(ondemand::object &source, XmlElement &target);
    simdjson::error_code field(ondemand::field &field, XmlElement &target, Children &children);
    simdjson::error_code list(ondemand::array &source, const Text &name, Children &children);
    simdjson::error_code items(ondemand::array &source, const Name &name, XmlElement &container);
    simdjson::error_code scalar(const Text &name, std::string_view token, XmlElement &target, Children &children);
    [[nodiscard]] simdjson::error_code document(std::string &buffer, std::initializer_list<std::string_view> wanted, XmlElement *&root);
};

// `token` stands on the opening quote. What is between the quotes is decoded in place, and a zero ends it: the positions of everything
// else are known to the parser already, and it never looks at this text again.
JsonTree::Parser::Text JsonTree::Parser::textAt(const char *token)
{
    char *first = const_cast<char *>(token) + 1;
    char *at = jsonTextEnd(first, end);
    if (*at == '"') {
        *at = '\0';
        return {first, static_cast<std::size_t>(at - first)};
    }
    char *close = at;
    while (*close != '"')
        close += *close == '\\' ? 2 : 1;
    countTo(first);
    counted = close; // a text holds no line ends before it is decoded
    char *out = at;
    for (char *in = at; in < close;) {
        if (*in != '\\') {
            *out++ = *in++;
            continue;
        }
        static constexpr std::string_view marks = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const char mark = in[1];
        in += 2;
        if (const std::size_t place = marks.find(mark); place != std::string_view::npos) {
            *out++ = meanings[place];
            continue;
        }
        if (mark != 'u' || close - in < 4)
            break;
        std::uint32_t code = hexNumber(in);
        in += 4;
        if (code >= 0xD800 && code < 0xDC00 && close - in >= 6 && in[0] == '\\' && in[1] == 'u') {
            code = 0x10000 + ((code - 0xD800) << 10) + ((hexNumber(in + 2) - 0xDC00) & 0x3FF);
            in += 6;
        }
        out = appendUtf8(out, code > 0x10FFFF || (code >= 0xD800 && code < 0xE000) ? 0xFFFD : code);
    }
    *out = '\0';
    return {first, static_cast<std::size_t>(out - first)};
}

XmlElement &JsonTree::Parser::element(const char *name, std::uint32_t length, std::uint32_t key, const char *place)
{
    --allowed;
    XmlElement &made = *elements.take(1);
    made = {};
    made.name = name;
    made.nameLength = length;
    made.key = key;
    countTo(const_cast<char *>(place));
    made.line = line;
    return made;
}

XmlElement &JsonTree::Parser::textElement(const Text &name, const Text &text)
{
    XmlElement &made = element(name.start, static_cast<std::uint32_t>(name.length), nameKeyIn(name.start, name.length, end), name.start);
    made.text = text.start;
    made.textLength = text.length;
    return made;
}

simdjson::error_code JsonTree::Parser::scalar(const Text &name, std::string_view token, XmlElement &target, Children &children)
{
    Text value;
    if (token.front() == '"') {
        value = textAt(token.data());
        if (name.view() == "$text") {
            target.text = value.start;
            target.textLength = value.length;
            return simdjson::SUCCESS;
        }
        if (isTextElement(name.view())) {
            children.add(textElement(name, value));
            return simdjson::SUCCESS;
        }
    } else {
        token = token.substr(0, token.find_last_not_of(" \t\r\n") + 1);
        if (token == "null")
            return simdjson::SUCCESS;
        if (token != "true" && token != "false" && !base::parseNumber(token))
            return simdjson::TAPE_ERROR;
        value = {const_cast<char *>(token.data()), token.size()};
    }
    pending.push_back({name.start, nameKeyIn(name.start, name.length, end), static_cast<std::uint32_t>(value.length), value.start});
    return simdjson::SUCCESS;
}

simdjson::error_code JsonTree::Parser::items(ondemand::array &source, const Name &name, XmlElement &container)
{
    Children children{&container};
    for (auto each : source) {
        ondemand::value value;
        if (const auto error = std::move(each).get(value))
            return error;
        ondemand::json_type type;
        if (const auto error = value.type().get(type))
            return error;
        if (type != ondemand::json_type::object) { // unknown, but not lost: an element with a text
            const std::string_view token = value.raw_json_token();
            const bool quoted = token.front() == '"';
            const std::size_t length = token.find_last_not_of(" \t\r\n") + 1;
            const Text text = quoted ? textAt(token.data()) : Text{const_cast<char *>(token.data()), length};
            if (type == ondemand::json_type::array || token.substr(0, length) == "null")
                continue;
            XmlElement &plain = element(name.text.data(), static_cast<std::uint32_t>(name.text.size()), name.key, token.data());
            plain.text = text.start;
            plain.textLength = text.length;
            children.add(plain);
            continue;
        }
        const char *place = value.raw_json_token().data();
        ondemand::object inner;
        if (const auto error = value.get_object().get(inner))
            return error;
        XmlElement &child = element(name.text.data(), static_cast<std::uint32_t>(name.text.size()), name.key, place);
        children.add(child);
        if (const auto error = object(inner, child))
            return error;
    }
    return simdjson::SUCCESS;
}

simdjson::error_code JsonTree::Parser::list(ondemand::array &source, const Text &name, Children &children)
{
    if (name.view() == "alias") {
        for (auto each : source) {
            ondemand::value value;
            if (const auto error = std::move(each).get(value))
                return error;
            if (const std::string_view token = value.raw_json_token(); token.front() == '"')
                children.add(textElement(name, textAt(token.data())));
        }
        return simdjson::SUCCESS;
    }
    const std::uint32_t key = nameKeyIn(name.start, name.length, end);
    Name &inside = singular[key];
    if (inside.text.empty()) {
        inside.text = elementName(name.view());
        inside.key = nameKey(inside.text);
    }
    XmlElement &container = element(name.start, static_cast<std::uint32_t>(name.length), key, name.start);
    children.add(container);
    return items(source, inside, container);
}

simdjson::error_code JsonTree::Parser::field(ondemand::field &field, XmlElement &target, Children &children)
{
    const Text name = textAt(field.key().raw() - 1);
    ondemand::value value = field.value();
    ondemand::json_type type;
    if (const auto error = value.type().get(type))
        return error;
    if (type == ondemand::json_type::array) {
        ondemand::array inner;
        if (const auto error = value.get_array().get(inner))
            return error;
        return list(inner, name, children);
    }
    if (type == ondemand::json_type::object) {
        ondemand::object inner;
        if (const auto error = value.get_object().get(inner))
            return error;
        XmlElement &child = element(name.start, static_cast<std::uint32_t>(name.length), nameKeyIn(name.start, name.length, end),
                                    name.start);
        children.add(child);
        return object(inner, child);
    }
    return scalar(name, value.raw_json_token(), target, children);
}

simdjson::error_code JsonTree::Parser::object(ondemand::object &source, XmlElement &target)
{
    if (++depth > deepestObject)
        return simdjson::DEPTH_ERROR;
    if (allowed < 0)
        return simdjson::CAPACITY;
    const std::size_t first = pending.size();
    Children children{&target};
    for (auto each : source) {
        ondemand::field inner;
        if (const auto error = std::move(each).get(inner))
            return error;
        if (const auto error = field(inner, target, children))
            return error;
    }
    const std::size_t count = pending.size() - first;
    if (count > ChunkPool<XmlAttribute>::chunk)
        return simdjson::CAPACITY;
    if (count > 0) {
        XmlAttribute *own = attributes.take(count);
        std::copy(pending.begin() + static_cast<std::ptrdiff_t>(first), pending.end(), own);
        target.attributes = own;
        target.attributeCount = static_cast<std::uint32_t>(count);
        pending.resize(first);
    }
    --depth;
    return simdjson::SUCCESS;
}

simdjson::error_code JsonTree::Parser::document(std::string &buffer, std::initializer_list<std::string_view> wanted, XmlElement *&root)
{
    ondemand::document document;
    const std::size_t mark = buffer.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const simdjson::padded_string_view text(buffer.data() + mark, buffer.size() - mark, buffer.capacity() - mark);
    if (const auto error = parser.iterate(text).get(document))
        return error;
    ondemand::object outermost;
    if (const auto error = document.get_object().get(outermost))
        return error;
    for (auto each : outermost) {
        ondemand::field field;
        if (const auto error = std::move(each).get(field))
            return error;
        const char *key = field.key().raw();
        const auto known = std::find_if(wanted.begin(), wanted.end(), [&](std::string_view name) {
            return std::strncmp(key, name.data(), name.size()) == 0 && key[name.size()] == '"';
        });
        ondemand::value value = field.value();
        ondemand::json_type type;
        if (const auto error = value.type().get(type))
            return error;
        if (known == wanted.end() || type != ondemand::json_type::object)
            continue;
        const Text name = textAt(key - 1);
        ondemand::object inner;
        if (const auto error = value.get_object().get(inner))
            return error;
        root = &element(name.start, static_cast<std::uint32_t>(name.length), nameKey(name.view()), name.start);
        return object(inner, *root);
    }
    return simdjson::SUCCESS;
}

JsonTree::JsonTree() : m_parser(std::make_unique<Parser>()) {}
JsonTree::~JsonTree() = default;
JsonTree::JsonTree(JsonTree &&) noexcept = default;
JsonTree &JsonTree::operator=(JsonTree &&) noexcept = default;

JsonTree::Outcome JsonTree::parse(std::string &buffer, std::initializer_list<std::string_view> wanted, std::ptrdiff_t mostElements)
{
    buffer.reserve(buffer.size() + simdjson::SIMDJSON_PADDING);
    Parser &parser = *m_parser;
    parser.elements.clear();
    parser.attributes.clear();
    parser.pending.clear();
    parser.depth = 0;
    parser.allowed = mostElements;
    parser.line = 1;
    parser.counted = buffer.data();
    parser.end = buffer.data() + buffer.size();
    XmlElement *root = nullptr;
    const simdjson::error_code error = parser.document(buffer, wanted, root);
    if (!error)
        return {XmlNode(root), nullptr, false, 0};
    const char *problem = error == simdjson::UTF8_ERROR ? QT_TRANSLATE_NOOP("Message", "letters that are no UTF-8")
        : error == simdjson::DEPTH_ERROR                ? QT_TRANSLATE_NOOP("Message", "lists within lists without end")
        : error == simdjson::EMPTY                      ? QT_TRANSLATE_NOOP("Message", "the file is empty")
                                                        : QT_TRANSLATE_NOOP("Message", "a mark is missing or stands where none may");
    return {XmlNode(), problem, parser.allowed < 0, parser.line};
}

} // namespace muster::rules
