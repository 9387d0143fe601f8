// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/JsonTree.h"

#include "base/Message.h"
#include "rules/data/ChunkPool.h"
#include "rules/data/read/JsonText.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace muster::rules {

namespace {

constexpr int deepestObject = 256;

} // namespace

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

    /// Finds where the tokens of a file begin; the tree is made by walking from one to the next. simdjson's own readers hand over
    /// every field in several copies, which costs as much as all the rest of the reading.
    std::unique_ptr<simdjson::internal::dom_parser_implementation> scanner;
    std::size_t scannerRoom = 0;
    char *base = nullptr;
    const std::uint32_t *token = nullptr; ///< the next one
    const std::uint32_t *lastToken = nullptr;
    ChunkPool<XmlElement> elements;
    ChunkPool<XmlAttribute> attributes;
    std::vector<XmlAttribute> pending; ///< of the objects that are open
    std::unordered_map<std::uint32_t, Name> singular;
    std::array<std::pair<std::uint32_t, const Name *>, 256> recent{}; ///< of `singular`, by the last byte of the key
    char *counted = nullptr;                                          ///< lines are counted up to here
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

    /// Where the next token begins; a zero stands behind the last one.
    [[nodiscard]] char *peek() const { return token < lastToken ? base + *token : end; }
    [[nodiscard]] char *next() { return token < lastToken ? base + *token++ : end; }
    /// A number or word that begins there, up to the next token.
    [[nodiscard]] std::string_view wordAt(const char *first) const;
    Text textAt(const char *quote);
    /// A text whose first escape was found.
    Text textWithEscapes(char *first, char *escape);
    XmlElement &element(const char *name, std::uint32_t length, std::uint32_t key, const char *place);
    XmlElement &textElement(const Text &name, const Text &text);
    simdjson::error_code object(XmlElement &target);
    simdjson::error_code field(XmlElement &target, Children &children);
    simdjson::error_code list(const Text &name, Children &children);
    simdjson::error_code items(const Name &name, XmlElement &container);
    simdjson::error_code aliases(const Text &name, Children &children);
    simdjson::error_code scalar(const Text &name, char *first, XmlElement &target, Children &children);
    simdjson::error_code skip();
    /// What the elements of a container are called.
    const Name &singularOf(std::uint32_t key, std::string_view container);
    [[nodiscard]] simdjson::error_code scan(std::string &buffer);
    [[nodiscard]] simdjson::error_code document(std::string &buffer, std::initializer_list<std::string_view> wanted, XmlElement *&root);
};

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

// Begins on the opening quote. What is between the quotes is decoded in place, and a zero ends it: the positions of everything
// else are known to the parser already, and it never looks at this text again.
MUSTER_INLINE JsonTree::Parser::Text JsonTree::Parser::textAt(const char *quote)
{
    char *first = const_cast<char *>(quote) + 1;
    char *at = jsonTextEnd(first, end);
    if (*at != '"')
        return textWithEscapes(first, at);
    *at = '\0';
    return {first, static_cast<std::size_t>(at - first)};
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

// Where the tokens stand; texts are whole and in UTF-8 when it succeeds.
simdjson::error_code JsonTree::Parser::scan(std::string &buffer)
{
    const std::size_t mark = buffer.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const std::size_t length = buffer.size() - mark;
    if (!scanner || scannerRoom < length) {
        scannerRoom = 0;
        if (const auto error = simdjson::get_active_implementation()->create_dom_parser_implementation(length + 1, deepestObject, scanner))
            return error;
        scannerRoom = length;
    }
    base = buffer.data() + mark;
    if (const auto error = scanner->stage1(reinterpret_cast<const std::uint8_t *>(base), length, simdjson::stage1_mode::regular))
        return error;
    token = scanner->structural_indexes.get();
    lastToken = token + scanner->n_structural_indexes;
    return simdjson::SUCCESS;
}

simdjson::error_code JsonTree::Parser::document(std::string &buffer, std::initializer_list<std::string_view> wanted, XmlElement *&root)
{
    if (const auto error = scan(buffer))
        return error;
    if (*next() != '{')
        return simdjson::INCORRECT_TYPE;
    if (*peek() == '}')
        return simdjson::SUCCESS;
    for (char mark = ','; mark == ','; mark = *next()) {
        char *quote = next();
        if (*quote != '"' || *next() != ':')
            return simdjson::TAPE_ERROR;
        const char *key = quote + 1;
        const auto known = std::find_if(wanted.begin(), wanted.end(), [&](std::string_view name) {
            return std::strncmp(key, name.data(), name.size()) == 0 && key[name.size()] == '"';
        });
        if (known == wanted.end() || *peek() != '{') {
            if (const auto error = skip())
                return error;
            continue;
        }
        (void)next();
        const Text name = textAt(quote);
        root = &element(name.start, static_cast<std::uint32_t>(name.length), nameKey(name.view()), name.start);
        return object(*root);
    }
    return simdjson::SUCCESS;
}

JsonTree::JsonTree() : m_parser(std::make_unique<Parser>()) {}
JsonTree::~JsonTree() = default;
JsonTree::JsonTree(JsonTree &&) noexcept = default;
JsonTree &JsonTree::operator=(JsonTree &&) noexcept = default;

JsonTree::Outcome JsonTree::parse(std::string &buffer, std::initializer_list<std::string_view> wanted, std::ptrdiff_t mostElements)
{
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
        return {XmlNode(root), nullptr, false, false, 0};
    const char *problem = error == simdjson::UTF8_ERROR ? QT_TRANSLATE_NOOP("Message", "letters that are no UTF-8")
        : error == simdjson::DEPTH_ERROR                ? QT_TRANSLATE_NOOP("Message", "lists within lists without end")
        : error == simdjson::EMPTY                      ? QT_TRANSLATE_NOOP("Message", "the file is empty")
                                                        : QT_TRANSLATE_NOOP("Message", "a mark is missing or stands where none may");
    return {XmlNode(), problem, parser.allowed < 0, error == simdjson::UTF8_ERROR, parser.line};
}

} // namespace muster::rules
