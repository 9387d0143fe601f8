// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/GameData.h"

#include "rules/data/Arena.h"
#include "rules/data/Refusal.h"
#include "rules/data/link/Linker.h"

namespace muster::rules {

namespace {

constexpr std::size_t mostPlaceBytes = 96u * 1024 * 1024;    // of one book
constexpr std::size_t mostPlacesOfAll = 1024u * 1024 * 1024; // of all that are looked at

} // namespace

GameData::GameData() = default;
GameData::~GameData() = default;

base::Result<std::shared_ptr<const GameData>> GameData::load(std::vector<DataSource> sources, std::vector<LinkRule> links)
{
    std::shared_ptr<GameData> data(new GameData);
    data->m_links = std::move(links);
    Linker linker(*data);
    linker.readAll(std::move(sources));
    if (!linker.link()) {
        for (const base::Finding &finding : data->m_findings)
            return base::Error{finding.rule, refusal(finding.rule, finding.sentence),
                               finding.line > 0 ? finding.file + ":" + std::to_string(finding.line) : finding.file};
        return base::Error{"data.no-system", QT_TRANSLATE_NOOP("Message", "There is no game system among the files."), {}};
    }
    return std::shared_ptr<const GameData>(std::move(data));
}

bool GameData::grantPlaces(std::size_t bytes, std::atomic<std::size_t> &ofBook) const
{
    const bool all = m_placeBytes.fetch_add(bytes, std::memory_order_relaxed) + bytes <= mostPlacesOfAll;
    if (ofBook.fetch_add(bytes, std::memory_order_relaxed) + bytes <= mostPlaceBytes && all)
        return true;
    m_overfull = true;
    return false;
}

base::Error GameData::overfull() const
{
    return {
        "data.places",
        QT_TRANSLATE_NOOP(
            "Message", "The game's data are refused: their entries link to each other so often that not all of their places can be made."),
        m_gameSystem->fileName};
}

const DataFile *GameData::catalogue(std::string_view id) const
{
    for (const DataFile *file : m_catalogues)
        if (file->idText == id)
            return file;
    return m_gameSystem->idText == id ? m_gameSystem : nullptr;
}

const Book &GameData::book(const DataFile &catalogue) const
{
    const std::lock_guard lock(m_mutex);
    for (const auto &book : m_books)
        if (&book->catalogue() == &catalogue)
            return *book;
    m_books.push_back(std::make_unique<Book>(*this, catalogue));
    return *m_books.back();
}

const Book *GameData::book(std::string_view catalogueId) const
{
    const DataFile *file = catalogue(catalogueId);
    return file ? &book(*file) : nullptr;
}

std::span<const DefinitionRef> GameData::definitions(Id id) const
{
    if (id.value + 1 >= m_definitionStart.size())
        return {};
    const std::uint32_t start = m_definitionStart[id.value];
    return {m_definitions.data() + start, m_definitionStart[id.value + 1] - start};
}

std::string_view GameData::nameOf(Id id) const
{
    for (const DefinitionRef &ref : definitions(id)) {
        switch (ref.kind) {
        case DefinitionKind::Entry:
        case DefinitionKind::Group:
        case DefinitionKind::Category:
        case DefinitionKind::Force:
        case DefinitionKind::Profile:
        case DefinitionKind::Rule:
        case DefinitionKind::InfoGroup:
        case DefinitionKind::CostType:
        case DefinitionKind::ProfileType:
        case DefinitionKind::EntryLink:
            return static_cast<const Definition *>(ref.pointer)->name;
        case DefinitionKind::Catalogue:
            return static_cast<const DataFile *>(ref.pointer)->name;
        case DefinitionKind::Publication:
            return static_cast<const Publication *>(ref.pointer)->name;
        default:
            break;
        }
    }
    return {};
}

const CostType *GameData::costType(Id id) const
{
    for (const DefinitionRef &ref : definitions(id))
        if (ref.kind == DefinitionKind::CostType)
            return static_cast<const CostType *>(static_cast<const Definition *>(ref.pointer));
    return nullptr;
}

const ProfileType *GameData::profileType(Id id) const
{
    for (const DefinitionRef &ref : definitions(id))
        if (ref.kind == DefinitionKind::ProfileType)
            return static_cast<const ProfileType *>(static_cast<const Definition *>(ref.pointer));
    return nullptr;
}

std::size_t GameData::elementCount() const
{
    std::size_t count = 0;
    for (const auto &file : m_files)
        count += file->elementCount;
    return count;
}

} // namespace muster::rules
