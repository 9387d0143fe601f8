// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/Translator.h"

namespace muster::print {

/// The language of printed matter: paper has one of its own, whatever the window speaks, and may be laid out in any thread.
/// Its sentences stand in the context "Paper".
class PaperText
{
public:
    PaperText() : PaperText(QStringLiteral("en")) {}
    explicit PaperText(const QString &language) : m_translator(&text::Translator::of(language)), m_language(language) {}

    [[nodiscard]] const QString &language() const { return m_language; }
    /// A sentence as it is set on paper: a narrow space stands before ; : ! ? % where the language has a space there.
    [[nodiscard]] QString translate(const char *context, const char *english, const char *remark = nullptr, int count = -1) const;
    /// What the screen says, set for paper.
    [[nodiscard]] QString narrowed(QString text) const;
    /// Running text: a true minus, a true times, figures that keep their units, and the narrow spaces of the language.
    [[nodiscard]] QString typeset(QString text) const;

private:
    const text::Translator *m_translator;
    QString m_language;
};

} // namespace muster::print
