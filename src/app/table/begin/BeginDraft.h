// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "base/Result.h"
#include "battle/TokenKinds.h"
#include "battle/begin/NewBattle.h"

#include <QMap>
#include <QObject>

namespace muster::app {

/// A battle that is about to begin: who, with which lists, in which scenario, and where every unit stands.
class BeginDraft final : public QObject
{
    Q_OBJECT

public:
    enum class Against { Roster, File, Name };

    explicit BeginDraft(const Services &services) : m_services(services) {}

    /// Everything as at first, with this list.
    void clear(const QString &roster = {});
    /// Lists of the library, newest first; with a list chosen only those of its game.
    [[nodiscard]] library::Records rosters(bool sameGame) const;
    /// A list that comes with a game: chosen like one of the library, and not stored there.
    struct Sample
    {
        QString id, name, game;
    };
    [[nodiscard]] QVector<Sample> samples(bool sameGame) const;
    /// Forces of campaigns: `game` is the campaign.
    [[nodiscard]] QVector<Sample> forces(bool sameGame) const;
    /// A campaign of the game, or a mission that is planned there.
    struct Book
    {
        QString campaign, plan, name, scenario;
    };
    [[nodiscard]] QVector<Book> campaigns() const;

    [[nodiscard]] const QStringList &mine() const { return m_mine; }
    /// False: it cannot be read, and problem() says why.
    bool setMine(int index, const QString &roster);
    void addMine();
    void removeMine(int index);
    [[nodiscard]] Against against() const { return m_against; }
    void setAgainst(Against against);
    void setOpponentRoster(const QString &roster);
    [[nodiscard]] const QString &opponentRoster() const { return m_opponentRoster; }
    bool setOpponentFile(const QString &path);
    [[nodiscard]] const QString &opponentFile() const { return m_opponentFile; }
    void setOpponentName(const QString &name);
    [[nodiscard]] const QString &opponentName() const { return m_opponentName; }
    void setScenario(const QString &scenario);
    [[nodiscard]] const packs::Scenario *scenario() const;
    void swapRoles();
    /// -1: nobody has said yet.
    void setFirst(int side);
    [[nodiscard]] int first() const { return m_first; }
    /// Dice that say who begins; they stand in the log of the battle.
    void takeInitiative(const QVector<battle::DiceRolled> &thrown);
    [[nodiscard]] const QVector<battle::DiceRolled> &initiative() const { return m_initiative; }
    /// With a planned mission its scenario is chosen as well.
    void setCampaign(const QString &campaign, const QString &plan = {});
    [[nodiscard]] const QString &campaign() const { return m_campaign; }
    [[nodiscard]] const QString &plan() const { return m_plan; }
    /// Where a unit begins: empty, a place of the game, or "inside:UNIT".
    void setPlace(const QString &unit, const QString &place);
    [[nodiscard]] QString place(const QString &unit) const { return m_places.value(unit); }
    /// Tokens that the game master has put into a bag: kind -> how many.
    void setTokens(const QString &bag, const QString &kind, int count);
    [[nodiscard]] int tokens(const QString &bag, const QString &kind) const { return m_tokens.value(bag).value(kind); }
    /// What can be put into the bags: the kinds of the opponent's figures, and a dummy.
    [[nodiscard]] QVector<battle::TokenKind> tokenKinds() const;
    /// A token for each of their figures.
    void fillTokens(const QString &bag);

    [[nodiscard]] const packs::PackPtr &pack() const { return m_pack; }
    /// The battle as it would begin now.
    [[nodiscard]] const battle::Battle &preview() const { return m_preview; }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] bool canBegin() const { return m_pack && m_preview.begun() && !m_preview.begun()->sides.isEmpty(); }
    [[nodiscard]] QString roleName(int side) const;
    /// What the scenario says about the deployment of a side; nothing is forced.
    struct Check
    {
        QString text;
        bool holds = true;
        QString unit{}; ///< that could wait to mend it
    };
    [[nodiscard]] QVector<Check> checks(int side) const;
    /// Puts a unit into reserve.
    void letWait(const QString &unit);
    /// The battle to store.
    [[nodiscard]] battle::Battle finished() const;
    void retranslate() { renew(); }

signals:
    /// Other sides: everything is read again.
    void renewed();
    /// Another place of a unit, another word.
    void changed();

private:
    using List = std::shared_ptr<rules::Evaluator>;
    [[nodiscard]] static QString campaignOfForce(const QString &list);
    [[nodiscard]] base::Result<rules::Roster> forceRoster(const QString &list) const;
    [[nodiscard]] base::Result<rules::Roster> rosterOf(const QString &id) const;
    [[nodiscard]] base::Result<List> listOf(const QString &roster) const;
    [[nodiscard]] QString placeWithCarrier(const QString &unit) const;
    [[nodiscard]] QString nextToWait(const battle::SideAtStart &side) const;
    void renew();
    void takePlaces();
    void addTokens(battle::Begun &begun) const;

    const Services &m_services;
    QStringList m_mine;
    Against m_against = Against::Name;
    QString m_opponentRoster, m_opponentFile, m_opponentName, m_scenario, m_campaign, m_plan, m_problem, m_placed;
    bool m_swapped = false;
    int m_first = -1;
    QVector<battle::DiceRolled> m_initiative;
    QMap<QString, QString> m_places;
    QMap<QString, QMap<QString, int>> m_tokens;
    packs::PackPtr m_pack;
    QMap<QString, List> m_lists; ///< by id of the roster
    List m_file;
    battle::Battle m_preview;
};

} // namespace muster::app
