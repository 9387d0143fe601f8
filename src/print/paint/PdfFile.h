// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "print/layout/DisplayList.h"

#include <QByteArray>

#include <functional>
#include <memory>

namespace muster::print {

/// What a PDF says about itself.
struct PdfInfo
{
    QString title;
    QString language; ///< "en", "fr"
};

/// Called before each page; false stops the work.
using Progress = std::function<bool(int done, int total)>;

/// A PDF that grows page by page in memory, for whoever cannot wait for all of them at once.
class PdfPages
{
public:
    explicit PdfPages(PdfInfo info);
    ~PdfPages();
    PdfPages(const PdfPages &) = delete;
    PdfPages &operator=(const PdfPages &) = delete;

    void add(const Page &page);
    /// Closes it; empty when there is no page.
    [[nodiscard]] QByteArray finish();

private:
    struct Paper;
    PdfInfo m_info;
    QByteArray m_bytes;
    std::unique_ptr<Paper> m_paper; ///< from the first page on
};

/// The pages as a PDF in memory: text selectable, fonts embedded, each page of its own size. Empty when stopped.
[[nodiscard]] QByteArray pdfBytes(const Pages &pages, const PdfInfo &info, const Progress &progress = {});
/// Writes the PDF whole or not at all.
[[nodiscard]] base::Result<void> writePdf(const QString &file, const Pages &pages, const PdfInfo &info, const Progress &progress = {});
/// The same for a PDF that is in memory already.
[[nodiscard]] base::Result<void> writePdfBytes(const QString &file, const QByteArray &bytes);

} // namespace muster::print
