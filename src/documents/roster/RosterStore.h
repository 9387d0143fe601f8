// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "base/Stamps.h"
#include "library/History.h"
#include "library/Record.h"
#include "rules/roster/Roster.h"

#include <functional>
#include <memory>

namespace muster::documents {

/// A roster as a store gives it.
struct StoredRoster
{
    library::Record record;
    rules::Roster roster;
    library::History history;
};

/// Everything that one save changes, in one transaction: a value that any thread may read.
struct RosterSave
{
    library::Record record; ///< version = the one this change is based on
    std::shared_ptr<const rules::Roster> roster;
    library::HistoryChange history;
};

/// Where a roster document keeps its roster. A save is all or nothing and is on the disk when it returns.
class RosterStore
{
public:
    virtual ~RosterStore() = default;

    [[nodiscard]] virtual base::Result<StoredRoster> load(const QString &id) = 0;
    /// Creates the document when the record's version is 0. Returns the new version.
    /// Error "library.conflict": somebody else saved meanwhile; nothing was written.
    [[nodiscard]] virtual base::Result<qint64> save(const RosterSave &change) = 0;
    using Answer = std::function<void(const base::Result<qint64> &version)>;
    /// The same for a store that writes beside the editing: it answers at once or later, in this thread, and in the order of
    /// the saves.
    virtual void saveBeside(RosterSave change, Answer answer) { answer(save(change)); }
    /// Returns when every save has been answered.
    virtual void finish() {}
    /// The version that is stored now; 0 when the document is not there.
    [[nodiscard]] virtual base::Result<qint64> version(const QString &id) = 0;
    /// Who writes here: stands beside every step of the history.
    [[nodiscard]] virtual QString author() const { return {}; }
    /// The time, and ids, of what is new in it.
    [[nodiscard]] virtual const base::Stamps &stamps() const { return base::Stamps::system(); }
    /// Others write here too, and a step without an author may be theirs.
    [[nodiscard]] virtual bool isShared() const { return false; }
};

} // namespace muster::documents
