// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/MachineNotes.h"
#include "library/repositories/SettingsRepository.h"
#include "print/job/PrintSettings.h"

#include <QList>

namespace muster::app {

/// Named settings, the last ones used, and the offset of each printer: of this computer. What an older program kept in the library
/// is taken over when it is first asked for.
class PrintPresets
{
public:
    PrintPresets(MachineNotes store, const library::SettingsRepository &before) : m_store(std::move(store)), m_before(before) {}

    struct Preset
    {
        QString name;
        print::PrintSettings settings;
        bool builtIn = false;
    };
    /// Ours first, then the player's by name.
    [[nodiscard]] QList<Preset> all(const QString &language) const;
    /// `withLanguage`: the preset brings its own.
    void save(const QString &name, const print::PrintSettings &settings, bool withLanguage);
    void remove(const QString &name);
    /// False when there is a preset of the new name already.
    bool rename(const QString &name, const QString &newName);

    /// As last used with this game (its system id), else with any; in that language.
    [[nodiscard]] print::PrintSettings last(const QString &language, const QString &game = {}) const;
    void setLast(const print::PrintSettings &settings, const QString &game = {});
    /// Language of the paper when the player wants another than the program's; else empty.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &code);
    [[nodiscard]] QPointF offset(const QString &printer) const;
    void setOffset(const QString &printer, const QPointF &offset);

private:
    [[nodiscard]] QJsonObject read(const QString &key) const;
    void write(const QString &key, const QJsonObject &object);

    MachineNotes m_store;
    const library::SettingsRepository &m_before;
};

} // namespace muster::app
