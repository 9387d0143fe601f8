// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/adapter/JsonText.h"

#include "base/Number.h"

namespace muster::tools {

void JsonText::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (!m_first.back())
        m_text += ',';
    m_first.back() = false;
}

JsonText &JsonText::open(char bracket)
{
    separate();
    m_text += bracket;
    m_first.push_back(true);
    return *this;
}

JsonText &JsonText::close(char bracket)
{
    m_text += bracket;
    m_first.pop_back();
    return *this;
}

JsonText &JsonText::key(std::string_view name)
{
    value(name);
    m_text += ':';
    m_afterKey = true;
    return *this;
}

JsonText &JsonText::value(std::string_view text)
{
    separate();
    m_text += '"';
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            m_text += '\\';
            m_text += character;
        } else if (character == '\n') {
            m_text += "\\n";
        } else if (byte < 0x20) {
            static constexpr char digits[] = "0123456789abcdef";
            m_text += "\\u00";
            m_text += digits[byte >> 4];
            m_text += digits[byte & 15];
        } else {
            m_text += character;
        }
    }
    m_text += '"';
    return *this;
}

JsonText &JsonText::value(bool on)
{
    separate();
    m_text += on ? "true" : "false";
    return *this;
}

JsonText &JsonText::value(double number)
{
    separate();
    m_text += base::formatNumber(number);
    return *this;
}

} // namespace muster::tools
