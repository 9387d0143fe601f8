// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/run/AppCore.h"
#include "app/shell/settings/AppSettings.h"
#include "app/shell/window/MainWindow.h"
#include "text/ProgramLanguage.h"

#include <QTemporaryDir>

#include <memory>

namespace muster::tools {

/// A window of its own with a library, own units and settings that touch nobody else's.
class TourWindow final
{
public:
    TourWindow(const QStringList &dataFolders, const QString &languageCode);

    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] app::MainWindow &window() { return *m_window; }
    [[nodiscard]] const app::Services &services() const { return m_core->services(); }

private:
    QTemporaryDir m_folder;
    app::AppSettings m_settings;
    text::ProgramLanguage m_language;
    QString m_error;
    std::unique_ptr<app::AppCore> m_core;
    std::unique_ptr<app::MainWindow> m_window;
};

} // namespace muster::tools
