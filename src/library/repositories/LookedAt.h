// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <QHash>

namespace muster::library {

/// Copies of samples that were opened to be looked at. The program needs them to work with; they count as the user's own as soon
/// as something in them is changed. What this computer knows: a club's library does not exchange it.
class LookedAt
{
public:
    explicit LookedAt(const Library &library) : m_library(library) {}

    /// After the copy was stored.
    [[nodiscard]] base::Result<void> note(const QString &id) const;
    /// By id: when it was stored. In a library of several people there are none: the others see the copy.
    [[nodiscard]] base::Result<QHash<QString, qint64>> all() const;
    /// Takes out of a list what is only looked at.
    void leaveOut(Records &records) const;

private:
    const Library &m_library;
};

} // namespace muster::library
