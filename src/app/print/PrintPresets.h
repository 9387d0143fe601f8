// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/SettingsRepository.h"
#include "print/job/PrintSettings.h"

#include <QList>

namespace muster::app {

/// Named settings, the last ones used, and the offset of each printer; kept in the library.
class PrintPresets
{
public:
    explicit PrintPresets(const library::SettingsRepository &store) : m_store(store) {}

    struct Preset
    {
        QString name;
        print::PrintSettings settings;
        bool builtIn = false;
    };
    /// Ours first, then the player's by name.
    [[nodiscard]] QList<Preset> all(const QString &language) const;
    void save(const QString &name, const print::PrintSettings &settings);
    void remove(const QString &name);
    /// False when there is a preset of the new name already.
    bool rename(const QString &name, const QString &newName);

    /// As last used with this game (its system id), else with any.
    [[nodiscard]] print::PrintSettings last(const QString &language, const QString &game = {}) const;
    void setLast(const print::PrintSettings &settings, const QString &game = {});
    [[nodiscard]] QPointF offset(const QString &printer) const;
    void setOffset(const QString &printer, const QPointF &offset);

private:
    [[nodiscard]] QJsonObject read(const QString &key) const;
    void write(const QString &key, const QJsonObject &object);

    const library::SettingsRepository &m_store;
};

} // namespace muster::app
