// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/SettingsRepository.h"

namespace muster::library {

base::Result<QString> SettingsRepository::get(const QString &name, const QString &otherwise) const
{
    const base::Result<QVariant> value = m_database.value("SELECT value FROM settings WHERE name = ?", {name});
    if (!value)
        return value.error();
    return value->isValid() ? value->toString() : otherwise;
}

base::Result<void> SettingsRepository::set(const QString &name, const QString &value) const
{
    return m_database.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                              {name, value.isNull() ? QString("") : value});
}

base::Result<void> SettingsRepository::remove(const QString &name) const
{
    return m_database.execute("DELETE FROM settings WHERE name = ?", {name});
}

} // namespace muster::library
