// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCollator>
#include <QHash>

namespace muster::models {

/// The order of names in the player's language. What the language makes of a name is remembered: with hundreds of names and an
/// edit with every click, asking it for each pair takes longer than everything else about the rows.
class NameOrder
{
public:
    NameOrder() { m_collator.setNumericMode(true); }
    [[nodiscard]] int compare(const QString &a, const QString &b) { return a == b ? 0 : key(a).compare(key(b)); }
    /// Another language.
    void forget()
    {
        m_keys.clear();
        m_collator = QCollator();
        m_collator.setNumericMode(true);
    }

private:
    QCollatorSortKey key(const QString &name)
    {
        auto found = m_keys.constFind(name);
        if (found == m_keys.constEnd())
            found = m_keys.insert(name, m_collator.sortKey(name));
        return *found;
    }

    QCollator m_collator;
    QHash<QString, QCollatorSortKey> m_keys;
};

} // namespace muster::models
