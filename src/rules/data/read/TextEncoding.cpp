// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/TextEncoding.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace muster::rules {

namespace {

using CodePage = std::array<char16_t, 128>; ///< what the bytes from 0x80 on stand for

constexpr CodePage latin1()
{
    CodePage page{};
    for (std::size_t i = 0; i < page.size(); ++i)
        page[i] = static_cast<char16_t>(0x80 + i);
    return page;
}

constexpr CodePage windows1252()
{
    CodePage page = latin1();
    constexpr char16_t first[32] = {0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
                                    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
                                    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};
    for (std::size_t i = 0; i < 32; ++i)
        page[i] = first[i];
    return page;
}

constexpr CodePage latin9()
{
    CodePage page = latin1();
    constexpr std::pair<int, char16_t> changed[] = {{0xA4, 0x20AC}, {0xA6, 0x0160}, {0xA8, 0x0161}, {0xB4, 0x017D},
                                                    {0xB8, 0x017E}, {0xBC, 0x0152}, {0xBD, 0x0153}, {0xBE, 0x0178}};
    for (const auto &[byte, meaning] : changed)
        page[static_cast<std::size_t>(byte - 0x80)] = meaning;
    return page;
}

void append(std::string &text, char16_t code)
{
    if (code < 0x800) {
        text += static_cast<char>(0xC0 | (code >> 6));
    } else {
        text += static_cast<char>(0xE0 | (code >> 12));
        text += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
    }
    text += static_cast<char>(0x80 | (code & 0x3F));
}

std::string fromCodePage(std::string_view bytes, const CodePage &page)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 16);
    for (const char character : bytes) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte < 0x80)
            text += character;
        else
            append(text, page[byte - 0x80u]);
    }
    return text;
}

// Length of the UTF-8 character that begins there; 0 when there is none. Neither overlong forms nor surrogates are characters.
std::size_t utf8Length(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    const unsigned first = byte(at);
    const std::size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0) != 0x80)
            return 0;
    }
    const unsigned second = byte(at + 1);
    if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) || (first == 0xF0 && second < 0x90)
        || (first == 0xF4 && second > 0x8F))
        return 0;
    return length;
}

// Where the first byte stands that belongs to no character.
std::size_t firstBroken(std::string_view text, std::size_t at = 0)
{
    while (at < text.size()) {
        std::uint64_t word = 0;
        if (at + sizeof word <= text.size()) { // most of a file is plain ASCII
            std::memcpy(&word, text.data() + at, sizeof word);
            if ((word & 0x8080808080808080u) == 0) {
                at += sizeof word;
                continue;
            }
        }
        const std::size_t length = utf8Length(text, at);
        if (length == 0)
            return at;
        at += length;
    }
    return text.size();
}

std::string repaired(std::string_view text, std::size_t broken)
{
    static constexpr CodePage page = windows1252();
    std::string result(text.substr(0, broken));
    for (std::size_t at = broken; at < text.size();) {
        append(result, page[static_cast<unsigned char>(text[at]) - 0x80u]);
        const std::size_t next = firstBroken(text, at + 1);
        result += text.substr(at + 1, next - at - 1);
        at = next;
    }
    return result;
}

// The encoding that <?xml ... encoding="..."?> names, in lower case.
std::string declared(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (!text.starts_with("<?xml"))
        return {};
    const std::string_view head = text.substr(0, text.find("?>"));
    const std::size_t key = head.find("encoding");
    const std::size_t quote = key == std::string_view::npos ? key : head.find_first_of("\"'", key);
    if (quote == std::string_view::npos)
        return {};
    std::string name(head.substr(quote + 1, head.find(head[quote], quote + 1) - quote - 1).substr(0, 40));
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return name;
}

bool fromWide(std::string &buffer)
{
    pugi::xml_document document;
    if (!document.load_buffer(buffer.data(), buffer.size(), pugi::parse_default | pugi::parse_ws_pcdata))
        return false;
    struct Writer : pugi::xml_writer
    {
        std::string text;
        void write(const void *data, std::size_t size) override { text.append(static_cast<const char *>(data), size); }
    } writer;
    document.save(writer, "", pugi::format_raw, pugi::encoding_utf8);
    buffer = std::move(writer.text);
    return true;
}

} // namespace

TextEncoding convertToUtf8(std::string &buffer)
{
    const bool wide = buffer.size() >= 2
        && (buffer.starts_with("\xFF\xFE") || buffer.starts_with("\xFE\xFF") || buffer[0] == '\0' || buffer[1] == '\0');
    if (wide)
        return {fromWide(buffer), {}, 0};
    const std::string name = declared(buffer);
    const auto is = [&name](std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    if (is({"iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252", "iso-8859-15", "iso8859-15",
            "latin9", "latin-9"})) {
        static constexpr CodePage western = windows1252(), nine = latin9(); // control codes of Latin 1 are never meant
        buffer = fromCodePage(buffer, name.ends_with("15") || name.ends_with('9') ? nine : western);
        return {};
    }
    const std::size_t broken = firstBroken(buffer);
    if (broken == buffer.size()) {
        const bool known = name.empty() || name.starts_with("utf") || name == "us-ascii" || name == "ascii";
        if (known)
            return {};
        return {true, {QT_TRANSLATE_NOOP("Message", "the encoding '%1' is not known; the text was read as UTF-8"), {name}}, 1};
    }
    if (!name.empty() && !name.starts_with("utf") && name != "us-ascii" && name != "ascii")
        return {false, {}, 0};
    const int line = 1 + static_cast<int>(std::count(buffer.begin(), buffer.begin() + static_cast<std::ptrdiff_t>(broken), '\n'));
    buffer = repaired(buffer, broken);
    return {true, QT_TRANSLATE_NOOP("Message", "the text is not valid UTF-8; what was not was read as Windows-1252"), line};
}

} // namespace muster::rules
