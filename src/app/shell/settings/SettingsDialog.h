// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

namespace Ui {
class SettingsDialog;
}

namespace muster::app {

class AppSettings;
class LibrarySettings;
class MainWindow;

/// Theme, language, start and panels, where every change applies at once; and where the library and community data are kept.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(AppSettings &settings, MainWindow &window);
    ~SettingsDialog() override;

    /// 0: general, 1: library, 2: game data.
    void showPage(int index);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    AppSettings &m_settings;
    MainWindow &m_window;
    std::unique_ptr<Ui::SettingsDialog> m_ui;
    LibrarySettings *m_library = nullptr;
    bool m_restartOffered = false;
};

} // namespace muster::app
