// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveReader.h"

#include "archive/EntryName.h"
#include "archive/SafeFile.h"
#include "text/Spoken.h"

#include <quazip.h>
#include <quazipfile.h>

#include <QFileInfo>
#include <QIODevice>
#include <QSet>

#include <algorithm>

namespace muster::archive {

namespace {

base::Error refused(const base::Message &reason, const QString &archive)
{
    return text::error("archive.refused", base::Message(QT_TRANSLATE_NOOP("Message", "The archive is refused: %1."), {reason}), archive);
}

base::Error broken(const base::Message &reason, const QString &archive)
{
    return text::error("archive.broken", base::Message(QT_TRANSLATE_NOOP("Message", "The archive is broken: %1."), {reason}), archive);
}

double megabytes(qint64 bytes)
{
    return QString::number(double(bytes) / (1024 * 1024), 'g', 3).toDouble();
}

/// Bytes to read at any place. Unlike QBuffer it answers a place outside without a warning: hostile archives ask for it.
class MemoryDevice final : public QIODevice
{
public:
    explicit MemoryDevice(const QByteArray &bytes) : m_bytes(bytes) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    qint64 size() const override { return m_bytes.size(); }
    bool seek(qint64 position) override { return position >= 0 && position <= m_bytes.size() && QIODevice::seek(position); }

protected:
    qint64 readData(char *data, qint64 wanted) override
    {
        const qint64 count = std::clamp<qint64>(m_bytes.size() - pos(), 0, wanted);
        std::copy_n(m_bytes.constData() + std::min<qint64>(pos(), m_bytes.size()), count, data);
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray &m_bytes;
};

constexpr qsizetype endSize = 22;

// Where the record stands that ends every archive; behind it is a comment of the length that it says. -1 when there is none.
qsizetype endRecord(const QByteArray &bytes)
{
    const qsizetype first = std::max<qsizetype>(0, bytes.size() - endSize - 0xffff);
    for (qsizetype at = bytes.lastIndexOf("PK\x05\x06"); at >= first; at = at > 0 ? bytes.lastIndexOf("PK\x05\x06", at - 1) : -1)
        if (at + endSize <= bytes.size())
            return at;
    return -1;
}

// The reader looks for the end only so far back; a comment tells nothing anyway.
QByteArray withoutComment(const QByteArray &bytes, qsizetype end)
{
    if (bytes.size() == end + endSize)
        return bytes;
    QByteArray plain = bytes.left(end + endSize);
    plain[end + 20] = plain[end + 21] = 0;
    return plain;
}

/// Goes through the entries of one open archive and adds up what they cost.
class Pass
{
public:
    Pass(QuaZip &zip, const Limits &limits, QString archive, qint64 fileBytes)
        : m_zip(zip), m_limits(limits), m_archive(std::move(archive)), m_fileBytes(fileBytes)
    {
    }

    base::Result<Entries> run()
    {
        if (m_zip.getEntriesCount() > m_limits.entries)
            return refused(
                base::Message(QT_TRANSLATE_NOOP("Message", "it has %1 entries, more than %2"), {m_zip.getEntriesCount(), m_limits.entries}),
                m_archive);
        Entries entries;
        int seen = 0;
        for (bool more = m_zip.goToFirstFile(); more; more = m_zip.goToNextFile(), ++seen) {
            if (seen >= m_limits.entries)
                return refused(base::Message(QT_TRANSLATE_NOOP("Message", "it has more than %1 entries"), {m_limits.entries}), m_archive);
            QuaZipFileInfo64 info;
            if (!m_zip.getCurrentFileInfo(&info))
                return broken(base::Message(QT_TRANSLATE_NOOP("Message", "its list of entries cannot be read")), m_archive);
            if (const base::Message reason = reasonAgainst(info); !reason.empty())
                return refused(reason, m_archive);
            if (info.name.endsWith('/'))
                continue;
            base::Result<QByteArray> bytes = unpack(info);
            if (!bytes)
                return bytes.error();
            entries.push_back({info.name, std::move(bytes).value()});
        }
        if (m_zip.getZipError() != UNZ_OK || seen != m_zip.getEntriesCount())
            return broken(base::Message(QT_TRANSLATE_NOOP("Message", "its list of entries is cut short")), m_archive);
        return entries;
    }

private:
    // Everything that can be said before a byte is unpacked.
    base::Message reasonAgainst(const QuaZipFileInfo64 &info)
    {
        if (const base::Message reason = reasonAgainstName(info.name); !reason.empty())
            return reason;
        const quint32 kind = (info.externalAttr >> 16) & 0170000;
        if (kind == 0120000)
            return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 is a symbolic link"), {info.name});
        const bool folder = info.name.endsWith('/');
        if (kind != 0 && kind != (folder ? 0040000u : 0100000u))
            return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 is not a plain file"), {info.name});
        if (folder && info.uncompressedSize != 0)
            return base::Message(QT_TRANSLATE_NOOP("Message", "the folder %1 has contents of its own"), {info.name});
        const QString key = nameKey(folder ? info.name.chopped(1) : info.name);
        if (m_names.contains(key))
            return base::Message(QT_TRANSLATE_NOOP("Message", "the name %1 appears twice"), {info.name});
        m_names.insert(key);
        if (info.flags & 1)
            return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 is encrypted"), {info.name});
        if (info.method != 0 && info.method != Z_DEFLATED)
            return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 is packed in an unknown way"), {info.name});
        m_packed += qint64(std::min<quint64>(info.compressedSize, quint64(1) << 40));
        if (m_packed > m_fileBytes)
            return base::Message(QT_TRANSLATE_NOOP("Message", "its entries overlap each other"));
        if (info.uncompressedSize > quint64(m_limits.entryBytes))
            return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 is larger than %2 MB"),
                                 {info.name, megabytes(m_limits.entryBytes)});
        return {};
    }

    // The limits count here, on real bytes: headers can say what they like.
    base::Result<QByteArray> unpack(const QuaZipFileInfo64 &info)
    {
        QuaZipFile file(&m_zip);
        if (!file.open(QIODevice::ReadOnly))
            return broken(base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 cannot be opened"), {info.name}), m_archive);
        const qint64 ratioLimit = std::max(m_limits.ratioFreeBytes, qint64(info.compressedSize) * m_limits.ratio);
        QByteArray bytes;
        QByteArray chunk(64 * 1024, Qt::Uninitialized);
        for (;;) {
            const qint64 got = file.read(chunk.data(), chunk.size());
            if (got < 0)
                return broken(base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 cannot be unpacked"), {info.name}), m_archive);
            if (got == 0)
                break;
            m_total += got;
            if (bytes.size() + got > m_limits.entryBytes)
                return refused(base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 is larger than %2 MB"),
                                             {info.name, megabytes(m_limits.entryBytes)}),
                               m_archive);
            if (m_total > m_limits.totalBytes)
                return refused(
                    base::Message(QT_TRANSLATE_NOOP("Message", "it unpacks to more than %1 MB"), {megabytes(m_limits.totalBytes)}),
                    m_archive);
            if (bytes.size() + got > ratioLimit)
                return refused(base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 unpacks to more than %2 times its size"),
                                             {info.name, m_limits.ratio}),
                               m_archive);
            bytes.append(chunk.constData(), got);
        }
        const int readError = file.getZipError();
        file.close();
        if (readError != UNZ_OK || quint64(bytes.size()) != info.uncompressedSize)
            return broken(base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 is cut short"), {info.name}), m_archive);
        if (file.getZipError() != UNZ_OK)
            return broken(base::Message(QT_TRANSLATE_NOOP("Message", "the checksum of the entry %1 is wrong"), {info.name}), m_archive);
        return bytes;
    }

    QuaZip &m_zip;
    const Limits &m_limits;
    QString m_archive;
    qint64 m_fileBytes;
    qint64 m_packed = 0;
    qint64 m_total = 0;
    QSet<QString> m_names;
};

} // namespace

base::Result<Entries> ArchiveReader::readFile(const QString &path) const
{
    if (QFileInfo(path).size() > m_limits.fileBytes)
        return refused(base::Message(QT_TRANSLATE_NOOP("Message", "it is larger than %1 MB"), {megabytes(m_limits.fileBytes)}), path);
    const base::Result<QByteArray> bytes = readWhole(path, m_limits.fileBytes);
    if (!bytes)
        return bytes.error();
    return readBytes(*bytes, path);
}

base::Result<Entries> ArchiveReader::readBytes(const QByteArray &bytes, const QString &name) const
{
    if (bytes.size() > m_limits.fileBytes)
        return refused(base::Message(QT_TRANSLATE_NOOP("Message", "it is larger than %1 MB"), {megabytes(m_limits.fileBytes)}), name);
    if (!looksLikeZip(bytes))
        return text::error("archive.not-zip", base::Message(QT_TRANSLATE_NOOP("Message", "This is not a zip archive.")), name);
    const qsizetype end = endRecord(bytes);
    if (end < 0)
        return broken(base::Message(QT_TRANSLATE_NOOP("Message", "its end is missing")), name);
    if (bytes[end + 10] == 0 && bytes[end + 11] == 0)
        return refused(base::Message(QT_TRANSLATE_NOOP("Message", "it is empty")), name);
    const QByteArray plain = withoutComment(bytes, end);
    MemoryDevice device(plain);
    QuaZip zip(&device);
    zip.setFileNameCodec("UTF-8");
    zip.setAutoClose(false);
    if (!zip.open(QuaZip::mdUnzip))
        return broken(base::Message(QT_TRANSLATE_NOOP("Message", "its list of entries cannot be read")), name);
    return Pass(zip, m_limits, name, plain.size()).run();
}

bool looksLikeZip(const QByteArray &bytes)
{
    return bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06");
}

} // namespace muster::archive
