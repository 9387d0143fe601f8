// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/Fold.h"
#include "campaign/league/League.h"
#include "campaign/league/QuickGame.h"

namespace muster::test {

/// A league that a test plays game by game; ids of its entries are "e0", "e1"... and its day is always the same.
class LeagueBook
{
public:
    explicit LeagueBook(const QStringList &players, const QString &name = "Winter League")
    {
        m_book.start.id = "league";
        m_book.start.name = name;
        m_book.rules = campaign::CampaignRules::generic();
        for (const QString &player : players)
            m_book.start.players.append({player.left(1).toLower(), player, {}});
    }

    campaign::Campaign &book() { return m_book; }
    [[nodiscard]] campaign::CampaignState state() const { return campaign::fold(m_book); }
    [[nodiscard]] campaign::League league() const { return campaign::leagueOf(state(), m_book.rules, today); }

    void add(campaign::Payload payload)
    {
        campaign::Event event = campaign::makeEvent(std::move(payload));
        event.id = QString("e%1").arg(m_book.events.size());
        m_book.events.append(event);
    }
    /// Players by the first letter of their names.
    void plan(const QString &one, const QString &other, int round, const QDate &due = {})
    {
        campaign::MissionPlanned planned;
        planned.players = other.isEmpty() ? QStringList{one} : QStringList{one, other};
        planned.round = round;
        planned.due = due;
        add(planned);
    }
    void play(const QString &one, int a, int b, const QString &other, int round = 0)
    {
        campaign::MissionFought fought;
        fought.date = today;
        fought.round = round;
        campaign::Side first, second;
        first.player = one;
        first.victoryPoints = a;
        first.result = a > b ? campaign::GameResult::Won : a < b ? campaign::GameResult::Lost : campaign::GameResult::Drawn;
        second.player = other;
        second.victoryPoints = b;
        second.result = a < b ? campaign::GameResult::Won : a > b ? campaign::GameResult::Lost : campaign::GameResult::Drawn;
        fought.sides = {first, second};
        add(fought);
    }

    static inline const QDate today{2026, 11, 17};

private:
    campaign::Campaign m_book;
};

} // namespace muster::test
