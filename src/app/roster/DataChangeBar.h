// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace muster::app {

/// Shown over the formation when newer data change the roster: what changed, and whether to keep or take it.
class DataChangeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit DataChangeBar(QWidget *parent = nullptr);
    void setEditor(RosterEditor *editor);
    void retranslate();

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
};

} // namespace muster::app
