// SPDX-License-Identifier: GPL-3.0-or-later
// How a list leaves the roster workspace: clipboard, text files, roster files.
#include "app/exchange/QrDialog.h"
#include "app/exchange/ShareDialog.h"
#include "app/roster/RosterWorkspace.h"
#include "app/workspace/Actions.h"
#include "app/workspace/Files.h"
#include "app/workspace/RosterFiles.h"
#include "app/workspace/SavedFile.h"
#include "archive/SafeFile.h"
#include "documents/exchange/Exchange.h"
#include "phone/PhonePage.h"
#include "share/roster/RosterExport.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>

namespace muster::app {

using muster::share::toText;

void RosterWorkspace::fillShareMenu()
{
    m_shareMenu->clear();
    const auto formats = muster::share::exportFormats();
    for (std::size_t i = 0; i < formats.size(); ++i)
        m_shareMenu->addAction(text::labelled(tr("Copy"), formats[i].title), this, [this, i] { copyAs(int(i)); });
    m_shareMenu->addSeparator();
    m_shareMenu->addAction(tr("QR code…"), this, [this] {
        m_unit->commit();
        auto *dialog = new QrDialog(m_editor->document().roster(), m_formation->window());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    m_shareMenu->addAction(m_phonePage);
    m_shareMenu->addAction(m_showShare);
    m_shareMenu->addAction(m_saveFile);
}

muster::share::RosterExport RosterWorkspace::exported() const
{
    muster::share::ExportContext context;
    if (const packs::PackPtr &pack = m_editor->pack()) {
        context.game = pack->name(m_services.language());
        context.edition = pack->manifest().edition.in(m_services.language());
        context.packVersion = pack->manifest().version;
        context.hue = pack->manifest().hue;
    }
    return muster::share::exportRoster(m_editor->document().evaluator(), m_editor->look(), context);
}

void RosterWorkspace::copyAs(int format)
{
    const auto info = muster::share::exportFormats()[std::size_t(format)];
    QApplication::clipboard()->setText(muster::share::render(exported(), info.format));
    say(text::labelled(tr("Copied"), info.title));
}

void RosterWorkspace::showShare()
{
    m_unit->commit();
    auto *dialog = new ShareDialog({exported()}, m_services, m_formation->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

bool RosterWorkspace::saveFile(const QString &path)
{
    m_unit->commit();
    // What could not be stored must not be missing in the file.
    m_editor->document().finishSaving();
    const Unsaved work = unsaved();
    const auto written = work.any() && !work.retry() ? work.copy(path)
                                                     : documents::Exchange(m_services.library, &m_services.packs, m_services.language())
                                                           .exportFile(m_editor->document().id(), path, archive::Replace::Yes);
    if (written) {
        RosterFiles(m_services).remember(m_editor->document().id(), path);
        say(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
        emit requested(savedFile(path));
    } else
        QMessageBox::warning(m_formation->window(), tr("The file could not be written"), text::spoken(written.error()));
    return written.ok();
}

void RosterWorkspace::saveFile()
{
    const QString proposed = RosterFiles(m_services)
                                 .propose(m_editor->document().id(),
                                          documentsFile(fileNameFor(m_editor->document().name()) + QStringLiteral(".rosz")));
    const QString path = QFileDialog::getSaveFileName(
        m_formation->window(), tr("Save as a file"), proposed,
        tr("BattleScribe roster (*.rosz);;Plain roster (*.ros);;JSON roster (*.json);;Muster with pictures (*.muster)"));
    if (!path.isEmpty())
        saveFile(path);
}

bool RosterWorkspace::savePhonePage(const QString &path)
{
    m_unit->commit();
    const auto written = archive::writeSafely(path,
                                              phone::phonePage(m_editor->document().roster(), m_editor->pack(), m_services.language()));
    if (written)
        emit requested(savedFile(path));
    if (written)
        say(tr("Saved as %1. Send it to the phone and open it there in the browser.").arg(QDir::toNativeSeparators(path)));
    else
        QMessageBox::warning(m_formation->window(), tr("The file could not be written"), text::spoken(written.error()));
    return written.ok();
}

void RosterWorkspace::savePhonePage()
{
    const QString path = QFileDialog::getSaveFileName(m_formation->window(), tr("Page for the phone"),
                                                      documentsFile(fileNameFor(m_editor->document().name()) + QStringLiteral(".html")),
                                                      tr("Web page (*.html)"));
    if (!path.isEmpty())
        savePhonePage(path);
}

} // namespace muster::app
