// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::packs {

/// A text of a pack as that language sets it: French has curled apostrophes and a no-break space before : ; ! ? % and inside « ».
[[nodiscard]] QString typeset(QString text, const QString &language);

/// For comparing what somebody typed: lower case, without accents, with straight apostrophes and plain spaces.
[[nodiscard]] QString searchForm(const QString &text);

} // namespace muster::packs
