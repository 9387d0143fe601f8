// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/JsonTreeParser.h"

#include <algorithm>

namespace muster::rules {

// A word may be a number, true, false or null; blanks behind it are not part of it. Sought from its beginning: it is short, while the
// blanks before the next token may fill a line. (What follows after blanks is a token of its own.)
std::string_view JsonTree::Parser::wordAt(const char *first) const
{
    const char *limit = peek();
    const char *behind = first;
    while (behind < limit && !isXmlBlank(*behind))
        ++behind;
    return {first, static_cast<std::size_t>(behind - first)};
}

JsonTree::Parser::Text JsonTree::Parser::textWithEscapes(char *first, char *escape)
{
    char *close = escape;
    while (*close != '"')
        close += *close == '\\' ? 2 : 1;
    countTo(first);
    counted = close; // a text holds no line ends before it is decoded
    char *behind = decodeJsonText(escape, close);
    *behind = '\0';
    return {first, static_cast<std::size_t>(behind - first)};
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

simdjson::error_code JsonTree::Parser::scalar(const Text &name, char *first, XmlElement &target, Children &children)
{
    Text value;
    const std::uint32_t key = nameKeyIn(name.start, name.length, end);
    if (*first == '"') {
        value = textAt(first);
        if (key == nameKey("$text") && name.view() == "$text") {
            target.text = value.start;
            target.textLength = value.length;
            return simdjson::SUCCESS;
        }
        if (isTextElement(key, name.view())) {
            children.add(textElement(name, value));
            return simdjson::SUCCESS;
        }
    } else {
        const std::string_view word = wordAt(first);
        if (word == "null")
            return simdjson::SUCCESS;
        if (word != "true" && word != "false" && !isJsonNumber(word))
            return simdjson::TAPE_ERROR;
        value = {first, word.size()};
    }
    pending.push_back({name.start, key, static_cast<std::uint32_t>(value.length), value.start});
    return simdjson::SUCCESS;
}

// Of something that nobody wants; its first token has not been taken yet.
simdjson::error_code JsonTree::Parser::skip()
{
    int open = 0;
    do {
        if (token >= lastToken)
            return simdjson::TAPE_ERROR;
        const char mark = *next();
        open += mark == '{' || mark == '[' ? 1 : mark == '}' || mark == ']' ? -1 : 0;
    } while (open > 0);
    return open == 0 ? simdjson::SUCCESS : simdjson::TAPE_ERROR;
}

simdjson::error_code JsonTree::Parser::items(const Name &name, XmlElement &container)
{
    Children children{&container};
    if (*peek() == ']') {
        (void)next();
        return simdjson::SUCCESS;
    }
    for (;;) {
        char *first = peek();
        if (*first == '{') {
            (void)next();
            XmlElement &child = element(name.text.data(), static_cast<std::uint32_t>(name.text.size()), name.key, first);
            children.add(child);
            if (const auto error = object(child))
                return error;
        } else if (*first == '[') {
            if (const auto error = skip())
                return error;
        } else { // unknown, but not lost: an element with a text
            (void)next();
            const std::string_view word = *first == '"' ? std::string_view() : wordAt(first);
            if (*first != '"' && word != "true" && word != "false" && word != "null" && !isJsonNumber(word))
                return simdjson::TAPE_ERROR;
            const Text text = *first == '"' ? textAt(first) : Text{first, word.size()};
            if (word != "null") {
                XmlElement &plain = element(name.text.data(), static_cast<std::uint32_t>(name.text.size()), name.key, first);
                plain.text = text.start;
                plain.textLength = text.length;
                children.add(plain);
            }
        }
        if (const char mark = *next(); mark != ',')
            return mark == ']' ? simdjson::SUCCESS : simdjson::TAPE_ERROR;
    }
}

simdjson::error_code JsonTree::Parser::aliases(const Text &name, Children &children)
{
    if (*peek() == ']') {
        (void)next();
        return simdjson::SUCCESS;
    }
    for (;;) {
        if (char *first = peek(); *first == '"') {
            (void)next();
            children.add(textElement(name, textAt(first)));
        } else if (const auto error = skip()) {
            return error;
        }
        if (const char mark = *next(); mark != ',')
            return mark == ']' ? simdjson::SUCCESS : simdjson::TAPE_ERROR;
    }
}

const JsonTree::Parser::Name &JsonTree::Parser::singularOf(std::uint32_t key, std::string_view container)
{
    auto &[known, place] = recent[key & 0xFF];
    if (place && known == key)
        return *place;
    Name &inside = singular[key]; // never moves
    if (inside.text.empty()) {
        inside.text = elementName(container);
        inside.key = nameKey(inside.text);
    }
    known = key;
    place = &inside;
    return inside;
}

simdjson::error_code JsonTree::Parser::list(const Text &name, Children &children)
{
    if (name.view() == "alias")
        return aliases(name, children);
    const std::uint32_t key = nameKeyIn(name.start, name.length, end);
    const Name &inside = singularOf(key, name.view());
    XmlElement &container = element(name.start, static_cast<std::uint32_t>(name.length), key, name.start);
    children.add(container);
    return items(inside, container);
}

simdjson::error_code JsonTree::Parser::field(XmlElement &target, Children &children)
{
    char *quote = next();
    if (*quote != '"')
        return simdjson::TAPE_ERROR;
    const Text name = textAt(quote);
    if (*next() != ':')
        return simdjson::TAPE_ERROR;
    char *first = next();
    switch (*first) {
    case '[':
        return list(name, children);
    case '{': {
        XmlElement &child = element(name.start, static_cast<std::uint32_t>(name.length), nameKeyIn(name.start, name.length, end),
                                    name.start);
        children.add(child);
        return object(child);
    }
    default:
        return scalar(name, first, target, children);
    }
}

simdjson::error_code JsonTree::Parser::object(XmlElement &target)
{
    if (++depth > deepestObject)
        return simdjson::DEPTH_ERROR;
    if (allowed < 0)
        return simdjson::CAPACITY;
    const std::size_t firstPending = pending.size();
    Children children{&target};
    if (*peek() == '}') {
        (void)next();
    } else {
        char mark = ',';
        for (; mark == ','; mark = *next())
            if (const auto error = field(target, children))
                return error;
        if (mark != '}')
            return simdjson::TAPE_ERROR;
    }
    const std::size_t count = pending.size() - firstPending;
    if (count > ChunkPool<XmlAttribute>::chunk)
        return simdjson::CAPACITY;
    if (count > 0) {
        XmlAttribute *own = attributes.take(count);
        std::copy(pending.begin() + static_cast<std::ptrdiff_t>(firstPending), pending.end(), own);
        target.attributes = own;
        target.attributeCount = static_cast<std::uint32_t>(count);
        pending.resize(firstPending);
    }
    --depth;
    return simdjson::SUCCESS;
}

} // namespace muster::rules
