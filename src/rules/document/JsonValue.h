// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

struct JsonMember;

/// A JSON document as it stands in a file: keys in their order, also unknown and repeated ones, words and texts as they were written, so
/// that writing it again gives the same but for blanks.
struct JsonValue
{
    enum class Kind : std::uint8_t { Word, Text, List, Object };

    Kind kind = Kind::Object;
    std::uint32_t line = 0;          ///< where it begins, from 1; 0 when it comes from no file
    std::string token;               ///< of a word ("12", "true", "null") or a text, with its quotes and escapes
    std::vector<JsonValue> items;    ///< of a list
    std::vector<JsonMember> members; ///< of an object

    [[nodiscard]] static JsonValue word(std::string_view token);
    [[nodiscard]] static JsonValue text(std::string_view content);
    [[nodiscard]] static JsonValue list();

    [[nodiscard]] bool isScalar() const { return kind == Kind::Word || kind == Kind::Text; }
    [[nodiscard]] bool isNull() const { return kind == Kind::Word && token == "null"; }
    /// What a scalar says: a text without quotes and escapes, a word as it is.
    [[nodiscard]] std::string content() const;
    /// The first one of this key; null when there is none.
    [[nodiscard]] const JsonValue *member(std::string_view key) const;
    void add(std::string_view key, JsonValue value);

    /// The same document; lines aside.
    friend bool operator==(const JsonValue &, const JsonValue &);
};

struct JsonMember
{
    std::string keyToken; ///< with its quotes and escapes
    JsonValue value;

    [[nodiscard]] std::string key() const;
    friend bool operator==(const JsonMember &, const JsonMember &) = default;
};

/// A document, or why there is none.
struct ParsedJson
{
    JsonValue root;
    const char *problem = nullptr; ///< a sentence; null = parsed
    bool tooLarge = false;         ///< that is the problem: more values than any game has
    std::uint32_t line = 0;        ///< of the problem
};

[[nodiscard]] ParsedJson parseJson(std::string_view bytes);
/// With two blanks of indentation and no line end behind it, as other programs write it.
[[nodiscard]] std::string jsonText(const JsonValue &value);
/// A text as JSON writes it: with quotes and escapes.
[[nodiscard]] std::string jsonToken(std::string_view content);
/// Whether a text is a number as JSON writes it.
[[nodiscard]] bool isJsonNumberToken(std::string_view text);

} // namespace muster::rules
