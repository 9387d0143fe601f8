// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <QSet>

namespace muster::documents {

/// Units that the user likes best, by game; kept in the library.
class Favourites
{
public:
    Favourites(const library::Library &library, const std::string &gameSystemId);

    /// Plain ids of entries.
    [[nodiscard]] QSet<QString> all() const;
    [[nodiscard]] base::Result<void> set(const QSet<QString> &entryIds) const;

private:
    const library::Library &m_library;
    QString m_setting;
};

} // namespace muster::documents
