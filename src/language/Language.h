// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/EnglishPlurals.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace muster::language {

/// The language of the program: loads its texts (they are built in) and switches them while the program runs.
class Language final
{
public:
    Language();
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    /// "en", "fr": what the program is written in or translated to.
    [[nodiscard]] static QStringList available();
    /// The language's own name: English, Français.
    [[nodiscard]] static QString nameOf(const QString &code);
    /// What the desktop asks for, or English.
    [[nodiscard]] static QString systemCode();

    /// Switches; an empty code follows the desktop, an unknown one is English.
    void set(const QString &code);
    [[nodiscard]] QString code() const { return m_code; }

private:
    EnglishPlurals m_english;
    QTranslator m_own;
    QTranslator m_qt;
    QString m_code;   ///< empty before the first set()
    QLocale m_desktop;
};

} // namespace muster::language
