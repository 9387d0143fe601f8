// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <QMap>

namespace muster::library {

/// The texts of the user's own in which lists are shared, by their names. What stands in them is for share::fillListTemplate().
/// Kept among the settings of the library: a club has them together.
class ShareTemplates
{
public:
    explicit ShareTemplates(const Library &library) : m_library(library) {}

    [[nodiscard]] base::Result<QMap<QString, QString>> all() const;
    /// Takes the place of one of that name. An empty text is none.
    [[nodiscard]] base::Result<void> save(const QString &name, const QString &text) const;
    [[nodiscard]] base::Result<void> remove(const QString &name) const;

    /// As a name: one line, not too long.
    [[nodiscard]] static QString tidy(const QString &typed);

private:
    const Library &m_library;
};

} // namespace muster::library
