// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/paint/PdfFile.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace muster::test {

/// A word of a PDF page with its box in millimetres.
struct PdfWord
{
    QString text;
    QRectF box;
};

struct PdfPage
{
    QSizeF size; ///< millimetres
    std::vector<PdfWord> words;
};

/// Reads a PDF back with poppler: what a reader of the file would find, not what we think we wrote.
class PdfProbe
{
public:
    explicit PdfProbe(const QByteArray &bytes)
    {
        QFile file(path());
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }
    explicit PdfProbe(const print::Pages &pages, const QString &title = "Test", const QString &language = "en")
        : PdfProbe(print::pdfBytes(pages, {title, language}))
    {
    }

    QString path() const { return m_folder.filePath("probe.pdf"); }
    static QByteArray run(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.start(program, arguments);
        if (!process.waitForFinished(120000) || process.exitCode() != 0)
            qFatal("%s failed: %s", qPrintable(program), process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }
    QString info() const { return QString::fromUtf8(run("pdfinfo", {path()})); }
    QString fonts() const { return QString::fromUtf8(run("pdffonts", {path()})); }
    QString text() const { return QString::fromUtf8(run("pdftotext", {"-layout", path(), "-"})); }
    /// All text in the order in which it was drawn.
    QString rawText() const { return QString::fromUtf8(run("pdftotext", {"-raw", path(), "-"})); }
    QImage image(int page, int dpi) const
    {
        run("pdftoppm",
            {"-r", QString::number(dpi), "-f", QString::number(page), "-l", QString::number(page), "-singlefile", "-png", path(),
             m_folder.filePath("page")});
        return QImage(m_folder.filePath("page.png")).convertToFormat(QImage::Format_RGB32);
    }

    std::vector<PdfPage> pages() const
    {
        static const QRegularExpression item(
            "<page width=\"([\\d.]+)\" height=\"([\\d.]+)\"|<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">(.*?)</word>");
        std::vector<PdfPage> pages;
        const QString xml = QString::fromUtf8(run("pdftotext", {"-bbox", path(), "-"}));
        const double mm = 25.4 / 72;
        auto it = item.globalMatch(xml);
        while (it.hasNext()) {
            const auto match = it.next();
            if (match.capturedLength(1) > 0) {
                pages.push_back({QSizeF(match.captured(1).toDouble() * mm, match.captured(2).toDouble() * mm), {}});
                continue;
            }
            const QPointF from(match.captured(3).toDouble() * mm, match.captured(4).toDouble() * mm);
            const QPointF to(match.captured(5).toDouble() * mm, match.captured(6).toDouble() * mm);
            QString text = match.captured(7);
            text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
            pages.back().words.push_back({text, QRectF(from, to)});
        }
        return pages;
    }

private:
    QTemporaryDir m_folder;
};

/// Letters and digits only, small: words may be set in capitals, broken or followed by a point.
inline QString folded(const QString &text)
{
    QString result;
    // A typed "2x" is set with a true times sign, which is no letter.
    for (const QChar c : QString(text).replace(QChar(0xd7), 'x').normalized(QString::NormalizationForm_KC).toLower())
        if (c.isLetterOrNumber())
            result += c;
    return result;
}

/// Which of the words are nowhere in the text.
inline QStringList missingWords(const QStringList &words, const QString &text)
{
    QStringList missing;
    const QString all = folded(text);
    for (const QString &word : words)
        if (const QString wanted = folded(word); !wanted.isEmpty() && !all.contains(wanted) && !missing.contains(word))
            missing.append(word);
    return missing;
}

} // namespace muster::test
