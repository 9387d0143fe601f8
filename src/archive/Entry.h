// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace muster::archive {

/// One file of an archive, unpacked in memory.
struct Entry
{
    QString name; ///< plain and relative, with forward slashes
    QByteArray bytes;
    friend bool operator==(const Entry &, const Entry &) = default;
};

using Entries = std::vector<Entry>;

/// The entry of that name, or null.
[[nodiscard]] inline const Entry *findEntry(const Entries &entries, const QString &name)
{
    for (const Entry &entry : entries) {
        if (entry.name == name)
            return &entry;
    }
    return nullptr;
}

} // namespace muster::archive
