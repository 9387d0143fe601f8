// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleFold.h"
#include "cli/Command.h"
#include "cli/battle/BattleFile.h"

#include <memory>
#include <optional>

namespace muster::documents {
class BattleDocument;
}
namespace muster::library {
class Library;
}

namespace muster::cli {

/// A battle that a script works on: a file, or a battle of the library by name or id.
class BattleBook
{
public:
    BattleBook();
    ~BattleBook();
    BattleBook(BattleBook &&) noexcept;

    [[nodiscard]] static base::Result<BattleBook> open(const QString &name, const Context &context);
    /// A new one: in a file, or in the library when `file` is empty.
    [[nodiscard]] static base::Result<BattleBook> create(battle::Battle battle, const QString &file, archive::Replace replace,
                                                         const Context &context);

    [[nodiscard]] const battle::Battle &battle() const;
    [[nodiscard]] battle::BattleState state(const QString &language) const { return battle::fold(battle(), language); }
    /// Appends to the log and stores it; in the library as one step of its history.
    [[nodiscard]] base::Result<void> append(const QString &sentence, const QVector<battle::Event> &events);

private:
    std::optional<BattleFile> m_file; ///< nothing: in the library
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<documents::BattleDocument> m_document;
};

} // namespace muster::cli
