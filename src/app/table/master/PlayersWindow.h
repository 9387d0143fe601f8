// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/master/PlayersState.h"

#include <QWidget>

class QTextBrowser;

namespace muster::app {

/// A window for the players' side of the table: large, without a control of its own, and never given what they must not know.
class PlayersWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersWindow(QWidget *parent = nullptr);

    void setState(const PlayersState &state);
    [[nodiscard]] QString text() const;
    void retranslate();

private:
    void render();

    PlayersState m_state;
    QTextBrowser *m_page;
};

} // namespace muster::app
