// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/league/MeetingDelegate.h"

#include "app/theme/paint/Paint.h"

namespace muster::app {

using campaign::GameResult;
using campaign::LeagueGame;

const LeagueGame *MeetingDelegate::gameAt(const QModelIndex &index) const
{
    const int row = index.row(), column = index.column() - 1; // the first column has the names
    if (column < 0 || row >= m_league.lines.size() || column >= m_league.lines.size() || row == column)
        return nullptr;
    const QVector<int> games = m_league.between(m_league.lines.at(row).standing.player, m_league.lines.at(column).standing.player);
    return games.isEmpty() ? nullptr : &m_league.games.at(games.last());
}

void MeetingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paint::rowGround(*painter, option, index, true);
    const QRectF cell = QRectF(option.rect).adjusted(8, 0, -4, 0);
    if (index.column() == 0)
        return void(paint::text(*painter, cell, index.data().toString(), FontRole::BodyMedium, color(Token::Text)));
    if (index.column() - 1 == index.row())
        return paint::hatch(*painter, QRectF(option.rect).adjusted(2, 2, -2, -3), color(Token::Line));
    const LeagueGame *game = gameAt(index);
    if (!game)
        return;
    const bool played = game->state == LeagueGame::Played;
    const GameResult result = !played                                 ? GameResult::None
        : game->one == m_league.lines.at(index.row()).standing.player ? game->oneResult
                                                                      : game->otherResult;
    const bool late = game->state == LeagueGame::Overdue;
    const Token ground = result == GameResult::Won ? Token::OkSoft : late ? Token::WarningSoft : Token::SelectionInactive;
    if (result == GameResult::Won || result == GameResult::Drawn || late) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(ground));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -3), 3, 3);
        painter->restore();
    }
    const Token ink = result == GameResult::Won ? Token::Ok : late ? Token::Warning : played ? Token::Text : Token::Text2;
    paint::text(*painter, cell, index.data().toString(), result == GameResult::Won ? FontRole::SmallStrong : FontRole::Small, color(ink));
}

} // namespace muster::app
