// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QImage>

namespace muster::test {

/// A real picture, of some kilobytes, that differs with its number.
inline QByteArray picture(int number = 0, const char *format = "png", int side = 40)
{
    QImage image(side, side, QImage::Format_RGB32);
    quint32 noise = 2463534242u + quint32(number);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            noise ^= noise << 13;
            noise ^= noise >> 17;
            noise ^= noise << 5;
            image.setPixel(x, y, noise | 0xff000000u);
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

} // namespace muster::test
