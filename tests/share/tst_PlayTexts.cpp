// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios, the pages of missions (word by word in both languages: tests/golden/share) and the chronicle.
#include "campaign/fold/Fold.h"
#include "campaign/log/UnitLosses.h"
#include "share/ScenarioText.h"
#include "share/campaign/ChronicleSite.h"
#include "share/campaign/MissionPage.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace muster;
using namespace muster::test;

namespace {

campaign::Campaign fiveMissions()
{
    campaign::Campaign book;
    QFile file(sourceFolder() + "/tests/golden/campaign-five-missions.json");
    if (!file.open(QIODevice::ReadOnly) || !campaign::fromJson(QJsonDocument::fromJson(file.readAll()).object(), book))
        qFatal("no campaign");
    return book;
}

// When an entry was typed in is said in the time of the reader's computer: no golden text can have it.
QString withoutTimes(const QString &text)
{
    // Newer versions of Qt write a narrow space before AM and PM.
    static const QRegularExpression time("\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}[ ,]+\\d{1,2}:\\d{2}([ \\x{a0}\\x{202f}]?[AP]M)?");
    return QString(text).replace(time, "TIME");
}

void inBothLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("fr") << "fr";
}

} // namespace

class tst_PlayTexts : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = ownPacks();

    void packsWithScenarios()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const char *language : {"en", "fr"})
                if (!pack->scenarios().empty())
                    QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }

private slots:
    // What holds of every scenario: no raw marks, nothing of the hidden mission before it is opened, the same figures for programs.
    void everyScenario_keepsItsPromises_data() { packsWithScenarios(); }
    void everyScenario_keepsItsPromises()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const packs::PackPtr game = m_packs->find(pack);
        for (const packs::Scenario &scenario : game->scenarios()) {
            const QString open = share::scenarioText(scenario, *game, language, true);
            const QString closed = share::scenarioText(scenario, *game, language, false);
            QVERIFY2(!open.contains("**") && !open.contains("%1"), qPrintable(scenario.id));
            QVERIFY(open.startsWith(scenario.name.in(language)));
            const QString hidden = scenario.plan.secondary.text.in(language);
            if (scenario.plan.secondary.there && !hidden.isEmpty()) {
                QVERIFY2(open.size() > closed.size(), qPrintable(scenario.id));
                QVERIFY(!closed.contains(hidden));
            } else {
                QCOMPARE(open, closed);
            }
            const QJsonObject json = share::scenarioJson(scenario, language, false);
            QCOMPARE(json["id"].toString(), scenario.id);
            QCOMPARE(json["name"].toString(), scenario.name.in(language));
            QCOMPARE(json["sections"].toArray().size(), qsizetype(scenario.sections.size()));
            QVERIFY(!json["secondary"].toObject().contains("text"));
            QSet<QString> ids;
            for (const share::ScenarioFact &fact : share::scenarioFacts(scenario, *game, language)) {
                QVERIFY2(!fact.label.isEmpty() && !fact.value.isEmpty(), qPrintable(scenario.id + ' ' + fact.id));
                QVERIFY2(closed.contains(fact.value), qPrintable(fact.value));
                QVERIFY(!ids.contains(fact.id));
                ids.insert(fact.id);
            }
            QCOMPARE(ids.contains("turns"), scenario.turns > 0);
            // One switch, one sentence.
            QCOMPARE(share::scenarioSwitches(scenario, *game, language).size(), qsizetype(scenario.plan.switches.size()));
        }
    }

    void missions_data() { inBothLanguages(); }
    void missions()
    {
        QFETCH(QString, language);
        const campaign::Campaign book = fiveMissions();
        const campaign::CampaignState state = campaign::fold(book);
        const share::CampaignNames names(book.rules, m_packs->find(book.start.system).get(), language);
        QString text;
        for (int i = 0; i < share::missionPages(state); ++i)
            text += share::missionText(share::missionPage(book, state, i, language, names), language) + '\n';
        const QString difference = differenceToGolden("share/missions-" + language + ".txt", withoutTimes(text));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // Whoever leads the force now did not lead it in the missions before.
    void missionPages_knowWhoLedThen()
    {
        campaign::Campaign book = fiveMissions();
        const auto third = std::find_if(book.events.begin(), book.events.end(),
                                        [](const campaign::Event &event) { return event.id == "mission-3"; });
        QVERIFY(third != book.events.end());
        book.events.insert(third, campaign::makeEvent(campaign::LeaderNamed{"platoon", "egon"}));
        const campaign::CampaignState state = campaign::fold(book);
        QCOMPARE(state.force("platoon")->leader, "egon");
        QStringList leaders;
        for (int i = 0; i < 5; ++i) {
            QStringList names;
            const share::MissionPage page = share::missionPage(book, state, i, "en");
            for (const share::MissionFighter &fighter : page.sides.first().fighters) {
                if (fighter.leads)
                    names.append(fighter.id);
            }
            leaders.append(names.join(','));
        }
        QCOMPARE(leaders, (QStringList{"aldo", "aldo", "egon", "egon", "egon"}));
    }

    // The page of a mission adds up to the state: what everybody gained is what the mission brought.
    void missionPages_agreeWithTheBook()
    {
        const campaign::Campaign book = fiveMissions();
        const campaign::CampaignState state = campaign::fold(book);
        QVERIFY(share::missionPages(state) >= 5);
        QSet<QString> events;
        for (int i = 0; i < share::missionPages(state); ++i) {
            const share::MissionPage page = share::missionPage(book, state, i, "en");
            QCOMPARE(page.event, share::missionEvent(state, i));
            events.insert(page.event);
            if (page.state != share::MissionPage::Fought)
                continue;
            const campaign::MissionState &mission = state.missions.at(i);
            int gained = 0, kills = 0, fighters = 0;
            for (const share::MissionSide &side : page.sides) {
                for (const share::MissionFighter &fighter : side.fighters) {
                    gained += fighter.gained;
                    ++fighters;
                    QCOMPARE(fighter.gained, fighter.kills + fighter.survived + fighter.share + fighter.bonus);
                    QCOMPARE(fighter.freeAfter - fighter.freeBefore, fighter.gained);
                }
            }
            for (const share::MissionStrike &strike : page.strikes)
                kills += strike.count;
            QCOMPARE(gained, mission.experience());
            QCOMPARE(kills, mission.kills);
            QCOMPARE(fighters, mission.participants);
        }
        QCOMPARE(events.size(), share::missionPages(state));
        const share::MissionPage none = share::missionPage(book, state, 99, "en");
        QVERIFY(none.event.isEmpty());
        // By date every page stands once.
        QVector<int> order = share::missionsByDate(state);
        std::sort(order.begin(), order.end());
        for (int i = 0; i < order.size(); ++i)
            QCOMPARE(order.at(i), i);
    }

    void unit_saysWhatItLost()
    {
        campaign::Campaign book = fiveMissions();
        campaign::Event *last = nullptr;
        for (campaign::Event &event : book.events)
            last = event.as<campaign::MissionFought>() ? &event : last;
        QVERIFY(last);
        campaign::MissionFought mission = *last->as<campaign::MissionFought>();
        campaign::setFiguresLost(mission.participants.first(), 3);
        last->payload = mission;
        const campaign::CampaignState state = campaign::fold(book);
        for (const auto &[language, words] : {std::pair{"en", "3 figures lost"}, std::pair{"fr", "3 figurines perdues"}}) {
            QStringList fates;
            const share::MissionPage page = share::missionPage(book, state, int(state.missions.size()) - 1, language);
            for (const share::MissionSide &side : page.sides)
                for (const share::MissionFighter &fighter : side.fighters)
                    fates.append(fighter.fate);
            QVERIFY2(fates.join('|').contains(words), qPrintable(fates.join('|')));
        }
    }

    void chronicle_data() { inBothLanguages(); }
    void chronicle()
    {
        QFETCH(QString, language);
        const campaign::Campaign book = fiveMissions();
        const campaign::CampaignState state = campaign::fold(book);
        const share::CampaignNames names(book.rules, m_packs->find(book.start.system).get(), language);
        const QVector<share::SiteFile> files = share::chronicleSite(book, state, language, names);
        QSet<QString> present;
        for (const share::SiteFile &file : files) {
            QVERIFY2(!present.contains(file.name), qPrintable(file.name));
            present.insert(file.name);
        }
        QVERIFY(present.contains("index.html"));
        static const QRegularExpression link("(?:href|src)=\"([^\"#]+)\"");
        for (const share::SiteFile &file : files) {
            if (!file.name.endsWith(".html"))
                continue;
            const QString page = QString::fromUtf8(file.bytes);
            QVERIFY(page.contains("lang=\"" + language));
            auto it = link.globalMatch(page);
            while (it.hasNext()) {
                const QString target = it.next().captured(1);
                // It needs nothing from elsewhere, and every way leads somewhere.
                QVERIFY2(present.contains(target), qPrintable(file.name + " -> " + target));
            }
        }
    }

    // Names are the players', and no part of a page.
    void namesOfPlayers_areEscapedInTheChronicle()
    {
        campaign::Campaign book = fiveMissions();
        book.start.name = "<script>alert(1)</script> & \"Co\"";
        for (campaign::Player &player : book.start.players)
            player.name = "<img src=x>";
        for (const share::SiteFile &file : share::chronicleSite(book, campaign::fold(book), "en")) {
            if (!file.name.endsWith(".html"))
                continue;
            const QString page = QString::fromUtf8(file.bytes);
            QVERIFY(!page.contains("<script>alert"));
            QVERIFY(!page.contains("<img src=x>"));
        }
    }
};

MUSTER_TEST_MAIN(tst_PlayTexts)
#include "tst_PlayTexts.moc"
