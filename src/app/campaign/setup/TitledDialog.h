// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace muster::app {

/// A dialog with its title on the page, room for a list, and the foot with a remark, Cancel and the verb.
class TitledDialog : public QDialog
{
    Q_OBJECT

protected:
    TitledDialog(const QString &title, const QString &verb, QWidget *parent);

    [[nodiscard]] QVBoxLayout &page() const { return *m_page; }
    [[nodiscard]] QLabel &remark() const { return *m_remark; }
    [[nodiscard]] QPushButton &verb() const { return *m_verb; }

private:
    QVBoxLayout *m_page = nullptr;
    QLabel *m_remark = nullptr;
    QPushButton *m_verb = nullptr;
};

} // namespace muster::app
