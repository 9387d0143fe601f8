// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;

namespace muster::app {

/// Asks for the name of a folder: one of those there are, a new one, or none.
class FolderDialog final : public QDialog
{
    Q_OBJECT

public:
    FolderDialog(const QString &title, const QString &verb, const QStringList &folders, const QString &current, QWidget *parent);

    /// Tidied; empty = no folder.
    [[nodiscard]] QString folder() const;

private:
    QComboBox *m_name = nullptr;
};

} // namespace muster::app
