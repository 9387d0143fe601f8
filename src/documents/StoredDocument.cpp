// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/StoredDocument.h"

#include "text/Stamped.h"

#include <QPointer>

#include <utility>

namespace muster::documents {

StoredDocument::StoredDocument(QObject *parent) : QObject(parent)
{
    m_history.setStamps([this]() -> const base::Stamps & { return stamps(); });
    connect(&m_history, &StoredHistory::walked, this, &StoredDocument::save);
    connect(&m_history, &StoredHistory::refused, this, &StoredDocument::refused);
}

void StoredDocument::close()
{
    finishSaving();
    m_history.close();
}

void StoredDocument::save()
{
    if (!hasStore())
        return;
    if (m_underWay) {
        m_again = true;
        changeEnded();
        return;
    }
    m_underWay = true;
    m_again = false;
    m_handed = record();
    m_handed.changed = text::now(stamps());
    handOver(m_handed, [document = QPointer<StoredDocument>(this)](const base::Result<qint64> &version) {
        if (document)
            document->saved(version);
    });
    if (m_underWay)
        setSaveState(SaveState::Pending, m_saveError);
}

void StoredDocument::changeEnded()
{
    if (m_answer)
        saved(*std::exchange(m_answer, std::nullopt));
}

void StoredDocument::saved(const base::Result<qint64> &version)
{
    if (isChanging()) {
        m_answer = version;
        return;
    }
    m_underWay = false;
    if (!version) {
        m_history.notStored();
        if (version.error().code == "library.conflict")
            return settleConflict();
        m_unsaved = true;
        if (m_again) // with what came since
            return save();
        return setSaveState(SaveState::Failed, version.error());
    }
    m_record = m_handed;
    m_record.version = *version;
    m_history.stored();
    handedOverIsStored();
    if (m_again)
        return save();
    setSaveState(SaveState::Saved);
}

bool StoredDocument::finishSaving()
{
    if (m_underWay)
        waitForStore();
    return m_saveState == SaveState::Saved;
}

bool StoredDocument::retrySave()
{
    if (finishSaving())
        return true;
    save();
    return finishSaving();
}

void StoredDocument::saveAsCopy()
{
    const QString theirs = m_record.id;
    beginAnew(text::freshId(stamps()));
    m_record.conflictOf = theirs;
    m_record.created = text::now(stamps());
    becomeCopy();
    save();
    emit conflicted(theirs, m_record.id);
}

void StoredDocument::beginAnew(const QString &id)
{
    m_record.id = id;
    m_record.version = 0;
    m_history.forget();
}

void StoredDocument::setSaveState(SaveState state, base::Error error)
{
    const bool different = state != m_saveState || !(error == m_saveError);
    m_saveState = state;
    m_unsaved = state == SaveState::Failed || (m_unsaved && state != SaveState::Saved);
    m_saveError = std::move(error);
    if (different)
        emit saveStateChanged(state);
}

} // namespace muster::documents
