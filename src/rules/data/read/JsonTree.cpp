// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/JsonTree.h"

#include "base/Message.h"
#include "rules/data/read/JsonTreeParser.h"

#include <algorithm>
#include <cstring>

namespace muster::rules {

namespace {

constexpr std::uint32_t mostMarks = 14'000'000; // four for each value that has a name: half as many in the largest real files

} // namespace

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
    if (scanner->n_structural_indexes > mostMarks) {
        allowed = -1;
        return simdjson::CAPACITY;
    }
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
