// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"
#include "library/repositories/Folders.h"
#include "text/Spoken.h"

#include <QMap>
#include <QUndoCommand>

#include <functional>

namespace muster::app {

/// Puts documents into the trash, or takes them out of it; undo does the opposite.
class MoveDocuments final : public QUndoCommand
{
public:
    enum class Where { ToTrash, FromTrash };

    /// `changed` is told which documents moved, and what went wrong, if anything.
    MoveDocuments(library::Library &library, QStringList ids, Where where, const QString &sentence,
                  std::function<void(const QStringList &, const QString &)> changed)
        : QUndoCommand(sentence), m_library(library), m_ids(std::move(ids)), m_where(where), m_changed(std::move(changed))
    {
    }

    void redo() override { move(m_where); }
    void undo() override { move(m_where == Where::ToTrash ? Where::FromTrash : Where::ToTrash); }

private:
    void move(Where where)
    {
        QString problem;
        for (const QString &id : m_ids) {
            const base::Result<void> moved = where == Where::ToTrash ? m_library.documents().moveToTrash(id)
                                                                     : m_library.documents().restoreFromTrash(id);
            if (!moved)
                problem = text::spoken(moved.error().sentence);
        }
        setObsolete(!problem.isEmpty());
        m_changed(m_ids, problem);
    }

    library::Library &m_library;
    QStringList m_ids;
    Where m_where;
    std::function<void(const QStringList &, const QString &)> m_changed;
};

/// Gives a document another name.
class GiveName final : public QUndoCommand
{
public:
    /// `rename` does it and answers whether it could.
    GiveName(QString before, QString after, const QString &sentence, std::function<bool(const QString &)> rename)
        : QUndoCommand(sentence), m_before(std::move(before)), m_after(std::move(after)), m_rename(std::move(rename))
    {
    }

    void redo() override { setObsolete(!m_rename(m_after)); }
    void undo() override { setObsolete(!m_rename(m_before)); }

private:
    QString m_before;
    QString m_after;
    std::function<bool(const QString &)> m_rename;
};

/// Puts documents into folders, or out of them.
class PutIntoFolders final : public QUndoCommand
{
public:
    using Places = QMap<QString, QString>; ///< by the ids of the documents; empty = in no folder

    PutIntoFolders(library::Library &library, Places from, Places to, const QString &sentence,
                   std::function<void(const QStringList &, const QString &)> changed)
        : QUndoCommand(sentence), m_library(library), m_from(std::move(from)), m_to(std::move(to)), m_changed(std::move(changed))
    {
    }

    void redo() override { put(m_to); }
    void undo() override { put(m_from); }

private:
    void put(const Places &places)
    {
        QString problem;
        for (auto place = places.begin(); place != places.end(); ++place) {
            if (const auto done = library::Folders(m_library).put(place.key(), place.value()); !done)
                problem = text::spoken(done.error().sentence);
        }
        setObsolete(!problem.isEmpty());
        m_changed(places.keys(), problem);
    }

    library::Library &m_library;
    Places m_from;
    Places m_to;
    std::function<void(const QStringList &, const QString &)> m_changed;
};

} // namespace muster::app
