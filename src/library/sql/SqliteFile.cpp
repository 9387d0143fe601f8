// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sql/SqliteFile.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/vfs.h>
#endif

namespace muster::library {

namespace {

struct SqliteFileWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

// https://www.sqlite.org/fileformat.html
constexpr int headerBytes = 100, schemaPlace = 60, markPlace = 68;

} // namespace

base::Result<SqliteFile> lookAtFile(const QString &path)
{
    SqliteFile look;
    if (QFileInfo(path).isDir())
        return text::error("library.place",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The library cannot be opened: this is a folder, not a file.")),
                           path);
    QFile file(path);
    if (!file.exists())
        return look;
    if (!file.open(QIODevice::ReadOnly))
        return text::error(
            "library.place",
            file.error() == QFile::PermissionsError || !QFileInfo(path).isReadable()
                ? base::Message(QT_TRANSLATE_NOOP("Message", "The library cannot be opened: you have no permission to read the file."))
                : base::Message(QT_TRANSLATE_NOOP("Message", "The library cannot be opened: %1."), {file.errorString()}),
            path);
    const QByteArray head = file.read(headerBytes);
    look.there = !head.isEmpty();
    look.isSqlite = head.size() == headerBytes && head.startsWith(QByteArray("SQLite format 3", 16));
    look.hasJournal = QFileInfo(path + "-wal").size() > 0;
    if (look.isSqlite) {
        look.mark = qFromBigEndian<quint32>(head.constData() + markPlace);
        look.schema = qFromBigEndian<qint32>(head.constData() + schemaPlace);
    }
    return look;
}

QString identityOf(const QString &path)
{
#ifdef Q_OS_UNIX
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    return QString("%1:%2").arg(qulonglong(info.st_dev)).arg(qulonglong(info.st_ino));
#else
    // An open file can be neither moved nor replaced there: when it was made says enough.
    const QFileInfo info(path);
    return info.exists() ? info.birthTime().toString(Qt::ISODateWithMs) : QString();
#endif
}

namespace {

quint32 statfsKind([[maybe_unused]] const QString &folder)
{
#ifdef Q_OS_LINUX
    struct statfs info = {};
    if (::statfs(QFile::encodeName(folder).constData(), &info) == 0)
        return quint32(info.f_type);
#endif
    return 0;
}

} // namespace

quint32 (*fileSystemOf)(const QString &folder) = statfsKind;

bool isOnNetwork(const QString &path)
{
    if (path.isEmpty())
        return false;
    // NFS, SMB, CIFS, SMB2, 9p, AFS, Coda, Ceph: the numbers of statfs(2).
    constexpr std::array networks{0x6969u, 0x517bu, 0xff534d42u, 0xfe534d42u, 0x01021997u, 0x5346414fu, 0x73757245u, 0x00c36400u};
    return std::find(networks.begin(), networks.end(), fileSystemOf(QFileInfo(path).absolutePath())) != networks.end();
}

QString networkNotice(const QString &path)
{
    return !isOnNetwork(path)
        ? QString()
        : SqliteFileWords::tr("The library lies on a drive of another computer. Let only one computer work with it at a time; "
                              "for several, a club's server is made.");
}

} // namespace muster::library
