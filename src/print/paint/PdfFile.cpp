// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/PdfFile.h"

#include "print/paint/PdfLanguage.h"
#include "print/paint/Replay.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>
#include <QStorageInfo>

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

namespace {

struct Texts { Q_DECLARE_TR_FUNCTIONS(PdfFile) };

// In the reader's language: what Qt says is the system's English.
QString reasonOf(const QSaveFile &save, const QString &file)
{
    const QFileInfo info(file), folder(info.absolutePath());
    if (!folder.exists())
        return Texts::tr("the folder does not exist");
    if (info.isDir())
        return Texts::tr("a folder has this name");
    if (info.exists() && !info.isWritable())
        return Texts::tr("the file is write-protected");
    if (!folder.isWritable())
        return Texts::tr("the folder is write-protected");
    if (QStorageInfo(folder.absoluteFilePath()).bytesAvailable() < 1024 * 1024)
        return Texts::tr("the disk is full");
    return save.errorString();
}

} // namespace

base::Result<void> writePdf(const QString &file, const Pages &pages, const PdfInfo &info, const Progress &progress)
{
    const std::string where = file.toStdString();
    if (pages.empty())
        return base::Error{"print.nothing", Texts::tr("there is nothing to print").toStdString(), where};
    const QByteArray bytes = pdfBytes(pages, info, progress);
    if (bytes.isEmpty())
        return base::Error{"print.stopped", Texts::tr("stopped before the end, no file was written").toStdString(), where};
    // Written beside the old file, which goes only when the new one is whole.
    QSaveFile save(file);
    if (!save.open(QIODevice::WriteOnly) || save.write(bytes) != bytes.size() || !save.commit())
        return base::Error{"print.write", Texts::tr("cannot be written: %1").arg(reasonOf(save, file)).toStdString(), where};
    return {};
}

} // namespace muster::print
