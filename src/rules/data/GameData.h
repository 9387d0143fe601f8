// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"
#include "base/Result.h"
#include "rules/data/Book.h"
#include "rules/data/IdTable.h"
#include "rules/links/LinkRule.h"

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A file to load: the name is used in messages only, the bytes are plain XML or JSON.
struct DataSource
{
    /// Room that the parser of JSON wants behind the text: with it the text need not be copied once more.
    static constexpr std::size_t room = 64;

    std::string fileName;
    std::string bytes;
};

/// One definition found under an id.
struct DefinitionRef
{
    DefinitionKind kind = DefinitionKind::None;
    const void *pointer = nullptr; ///< to the Definition (base!), or to the struct of the kind where it is none
    const DataFile *file = nullptr;
    std::uint32_t line = 0;
};

/// A whole game, read and linked: one game system and its catalogues. Immutable and safe to share between threads.
class GameData
{
public:
    /// Reads and links the files (several threads). Fails only when there is no readable game system at all; everything
    /// else that is wrong is a finding.
    /// `links`: how units belong together, which the files cannot say.
    [[nodiscard]] static base::Result<std::shared_ptr<const GameData>> load(std::vector<DataSource> sources,
                                                                            std::vector<LinkRule> links = {});
    ~GameData();

    [[nodiscard]] const DataFile &gameSystem() const { return *m_gameSystem; }
    /// Every catalogue, libraries too, by name.
    [[nodiscard]] const std::vector<const DataFile *> &catalogues() const { return m_catalogues; }
    [[nodiscard]] const DataFile *catalogue(std::string_view id) const;
    /// The files speak the newer dialect: one of them is JSON or has a word that the 2.03 schema does not know. Some old words mean
    /// something else then (docs/DIALECTS.md).
    [[nodiscard]] bool newerDialect() const { return m_newer; }
    /// What was noticed while reading and linking.
    [[nodiscard]] const std::vector<base::Finding> &findings() const { return m_findings; }

    /// How units belong together; empty where the game's pack does not say.
    [[nodiscard]] const std::vector<LinkRule> &links() const { return m_links; }

    /// What a force of this catalogue can use (made once, then kept). The game system itself is a valid argument.
    [[nodiscard]] const Book &book(const DataFile &catalogue) const;
    /// As above by catalogue id; null when unknown.
    [[nodiscard]] const Book *book(std::string_view catalogueId) const;

    [[nodiscard]] Id find(std::string_view text) const { return m_ids.find(text); }
    [[nodiscard]] std::string_view text(Id id) const { return m_ids.text(id); }
    [[nodiscard]] const IdTable &ids() const { return m_ids; }
    /// Every definition under an id, in no particular order.
    [[nodiscard]] std::span<const DefinitionRef> definitions(Id id) const;
    /// The first definition of one of the kinds, whatever the file; for names in messages.
    [[nodiscard]] std::string_view nameOf(Id id) const;

    [[nodiscard]] const CostType *costType(Id id) const;
    [[nodiscard]] const CostType *costType(std::string_view id) const { return costType(find(id)); }
    [[nodiscard]] const ProfileType *profileType(Id id) const;
    [[nodiscard]] const ProfileType *profileType(std::string_view id) const { return profileType(find(id)); }

    /// Books make the places of entries when they are asked for, and groups that link to groups twice over double at every step.
    /// Says whether one book, which has so many bytes of them already, may make some more: the largest faction of a real game has
    /// a fifth of what one book may have, and a game of 130 factions that are all looked at a fifth of what all may have.
    [[nodiscard]] bool grantPlaces(std::size_t bytes, std::atomic<std::size_t> &ofBook) const;
    /// Bytes of the places that were made so far.
    [[nodiscard]] std::size_t placeBytes() const { return m_placeBytes.load(std::memory_order_relaxed); }
    /// Places were refused: what the books show is not all there is. The sentence for that.
    [[nodiscard]] bool isOverfull() const { return m_overfull; }
    [[nodiscard]] base::Error overfull() const;

    [[nodiscard]] std::size_t elementCount() const;
    [[nodiscard]] std::size_t linkCount() const { return m_linkCount; }
    [[nodiscard]] std::size_t definitionCount() const { return m_definitionCount; }
    [[nodiscard]] const std::vector<std::unique_ptr<DataFile>> &files() const { return m_files; }

private:
    friend class Linker;
    GameData();

    IdTable m_ids;
    std::vector<std::unique_ptr<DataFile>> m_files;
    const DataFile *m_gameSystem = nullptr;
    std::vector<const DataFile *> m_catalogues;
    std::vector<base::Finding> m_findings;
    std::vector<LinkRule> m_links;
    std::vector<std::uint32_t> m_definitionStart;
    std::vector<DefinitionRef> m_definitions;
    bool m_newer = false;
    std::size_t m_linkCount = 0;
    std::size_t m_definitionCount = 0;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<Book>> m_books;
    mutable std::atomic<std::size_t> m_placeBytes{0};
    mutable std::atomic<bool> m_overfull{false};
};

} // namespace muster::rules
