// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/Recovery.h"

#include "archive/SafeFile.h"
#include "library/care/Backups.h"
#include "library/care/RowCheck.h"
#include "library/care/Salvage.h"
#include "logging/Note.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace muster::library {

namespace {

struct RecoveryWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

void removeFresh(const QString &fresh)
{
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(fresh + suffix);
}

// Fills the fresh file and says whether it can take the place of the damaged one.
base::Result<void> putTogether(const QString &damagedPath, const QString &fresh, RecoveryReport &report)
{
    Address address;
    address.path = fresh;
    const base::Result<std::unique_ptr<Library>> library = Library::open(address);
    if (!library)
        return library.error();
    const base::Result<Salvaged> salvaged = salvage(damagedPath, (*library)->database());
    if (salvaged) {
        report.saved = salvaged->saved;
        report.withoutHistory = salvaged->withoutHistory;
        report.older = salvaged->older;
        report.lost = salvaged->lost;
        report.collection = salvaged->collection;
    }
    if (report.backup.isEmpty() && report.saved.isEmpty() && report.withoutHistory.isEmpty() && report.collection == 0)
        return text::error("library.recover", base::Message(QT_TRANSLATE_NOOP("Message", "There is no sound backup to go back to.")),
                           damagedPath);
    const base::Result<QStringList> problems = (*library)->check();
    if (!problems)
        return problems.error();
    if (!problems->isEmpty())
        return text::error("library.recover", base::Message(QT_TRANSLATE_NOOP("Message", "The copy is damaged: %1."), {problems->first()}),
                           fresh);
    return (*library)->database().execute("PRAGMA journal_mode = DELETE"); // one file, that can get another name
}

QString listOf(const QString &sentence, const QStringList &names)
{
    return names.isEmpty() ? QString() : "\n" + sentence.arg(names.join(", "));
}

} // namespace

QString RecoveryReport::text() const
{
    QString text = RecoveryWords::tr("The library was damaged. It was put aside as %1.").arg(QFileInfo(damagedFile).fileName());
    if (!backup.isEmpty())
        text += ' ' + RecoveryWords::tr("The backup of %1 is open now.").arg(QLocale().toString(backupTime, QLocale::ShortFormat));
    text += listOf(RecoveryWords::tr("Whole and taken from the damaged file: %1."), saved);
    text += listOf(RecoveryWords::tr("Taken from the damaged file without their undo history or some pictures: %1."), withoutHistory);
    text += listOf(RecoveryWords::tr("Damaged, so they are as the backup has them: %1."), older);
    text += listOf(RecoveryWords::tr("Damaged and in no backup: %1."), lost);
    if (collection > 0)
        text += '\n' + RecoveryWords::tr("Entries of the collection taken from the damaged file: %1.").arg(collection);
    return text;
}

base::Result<RecoveryReport> recover(const QString &libraryPath)
{
    RecoveryReport report;
    // All of it is whole before the damaged file leaves its place: on a full disk everything stays as it was.
    const QString fresh = libraryPath + ".part";
    removeFresh(fresh);
    base::Result<void> done;
    if (const base::Result<QString> backup = newestSoundBackup(libraryPath)) {
        report.backup = *backup;
        report.backupTime = timeOfBackup(QFileInfo(*backup));
        if (!QFile::copy(*backup, fresh))
            done = text::error(
                "library.recover",
                base::Message(QT_TRANSLATE_NOOP("Message", "The backup %1 cannot be copied."), {QFileInfo(*backup).fileName()}),
                libraryPath);
    }
    if (done)
        done = putTogether(libraryPath, fresh, report);
    if (done && !archive::syncFile(fresh))
        done = text::error("file.unwritable", base::Message(QT_TRANSLATE_NOOP("Message", "The copy cannot be put in its place.")),
                           libraryPath);
    if (done) {
        const base::Result<QString> aside = putAside(libraryPath);
        if (!aside)
            done = aside.error();
        else
            report.damagedFile = *aside;
    }
    if (done && (!QFile::rename(fresh, libraryPath) || !archive::syncFolderOf(libraryPath)))
        done = text::error("file.unwritable", base::Message(QT_TRANSLATE_NOOP("Message", "The copy cannot be put in its place.")),
                           libraryPath);
    removeFresh(fresh);
    return done ? base::Result<RecoveryReport>(report) : base::Result<RecoveryReport>(done.error());
}

base::Result<OpenedLibrary> openOrRecover(const QString &where, const PasswordSource &password)
{
    base::Result<std::unique_ptr<Library>> opened = Library::open(where, password);
    base::Error problem;
    if (opened) {
        const base::Result<Records> listed = (*opened)->documents().list();
        if (listed || listed.error().code != "library.damaged")
            return OpenedLibrary{std::move(*opened), {}};
        problem = listed.error();
        opened->reset();
    } else {
        problem = opened.error();
    }
    const base::Result<Address> address = Address::parse(where);
    if (problem.code != "library.damaged" || !address || address->backend != Backend::Sqlite)
        return problem;
    logging::noteError(logging::lcLibrary(), "open the library", problem);
    const base::Result<RecoveryReport> report = recover(address->path);
    if (!logging::note(logging::lcLibrary(), "recover the library", report))
        return problem; // the damaged file was not touched
    opened = Library::open(where, password);
    if (!opened)
        return opened.error();
    return OpenedLibrary{std::move(*opened), report->text()};
}

} // namespace muster::library
