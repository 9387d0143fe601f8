// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::tools {

/// Writes JSON member by member, in the order given (some readers want "type" first, which QJsonObject cannot promise).
class JsonText
{
public:
    JsonText &beginObject() { return open('{'); }
    JsonText &endObject() { return close('}'); }
    JsonText &beginArray() { return open('['); }
    JsonText &endArray() { return close(']'); }
    JsonText &key(std::string_view name);
    JsonText &value(std::string_view text);
    JsonText &value(const char *text) { return value(std::string_view(text)); }
    JsonText &value(const std::string &text) { return value(std::string_view(text)); }
    JsonText &value(bool on);
    JsonText &value(double number);
    JsonText &value(int number) { return value(static_cast<double>(number)); }
    JsonText &value(std::size_t number) { return value(static_cast<double>(number)); }

    template <typename T>
    JsonText &member(std::string_view name, const T &content)
    {
        return key(name).value(content);
    }
    /// Left out when empty.
    JsonText &optional(std::string_view name, std::string_view text) { return text.empty() ? *this : member(name, text); }

    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    JsonText &open(char bracket);
    JsonText &close(char bracket);
    void separate();

    std::string m_text;
    std::vector<bool> m_first{true};
    bool m_afterKey = false;
};

} // namespace muster::tools
