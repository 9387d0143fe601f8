// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"
#include "packs/Pack.h"
#include "packs/odds/OddsUnit.h"
#include "rules/evaluate/Evaluator.h"

#include <map>
#include <memory>

namespace muster::app {

/// What a tile shows of a unit besides its state: it comes from the copy of the list.
struct UnitLook
{
    QString icon = QStringLiteral("kind-unit");
    QString code;   ///< "V3"; may be empty
    QString detail; ///< its designation or kind
};

/// The lists that a battle holds copies of, judged once when it is opened.
class TableArmies
{
public:
    void read(const battle::Battle &battle, const packs::PackPtr &pack, const QString &language);
    void clear();

    [[nodiscard]] const UnitLook &look(const QString &unit) const;
    /// The unit as an attack sees it, with the figures and boxes it has left; no profiles: nothing is known.
    [[nodiscard]] packs::OddsUnit odds(const battle::UnitState &unit, const packs::TableRules &rules) const;
    /// Ids of the rules that it has.
    [[nodiscard]] const QStringList &rules(const QString &unit) const;
    /// The copy of a side's list; null: it has none.
    [[nodiscard]] const rules::Roster *roster(const QString &side) const;
    [[nodiscard]] const packs::PackPtr &pack() const { return m_pack; }

private:
    struct Army
    {
        std::unique_ptr<rules::Evaluator> evaluator;
    };
    void readSide(const battle::SideAtStart &side, const QString &language);

    packs::PackPtr m_pack;
    std::map<QString, Army> m_armies; ///< by side
    std::map<QString, UnitLook> m_looks;
    std::map<QString, packs::OddsUnit> m_odds;
};

} // namespace muster::app
