// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::logging {

/// Whether a terminal obeys this character instead of showing it, or it turns the direction of writing; also ends of lines and tabs.
[[nodiscard]] bool isObeyed(QChar character);

/// What stands for such a character: its sign (an escape is ␛), a replacement where it has none, nothing for a turn of direction.
[[nodiscard]] QString signOf(QChar obeyed);

/// A text as it can be shown and logged: signs for whatever a terminal would obey. Ends of lines and tabs stay.
[[nodiscard]] QString withSigns(const QString &text);

} // namespace muster::logging
