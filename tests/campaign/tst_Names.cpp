// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Monkey.h"
#include "campaign/SampleCampaign.h"
#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::campaign;

namespace {

Side sideOf(const QString &force, const QString &player)
{
    Side side;
    side.force = force;
    side.player = player;
    return side;
}

Recruit recruit(const QString &id)
{
    Recruit recruit;
    recruit.id = id;
    recruit.name = id.toUpper();
    return recruit;
}

/// Two players, one force.
CampaignState club()
{
    Campaign campaign;
    campaign.start = {"c", "Club", "none", {}, {}, {{"p", "Anna %1", {}}, {"q", "Bruno", {}}}};
    campaign.rules = CampaignRules::generic();
    campaign.events.append(makeEvent(ForceEnlisted{"f", "p", "Blues", {}, "s", {recruit("s")}, {}}));
    return fold(campaign);
}

} // namespace

/// What forces, players, games and ranks are called, wherever they are named.
class tst_Names : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();

private slots:
    // A side is its force; who came without one is the player; what nobody knows keeps the word that stands in the log.
    void sides_areCalledByForceThenPlayer()
    {
        const CampaignState state = club();
        QCOMPARE(sideName(sideOf("f", "p"), state), "Blues");
        QCOMPARE(sideName(sideOf({}, "q"), state), "Bruno");
        QCOMPARE(sideName(sideOf("lost", "q"), state), "lost");
        QCOMPARE(sideName(sideOf({}, "stranger"), state), "stranger");
        QCOMPARE(playerName("q", state), "Bruno");
        QCOMPARE(playerName("nobody", state), "nobody");
        QCOMPARE(playerName({}, state), QString());
    }

    void games_areCalledByTheirPlayers()
    {
        const CampaignState state = club();
        QCOMPARE(gameTitle({sideOf("f", {}), sideOf({}, "q")}, state), QString("Anna %1 \u2013 Bruno"));
        QCOMPARE(gameTitle({sideOf({}, "q")}, state), "Bruno");
        QCOMPARE(gameTitle({sideOf("lost", {}), sideOf({}, "q")}, state), QString("lost \u2013 Bruno"));
        QCOMPARE(gameTitle({}, state), QString());
    }

    // Ranks of every game that has some: in both languages, found by their id.
    void ranks_haveNamesInBothLanguages()
    {
        int ladders = 0;
        for (const packs::PackPtr &pack : m_packs->packs()) {
            for (const QString &file : sampleCampaignFiles(*pack)) {
                const auto book = sampleCampaign(*pack, file, "en");
                QVERIFY2(book.has_value(), qPrintable(file));
                for (const Ladder &ladder : book->rules.ladders) {
                    ++ladders;
                    for (const char *language : {"en", "fr"}) {
                        for (const Rank &rank : ladder.ranks) {
                            QVERIFY2(!rankName(rank.id, book->rules, language).isEmpty(), qPrintable(rank.id));
                            QVERIFY(isRank(rank.id, book->rules));
                        }
                    }
                }
                QVERIFY(!isRank("no such rank", book->rules));
                QCOMPARE(rankName("no such rank", book->rules, "en"), "no such rank");
            }
        }
        QVERIFY(ladders > 0);
    }

    // Everybody in a book has the name of the rank that they hold; a language that the pack does not speak gets the English one.
    void soldiers_haveTheirRank()
    {
        int ranked = 0;
        for (const packs::PackPtr &pack : m_packs->packs()) {
            for (const QString &file : sampleCampaignFiles(*pack)) {
                const auto book = sampleCampaign(*pack, file, "en");
                const CampaignState state = fold(*book);
                for (const SoldierState &soldier : state.soldiers) {
                    const QString name = rankName(soldier, book->rules, "en");
                    QCOMPARE(rankName(soldier, soldier.rank, book->rules, "en"), name);
                    QCOMPARE(name.isEmpty(), soldier.ladder < 0);
                    QCOMPARE(rankName(soldier, book->rules, "xx"), name);
                    ranked += !name.isEmpty();
                    const Rank *rank = currentRank(soldier, book->rules);
                    QCOMPARE(rank != nullptr, soldier.ladder >= 0);
                    QVERIFY(!rank || rank->name.in("en") == name);
                }
            }
        }
        QVERIFY(ranked > 0);
    }

    // Logs without any sense name somebody all the same, or nobody; a rank beyond the ladder has no name.
    void anyLog_isNamed()
    {
        for (quint32 seed = 1; seed < 30; ++seed) {
            test::Monkey monkey(seed);
            const Campaign book = monkey.campaign(60);
            const CampaignState state = fold(book);
            for (const Event &event : state.log) {
                if (const auto *mission = event.as<MissionFought>()) {
                    const QString title = gameTitle(mission->sides, state);
                    QCOMPARE(title.split(QStringLiteral(" \u2013 ")).size(), std::max(qsizetype(1), mission->sides.size()));
                }
            }
            for (const SoldierState &soldier : state.soldiers) {
                QCOMPARE(rankName(soldier, 99, book.rules, "en"), QString());
                QCOMPARE(rankName(soldier, -1, book.rules, "en"), QString());
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_Names)
#include "tst_Names.moc"
