// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

class QAction;

namespace Ui {
class ShortcutsDialog;
}

namespace muster::app {

/// The keys of what can be done here and now.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent);
    ~ShortcutsDialog() override;

private:
    std::unique_ptr<Ui::ShortcutsDialog> m_ui;
};

} // namespace muster::app
