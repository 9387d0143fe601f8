// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

#include <QHash>

#include <vector>

namespace muster::share {

/// The rules of a game by name, to find them again where other texts speak of them.
class RuleNames
{
public:
    struct Entry
    {
        QString name; ///< as the player reads it
        QString text; ///< with the marks of the data
    };
    /// A stretch of a text that names a rule.
    struct Place
    {
        qsizetype start = 0;
        qsizetype length = 0;
        int rule = -1;
        friend bool operator==(const Place &, const Place &) = default;
    };

    RuleNames() = default;
    RuleNames(const rules::GameData &data, const RosterLook &look);

    /// Whole words, the longest name first, whatever the letters' case unless a name is all capitals; nothing between back-ticks, and
    /// not the rule called `own`: a text does not lead to itself.
    [[nodiscard]] std::vector<Place> in(const QString &text, const QString &own = {}) const;
    [[nodiscard]] const Entry &entry(int rule) const { return m_entries[static_cast<std::size_t>(rule)]; }
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }

private:
    struct Called
    {
        QString name;
        int rule = -1;
        bool exactly = false; ///< all capitals: "AP" is not "ap"
    };

    void add(const rules::Rule &rule, const RosterLook &look);
    void call(const QString &name, int rule);
    [[nodiscard]] const Called *at(const QString &text, qsizetype start, qsizetype wordEnd) const;

    std::vector<Entry> m_entries;
    QHash<QString, int> m_known;                  ///< names in small letters
    QHash<QString, std::vector<Called>> m_byWord; ///< by their first word, the longest first
};

} // namespace muster::share
