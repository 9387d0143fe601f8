// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/read/XmlTree.h"

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::rules {

/// Whether a file is JSON: its first character that is not blank opens an object.
[[nodiscard]] bool looksLikeJson(std::string_view bytes);

/// Reads the JSON form of game data into the elements that XmlTree would have made of the XML form, so that one reader serves both:
/// a scalar is an attribute, a list of objects a container, "$text" the text. Texts stay in the buffer; memory serves the next file.
class JsonTree
{
public:
    struct Outcome
    {
        XmlNode root;                  ///< none when no wanted key is there: it is some other JSON
        const char *problem = nullptr; ///< null = parsed
        bool tooMany = false;          ///< more elements than were allowed
        bool notUtf8 = false;          ///< the buffer is as it was
        std::uint32_t line = 0;        ///< of the problem
    };

    JsonTree();
    ~JsonTree();
    JsonTree(JsonTree &&) noexcept;
    JsonTree &operator=(JsonTree &&) noexcept;

    /// The value of the first of the wanted keys in the outermost object. Changes the buffer; the tree is valid until the next call.
    [[nodiscard]] Outcome parse(std::string &buffer, std::initializer_list<std::string_view> wanted, std::ptrdiff_t mostElements = 800'000);

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
};

} // namespace muster::rules
