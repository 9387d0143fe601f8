// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <clocale>
#include <locale.h>
#endif

namespace muster::library {

/// As long as it lives, libraries on this thread say in English what went wrong: libpq tells the reason for a failed connection
/// in words alone, and we have to understand them.
class EnglishMessages
{
public:
    EnglishMessages(const EnglishMessages &) = delete;
    EnglishMessages &operator=(const EnglishMessages &) = delete;
#ifdef Q_OS_UNIX
    EnglishMessages() : m_english(newlocale(LC_MESSAGES_MASK, "C", duplocale(uselocale(locale_t(0))))), m_before(uselocale(m_english)) {}
    ~EnglishMessages()
    {
        uselocale(m_before);
        freelocale(m_english);
    }

private:
    locale_t m_english;
    locale_t m_before;
#else
    EnglishMessages() {}
#endif
};

} // namespace muster::library
