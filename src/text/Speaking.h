// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/Translator.h"

namespace muster::text {

/// The language that this thread speaks: the program's own, or the one of its Speaking. tr() speaks it too.
[[nodiscard]] const Translator &current();
/// How this thread writes numbers and dates: as the program does, or as its Speaking says.
[[nodiscard]] QLocale currentLocale();

/// While it lives, this thread speaks that language, tr() and all: paper has a language of its own, whatever the window speaks.
class Speaking final
{
public:
    explicit Speaking(const QString &language);
    /// The program's language as it is now: a thread beside the window must not change its tongue in mid-sentence.
    Speaking(const Translator &translator, const QLocale &locale);
    ~Speaking();
    Speaking(const Speaking &) = delete;
    Speaking &operator=(const Speaking &) = delete;

private:
    const Translator *m_before;
    QLocale m_localeBefore;
};

/// What tr() of the whole program speaks from now on; null is English. Called by ProgramLanguage.
void setProgramTranslator(const Translator *translator);

} // namespace muster::text
