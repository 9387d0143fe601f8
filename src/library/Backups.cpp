// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Backups.h"

#include "archive/QtError.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

constexpr const char *dailyMark = "-daily";

QString freeName(const QString &folder, const QString &reason)
{
    const QString stem = folder + "/library-" + QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss") + "-" + reason;
    QString name = stem + ".sqlite";
    for (int i = 2; QFile::exists(name); ++i)
        name = QString("%1-%2.sqlite").arg(stem, QString::number(i));
    return name;
}

base::Result<void> checkCopy(const QString &path)
{
    Address address;
    address.path = path;
    base::Result<std::unique_ptr<Database>> copy = Database::open(address);
    if (!copy)
        return copy.error();
    const base::Result<QStringList> problems = integrityProblems(**copy);
    if (!problems)
        return problems.error();
    if (!problems->isEmpty())
        return archive::makeError("library.backup", Words::tr("The copy is damaged: %1.").arg(problems->first()), path);
    return (*copy)->execute("PRAGMA journal_mode = DELETE"); // one file, that may be copied and mailed
}

} // namespace

QString backupFolderOf(const QString &libraryPath)
{
    const QFileInfo file(libraryPath);
    return file.absolutePath() + "/" + file.completeBaseName() + "-backups";
}

QFileInfoList backupsIn(const QString &folder)
{
    return QDir(folder).entryInfoList({"library-*.sqlite"}, QDir::Files, QDir::Name | QDir::Reversed);
}

base::Result<void> copySqliteTo(const Database &database, const QString &path)
{
    if (QFile::exists(path))
        return archive::makeError("file.exists", Words::tr("The file is already there and is not overwritten."), path);
    const QString part = path + ".part";
    QFile::remove(part);
    const bool onlyRead = !database.writingForbidden().isEmpty(); // SQLite takes a copy for writing
    base::Result<void> done = onlyRead ? database.execute("PRAGMA query_only = OFF") : base::Result<void>();
    if (done)
        done = database.execute("VACUUM INTO ?", {part});
    if (onlyRead)
        (void)database.execute("PRAGMA query_only = ON");
    if (done)
        done = checkCopy(part);
    if (done && !QFile::rename(part, path))
        done = archive::makeError("file.unwritable", Words::tr("The copy cannot be put in its place."), path);
    QFile::remove(part);
    QFile::remove(part + "-wal");
    QFile::remove(part + "-shm");
    return done;
}

base::Result<QString> copySqlite(const Database &database, const QString &folder, const QString &reason)
{
    if (!QDir().mkpath(folder))
        return archive::makeError("library.backup", Words::tr("The folder for backups cannot be made."), folder);
    const QString name = freeName(folder, reason);
    if (base::Result<void> done = copySqliteTo(database, name); !done)
        return done.error();
    return name;
}

void rotateBackups(const QString &folder, int keep)
{
    int seen = 0;
    const QFileInfoList files = backupsIn(folder);
    for (const QFileInfo &file : files) {
        if (file.fileName().contains(dailyMark) && ++seen > keep)
            QFile::remove(file.absoluteFilePath());
    }
}

base::Result<QString> putAside(const QString &libraryPath)
{
    const QString name = libraryPath + ".damaged-" + QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss");
    QString aside = name;
    for (int i = 2; QFile::exists(aside); ++i) // two in one second
        aside = QString("%1-%2").arg(name, QString::number(i));
    for (const char *suffix : {"", "-wal", "-shm"}) {
        const QString from = libraryPath + suffix;
        if (QFile::exists(from) && !QFile::rename(from, aside + suffix))
            return archive::makeError("library.recover", Words::tr("The damaged file cannot be put aside."), from);
    }
    return aside;
}

base::Result<QString> recoverFromBackup(const QString &libraryPath)
{
    const QFileInfoList files = backupsIn(backupFolderOf(libraryPath));
    for (const QFileInfo &file : files) {
        if (!checkCopy(file.absoluteFilePath()))
            continue;
        // The copy is whole before the damaged file leaves its place: on a full disk everything stays as it was.
        const QString fresh = libraryPath + ".part";
        QFile::remove(fresh);
        base::Result<void> done;
        if (!QFile::copy(file.absoluteFilePath(), fresh))
            done = archive::makeError("library.recover", Words::tr("The backup %1 cannot be copied.").arg(file.fileName()), libraryPath);
        else if (const base::Result<QString> aside = putAside(libraryPath); !aside)
            done = aside.error();
        else if (!QFile::rename(fresh, libraryPath))
            done = archive::makeError("file.unwritable", Words::tr("The copy cannot be put in its place."), libraryPath);
        QFile::remove(fresh);
        return done ? base::Result<QString>(file.absoluteFilePath()) : base::Result<QString>(done.error());
    }
    return archive::makeError("library.recover", Words::tr("There is no sound backup to go back to."), libraryPath);
}

base::Result<QStringList> integrityProblems(const Database &database)
{
    QStringList problems;
    if (!database.isSqlite()) { // the server looks after its own files; what we can ask is whether our references hold
        const base::Result<QVariant> orphans = database.value(
            "SELECT count(*) FROM documents d LEFT JOIN contents c ON c.document_id = d.id WHERE c.document_id IS NULL");
        if (!orphans)
            return orphans.error();
        if (orphans->toInt() > 0)
            problems.append(Words::tr("%1 documents have no contents").arg(orphans->toInt()));
        return problems;
    }
    const base::Result<QList<QVariantList>> integrity = database.rows("PRAGMA integrity_check");
    if (!integrity)
        return integrity.error();
    for (const QVariantList &row : *integrity) {
        if (row.at(0).toString() != "ok")
            problems.append(row.at(0).toString());
    }
    const base::Result<QList<QVariantList>> keys = database.rows("PRAGMA foreign_key_check");
    if (!keys)
        return keys.error();
    for (const QVariantList &row : *keys)
        problems.append(Words::tr("a row of %1 belongs to nothing").arg(row.at(0).toString()));
    return problems;
}

} // namespace muster::library
