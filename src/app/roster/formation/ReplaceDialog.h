// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace muster::app {

/// Asks which unit takes the place of another: what its slot knows, with prices, found by typing.
class ReplaceDialog final : public QDialog
{
    Q_OBJECT

public:
    ReplaceDialog(const RosterEditor &editor, const QString &selectionId, QWidget *parent);

    /// Composite id of what was chosen.
    [[nodiscard]] QString entryId() const;
    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] QLineEdit *search() const { return m_search; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const RosterEditor &editor, const QString &selectionId);
    void find(const QString &typed);

    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_replace = nullptr;
};

} // namespace muster::app
