// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

namespace muster::library {

/// Settings that belong to the library and not to one computer: a club shares them. What is a computer's goes to notes() or to
/// a file of its own. Never a password.
class SettingsRepository
{
public:
    explicit SettingsRepository(const Database &database) : m_database(database) {}

    [[nodiscard]] base::Result<QString> get(const QString &name, const QString &otherwise = {}) const;
    [[nodiscard]] base::Result<void> set(const QString &name, const QString &value) const;
    [[nodiscard]] base::Result<void> remove(const QString &name) const;

private:
    const Database &m_database;
};

} // namespace muster::library
