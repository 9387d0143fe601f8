// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace muster::packs {

/// A JSON file in which the user keeps something of their own for a pack.
class UserFile
{
public:
    UserFile(const QString &userUnits, const QString &packId, const QString &name);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// What stands in it; nothing when there is no such file. One that cannot be read is an error and is not touched.
    [[nodiscard]] base::Result<std::optional<QJsonObject>> read() const;
    [[nodiscard]] base::Result<void> write(const QJsonObject &json) const;
    [[nodiscard]] base::Error error(base::Message sentence) const;

private:
    QString m_path;
    bool m_kept; ///< there is a folder for the user's own
};

} // namespace muster::packs
