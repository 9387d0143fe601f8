// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrintWorkspace.h"
#include "app/workspace/UnsavedDocument.h"
#include "documents/roster/OpenRoster.h"
#include "text/Spoken.h"

#include <QMessageBox>

namespace muster::app {

// Photos are the one thing of the roster that is edited here. The edit goes through the document like any other, so that it
// is in the history and can be undone; whoever else has the roster open is told.
bool PrintWorkspace::openDocument()
{
    if (m_document)
        return true;
    auto opened = documents::openRoster(m_services.library, m_store, m_services.packs, m_session.rosterId(), m_services.language(),
                                        m_services.ids);
    if (!opened) {
        QMessageBox::warning(window(), tr("The roster could not be opened"), text::spoken(opened.error()));
        return false;
    }
    m_document = std::move(*opened);
    const auto changed = [this] {
        show(m_document->id(), m_document->roster());
        // Whoever reads it then waits until it is stored.
        QMetaObject::invokeMethod(this, &PrintWorkspace::tellOthers, Qt::QueuedConnection);
    };
    connect(m_document.get(), &documents::RosterDocument::rosterChanged, this, changed);
    connect(m_document.get(), &documents::RosterDocument::rosterReplaced, this, changed);
    connect(m_document.get(), &documents::RosterDocument::saveStateChanged, this, &Workspace::stateChanged);
    emit stateChanged();
    return true;
}

Unsaved PrintWorkspace::unsaved() const
{
    return m_document && m_document->isUnsaved() ? unsavedDocument(*m_document, m_services.library) : Unsaved();
}

void PrintWorkspace::aboutToClose()
{
    if (m_document)
        m_document->finishSaving();
}

bool PrintWorkspace::leaveDocument()
{
    aboutToClose();
    if (!mayLeave(unsaved(), window()))
        return false;
    m_document.reset();
    return true;
}

void PrintWorkspace::tellOthers()
{
    m_telling = true;
    emit m_services.library.changedElsewhere({m_session.rosterId()});
    m_telling = false;
}

void PrintWorkspace::attachPhoto(const QString &unitId, const QString &file)
{
    if (!m_session.hasRoster() || !openDocument())
        return;
    const base::Result<void> done = file.isEmpty() ? m_photos.remove(*m_document, unitId) : m_photos.attach(*m_document, unitId, file);
    if (!done)
        QMessageBox::warning(window(), tr("The photo could not be used"), text::spoken(done.error()));
}

} // namespace muster::app
