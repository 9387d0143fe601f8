// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/master/TokenFlow.h"

class QLabel;
class QPushButton;

namespace muster::app {

/// One board: what lies on it, or one button while nobody has scanned it.
class BoardBox final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardBox(int number, QWidget *parent = nullptr);

    void set(bool scanned, int turn, const QVector<TokenFlow::Item> &items, const GameColours &game);

signals:
    void scanWanted(int board);
    void tapped(const QString &token, const QPoint &at);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    bool m_scanned = false;
    QLabel *m_title, *m_state;
    QPushButton *m_scan;
    TokenFlow *m_tokens;
};

} // namespace muster::app
