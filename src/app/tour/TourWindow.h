// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/AppCore.h"
#include "app/shell/AppSettings.h"
#include "app/shell/MainWindow.h"
#include "language/Language.h"

#include <QTemporaryDir>

#include <memory>

namespace muster::app {

/// A window of its own with a library, own units and settings that touch nobody else's.
class TourWindow final
{
public:
    TourWindow(const QStringList &dataFolders, const QString &languageCode);

    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] const Services &services() const { return m_core->services(); }

private:
    QTemporaryDir m_folder;
    AppSettings m_settings;
    language::Language m_language;
    QString m_error;
    std::unique_ptr<AppCore> m_core;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace muster::app
