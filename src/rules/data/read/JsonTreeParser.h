// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/ChunkPool.h"
#include "rules/data/read/JsonText.h"
#include "rules/data/read/JsonTree.h"

#include <simdjson.h>

#include <array>
#include <utility>

namespace muster::rules {

/// Walks from token to token of a file and makes its elements.
struct JsonTree::Parser
{
    static constexpr int deepestObject = 256;

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

} // namespace muster::rules
