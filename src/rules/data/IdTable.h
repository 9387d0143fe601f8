// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Id.h"
#include "rules/data/IdIndex.h"

#include <mutex>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The ids of a whole game. The texts must outlive it (they are parts of file buffers).
class IdTable
{
public:
    /// The ids that have a meaning of their own wherever they appear.
    Id any, unit, model, upgrade, roster, self, modelOrUnit, mount, crew, header;

    IdTable();
    void reserve(std::size_t expected) { m_index.reserve(expected); }
    /// Takes over the ids of one file: the result has the id for each of its numbers, and none for 0. For several threads.
    [[nodiscard]] std::vector<Id> internAll(const IdIndex &local);
    [[nodiscard]] Id find(std::string_view text) const { return text.empty() ? Id{} : Id{m_index.find(text)}; } ///< none when unknown
    [[nodiscard]] std::string_view text(Id id) const { return m_index.text(id.value); }
    /// Every id value is below this.
    [[nodiscard]] std::uint32_t capacity() const { return static_cast<std::uint32_t>(m_index.items().size() + 1); }

private:
    Id intern(std::string_view text);

    std::mutex m_mutex;
    IdIndex m_index;
};

} // namespace muster::rules
