// SPDX-License-Identifier: GPL-3.0-or-later
// The whole library out to a file and back in. Bringing back never takes anything away: it is a merge, and a step of the history.
#include "app/library/LibraryWorkspace.h"
#include "app/workspace/Actions.h"
#include "app/workspace/BackgroundWork.h"
#include "app/workspace/DocumentLook.h"
#include "app/workspace/Files.h"
#include "app/workspace/SavedFile.h"
#include "library/SameLibrary.h"
#include "library/care/LibraryMerge.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

namespace muster::app {

namespace {

/// Beside the target, so that taking its place is one rename.
base::Result<void> backUpSafely(const library::Library &library, const QString &path)
{
    const QString fresh = path + QStringLiteral(".new");
    QFile::remove(fresh);
    if (base::Result<void> written = library.backupTo(fresh); !written) {
        QFile::remove(fresh);
        return written;
    }
    if (QFile::exists(path) && !QFile::remove(path))
        return text::error("library.backup", {QT_TRANSLATE_NOOP("Message", "%1 cannot be replaced; the backup is in %2"), {path, fresh}},
                           path);
    if (!QFile::rename(fresh, path))
        return text::error("library.backup", {QT_TRANSLATE_NOOP("Message", "the backup could not be named %1; it is in %2"), {path, fresh}},
                           path);
    return {};
}

/// What is known of a backup before anything is done with it.
struct Inside
{
    std::optional<base::Error> problem;
    QMap<library::Kind, int> kinds;
    QString copy; ///< a copy of it, brought up to date: the backup itself is not touched
};

Inside lookInside(const QString &path, const QString &copy)
{
    Inside inside;
    inside.copy = copy;
    if (!QFile::copy(path, copy)) {
        inside.problem = text::error("library.restore", {QT_TRANSLATE_NOOP("Message", "%1 cannot be read"), {path}}, path);
        return inside;
    }
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    const auto library = library::Library::open(copy);
    if (!library) {
        inside.problem = library.error();
        return inside;
    }
    const base::Result<QStringList> wrong = (*library)->check();
    if (!wrong || !wrong->isEmpty()) {
        inside.problem = wrong
            ? text::error("library.damaged", {QT_TRANSLATE_NOOP("Message", "%1 is damaged: %2"), {path, wrong->first()}}, path)
            : wrong.error();
        return inside;
    }
    const auto records = (*library)->documents().list();
    if (!records)
        inside.problem = records.error();
    for (const library::Record &record : records.valueOr({}))
        ++inside.kinds[record.kind];
    return inside;
}

} // namespace

void LibraryWorkspace::askBackUp()
{
    const QString name = tr("Muster backup %1").arg(QDate::currentDate().toString(Qt::ISODate));
    QString path = QFileDialog::getSaveFileName(over(), tr("Back up everything"), documentsFile(fileNameFor(name) + ".sqlite"),
                                                tr("Libraries of Muster (*.sqlite)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += ".sqlite";
    backUpTo(path);
}

void LibraryWorkspace::backUpTo(const QString &path)
{
    m_services.library.finishWriting();
    const auto done = std::make_shared<base::Result<void>>();
    workBeside(
        tr("Backing up the library…"), over(), this,
        [done, path, same = library::SameLibrary(m_services.library)](BackgroundWork::Steps &) {
            const auto library = same.open();
            *done = library ? backUpSafely(**library, path) : base::Result<void>(library.error());
        },
        [this, done, path](bool) {
            if (!*done)
                return complain(tr("The backup could not be made"), text::spoken(done->error()));
            say(tr("Everything is in %1.").arg(QDir::toNativeSeparators(path)));
            emit requested(savedFile(path));
        });
}

void LibraryWorkspace::askRestore()
{
    const QString path = QFileDialog::getOpenFileName(over(), tr("Restore from a backup"), documentsFile({}),
                                                      tr("Libraries of Muster (*.sqlite);;All files (*)"));
    if (!path.isEmpty())
        restoreFrom(path);
}

void LibraryWorkspace::restoreFrom(const QString &path)
{
    const auto folder = std::make_shared<QTemporaryDir>();
    const auto inside = std::make_shared<Inside>();
    workBeside(
        tr("Looking into the backup…"), over(), this,
        [inside, path, folder](BackgroundWork::Steps &) { *inside = lookInside(path, folder->filePath("backup.sqlite")); },
        [this, inside, path, folder](bool stopped) {
            if (stopped)
                return;
            if (inside->problem)
                return complain(tr("This is no backup that can be brought back"), text::spoken(*inside->problem));
            QStringList holds;
            for (const DocumentLook &look : documentLooks()) {
                if (const int count = inside->kinds.value(look.kind); count > 0)
                    holds.append(text::labelled(look.plural(), QString::number(count)));
            }
            folder->setAutoRemove(false); // until the answer is there
            offerRestore(path, inside->copy, holds.isEmpty() ? tr("nothing") : holds.join(QStringLiteral(", ")));
        });
}

void LibraryWorkspace::offerRestore(const QString &path, const QString &copy, const QString &holds)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Restore from a backup"),
                                tr("Bring back what is missing from %1?").arg(QFileInfo(path).fileName()), QMessageBox::NoButton, over());
    box->setObjectName("restoreQuestion");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("It holds: %1.").arg(holds) + QStringLiteral("\n\n")
        + tr("Nothing that is here is changed or removed. What is the same stays as it is, what you deleted comes back, and "
             "what is different comes in beside yours. Undo takes it away again."));
    QPushButton *yes = box->addButton(tr("Restore"), QMessageBox::AcceptRole);
    yes->setObjectName("restoreYes");
    box->setDefaultButton(yes);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    const QString folder = QFileInfo(copy).absolutePath();
    connect(box, &QMessageBox::finished, this, [this, box, yes, copy, folder] {
        if (box->clickedButton() == yes)
            restoreNow(copy);
        else
            QDir(folder).removeRecursively();
    });
    box->open();
}

void LibraryWorkspace::restoreNow(const QString &copy)
{
    m_services.library.finishWriting();
    const auto report = std::make_shared<base::Result<library::MergeReport>>(library::MergeReport());
    workBeside(
        tr("Bringing back what is missing…"), over(), this,
        [report, copy, same = library::SameLibrary(m_services.library)](BackgroundWork::Steps &steps) {
            const auto library = same.open();
            const auto backup = library::Library::open(copy);
            *report = !library ? base::Result<library::MergeReport>(library.error())
                : !backup
                ? base::Result<library::MergeReport>(backup.error())
                : library::mergeLibrary((*backup)->database(), (*library)->database(),
                                        [&steps](int done, int all) { return steps.next(done, all); }, library::DeletedThere::ComesBack);
        },
        [this, report, copy](bool) {
            QDir(QFileInfo(copy).absolutePath()).removeRecursively();
            if (!*report) {
                activated();
                return complain(tr("The backup could not be brought back"), text::spoken(report->error()));
            }
            const library::MergeReport &merged = **report;
            const QStringList back = merged.ids + merged.binned;
            if (!back.isEmpty())
                m_stack->push(new MoveDocuments(m_services.library, back, MoveDocuments::Where::FromTrash, tr("Restore from a backup"),
                                                [this](const QStringList &ids, const QString &problem) { moved(ids, problem); }));
            say(back.isEmpty() && merged.collection == 0
                    ? tr("Everything in the backup is here already.")
                    : tr("%n (entry|entries) brought back, %1 were here already.", nullptr, int(back.size())).arg(merged.known));
        });
}

} // namespace muster::app
