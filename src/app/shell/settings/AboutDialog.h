// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

namespace Ui {
class AboutDialog;
}

namespace muster::app {

/// What this program is, the versions it runs with, and the licences of its parts.
class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent);
    ~AboutDialog() override;

    /// One line per part, for a report.
    [[nodiscard]] static QString versions();

private:
    std::unique_ptr<Ui::AboutDialog> m_ui;
};

} // namespace muster::app
