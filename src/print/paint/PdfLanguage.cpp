// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/PdfLanguage.h"

#include <QRegularExpression>

namespace muster::print {

namespace {

/// The number behind a key of the trailer ("/Size 12", "/Root 3 0 R"); -1 when it is not there.
qsizetype number(const QByteArray &text, const QByteArray &key)
{
    const QRegularExpression pattern(QString::fromLatin1(key) + "\\s+(\\d+)");
    const auto match = pattern.match(QString::fromLatin1(text));
    return match.hasMatch() ? match.captured(1).toLongLong() : -1;
}

} // namespace

QByteArray withLanguage(const QByteArray &pdf, const QString &language)
{
    const qsizetype trailerAt = pdf.lastIndexOf("trailer");
    if (trailerAt < 0 || language.isEmpty())
        return pdf;
    const QByteArray trailer = pdf.mid(trailerAt);
    const qsizetype root = number(trailer, "/Root"), info = number(trailer, "/Info");
    const qsizetype size = number(trailer, "/Size"), before = number(trailer, "startxref");
    const QByteArray opening = "\n" + QByteArray::number(root) + " 0 obj";
    const qsizetype start = pdf.indexOf(opening), end = start < 0 ? -1 : pdf.indexOf("endobj", start);
    const qsizetype dictionary = start < 0 ? -1 : pdf.indexOf("<<", start);
    if (root < 0 || size < 0 || before < 0 || end < 0 || dictionary < 0 || dictionary > end)
        return pdf;
    QByteArray catalogue = pdf.mid(start + 1, end - start - 1);
    catalogue.insert(dictionary - start - 1 + 2, "\n/Lang (" + language.toLatin1() + ")");

    QByteArray result = pdf;
    if (!result.endsWith('\n'))
        result += '\n';
    const qsizetype objectAt = result.size();
    result += catalogue + "endobj\n";
    const qsizetype tableAt = result.size();
    const QByteArray offset = QByteArray::number(objectAt).rightJustified(10, '0');
    result += "xref\n" + QByteArray::number(root) + " 1\n" + offset + " 00000 n \ntrailer\n<<\n/Size " + QByteArray::number(size)
        + "\n/Root " + QByteArray::number(root) + " 0 R\n";
    if (info >= 0)
        result += "/Info " + QByteArray::number(info) + " 0 R\n";
    result += "/Prev " + QByteArray::number(before) + "\n>>\nstartxref\n" + QByteArray::number(tableAt) + "\n%%EOF\n";
    return result;
}

} // namespace muster::print
