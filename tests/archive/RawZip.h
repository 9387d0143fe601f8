// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

#include <quacrc32.h>

namespace muster::test {

/// One entry of a hand-made archive; every field can lie.
struct RawEntry
{
    QByteArray name;
    QByteArray contents;
    bool deflated = true;
    quint32 mode = 0100644;     ///< Unix file mode
    quint16 flags = 0x0800;     ///< UTF-8 names
    int method = -1;            ///< negative: by `deflated`
    qint64 statedSize = -1;     ///< negative: the truth
    quint32 crcFlip = 0;        ///< xor on the true checksum
    bool overlapsFirst = false; ///< the directory points to the first entry's data
};

/// Builds zip archives byte by byte, as no honest program would write them.
class RawZip
{
public:
    static QByteArray build(const QList<RawEntry> &entries)
    {
        QByteArray file, directory;
        for (const RawEntry &entry : entries) {
            const QByteArray packed = entry.deflated ? deflate(entry.contents) : entry.contents;
            const quint32 offset = entry.overlapsFirst ? 0 : quint32(file.size());
            const QByteArray head = common(entry, packed);
            if (!entry.overlapsFirst)
                file += QByteArray("PK\x03\x04") + head + entry.name + packed;
            directory += QByteArray("PK\x01\x02") + u16(0x031E) + head + u16(0) + u16(0) + u16(0) + u32(entry.mode << 16) + u32(offset)
                + entry.name;
        }
        const quint32 start = quint32(file.size());
        const quint16 count = quint16(entries.size());
        return file + directory + "PK\x05\x06" + u16(0) + u16(0) + u16(count) + u16(count) + u32(quint32(directory.size())) + u32(start)
            + u16(0);
    }

private:
    static QByteArray u16(quint16 value) { return little(qToLittleEndian(value)); }
    static QByteArray u32(quint32 value) { return little(qToLittleEndian(value)); }
    template <typename T>
    static QByteArray little(T value)
    {
        return QByteArray(reinterpret_cast<const char *>(&value), sizeof value);
    }

    // qCompress writes four bytes of length, two of zlib header, the raw stream, four of checksum.
    static QByteArray deflate(const QByteArray &bytes)
    {
        const QByteArray zlib = qCompress(bytes, 9);
        return zlib.mid(6, zlib.size() - 10);
    }

    static QByteArray common(const RawEntry &entry, const QByteArray &packed)
    {
        const int method = entry.method >= 0 ? entry.method : entry.deflated ? 8 : 0;
        const qint64 size = entry.statedSize >= 0 ? entry.statedSize : entry.contents.size();
        const quint32 crc = QuaCrc32().calculate(entry.contents) ^ entry.crcFlip;
        return u16(20) + u16(entry.flags) + u16(quint16(method)) + u16(0) + u16(0x2821) + u32(crc) + u32(quint32(packed.size()))
            + u32(quint32(size)) + u16(quint16(entry.name.size())) + u16(0);
    }
};

} // namespace muster::test
