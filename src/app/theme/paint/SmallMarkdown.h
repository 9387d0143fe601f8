// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::app {

/// The small Markdown of packs (`**bold**`, `*italic*`, lines) as rich text for a label; everything else is shown as it is.
[[nodiscard]] QString richText(const QString &markdown);

} // namespace muster::app
