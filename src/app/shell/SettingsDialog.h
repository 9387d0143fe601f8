// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

namespace Ui {
class SettingsDialog;
}

namespace muster::app {

class AppSettings;
class MainWindow;

/// Theme, language, start and panels; every change applies at once.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(AppSettings &settings, MainWindow &window);
    ~SettingsDialog() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    AppSettings &m_settings;
    MainWindow &m_window;
    std::unique_ptr<Ui::SettingsDialog> m_ui;
};

} // namespace muster::app
