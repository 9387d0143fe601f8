// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/PdfFile.h"

#include "archive/SafeFile.h"
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

struct PdfPages::Paper
{
    Paper(QByteArray &bytes, const PdfInfo &info, const Page &first) : buffer(&bytes), writer(&buffer)
    {
        buffer.open(QIODevice::WriteOnly);
        writer.setTitle(info.title);
        writer.setCreator(QStringLiteral("Muster"));
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer.setResolution(int(layoutDpi));
        writer.setPageLayout(layoutOf(first));
        painter.begin(&writer);
    }

    QBuffer buffer;
    QPdfWriter writer;
    QPainter painter;
    Replay replay;
};

PdfPages::PdfPages(PdfInfo info) : m_info(std::move(info)) {}

PdfPages::~PdfPages() = default;

void PdfPages::add(const Page &page)
{
    if (!m_paper) {
        m_paper = std::make_unique<Paper>(m_bytes, m_info, page);
    } else {
        m_paper->writer.setPageLayout(layoutOf(page));
        m_paper->writer.newPage();
    }
    m_paper->painter.setWorldTransform({});
    m_paper->replay.page(m_paper->painter, page, unitsPerMm);
}

QByteArray PdfPages::finish()
{
    if (!m_paper)
        return {};
    m_paper->painter.end();
    m_paper.reset();
    return withLanguage(m_bytes, m_info.language);
}

QByteArray pdfBytes(const Pages &pages, const PdfInfo &info, const Progress &progress)
{
    PdfPages pdf(info);
    for (size_t i = 0; i < pages.size(); ++i) {
        if (progress && !progress(int(i), int(pages.size())))
            return {};
        pdf.add(pages[i]);
    }
    return pdf.finish();
}

namespace {

// In the reader's language: what Qt says is the system's English.
base::Message reasonOf(const QSaveFile &save, const QString &file)
{
    const QFileInfo info(file), folder(info.absolutePath());
    if (!folder.exists())
        return QT_TRANSLATE_NOOP("Message", "the folder does not exist");
    if (info.isDir())
        return QT_TRANSLATE_NOOP("Message", "a folder has this name");
    if (info.exists() && (archive::isProtected(file) || !info.isWritable()))
        return QT_TRANSLATE_NOOP("Message", "the file is write-protected");
    if (!folder.isWritable())
        return QT_TRANSLATE_NOOP("Message", "the folder is write-protected");
    if (QStorageInfo(folder.absoluteFilePath()).bytesAvailable() < 1024 * 1024)
        return QT_TRANSLATE_NOOP("Message", "the disk is full");
    return save.errorString();
}

} // namespace

base::Result<void> writePdf(const QString &file, const Pages &pages, const PdfInfo &info, const Progress &progress)
{
    const std::string where = file.toStdString();
    if (pages.empty())
        return base::Error{"print.nothing", base::Message(QT_TRANSLATE_NOOP("Message", "there is nothing to print")), where};
    const QByteArray bytes = pdfBytes(pages, info, progress);
    if (bytes.isEmpty())
        return base::Error{"print.stopped", base::Message(QT_TRANSLATE_NOOP("Message", "stopped before the end, no file was written")),
                           where};
    return writePdfBytes(file, bytes);
}

base::Result<void> writePdfBytes(const QString &file, const QByteArray &bytes)
{
    // Written beside the old file, which goes only when the new one is whole.
    QSaveFile save(file);
    if (archive::isProtected(file) || !save.open(QIODevice::WriteOnly) || save.write(bytes) != bytes.size() || !save.commit())
        return base::Error{"print.write", base::Message(QT_TRANSLATE_NOOP("Message", "cannot be written: %1"), {reasonOf(save, file)}),
                           file.toStdString()};
    return {};
}

} // namespace muster::print
