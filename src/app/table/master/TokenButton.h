// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"

#include <QAbstractButton>

namespace muster::app {

/// A token of the game master: a ring for a blip, a filled square for a figure everybody sees, dashed for a dummy, its kind below.
class TokenButton final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Shape { Blip, Figure, Dummy, Reinforcement };

    explicit TokenButton(QWidget *parent = nullptr);

    void set(Shape shape, const QString &icon, const QString &caption, const GameColours &game);
    [[nodiscard]] QSize sizeHint() const override { return {66, 58}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Shape m_shape = Shape::Blip;
    QString m_icon, m_caption;
    GameColours m_game{};
};

} // namespace muster::app
