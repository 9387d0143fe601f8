// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <QMap>

namespace muster::library {

/// In which folder a document lies. A folder is a name and nothing else: it is there as long as something lies in it. Kept among
/// the settings of the library, so that a club has the same folders.
class Folders
{
public:
    explicit Folders(const Library &library) : m_library(library) {}

    /// By the ids of the documents; those in no folder are not in it.
    [[nodiscard]] base::Result<QMap<QString, QString>> all() const;
    /// An empty name takes it out of its folder.
    [[nodiscard]] base::Result<void> put(const QString &id, const QString &folder) const;

    /// As a name of a folder: one line, not too long.
    [[nodiscard]] static QString tidy(const QString &typed);
    /// How the folder of a document is named among the settings.
    [[nodiscard]] static QString settingOf(const QString &id);

private:
    const Library &m_library;
};

} // namespace muster::library
