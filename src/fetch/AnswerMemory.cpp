// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/AnswerMemory.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace muster::fetch {

namespace {

constexpr const char *firstLine = "muster answer 1";
constexpr qsizetype longestMark = 300;

QByteArray fingerprint(const QByteArray &body)
{
    return QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
}

// It goes into a header of the next question: one line of letters that can be seen.
bool isMark(const QByteArray &etag)
{
    return !etag.isEmpty() && etag.size() <= longestMark
        && std::all_of(etag.begin(), etag.end(), [](char letter) { return letter >= ' ' && letter < 0x7F; });
}

} // namespace

QString AnswerMemory::standardFolder()
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    return cache.isEmpty() ? QString() : QDir(cache).filePath(QStringLiteral("answers"));
}

QString AnswerMemory::pathOf(const QUrl &url) const
{
    const QByteArray name = QCryptographicHash::hash(url.toEncoded(), QCryptographicHash::Sha1).toHex();
    return QDir(m_folder).filePath(QString::fromLatin1(name));
}

// Four lines (what it is, the address, the mark, the hash of the answer), then the answer.
std::optional<AnswerMemory::Kept> AnswerMemory::find(const QUrl &url) const
{
    if (m_folder.isEmpty())
        return std::nullopt;
    QFile file(pathOf(url));
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestAnswer + 16 * 1024)
        return std::nullopt;
    const auto line = [&file] { return file.readLine(8 * 1024).chopped(1); };
    if (file.atEnd() || line() != firstLine || file.atEnd() || line() != url.toEncoded() || file.atEnd())
        return std::nullopt;
    Kept kept;
    kept.etag = line();
    const QByteArray hash = file.atEnd() ? QByteArray() : line();
    kept.body = file.readAll();
    if (!isMark(kept.etag) || hash != fingerprint(kept.body))
        return std::nullopt;
    return kept;
}

void AnswerMemory::keep(const QUrl &url, const Kept &answer) const
{
    if (m_folder.isEmpty() || !isMark(answer.etag) || answer.body.size() > largestAnswer || !QDir().mkpath(m_folder))
        return;
    makeRoom();
    QSaveFile file(pathOf(url));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QByteArray(firstLine) + '\n' + url.toEncoded() + '\n' + answer.etag + '\n' + fingerprint(answer.body) + '\n');
    file.write(answer.body);
    file.commit();
}

void AnswerMemory::makeRoom() const
{
    const QFileInfoList oldestLast = QDir(m_folder).entryInfoList(QDir::Files, QDir::Time);
    for (qsizetype i = mostAnswers - 1; i < oldestLast.size(); ++i)
        QFile::remove(oldestLast[i].filePath());
}

} // namespace muster::fetch
