// SPDX-License-Identifier: GPL-3.0-or-later
// How the library workspace takes documents out: beside the window, by a connection of its own.
#include "app/library/LibraryWorkspace.h"
#include "app/workspace/Actions.h"
#include "app/workspace/BackgroundWork.h"
#include "app/workspace/DocumentLook.h"
#include "app/workspace/Files.h"
#include "app/workspace/SavedFile.h"
#include "documents/exchange/Exchange.h"
#include "library/SameLibrary.h"
#include "text/Spoken.h"

#include <QDir>
#include <QFileDialog>
#include <QListView>
#include <QMessageBox>

namespace muster::app {

namespace {

constexpr int mostNamed = 10; // files that a message names

struct TakenOut
{
    int written = 0;
    QList<base::Error> problems;
};

QString freePath(const QString &folder, const QString &name)
{
    QString path = QDir(folder).filePath(fileNameFor(name) + ".muster");
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QDir(folder).filePath(QString("%1 %2.muster").arg(fileNameFor(name), QString::number(i)));
    return path;
}

} // namespace

void LibraryWorkspace::complain(const QString &title, const QString &text)
{
    auto *box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, over());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

void LibraryWorkspace::exportChosen()
{
    const QList<library::Record> records = chosen();
    if (records.size() == 1)
        exportOne(records.first());
    else if (const QString folder = records.isEmpty() ? QString()
                                                      : QFileDialog::getExistingDirectory(m_cards->window(), tr("Export to a folder"));
             !folder.isEmpty())
        exportSeveral(records, folder);
}

void LibraryWorkspace::exportOne(const library::Record &record)
{
    const DocumentLook &look = documentLook(record.kind);
    const QString path = QFileDialog::getSaveFileName(m_cards->window(), tr("Export"),
                                                      documentsFile(fileNameFor(record.name) + look.ending), look.files());
    if (path.isEmpty())
        return;
    const auto taken = std::make_shared<TakenOut>();
    workBeside(
        tr("Exporting %n file(s)…", nullptr, 1), m_cards->window(), this,
        [taken, path, id = record.id, same = library::SameLibrary(m_services.library), packs = m_services.packs,
         language = m_services.language()](BackgroundWork::Steps &) {
            const auto library = same.open();
            const auto written = library ? documents::Exchange(**library, &packs, language).exportFile(id, path, archive::Replace::Yes)
                                         : base::Result<void>(library.error());
            if (!written)
                taken->problems.append(written.error());
        },
        [this, taken, path](bool) {
            if (taken->problems.isEmpty()) {
                say(tr("Saved as %1.").arg(path));
                emit requested(savedFile(path));
            } else
                complain(tr("The file could not be written"), text::spoken(taken->problems.first()));
        });
}

// One after the other; a file that cannot be written keeps none of the others back, and whoever stops it keeps those that are whole.
void LibraryWorkspace::exportSeveral(const QList<library::Record> &records, const QString &folder)
{
    const auto taken = std::make_shared<TakenOut>();
    workBeside(
        tr("Exporting %n file(s)…", nullptr, int(records.size())), m_cards->window(), this,
        [taken, records, folder, same = library::SameLibrary(m_services.library), packs = m_services.packs,
         language = m_services.language()](BackgroundWork::Steps &steps) {
            const auto library = same.open();
            if (!library)
                return taken->problems.append(library.error());
            const documents::Exchange exchange(**library, &packs, language);
            for (int i = 0; i < records.size() && steps.next(i, int(records.size())); ++i) {
                const auto written = exchange.exportFile(records.at(i).id, freePath(folder, records.at(i).name), archive::Replace::No);
                taken->written += written ? 1 : 0;
                if (!written)
                    taken->problems.append(written.error());
            }
        },
        [this, taken, folder](bool) {
            say(tr("%n file(s) written to %1.", nullptr, taken->written).arg(QDir::toNativeSeparators(folder)));
            if (taken->written > 0)
                emit requested(savedFile(folder));
            if (taken->problems.isEmpty())
                return;
            QStringList lines;
            for (const base::Error &problem : taken->problems.first(std::min<qsizetype>(mostNamed, taken->problems.size())))
                lines.append(text::spoken(problem));
            if (taken->problems.size() > mostNamed)
                lines.append(tr("%n more", nullptr, int(taken->problems.size() - mostNamed)));
            complain(tr("%n file(s) could not be written", nullptr, int(taken->problems.size())), lines.join('\n'));
        });
}

} // namespace muster::app
