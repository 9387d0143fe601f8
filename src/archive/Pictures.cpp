// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/Pictures.h"

#include "text/Spoken.h"

#include <QBuffer>
#include <QImageReader>

namespace muster::archive {

namespace {

constexpr qint64 mostPixels = 16'000'000; ///< of a picture that came with a file: 64 MB when it is decoded whole

// Drawings are programs of their own, and nothing here writes them.
bool isDrawing(const QImageReader &reader)
{
    return reader.format().startsWith("svg") || reader.format().startsWith("pdf");
}

quint32 bigEndian(const QByteArray &bytes, qsizetype at, int count)
{
    quint32 value = 0;
    for (int i = 0; i < count; ++i)
        value = value << 8 | quint8(bytes[at + i]);
    return value;
}

// The size that a PNG or JPEG claims, without asking a decoder: those complain aloud about every fake. Not valid for others.
QSize claimedSize(const QByteArray &bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return bytes.size() < 24 ? QSize() : QSize(int(bigEndian(bytes, 16, 4) & 0x7fffffff), int(bigEndian(bytes, 20, 4) & 0x7fffffff));
    if (!bytes.startsWith("\xff\xd8"))
        return {};
    for (qsizetype at = 2; at + 9 < bytes.size();) {
        const quint8 marker = quint8(bytes[at + 1]);
        if (quint8(bytes[at]) != 0xff)
            return {};
        // The frames of all kinds of coding; C4, C8 and CC are tables.
        if (marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc)
            return QSize(int(bigEndian(bytes, at + 7, 2)), int(bigEndian(bytes, at + 5, 2)));
        at += marker == 0xff ? 1 : 2 + qsizetype(bigEndian(bytes, at + 2, 2));
    }
    return {};
}

bool isTooLarge(const QSize &size)
{
    return size.isValid() && qint64(size.width()) * size.height() > mostPixels;
}

// Scaled while it is read, where the format can; the rest is scaled afterwards.
QImage readSmall(QImageReader &reader, int side, Qt::AspectRatioMode mode)
{
    const auto fitted = [&](const QSize &size) {
        const QSize wanted = size.scaled(side, side, mode);
        return wanted.width() < size.width() ? wanted : size;
    };
    if (const QSize size = reader.size(); size.isValid() && fitted(size) != size)
        reader.setScaledSize(fitted(size));
    QImage image = reader.read();
    if (!image.isNull() && fitted(image.size()) != image.size())
        image = image.scaled(fitted(image.size()), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return image;
}

} // namespace

base::Message reasonAgainstPicture(const QByteArray &bytes)
{
    const QSize size = claimedSize(bytes);
    if (!isTooLarge(size))
        return {};
    return {QT_TRANSLATE_NOOP("Message", "it is too large (%1 × %2 pixels)"), {size.width(), size.height()}};
}

QImage readPicture(const QByteArray &bytes, int longest)
{
    if (isTooLarge(claimedSize(bytes)))
        return {};
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    if (!reader.canRead() || isDrawing(reader) || !reader.size().isValid() || isTooLarge(reader.size()))
        return {};
    return readSmall(reader, longest, Qt::KeepAspectRatio);
}

base::Result<QImage> readPictureFile(const QString &path, int side, Qt::AspectRatioMode mode)
{
    QImageReader reader(path);
    reader.setAutoTransform(true);
    QImage image = readSmall(reader, side, mode);
    if (image.isNull())
        return text::error("picture.read", reader.errorString(), path);
    return image;
}

QByteArray photoBytes(const QImage &image)
{
    constexpr int quality = 85;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.convertToFormat(QImage::Format_RGB32).save(&buffer, "JPEG", quality);
    return bytes;
}

} // namespace muster::archive
