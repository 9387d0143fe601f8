// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/QrPicture.h"

#define ZX_USE_UTF8 // version 1 has wide texts otherwise
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>

#include <QCoreApplication>

#include <algorithm>
#include <exception>

namespace muster::lists {

namespace {

constexpr int quietZone = 4;
constexpr int enoughPixels = 600; ///< one for each square is too few
constexpr int mostPixels = 4000;  ///< wide and high: a photo of a telephone is more than enough
constexpr int mostSquares = 400;  ///< the largest code has 177, and its edge

base::Error tooLong(qsizetype size)
{
    return {"qr.long", {QT_TRANSLATE_NOOP("Message", "this list is too long for a QR code: %1 signs, at most %2"), {int(size), 4296}}, {}};
}

/// What ReadBarcode() takes: the class has another name in version 1. Never called.
template <typename Found, typename Options>
Options optionsOf(Found (*)(const ZXing::ImageView &, const Options &));

} // namespace

base::Result<QImage> qrPicture(const QString &text)
{
    if (text.size() > 4296)
        return tooLong(text.size());
    try {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations" // what replaces it is not in version 1
        const ZXing::BitMatrix code =
            ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode).setMargin(0).setEccLevel(0).encode(text.toStdWString(), 0, 0);
#pragma GCC diagnostic pop
        QImage picture(code.width() + 2 * quietZone, code.height() + 2 * quietZone, QImage::Format_RGB32);
        picture.fill(Qt::white);
        for (int y = 0; y < code.height(); ++y)
            for (int x = 0; x < code.width(); ++x)
                if (code.get(x, y))
                    picture.setPixel(x + quietZone, y + quietZone, qRgb(0, 0, 0));
        return picture;
    } catch (const std::exception &) {
        return tooLong(text.size());
    }
}

QString qrLines(const QImage &code)
{
    QString lines;
    const auto dark = [&code](int x, int y) { return y < code.height() && qGray(code.pixel(x, y)) < 128; };
    for (int y = 0; y < code.height(); y += 2) {
        // Light squares are drawn: most terminals are dark.
        for (int x = 0; x < code.width(); ++x)
            lines += dark(x, y) ? (dark(x, y + 1) ? QChar(' ') : QChar(0x2584)) : dark(x, y + 1) ? QChar(0x2580) : QChar(0x2588);
        lines += '\n';
    }
    return lines;
}

QByteArray qrSvg(const QImage &code)
{
    QByteArray path;
    for (int y = 0; y < code.height(); ++y)
        for (int x = 0; x < code.width(); ++x)
            if (qGray(code.pixel(x, y)) < 128)
                path += "M" + QByteArray::number(x) + " " + QByteArray::number(y) + "h1v1h-1z";
    const QByteArray size = QByteArray::number(code.width());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + " " + size
        + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + size + "v" + size + "H0z\"/><path d=\"" + path
        + "\"/></svg>\n";
}

QString textInQrPicture(const QImage &picture)
{
    QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    const int longest = std::max(grey.width(), grey.height());
    if (longest > mostPixels)
        grey = grey.scaled(mostPixels, mostPixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    else if (grey.width() < enoughPixels && longest > 0)
        if (const int times = std::min(1 + enoughPixels / grey.width(), mostPixels / longest); times > 1)
            grey = grey.scaled(grey.size() * times, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    if (grey.isNull())
        return {};
    try {
        const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum, int(grey.bytesPerLine()));
        decltype(optionsOf(&ZXing::ReadBarcode)) options;
        options.setFormats(ZXing::BarcodeFormat::QRCode); // noise looks like the bars of a price now and then
        const auto found = ZXing::ReadBarcode(view, options);
        return found.isValid() ? QString::fromStdString(found.text()) : QString();
    } catch (const std::exception &) {
        return {}; // whatever it is, it is no code
    }
}

QImage pictureOfLines(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split('\n')) {
        QString trimmed = line;
        trimmed.remove('\r');
        if (trimmed.contains(QChar(0x2588)) || trimmed.contains(QChar(0x2580)) || trimmed.contains(QChar(0x2584)))
            lines.append(trimmed);
    }
    if (lines.size() < 12 || lines.size() > mostSquares / 2 || lines.front().size() > mostSquares)
        return {};
    QImage picture(int(lines.front().size()), int(lines.size()) * 2, QImage::Format_RGB32);
    picture.fill(Qt::white);
    for (int row = 0; row < int(lines.size()); ++row)
        for (int x = 0; x < picture.width(); ++x) {
            const QChar c = lines[row].size() > x ? lines[row][x] : QChar(0x2588);
            if (c == ' ' || c == QChar(0x2584))
                picture.setPixel(x, row * 2, qRgb(0, 0, 0));
            if (c == ' ' || c == QChar(0x2580))
                picture.setPixel(x, row * 2 + 1, qRgb(0, 0, 0));
        }
    return picture;
}

} // namespace muster::lists
