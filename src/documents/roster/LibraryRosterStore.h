// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterStore.h"
#include "library/Library.h"

namespace muster::documents {

/// Keeps rosters in the user's library.
class LibraryRosterStore final : public RosterStore
{
public:
    explicit LibraryRosterStore(library::Library &library) : m_library(library) {}

    [[nodiscard]] base::Result<StoredRoster> load(const QString &id) override;
    [[nodiscard]] base::Result<qint64> save(const RosterSave &change) override;
    void saveBeside(RosterSave change, Answer answer) override;
    void finish() override { m_library.finishWriting(); }
    [[nodiscard]] base::Result<qint64> version(const QString &id) override;
    [[nodiscard]] QString author() const override { return m_library.author(); }
    [[nodiscard]] const base::Stamps &stamps() const override { return m_library.stamps(); }
    [[nodiscard]] bool isShared() const override { return m_library.isShared(); }

private:
    library::Library &m_library;
};

} // namespace muster::documents
