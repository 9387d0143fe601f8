// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/collection/CollectionAccess.h"

#include "text/Spoken.h"

namespace muster::cli {

base::Result<std::unique_ptr<CollectionAccess>> CollectionAccess::open(const Context &context)
{
    std::unique_ptr<CollectionAccess> access(new CollectionAccess(context));
    access->m_packs.load();
    base::Result<std::unique_ptr<library::Library>> library = library::Library::open(context.library);
    if (!library)
        return library.error();
    access->m_library = std::move(*library);
    if (const QString problem = access->book().problem(); !problem.isEmpty())
        return text::error("collection.log", base::Message(problem));
    return access;
}

const collection::GameShelf *CollectionAccess::shelf(const QString &name)
{
    const packs::PackPtr pack = m_packs.find(name);
    QString game = name;
    if (pack)
        game = text::fromUtf8(pack->data()->gameSystem().idText);
    else if (!book().games().contains(name))
        return nullptr;
    if (const auto known = m_shelves.find(game); known != m_shelves.end())
        return &known->second;
    collection::GameShelf shelf{game, pack ? pack->name(m_language) : game, &book().game(game), nullptr};
    if (pack)
        shelf.known = &m_known.emplace(game, collection::GameFigures(*pack, m_language)).first->second;
    return &m_shelves.emplace(game, shelf).first->second;
}

} // namespace muster::cli
