// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace muster::app {

/// Shown over the formation when newer data change the roster: what changed, and whether to keep or take it. Also when the
/// game's data are not here at all: what that means, and where to get them from.
class DataChangeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit DataChangeBar(QWidget *parent = nullptr);
    void setEditor(RosterEditor *editor);
    void retranslate();

signals:
    /// The player has decided; the buttons are gone.
    void decided();
    /// The player wants to show where the data are.
    void folderWanted();

private:
    void refresh();
    void showList();
    [[nodiscard]] QString unitOf(const rules::Difference &difference) const;
    [[nodiscard]] QString whatOf(const rules::Difference &difference) const;

    RosterEditor *m_editor = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_take = nullptr;
    QPushButton *m_folder = nullptr;
};

} // namespace muster::app
