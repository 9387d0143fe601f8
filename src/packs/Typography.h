// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace muster::packs {

/// A text of a pack as that language sets it: French has curled apostrophes and a no-break space before : ; ! ? % and inside « ».
[[nodiscard]] QString typeset(QString text, const QString &language);

/// How this thread writes numbers and signs: as the program does, or as its TextLocale says.
[[nodiscard]] QLocale textLocale();

/// While it lives, this thread writes in that locale. A thread beside the window needs its own copy: the program's may be changed
/// under it at any time.
class TextLocale
{
public:
    explicit TextLocale(const QLocale &locale);
    ~TextLocale();
    TextLocale(const TextLocale &) = delete;
    TextLocale &operator=(const TextLocale &) = delete;
};

/// "Label: text" as the language of this thread sets it.
[[nodiscard]] QString labelled(const QString &label, const QString &text);

/// For comparing what somebody typed: lower case, without accents, with straight apostrophes and plain spaces.
[[nodiscard]] QString searchForm(const QString &text);

} // namespace muster::packs
