// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sql/SqliteFile.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <mutex>

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

/// A file that SQLite has open here, and the one descriptor through which it is looked at meanwhile.
struct OpenFile
{
    int users = 0;
    std::unique_ptr<QFile> reader;
};

/// By identity; connections come and go on any thread.
struct OpenFiles
{
    std::mutex mutex;
    std::map<QString, OpenFile> files;
};

OpenFiles &openFiles()
{
    static OpenFiles files;
    return files;
}

base::Error unreadable(const QString &path, const QFile &file)
{
    return text::error(
        "library.place",
        file.error() == QFile::PermissionsError || !QFileInfo(path).isReadable()
            ? base::Message(QT_TRANSLATE_NOOP("Message", "The library cannot be opened: you have no permission to read the file."))
            : base::Message(QT_TRANSLATE_NOOP("Message", "The library cannot be opened: %1."), {file.errorString()}),
        path);
}

base::Result<QByteArray> readHead(const QString &path)
{
    OpenFiles &open = openFiles();
    const std::lock_guard guard(open.mutex);
    const auto used = open.files.find(identityOf(path));
    if (used != open.files.end() && used->second.reader && used->second.reader->seek(0))
        return used->second.reader->read(headerBytes);
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return unreadable(path, *file);
    const QByteArray head = file->read(headerBytes);
    if (used != open.files.end())
        used->second.reader = std::move(file);
    return head;
}

} // namespace

FileInUse::FileInUse(QString path) : m_path(std::move(path))
{
    use();
}

void FileInUse::use()
{
    if (!m_identity.isEmpty())
        return;
    const std::lock_guard guard(openFiles().mutex);
    m_identity = identityOf(m_path);
    if (!m_identity.isEmpty())
        ++openFiles().files[m_identity].users;
}

FileInUse::~FileInUse()
{
    if (m_identity.isEmpty())
        return;
    const std::lock_guard guard(openFiles().mutex);
    const auto used = openFiles().files.find(m_identity);
    if (--used->second.users == 0)
        openFiles().files.erase(used);
}

base::Result<SqliteFile> lookAtFile(const QString &path)
{
    SqliteFile look;
    if (QFileInfo(path).isDir())
        return text::error("library.place",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The library cannot be opened: this is a folder, not a file.")),
                           path);
    if (!QFileInfo::exists(path))
        return look;
    const base::Result<QByteArray> read = readHead(path);
    if (!read)
        return read.error();
    const QByteArray &head = *read;
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
