// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableArmies.h"
#include "app/theme/style/Theme.h"
#include "app/workspace/Services.h"
#include "app/workspace/Unsaved.h"
#include "battle/dice/DiceCup.h"
#include "documents/battle/BattleDocument.h"

#include <QObject>

namespace muster::app {

/// The open battle with everything the panels share: document, lists, who is selected, who is aimed at. Panels talk to each other
/// through it only. Lives as long as the workspace; battles come and go.
class TableSession final : public QObject
{
    Q_OBJECT

public:
    explicit TableSession(Services services);
    ~TableSession() override;

    [[nodiscard]] const Services &services() const { return m_services; }
    [[nodiscard]] QString language() const { return m_services.language ? m_services.language() : QStringLiteral("en"); }
    /// Null: nothing is open.
    [[nodiscard]] documents::BattleDocument *document() const { return m_document.get(); }
    [[nodiscard]] const battle::BattleState &state() const;
    [[nodiscard]] const packs::TableRules &rules() const;
    [[nodiscard]] const packs::PackPtr &pack() const { return m_armies.pack(); }
    /// The scenario as the pack has it; null: none, or the pack does not know it any more.
    [[nodiscard]] const packs::Scenario *scenario() const;
    [[nodiscard]] const TableArmies &armies() const { return m_armies; }
    [[nodiscard]] GameColours colours() const;

    /// Opens a battle of the library; what is wrong is said.
    bool open(const QString &id);
    void take(std::unique_ptr<documents::BattleDocument> document);
    void close();
    [[nodiscard]] Unsaved unsaved() const;
    /// The open battle goes: false when it could not be stored and the user wants to stay.
    [[nodiscard]] bool leave() const;
    void retranslate();

    /// The opponent's side, or the game master's: the last one.
    [[nodiscard]] bool isTheirs(int side) const { return state().sides.size() > 1 && side == state().sides.size() - 1; }
    [[nodiscard]] const battle::UnitState *currentUnit() const { return state().unit(m_current); }
    [[nodiscard]] const battle::UnitState *targetUnit() const { return state().unit(m_target); }
    [[nodiscard]] const QString &current() const { return m_current; }
    [[nodiscard]] const QString &target() const { return m_target; }
    void setCurrent(const QString &unit);
    void setTarget(const QString &unit);

    /// What one tap does: one step of the history. The last entry of the log is said.
    void record(const QString &sentence, const QVector<battle::Payload> &payloads);
    void correct(const QString &sentence, const QString &event, std::optional<battle::Payload> replacement);
    /// Throws the game's dice. Tests bring their own chance.
    [[nodiscard]] battle::DiceCup cup() const { return {rules(), state(), m_random}; }
    [[nodiscard]] const battle::RandomSource &random() const { return m_random; }
    void setRandom(battle::RandomSource random) { m_random = std::move(random); }
    /// Says a sentence: status bar and screen reader.
    void say(const QString &sentence) { emit said(sentence); }

signals:
    /// Another battle, or none.
    void opened();
    /// The state is different.
    void changed();
    /// Another unit is selected or aimed at.
    void chosen();
    void said(const QString &sentence);

private:
    void follow();

    Services m_services;
    std::unique_ptr<documents::BattleDocument> m_document;
    TableArmies m_armies;
    QString m_current, m_target;
    battle::RandomSource m_random = battle::chance();
};

} // namespace muster::app
