// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/table/TableSigns.h"

#include <QCryptographicHash>

namespace muster::share {

namespace {

const QString signAlphabet = QStringLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
constexpr int shortestKey = 4;

QString hashSigns(const QByteArray &bytes)
{
    return tableSigns(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1));
}

} // namespace

QString tableSigns(const QByteArray &bytes)
{
    QString text;
    int bits = 0;
    quint32 held = 0;
    for (const char byte : bytes) {
        held = (held << 8) | uchar(byte);
        for (bits += 8; bits >= 5; bits -= 5)
            text += signAlphabet[(held >> (bits - 5)) & 31];
        held &= 255;
    }
    return bits > 0 ? text + signAlphabet[(held << (5 - bits)) & 31] : text;
}

std::optional<QByteArray> fromTableSigns(const QString &signs)
{
    QByteArray bytes;
    int bits = 0;
    quint32 held = 0;
    for (const QChar sign : signs) {
        const qsizetype value = signAlphabet.indexOf(sign);
        if (value < 0)
            return std::nullopt;
        held = ((held << 5) | quint32(value)) & 0xfff;
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            bytes += char((held >> bits) & 255);
        }
    }
    return bytes;
}

QString tableChecksum(const QByteArray &text)
{
    quint32 crc = ~quint32(0);
    for (const char byte : text) {
        crc ^= uchar(byte);
        for (int i = 0; i < 8; ++i)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xedb88320U : 0U);
    }
    crc = ~crc;
    QByteArray four;
    for (int shift = 24; shift >= 0; shift -= 8)
        four += char((crc >> shift) & 255);
    return tableSigns(four);
}

QString longTableKey(const std::string &id)
{
    return hashSigns(QByteArray::fromStdString(id));
}

std::map<std::string, QString> tableKeys(const rules::Roster &roster)
{
    std::map<QString, std::string> sorted;
    rules::forEachSelection(roster, [&](const rules::Selection &selection) { sorted.emplace(longTableKey(selection.id), selection.id); });
    const auto common = [](const QString &a, const QString &b) {
        qsizetype same = 0;
        while (same < a.size() && same < b.size() && a[same] == b[same])
            ++same;
        return same;
    };
    std::map<std::string, QString> keys;
    for (auto it = sorted.begin(); it != sorted.end(); ++it) {
        qsizetype length = shortestKey;
        if (it != sorted.begin())
            length = std::max(length, common(it->first, std::prev(it)->first) + 1);
        if (std::next(it) != sorted.end())
            length = std::max(length, common(it->first, std::next(it)->first) + 1);
        keys.emplace(it->second, it->first.left(length));
    }
    return keys;
}

QString tableListKey(const rules::Roster &roster)
{
    // Whatever order it stands in: moving a unit up changes nothing on the table.
    QList<QByteArray> content;
    rules::forEachSelection(roster, [&](const rules::Selection &selection) {
        content.append(QByteArray::fromStdString(selection.id) + '\n' + QByteArray::fromStdString(selection.entryId) + '\n'
                       + QByteArray::number(selection.number));
    });
    std::sort(content.begin(), content.end());
    return hashSigns(QByteArray::fromStdString(roster.id)).left(8) + '-' + hashSigns(content.join('\n')).left(6);
}

} // namespace muster::share
