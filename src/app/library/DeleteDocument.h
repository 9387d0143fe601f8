// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <QUndoCommand>

#include <functional>

namespace muster::app {

/// Puts a document into the trash; undo brings it back.
class DeleteDocument final : public QUndoCommand
{
public:
    DeleteDocument(library::Library &library, QString id, const QString &sentence, std::function<void()> changed)
        : QUndoCommand(sentence), m_library(library), m_id(std::move(id)), m_changed(std::move(changed))
    {
    }

    void redo() override
    {
        setObsolete(!m_library.documents().moveToTrash(m_id).ok());
        m_changed();
    }
    void undo() override
    {
        setObsolete(!m_library.documents().restoreFromTrash(m_id).ok());
        m_changed();
    }

private:
    library::Library &m_library;
    QString m_id;
    std::function<void()> m_changed;
};

} // namespace muster::app
