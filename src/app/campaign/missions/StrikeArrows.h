// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

namespace muster::app {

/// Between two sides of a mission: an arrow from everybody to whom they put out of action, with what it earned. Who cannot see it
/// reads the list below.
class StrikeArrows final : public QWidget
{
    Q_OBJECT

public:
    struct Strike
    {
        QWidget *killer = nullptr, *victim = nullptr; ///< their names
        bool toRight = true;
        int points = 0;
    };
    static constexpr int most = 8; ///< more of them are a thicket

    explicit StrikeArrows(const QVector<Strike> &strikes, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] double middleOf(const QWidget *name) const;

    QVector<Strike> m_strikes;
};

} // namespace muster::app
