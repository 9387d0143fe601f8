// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/LogFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

namespace muster::logging {

namespace {

constexpr QFile::Permissions ownersAlone = QFile::ReadOwner | QFile::WriteOwner;

QString stateFolder()
{
#if defined(Q_OS_LINUX) || defined(Q_OS_FREEBSD)
    // Qt knows this folder from 6.7 on only.
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    if (QDir::isAbsolutePath(given))
        return given;
    return QDir::homePath() + (QStandardPaths::isTestModeEnabled() ? QStringLiteral("/.qttest/state") : QStringLiteral("/.local/state"));
#else
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
#endif
}

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
    lines.removeAll({});
    return lines;
}

} // namespace

LogFile::LogFile(QString path, qint64 limit, int files) : m_path(std::move(path)), m_limit(limit), m_files(files) {}

QString LogFile::standardPath()
{
    return stateFolder() + QStringLiteral("/muster/muster.log");
}

// Opened for each line: another program may have moved the file away meanwhile.
void LogFile::write(const QByteArray &line) const
{
    if (m_path.isEmpty())
        return;
    const QFileInfo there(m_path);
    if (!there.exists())
        QDir().mkpath(there.absolutePath());
    else if (there.size() + line.size() > m_limit)
        makeRoom();
    const bool fresh = !QFile::exists(m_path);
    QFile file(m_path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return;
    if (fresh)
        file.setPermissions(ownersAlone);
    file.write(line + '\n'); // one call: lines of two programs do not mix
}

void LogFile::makeRoom() const
{
    QLockFile lock(m_path + QStringLiteral(".lock"));
    if (!lock.tryLock(0))
        return; // somebody else is doing it; this line goes to the end of the full one
    if (QFileInfo(m_path).size() < m_limit / 2)
        return; // somebody else has done it
    const auto older = [this](int number) { return QStringLiteral("%1.%2").arg(m_path, QString::number(number)); };
    QFile::remove(older(m_files - 1));
    for (int number = m_files - 1; number > 1; --number)
        QFile::rename(older(number - 1), older(number));
    QFile::rename(m_path, older(1));
}

QStringList LogFile::tail(int lines) const
{
    QStringList found = linesOf(m_path);
    if (found.size() < lines)
        found = linesOf(m_path + QStringLiteral(".1")) + found;
    return found.mid(std::max<qsizetype>(0, found.size() - lines));
}

} // namespace muster::logging
