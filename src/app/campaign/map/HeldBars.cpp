// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/map/HeldBars.h"

#include "app/theme/style/Theme.h"
#include "share/campaign/MapShapes.h"

#include <QPainter>

namespace muster::app {

using namespace campaign;

HeldBars::HeldBars(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HeldBars::setState(const CampaignState &state, int shown)
{
    m_held.clear();
    m_colours.clear();
    m_all = int(state.map.areas.size());
    m_shown = shown;
    QStringList now;
    for (const Player &player : state.players) {
        m_colours.append(QColor(share::playerColour(state.players, player.id)));
        now.append(
            tr("%1 holds %2", "player, number of areas").arg(player.name, QString::number(share::areasHeld(state, player.id, shown))));
    }
    for (int stop = 0; stop <= state.fought(); ++stop) {
        QVector<int> held;
        for (const Player &player : state.players)
            held.append(share::areasHeld(state, player.id, stop));
        m_held.append(held);
    }
    setAccessibleName(tr("Areas held"));
    setAccessibleDescription(now.join(QStringLiteral(", ")));
    setToolTip(now.join(QLatin1Char('\n')));
    update();
}

void HeldBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_held.isEmpty() || m_all == 0)
        return;
    const double inset = 8, step = m_held.size() > 1 ? (width() - 2 * inset) / double(m_held.size() - 1) : 0;
    const double bar = std::min(24.0, std::max(3.0, step * 0.6)), high = height() - 6;
    for (int stop = 0; stop < m_held.size(); ++stop) {
        const double middle = inset + step * stop;
        const double left = std::min(std::max(0.0, middle - bar / 2), width() - bar - 1); // its outline stands inside, too
        painter.setOpacity(stop > m_shown ? 0.38 : 1);
        painter.fillRect(QRectF(left, 3, bar, high), color(Token::Line2));
        double y = 3 + high;
        for (int i = 0; i < m_held.at(stop).size(); ++i) {
            const double tall = high * m_held.at(stop).at(i) / m_all;
            y -= tall;
            painter.fillRect(QRectF(left, y, bar, tall), m_colours.at(i));
        }
        painter.setPen(color(Token::Control));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(left, 3, bar, high));
    }
}

} // namespace muster::app
