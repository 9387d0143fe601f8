// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/master/TokenButton.h"

#include <QVector>

namespace muster::app {

/// Tokens side by side: those of one board, or of the hand. A button stays the same while its token is the same.
class TokenFlow final : public QWidget
{
    Q_OBJECT

public:
    struct Item
    {
        QString id;
        TokenButton::Shape shape = TokenButton::Shape::Blip;
        QString icon, caption, spoken;
    };

    explicit TokenFlow(QWidget *parent = nullptr);

    /// `name` leads the names of the buttons.
    void set(const QString &name, const QVector<Item> &items, const GameColours &game);

signals:
    void tapped(const QString &id, const QPoint &at);

private:
    QVector<TokenButton *> m_buttons;
};

} // namespace muster::app
