// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::text {

/// A text of a pack as that language sets it: French has curled apostrophes and a no-break space before : ; ! ? % and inside « ».
[[nodiscard]] QString typeset(const QString &text, const QString &language);

/// "Label: text" as the language of this thread sets it.
[[nodiscard]] QString labelled(const QString &label, const QString &text);

/// For comparing what somebody typed: lower case, without accents, with straight apostrophes and plain spaces.
[[nodiscard]] QString searchForm(const QString &text);

} // namespace muster::text
