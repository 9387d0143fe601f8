// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace muster::print {

/// The fixed words of printed matter. Paper has a language of its own, whatever the window speaks, and may be laid out in
/// any thread: therefore this table, and not the translator of the application.
class Words
{
public:
    Words() = default;
    explicit Words(const QString &language) : m_language(language) {}

    [[nodiscard]] const QString &language() const { return m_language; }
    /// The word in this language; English when there is no other.
    [[nodiscard]] QString operator()(const char *english) const;
    /// Every English text of the table, for the test.
    [[nodiscard]] static QStringList known();

    /// Running text with the spaces of this language: French sets narrow ones that do not break before ; : ! ? %.
    [[nodiscard]] QString typeset(QString text) const;

private:
    QString m_language = QStringLiteral("en");
};

} // namespace muster::print
