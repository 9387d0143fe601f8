// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

#include <QHash>
#include <QSet>

namespace muster::battle {

/// Plays the log of a battle from its beginning. The battle outlives it.
class BattleFolder
{
public:
    BattleFolder(const Battle &battle, const QString &language) : m_battle(battle), m_rules(battle.rules), m_language(language) {}

    /// Everything that is in the log.
    void run();
    /// What was appended to the log since; false: one of them changes what came before, and only run() on a new one knows.
    [[nodiscard]] bool follow();
    [[nodiscard]] const BattleState &state() const { return m_state; }
    [[nodiscard]] BattleState take() { return std::move(m_state); }

private:
    /// Whoever did something, as far as it is known.
    struct Doer
    {
        int side = -1, unit = -1, figure = -1;
    };

    [[nodiscard]] QVector<const Event *> effectiveEvents();
    void play(const Event &recorded, const Event &event);

    void apply(const UnknownEvent &event);
    void apply(const Begun &event);
    void apply(const TurnBegun &event);
    void apply(const PhaseBegun &event);
    void apply(const Activated &event);
    void apply(const Damaged &event);
    void apply(const Healed &event);
    void apply(const Eliminated &event);
    void apply(const Ammunition &event);
    void apply(const MarkerSet &event);
    void apply(const MarkerCleared &event);
    void apply(const Moved &event);
    void apply(const CardDrawn &event);
    void apply(const DiceRolled &event);
    void apply(const Scored &event);
    void apply(const ResourceChanged &event);
    void apply(const BattleNote &event);
    void apply(const BattlePicture &event);
    void apply(const Ended &event);
    void apply(const Correction &) {}
    void apply(const BoardScanned &event);
    void apply(const TokenPlaced &event);
    void apply(const SecondaryOpened &event);

    void addUnit(const UnitAtStart &start, int side);
    void endCard(const QString &card);
    void endMarkers(QVector<MarkerState> &markers) const;
    void leaveGroup(QVector<MarkerState> &markers, const packs::TableMarker *marker) const;
    void setMarker(QVector<MarkerState> &markers, const QString &id, const QString &text, int turns);
    void hit(UnitState &unit, int figure, int boxes, const Doer &doer);
    void figureIsOut(UnitState &unit, int figure, int left, const Doer &doer);
    void unitIsOut(UnitState &unit, const Doer &doer);
    /// Who has the points of a unit that goes; -1: nobody, or nobody knows.
    [[nodiscard]] int sideThatScores(const UnitState &unit, const Doer &doer) const;
    void addKill(const UnitState &unit, int figure, const QString &name, int points, const Doer &doer);

    [[nodiscard]] UnitState *unitOf(const QString &id);
    [[nodiscard]] SideState *sideOf(const QString &id);
    [[nodiscard]] Doer doerOf(const QString &unit, int figure, const QString &side);
    [[nodiscard]] QString nameOf(const QString &unit, int figure = -1) const;
    [[nodiscard]] QString markerName(const QString &id, const QString &text) const;
    [[nodiscard]] base::Message placeName(const Moved &event) const;
    [[nodiscard]] base::Message withDice(const base::Message &text, const QVector<ThrownDice> &dice) const;
    void say(base::Message text);
    void wrong(base::Message text);

    const Battle &m_battle;
    const packs::TableRules &m_rules;
    QString m_language;
    BattleState m_state;
    QHash<QString, int> m_units; ///< id -> index
    QSet<QString> m_ids;         ///< of the events
    qsizetype m_played = 0;      ///< events
    const Event *m_recorded = nullptr;
    const Event *m_event = nullptr;
    int m_figures = 0; ///< of everybody
    int m_turns = 0;
};

} // namespace muster::battle
