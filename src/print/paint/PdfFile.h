// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "print/layout/DisplayList.h"

#include <QByteArray>

#include <functional>

namespace muster::print {

/// What a PDF says about itself.
struct PdfInfo
{
    QString title;
    QString language; ///< "en", "fr"
};

/// Called before each page; false stops the work.
using Progress = std::function<bool(int done, int total)>;

/// The pages as a PDF in memory: text selectable, fonts embedded, each page of its own size. Empty when stopped.
[[nodiscard]] QByteArray pdfBytes(const Pages &pages, const PdfInfo &info, const Progress &progress = {});
/// Writes the PDF whole or not at all.
[[nodiscard]] base::Result<void> writePdf(const QString &file, const Pages &pages, const PdfInfo &info,
                                          const Progress &progress = {});

} // namespace muster::print
