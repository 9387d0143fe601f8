// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/Backups.h"

#include "archive/SafeFile.h"
#include "library/care/RowCheck.h"
#include "library/sql/Migrations.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace muster::library {

namespace {

struct BackupsWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

constexpr const char *dailyMark = "-daily";

const QString timeFormat = QStringLiteral("yyyyMMdd-HHmmss");

// library-000012-20261117-120000-daily.sqlite; older programs wrote no number, and come before all that have one.
struct BackupName
{
    explicit BackupName(const QString &name)
    {
        static const QRegularExpression parts("^library-(?:(\\d{6})-)?(\\d{8}-\\d{6})-");
        const QRegularExpressionMatch match = parts.match(name);
        number = match.captured(1).toInt();
        when = QDateTime::fromString(match.captured(2), timeFormat);
    }

    int number = 0;
    QDateTime when;
};

QString freeName(const QString &folder, const QString &reason, const base::Stamps &stamps)
{
    int last = 0;
    const QFileInfoList files = backupsIn(folder);
    for (const QFileInfo &file : files)
        last = std::max(last, BackupName(file.fileName()).number);
    const QString number = QString("%1").arg(last + 1, 6, 10, QChar('0'));
    return folder + "/library-" + number + "-" + text::now(stamps).toLocalTime().toString(timeFormat) + "-" + reason + ".sqlite";
}

void removeParts(const QString &part)
{
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(part + suffix);
}

// A program that was killed leaves them; one that is at work right now has younger ones.
void removeOldParts(const QString &folder, const base::Stamps &stamps)
{
    constexpr qint64 patience = 60 * 60;
    const QFileInfoList parts = QDir(folder).entryInfoList({"library-*.part", "library-*.part-*"}, QDir::Files);
    for (const QFileInfo &part : parts) {
        if (std::abs(part.lastModified().secsTo(text::now(stamps))) > patience)
            QFile::remove(part.absoluteFilePath());
    }
}

base::Result<void> checkOpenCopy(const Database &copy, const QString &path)
{
    base::Result<QStringList> problems = integrityProblems(copy);
    if (!problems)
        return problems.error();
    const base::Result<int> schema = schemaVersion(copy);
    if (!schema)
        return schema.error();
    if (problems->isEmpty() && *schema == currentSchema) // what was written before has no checksums yet
        problems = rowProblems(copy);
    if (!problems->isEmpty())
        return text::error("library.backup", base::Message(QT_TRANSLATE_NOOP("Message", "The copy is damaged: %1."), {problems->first()}),
                           path);
    return {};
}

// Reads only: a copy that is looked at stays as it is, its date too.
base::Result<void> checkCopy(const QString &path)
{
    Address address;
    address.path = path;
    const base::Result<std::unique_ptr<Database>> copy = Database::openReading(address);
    return copy ? checkOpenCopy(**copy, path) : base::Result<void>(copy.error());
}

base::Result<void> finishCopy(const QString &part)
{
    Address address;
    address.path = part;
    const base::Result<std::unique_ptr<Database>> copy = Database::open(address);
    if (!copy)
        return copy.error();
    base::Result<void> done = checkOpenCopy(**copy, part);
    if (done)
        done = (*copy)->execute("PRAGMA journal_mode = DELETE"); // one file, that may be copied and mailed
    return done;
}

} // namespace

QString backupFolderOf(const QString &libraryPath)
{
    const QFileInfo file(libraryPath);
    return file.absolutePath() + "/" + file.completeBaseName() + "-backups";
}

QFileInfoList backupsIn(const QString &folder)
{
    QFileInfoList files = QDir(folder).entryInfoList({"library-*.sqlite"}, QDir::Files, QDir::Name | QDir::Reversed);
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo &first, const QFileInfo &second) {
        return BackupName(first.fileName()).number > BackupName(second.fileName()).number;
    });
    return files;
}

QDateTime timeOfBackup(const QFileInfo &file)
{
    const QDateTime when = BackupName(file.fileName()).when;
    return when.isValid() ? when : file.lastModified();
}

bool dailyIsDue(const QString &folder, const QDateTime &now)
{
    const QFileInfoList files = backupsIn(folder);
    for (const QFileInfo &file : files) {
        if (!file.fileName().contains(dailyMark))
            continue;
        const qint64 age = timeOfBackup(file).secsTo(now);
        return age < 0 || age >= 24 * 60 * 60; // the newest one decides; one from the future is no reason to wait for it
    }
    return true;
}

base::Result<void> copySqliteTo(const Database &database, const QString &path)
{
    if (QFile::exists(path))
        return text::error("file.exists", base::Message(QT_TRANSLATE_NOOP("Message", "The file is already there and is not overwritten.")),
                           path);
    const QString part = path + ".part";
    removeParts(part);
    const bool onlyRead = !database.writingForbidden().isEmpty(); // SQLite takes a copy for writing
    base::Result<void> done = onlyRead ? database.execute("PRAGMA query_only = OFF") : base::Result<void>();
    if (done)
        done = database.execute("VACUUM INTO ?", {part});
    if (onlyRead)
        (void)database.execute("PRAGMA query_only = ON");
    if (done)
        done = finishCopy(part);
    if (done && (!archive::syncFile(part) || !QFile::rename(part, path) || !archive::syncFolderOf(path)))
        done = text::error("file.unwritable", base::Message(QT_TRANSLATE_NOOP("Message", "The copy cannot be put in its place.")), path);
    removeParts(part);
    return done;
}

base::Result<QString> copySqlite(const Database &database, const QString &folder, const QString &reason)
{
    if (!QDir().mkpath(folder))
        return text::error("library.backup-folder", base::Message(QT_TRANSLATE_NOOP("Message", "The folder for backups cannot be made.")),
                           folder);
    removeOldParts(folder, database.stamps());
    const QString name = freeName(folder, reason, database.stamps());
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

base::Result<QString> putAside(const QString &libraryPath, const base::Stamps &stamps)
{
    const QString name = libraryPath + ".damaged-" + text::now(stamps).toLocalTime().toString("yyyyMMdd-HHmmss");
    QString aside = name;
    for (int i = 2; QFile::exists(aside); ++i) // two in one second
        aside = QString("%1-%2").arg(name, QString::number(i));
    for (const char *suffix : {"", "-wal", "-shm"}) {
        const QString from = libraryPath + suffix;
        if (QFile::exists(from) && !QFile::rename(from, aside + suffix))
            return text::error("library.recover", base::Message(QT_TRANSLATE_NOOP("Message", "The damaged file cannot be put aside.")),
                               from);
    }
    return aside;
}

base::Result<QString> newestSoundBackup(const QString &libraryPath)
{
    const QFileInfoList files = backupsIn(backupFolderOf(libraryPath));
    for (const QFileInfo &file : files) {
        if (checkCopy(file.absoluteFilePath()))
            return file.absoluteFilePath();
    }
    return text::error("library.recover", base::Message(QT_TRANSLATE_NOOP("Message", "There is no sound backup to go back to.")),
                       libraryPath);
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
            problems.append(BackupsWords::tr("%1 documents have no contents").arg(orphans->toInt()));
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
        problems.append(BackupsWords::tr("a row of %1 belongs to nothing").arg(row.at(0).toString()));
    return problems;
}

} // namespace muster::library
