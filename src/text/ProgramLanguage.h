// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace muster::text {

/// The language of the program: what tr() speaks, and how numbers and dates are written. It can be switched while the program runs.
class ProgramLanguage final
{
public:
    ProgramLanguage();
    ~ProgramLanguage();
    ProgramLanguage(const ProgramLanguage &) = delete;
    ProgramLanguage &operator=(const ProgramLanguage &) = delete;

    /// What the desktop asks for, or English.
    [[nodiscard]] static QString systemCode();

    /// Switches; an empty code follows the desktop, an unknown one is English.
    void set(const QString &code);
    [[nodiscard]] QString code() const { return m_code; }

private:
    QString m_code; ///< empty before the first set()
    QLocale m_desktop;
};

} // namespace muster::text
