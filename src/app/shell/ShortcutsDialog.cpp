// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/ShortcutsDialog.h"

#include "ui_ShortcutsDialog.h"

#include <QAction>

namespace muster::app {

ShortcutsDialog::ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ShortcutsDialog>())
{
    m_ui->setupUi(this);
    for (const QAction *action : actions) {
        QStringList keys;
        const QList<QKeySequence> shortcuts = action->shortcuts();
        for (const QKeySequence &key : shortcuts)
            keys.append(key.toString(QKeySequence::NativeText));
        if (keys.isEmpty())
            continue;
        auto *item = new QTreeWidgetItem(m_ui->list, {QString(action->text()).remove('&'), keys.join(", ")});
        item->setSizeHint(0, {100, 26});
    }
    m_ui->list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ui->list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_ui->list->header()->setStretchLastSection(false);
    if (QTreeWidgetItem *first = m_ui->list->topLevelItem(0))
        m_ui->list->setCurrentItem(first);
}

ShortcutsDialog::~ShortcutsDialog() = default;

} // namespace muster::app
