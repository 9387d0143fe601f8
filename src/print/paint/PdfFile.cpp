// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/PdfFile.h"

#include "print/paint/PdfLanguage.h"
#include "print/paint/Replay.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>

namespace muster::print {

namespace {

QPageLayout layoutOf(const Page &page)
{
    const QPageSize size(page.size, QPageSize::Millimeter, page.title, QPageSize::FuzzyMatch);
    QPageLayout layout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter);
    // A named size is kept upright by Qt, so a wide page is the same size turned.
    if (page.size.width() > page.size.height() && size.size(QPageSize::Millimeter).width() < size.size(QPageSize::Millimeter).height())
        layout.setOrientation(QPageLayout::Landscape);
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

} // namespace

QByteArray pdfBytes(const Pages &pages, const PdfInfo &info, const Progress &progress)
{
    QByteArray bytes;
    if (pages.empty())
        return bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(info.title);
        writer.setCreator(QStringLiteral("Muster"));
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer.setResolution(int(layoutDpi));
        writer.setPageLayout(layoutOf(pages.front()));
        QPainter painter(&writer);
        Replay replay;
        for (size_t i = 0; i < pages.size(); ++i) {
            if (progress && !progress(int(i), int(pages.size()))) {
                painter.end();
                return {};
            }
            if (i > 0) {
                writer.setPageLayout(layoutOf(pages[i]));
                writer.newPage();
            }
            painter.setWorldTransform({});
            replay.page(painter, pages[i], unitsPerMm);
        }
    }
    buffer.close();
    return withLanguage(bytes, info.language);
}

base::Result<void> writePdf(const QString &file, const Pages &pages, const PdfInfo &info, const Progress &progress)
{
    const std::string where = file.toStdString();
    if (pages.empty())
        return base::Error{"print.nothing", "there is nothing to print", where};
    const QByteArray bytes = pdfBytes(pages, info, progress);
    if (bytes.isEmpty())
        return base::Error{"print.stopped", "stopped before the end, no file was written", where};
    QSaveFile save(file);
    if (!save.open(QIODevice::WriteOnly) || save.write(bytes) != bytes.size() || !save.commit())
        return base::Error{"print.write", "cannot be written: " + save.errorString().toStdString(), where};
    return {};
}

} // namespace muster::print
