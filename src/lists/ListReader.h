// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ReadList.h"
#include "packs/PackStore.h"

namespace muster::lists {

/// Finds the lists of a pasted text in the data of the installed games.
class ListReader
{
public:
    ListReader(const std::vector<packs::PackPtr> &games, QString language) : m_games(games), m_language(std::move(language)) {}

    /// Lines of a text that are looked at; a long evening of a club's lists has a tenth of it.
    static constexpr int mostLines = 5'000;
    /// Nobody's list: whoever pastes it is told so at once.
    [[nodiscard]] static bool isTooLong(const QString &text) { return text.count(QLatin1Char('\n')) >= mostLines; }

    /// Empty when nothing in the text looks like a list.
    [[nodiscard]] std::vector<ReadList> read(const QString &text, const ReadWishes &wishes = {}) const;
    /// One list again: with another game, shape, army or choice.
    [[nodiscard]] ReadList readAgain(const ParsedList &list, const ReadWishes &wishes) const;

private:
    [[nodiscard]] ReadList built(const ParsedList &list, const packs::PackPtr &pack, const ReadWishes &wishes) const;
    [[nodiscard]] packs::PackPtr gameFor(const ParsedList &list, const ReadWishes &wishes) const;
    [[nodiscard]] std::string armyFor(const ParsedList &list, const packs::Pack &pack, const ReadWishes &wishes,
                                      int *score = nullptr) const;

    std::vector<packs::PackPtr> m_games;
    QString m_language;
};

} // namespace muster::lists
