// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/SafeFile.h"

#include "text/Spoken.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <filesystem>
#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace muster::archive {

namespace {

// The bytes must be on the disk before the rename is, or a power cut could leave an empty file under the good name.
bool syncToDisk([[maybe_unused]] const QFile &file)
{
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0;
#else
    return true;
#endif
}

base::Error cannotWrite(const QString &path, const base::Message &reason)
{
    return text::error("file.unwritable", base::Message(QT_TRANSLATE_NOOP("Message", "The file cannot be written: %1."), {reason}), path);
}

base::Result<void> checkWritten(const QString &part, const QByteArray &bytes, const QString &path, const ReadBack &readBack)
{
    QFile file(part);
    if (!file.open(QIODevice::ReadOnly))
        return cannotWrite(path, file.errorString());
    const QByteArray written = file.readAll();
    if (written != bytes)
        return text::error("file.different",
                           base::Message(QT_TRANSLATE_NOOP(
                               "Message", "The written file differs from what was to be written; the disk may be full or failing.")),
                           path);
    return readBack ? readBack(written) : base::Result<void>();
}

base::Error isThere(const QString &path)
{
    return text::error("file.exists", base::Message(QT_TRANSLATE_NOOP("Message", "The file is already there and is not overwritten.")),
                       path);
}

base::Result<void> takePlace(const QString &part, const QString &path, Replace replace)
{
#ifdef Q_OS_UNIX
    // A second name for it instead of a look and a rename: nobody can come in between.
    if (replace == Replace::No) {
        if (::link(QFile::encodeName(part).constData(), QFile::encodeName(path).constData()) == 0)
            return {};
        if (errno == EEXIST)
            return isThere(path);
    }
#endif
    if (replace == Replace::No && QFileInfo::exists(path)) // a file system without second names
        return isThere(path);
    std::error_code error;
    std::filesystem::rename(std::filesystem::path(part.toStdU16String()), std::filesystem::path(path.toStdU16String()), error);
    if (error)
        return cannotWrite(path, QString::fromStdString(error.message()));
    return {};
}

// As any new file would have them; a temporary file starts with the owner's alone.
void givePermissions(QFile &part, const QString &path)
{
    if (QFileInfo::exists(path))
        part.setPermissions(QFileInfo(path).permissions());
    else
        part.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
}

} // namespace

base::Result<void> writeSafely(const QString &path, const QByteArray &bytes, Replace replace, const ReadBack &readBack)
{
    const QFileInfo target(path);
    if (target.isDir())
        return cannotWrite(path, base::Message(QT_TRANSLATE_NOOP("Message", "it is a folder")));
    if (replace == Replace::No && target.exists())
        return isThere(path);
    if (isProtected(path))
        return cannotWrite(path, base::Message(QT_TRANSLATE_NOOP("Message", "it is read-only")));
    if (!target.absoluteDir().exists())
        return cannotWrite(path, base::Message(QT_TRANSLATE_NOOP("Message", "the folder %1 does not exist"), {target.absolutePath()}));
    // Through symbolic links, the file they lead to is the one to replace.
    const QString real = target.exists() ? target.canonicalFilePath()
        : target.isSymLink()             ? target.symLinkTarget()
                                         : target.absoluteFilePath();
    QTemporaryFile part(QFileInfo(real).absolutePath() + "/." + QFileInfo(real).fileName() + ".XXXXXX.part");
    if (!part.open())
        return cannotWrite(path, part.errorString());
    if (part.write(bytes) != bytes.size() || !part.flush())
        return cannotWrite(path, part.errorString());
    if (!syncToDisk(part))
        return cannotWrite(path, qt_error_string());
    givePermissions(part, real);
    const QString partName = part.fileName();
    part.close();
    if (base::Result<void> checked = checkWritten(partName, bytes, path, readBack); !checked)
        return checked;
    if (base::Result<void> moved = takePlace(partName, real, replace); !moved)
        return moved;
    part.setAutoRemove(QFileInfo::exists(partName));
    // Until the folder is on the disk too, a power cut takes the new name away again.
    if (!syncFolderOf(real))
        return cannotWrite(path, qt_error_string());
    return {};
}

bool isProtected(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() && !(file.permissions() & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther));
}

bool syncFile([[maybe_unused]] const QString &path)
{
#ifdef Q_OS_UNIX
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool done = ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP; // a file system that has nothing to flush
    ::close(file);
    return done;
#else
    return true;
#endif
}

bool syncFolderOf(const QString &path)
{
    return syncFile(QFileInfo(path).absolutePath());
}

base::Result<QByteArray> readWhole(const QString &path, qint64 limit)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return text::error("file.unreadable",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The file cannot be read: %1."),
                                         {base::Message(QT_TRANSLATE_NOOP("Message", "it is a folder"))}),
                           path);
    if (!file.open(QIODevice::ReadOnly))
        return text::error("file.unreadable",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The file cannot be read: %1."), {file.errorString()}), path);
    if (file.size() > limit)
        return text::error(
            "file.too-large",
            base::Message(QT_TRANSLATE_NOOP("Message", "The file is larger than %1 MB and is not read."), {limit / (1024 * 1024)}), path);
    QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError)
        return text::error("file.unreadable",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The file cannot be read: %1."), {file.errorString()}), path);
    return bytes;
}

} // namespace muster::archive
