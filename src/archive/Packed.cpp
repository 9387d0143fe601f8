// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/Packed.h"

#include "archive/Limits.h"

#include <QtEndian>

#include <zlib.h>

namespace muster::archive {

namespace {

constexpr qint64 sizeBytes = 4;  // qCompress() puts the size before
constexpr qint64 densest = 1032; // no byte of a deflate stream stands for more
constexpr qint64 alwaysAllowed = 64;

} // namespace

QByteArray unpacked(const QByteArray &packed)
{
    if (packed.size() <= sizeBytes)
        return {};
    const qint64 said = qFromBigEndian<quint32>(packed.constData());
    if (said == 0 || said > Limits().totalBytes || said > (packed.size() - sizeBytes) * densest + alwaysAllowed)
        return {};
    QByteArray bytes(said, Qt::Uninitialized);
    uLongf size = uLongf(said);
    const int answer = uncompress(reinterpret_cast<Bytef *>(bytes.data()), &size,
                                  reinterpret_cast<const Bytef *>(packed.constData() + sizeBytes), uLong(packed.size() - sizeBytes));
    return answer == Z_OK && size == uLongf(said) ? bytes : QByteArray();
}

} // namespace muster::archive
