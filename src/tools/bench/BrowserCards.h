// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"

#include <optional>
#include <vector>

namespace muster::tools {

/// The same cards as a web page, front and back, nine to a sheet: what others would have a browser print.
[[nodiscard]] QByteArray cardsAsHtml(const std::vector<print::CardContent> &contents, int count);

/// A browser of this machine that prints without a window (MUSTER_CHROMIUM, chromium, google-chrome); empty: there is none.
[[nodiscard]] QString browserProgram();

/// Seconds until that browser has printed the page as a PDF; none when it could not.
[[nodiscard]] std::optional<double> browserSeconds(const QString &program, const QByteArray &page);

} // namespace muster::tools
