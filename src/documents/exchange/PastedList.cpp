// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/PastedList.h"

#include "documents/exchange/ForeignFile.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"

#include <QCoreApplication>

namespace muster::documents {

base::Result<library::Record> storePastedList(library::Library &library, const packs::PackPtr &pack, const QString &language,
                                              rules::Roster list, base::IdSource &ids)
{
    const QString id = QString::fromStdString(ids.next());
    list.id = id.toStdString();
    list.name = plainName(QString::fromStdString(list.name)).toStdString();
    rules::Roster empty = list;
    empty.customNotes.clear();
    for (rules::Force &force : empty.forces) {
        force.selections.clear();
        force.forces.clear();
        force.customName.clear();
        force.customNotes.clear();
    }
    LibraryRosterStore store(library); // outlives the document
    const Game game = gameOf(pack, language);
    // A reader writes names as the data have them, before their modifiers: today's data would seem to have changed since.
    rules::Evaluator evaluator(game.data);
    evaluator.evaluate(list);
    rules::takeSnapshot(list, evaluator);
    RosterDocument document(game, empty, ids);
    if (const auto stored = document.attach(store, id); !stored)
        return stored.error();
    document.replace(QCoreApplication::translate("PastedList", "Bring in the list"), std::move(list));
    if (document.saveState() == SaveState::Failed)
        return document.saveError();
    return document.record();
}

} // namespace muster::documents
