// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Monkey.h"
#include "campaign/fold/Fold.h"
#include "share/campaign/CampaignReport.h"
#include "share/campaign/LastWords.h"
#include "share/campaign/MissionPage.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

using namespace muster;
using namespace muster::campaign;

namespace {

Recruit recruit(const QString &id, const QString &name)
{
    Recruit recruit;
    recruit.id = id;
    recruit.name = name;
    return recruit;
}

/// Two platoons that shoot at each other.
class Feud
{
public:
    Feud()
    {
        m_book.start = {"c", "Feud", "none", {}, {}, {{"p", "Anna", {}}, {"q", "Bruno", {}}}};
        m_book.rules = CampaignRules::generic();
        note(ForceEnlisted{"blue", "p", "Blues", {}, "ann", {recruit("ann", "Ann"), recruit("abe", "Abe")}, {}});
        note(ForceEnlisted{"red", "q", "Reds", {}, "rex", {recruit("rex", "Rex"), recruit("rob", "Rob")}, {}});
    }

    void note(Payload payload) { m_book.events.append(makeEvent(std::move(payload))); }
    /// Abe meets Rex and Rob; what Abe wrote down of it.
    void fight(const QString &name, Outcome outcome, const QStringList &killers, const QString &words = {})
    {
        MissionFought mission;
        mission.name = name;
        mission.sides.resize(2);
        mission.sides[0].force = "blue";
        mission.sides[1].force = "red";
        Participant abe{"abe", {}, outcome, 1, 0, words};
        mission.participants.append(abe);
        for (const char *red : {"rex", "rob"}) {
            Participant other{red, {}, Outcome::Survived, 1, 0, {}};
            if (killers.contains(red))
                other.kills.append({"Abe", 12, 1, "abe"});
            mission.participants.append(other);
        }
        note(mission);
    }
    [[nodiscard]] Campaign &book() { return m_book; }
    [[nodiscard]] CampaignState state() const { return fold(m_book); }
    [[nodiscard]] QString lastWords(const QString &language = "en") const
    {
        const CampaignState now = state();
        return share::lastWords(*now.soldier("abe"), now, language, {});
    }

private:
    Campaign m_book;
};

} // namespace

/// How a book speaks of those who are gone, and of those who did it.
class tst_Memorial : public QObject
{
    Q_OBJECT

private slots:
    void fallen_areRememberedWithPlaceAndEnemy()
    {
        Feud feud;
        feud.fight("The bridge", Outcome::Survived, {});
        feud.fight("The farm %2", Outcome::Dead, {"rex", "rob"}, "Held the gate.");
        QCOMPARE(feud.lastWords(), "Fell in mission 2, The farm %2, to Rex, Rob. Held the gate.");
        const QString french = feud.lastWords("fr");
        QVERIFY2(french.contains("The farm %2") && french.contains("Rex, Rob") && !french.contains("Fell"), qPrintable(french));
    }

    void nobodyDidIt_isSaidWithoutAName()
    {
        Feud feud;
        feud.fight("The bridge", Outcome::Dead, {});
        QCOMPARE(feud.lastWords(), "Fell in mission 1, The bridge.");
    }

    void missionWithoutAName_leavesNoGap()
    {
        Feud feud;
        feud.fight({}, Outcome::Dead, {});
        QCOMPARE(feud.lastWords(), "Fell in mission 1.");
        Feud other;
        other.fight({}, Outcome::Dead, {"rex"});
        QCOMPARE(other.lastWords(), "Fell in mission 1, to Rex.");
        QCOMPARE(other.lastWords("fr"), "Tombé lors de la mission 1, face à Rex.");
    }

    // Who left otherwise has no mission to be named.
    void retired_areSaidByTheirState()
    {
        Feud feud;
        feud.fight("The bridge", Outcome::Survived, {});
        feud.note(StatusChanged{"abe", Status::Retired, 0, {}});
        const CampaignState state = feud.state();
        QCOMPARE(feud.lastWords(), share::statusText(*state.soldier("abe")) + ".");
        QVERIFY(!feud.lastWords().contains("Fell"));
    }

    // The mission is corrected: nobody fell in it any more.
    void correction_isFollowed()
    {
        Feud feud;
        feud.fight("The bridge", Outcome::Dead, {"rex"});
        const QString mission = feud.book().events.last().id;
        feud.note(Correction{mission, nullptr, {}});
        const CampaignState state = feud.state();
        QVERIFY(state.soldier("abe")->inService());
        QVERIFY(share::mostDangerous(state).isEmpty());
    }

    void mostDangerous_isInOrder()
    {
        Feud feud;
        feud.fight("One", Outcome::Recovered, {"rob"});
        feud.fight("Two", Outcome::Recovered, {"rob"});
        feud.fight("Three", Outcome::Wounded, {"rex"});
        const CampaignState state = feud.state();
        const auto best = share::mostDangerous(state);
        QCOMPARE(best.size(), 2);
        QCOMPARE(best.at(0)->name, "Rob");
        QCOMPARE(best.at(1)->name, "Rex");
    }

    // Logs without any sense: everybody has last words, and whoever is named as dangerous has done something.
    void anyLog_hasWords()
    {
        for (quint32 seed = 1; seed < 40; ++seed) {
            test::Monkey monkey(seed);
            const Campaign book = monkey.campaign(80);
            const CampaignState state = fold(book);
            for (const char *language : {"en", "fr"}) {
                const text::Speaking speaking(language);
                for (const SoldierState &soldier : state.soldiers) {
                    const QString words = share::lastWords(soldier, state, language, {});
                    QVERIFY2(words.size() > 2 && !words.contains("%1") && !words.startsWith(' '), qPrintable(words));
                }
            }
            const auto best = share::mostDangerous(state);
            for (int i = 0; i < best.size(); ++i) {
                QVERIFY(best.at(i)->kills > 0);
                QVERIFY(i == 0 || best.at(i - 1)->killPoints >= best.at(i)->killPoints);
            }
        }
    }

    // A page for each mission of such a log, in the order of their days, each once.
    void anyLog_hasPages()
    {
        int pages = 0;
        for (quint32 seed = 100; seed < 130; ++seed) {
            test::Monkey monkey(seed);
            const Campaign book = monkey.campaign(90);
            const CampaignState state = fold(book);
            QVector<int> seen;
            for (const int index : share::missionsByDate(state)) {
                QVERIFY(!seen.contains(index));
                seen.append(index);
            }
            QCOMPARE(seen.size(), share::missionPages(state));
            for (int index = 0; index < share::missionPages(state); ++index, ++pages) {
                const share::MissionPage page = share::missionPage(book, state, index, "en");
                QCOMPARE(page.event, share::missionEvent(state, index));
                QVERIFY(!page.title.isEmpty() || page.state != share::MissionPage::Fought);
                const QString text = share::missionText(page, "en");
                QVERIFY2(!text.contains("%1") && text.contains(page.title), qPrintable(text));
            }
        }
        QVERIFY(pages > 50);
    }
};

MUSTER_TEST_MAIN(tst_Memorial)
#include "tst_Memorial.moc"
