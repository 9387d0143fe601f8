// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/battle/BattleBook.h"

#include "cli/library/StoredName.h"
#include "documents/battle/BattleDocument.h"
#include "library/Author.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace muster::cli {

namespace {

base::Result<QString> battleInLibrary(const library::Library &library, const QString &name)
{
    return storedId(
        library, library::Kind::Battle, name,
        text::error("battle.unknown",
                    base::Message(QT_TRANSLATE_NOOP("Message", "there is no such file and no such battle in the library")), name),
        text::error("battle.several",
                    base::Message(QT_TRANSLATE_NOOP("Message", "several battles of the library have this name; give the id")), name));
}

} // namespace

BattleBook::BattleBook() = default;
BattleBook::~BattleBook() = default;
BattleBook::BattleBook(BattleBook &&) noexcept = default;

base::Result<BattleBook> BattleBook::open(const QString &name, const Context &context)
{
    BattleBook book;
    if (QFileInfo(name).isFile() || name.endsWith(".muster") || name.endsWith(".json")) {
        auto file = BattleFile::read(name);
        if (!file)
            return file.error();
        book.m_file = std::move(*file);
        return book;
    }
    auto library = library::Library::open(context.library);
    if (!library)
        return library.error();
    book.m_library = std::move(*library);
    const auto id = battleInLibrary(*book.m_library, name);
    if (!id)
        return id.error();
    auto document = documents::BattleDocument::open(*book.m_library, *id);
    if (!document)
        return document.error();
    book.m_document = std::move(*document);
    return book;
}

base::Result<BattleBook> BattleBook::create(battle::Battle battle, const QString &file, archive::Replace replace, const Context &context)
{
    BattleBook book;
    if (!file.isEmpty()) {
        book.m_file = BattleFile{file, std::move(battle), {}};
        if (const auto written = book.m_file->write(replace); !written)
            return written.error();
        return book;
    }
    auto library = library::Library::open(context.library);
    if (!library)
        return library.error();
    book.m_library = std::move(*library);
    auto document = documents::BattleDocument::create(*book.m_library, std::move(battle));
    if (!document)
        return document.error();
    book.m_document = std::move(*document);
    return book;
}

const battle::Battle &BattleBook::battle() const
{
    return m_document ? m_document->battle() : m_file->battle;
}

base::Result<void> BattleBook::append(const QString &sentence, const QVector<battle::Event> &events)
{
    if (m_document) {
        m_document->recordEvents(sentence, events);
        return m_document->finishSaving() ? base::Result<void>() : m_document->saveError();
    }
    for (battle::Event event : events) {
        event.by = event.by.isEmpty() ? library::authorHere() : event.by;
        m_file->battle.events.append(event);
    }
    return m_file->write(archive::Replace::Yes);
}

} // namespace muster::cli
