// SPDX-License-Identifier: GPL-3.0-or-later
#include "LeagueBook.h"
#include "share/campaign/CampaignReport.h"
#include "share/campaign/LeagueText.h"
#include "share/campaign/StandingsChart.h"
#include "share/campaign/StandingsSvg.h"
#include "share/roster/LinkText.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QJsonArray>
#include <QXmlStreamReader>

#include <random>

using namespace muster;
using test::LeagueBook;

namespace {

/// Games between five players, whoever meets whom, some of them in rounds.
LeagueBook randomLeague(unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](unsigned end) { return int(random() % end); };
    const QStringList letters{"a", "b", "c", "d", "e"};
    LeagueBook league({"Anna", "Bert", "Cleo <3", "Dora & Co", "Emil"});
    for (int game = below(12); game > 0; --game) {
        const int one = below(5);
        league.play(letters.at(one), below(20), below(20), letters.at((one + 1 + below(4)) % 5), below(2) ? below(4) : 0);
    }
    if (below(2))
        league.plan(letters.at(below(5)), {}, 1);
    return league;
}

} // namespace

/// A standing in figures: the same in every answer, in the chart and on the screen.
class tst_StandingFigures : public QObject
{
    Q_OBJECT

private slots:
    void report_andLeague_sayTheSame()
    {
        for (unsigned seed = 0; seed < 40; ++seed) {
            LeagueBook league = randomLeague(seed);
            const QJsonArray report = share::reportJson(league.book(), league.state(), "en")["standings"].toArray();
            const QJsonArray table = share::leagueJson(league.book(), league.state(), league.league())["table"].toArray();
            QCOMPARE(report.size(), table.size());
            for (const QJsonValue &line : table) {
                const auto same = std::find_if(report.begin(), report.end(),
                                               [&](const QJsonValue &each) { return each["player"] == line["player"]; });
                QVERIFY2(same != report.end(), qPrintable(line["player"].toString()));
                for (const char *key : {"played", "won", "drawn", "lost", "byes", "points", "conceded", "objectives", "kills", "killPoints",
                                        "losses", "rank"})
                    QVERIFY2((*same)[QLatin1String(key)] == line[QLatin1String(key)], key);
                QCOMPARE((*same)["victoryPoints"].toInt(), line["scored"].toInt());
            }
        }
    }

    void figures_addUp()
    {
        for (unsigned seed = 0; seed < 40; ++seed) {
            LeagueBook league = randomLeague(seed);
            int scored = 0, conceded = 0, won = 0, lost = 0;
            for (const campaign::Standing &standing : league.state().standings) {
                const QJsonObject json = share::standingFigures(standing);
                QCOMPARE(json["played"].toInt(), json["won"].toInt() + json["drawn"].toInt() + json["lost"].toInt());
                scored += standing.victoryPoints;
                conceded += json["conceded"].toInt();
                won += json["won"].toInt();
                lost += json["lost"].toInt();
            }
            QCOMPARE(scored, conceded); // what one scores the other concedes
            QCOMPARE(won, lost);
        }
    }

    void chart_endsWhereTheTableStands()
    {
        for (unsigned seed = 0; seed < 40; ++seed) {
            LeagueBook league = randomLeague(seed);
            const campaign::CampaignState state = league.state();
            const share::StandingsChart chart = share::standingsChart(state, league.book().rules);
            QCOMPARE(chart.lines.size(), state.standings.size());
            for (const share::StandingsChart::Line &line : chart.lines) {
                QCOMPARE(line.points.first(), 0);
                QVERIFY(*std::max_element(line.points.begin(), line.points.end()) <= chart.most());
            }
            const QString svg = share::standingsSvg(chart);
            QXmlStreamReader xml(svg);
            int names = 0;
            while (!xml.atEnd()) {
                xml.readNext();
                names += xml.isStartElement() && xml.name() == QLatin1String("polyline");
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString() + svg));
            QCOMPARE(names, int(chart.lines.size()));
        }
    }

    void chartOfNothing_isAChart()
    {
        LeagueBook league({"Anna"});
        const share::StandingsChart chart = share::standingsChart(league.state(), league.book().rules);
        QCOMPARE(chart.steps, 0);
        QCOMPARE(chart.most(), 1);
        QVERIFY(share::standingsSvg(chart).contains("</svg>"));
    }

    // Why a unit cannot belong to another: a reason of its own for each, in both languages.
    void refusals_areToldApart_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void refusals_areToldApart()
    {
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        using rules::LinkRefusal;
        QSet<QString> words;
        for (const LinkRefusal each : {LinkRefusal::NotThisUnit, LinkRefusal::NotThere, LinkRefusal::Different, LinkRefusal::NotAmong,
                                       LinkRefusal::OnlyNamed, LinkRefusal::Full, LinkRefusal::InCircle, LinkRefusal::Elsewhere})
            words.insert(share::refusalText(each));
        QCOMPARE(words.size(), 8);
        QVERIFY(!words.contains(QString()));
        QVERIFY(share::refusalText(LinkRefusal::None).isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_StandingFigures)
#include "tst_StandingFigures.moc"
