// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsReader.h"
#include "support/TestMain.h"

#include <cmath>
#include <functional>

using namespace muster;
using namespace muster::packs;

namespace {

/// A game of nobody, in a file of its own: d6 to hit, to wound, to save, damage that does not spill over, wounds that are ignored.
QByteArray sixes()
{
    QFile file(test::sourceFolder() + "/tests/packs/sixes.odds.json");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return file.readAll();
}

OddsRules read(const QByteArray &json, Findings &findings)
{
    return readOdds(QJsonDocument::fromJson(json).object(), "odds.json", findings);
}

struct Play
{
    int attacks, hit, wound, save, damage, wounds, figures, ignore;
    bool again, extra, sure;
    std::vector<double> lost;

    // Die by die, as at the table.
    void attack(int left, int points, double chance)
    {
        if (chance == 0)
            return;
        if (left == 0) {
            lost[std::size_t(points / wounds)] += chance;
            return;
        }
        for (int face = 1; face <= 6; ++face) {
            if (face == 1 && again) {
                for (int second = 1; second <= 6; ++second)
                    rolled(second, left, points, chance / 36);
            } else {
                rolled(face, left, points, chance / 6);
            }
        }
    }
    void rolled(int face, int left, int points, double chance)
    {
        if (face < hit)
            return attack(left - 1, points, chance);
        const bool crit = face == 6;
        hits(crit && sure ? 1 : 0, (crit && sure ? 0 : 1) + (crit && extra ? 1 : 0), left, points, chance);
    }
    void hits(int woundsSure, int toWound, int left, int points, double chance)
    {
        if (woundsSure > 0)
            return saves(woundsSure - 1, toWound, left, points, chance);
        if (toWound == 0)
            return attack(left - 1, points, chance);
        const double p = (7 - wound) / 6.0;
        hits(0, toWound - 1, left, points, chance * (1 - p));
        saves(0, toWound - 1, left, points, chance * p);
    }
    void saves(int woundsSure, int toWound, int left, int points, double chance)
    {
        const double p = (7 - save) / 6.0;
        hits(woundsSure, toWound, left, points, chance * p);
        harm(damage, points / wounds, woundsSure, toWound, left, points, chance * (1 - p));
    }
    void harm(int more, int figure, int woundsSure, int toWound, int left, int points, double chance)
    {
        if (chance == 0)
            return;
        if (more == 0 || points / wounds > figure || points == wounds * figures)
            return hits(woundsSure, toWound, left, points, chance);
        const double p = (7 - ignore) / 6.0;
        harm(more - 1, figure, woundsSure, toWound, left, points, chance * p);
        harm(more - 1, figure, woundsSure, toWound, left, points + 1, chance * (1 - p));
    }
};

} // namespace

/// The language of odds.json: a game of our own, and mistakes that are named.
class tst_OddsReader : public QObject
{
    Q_OBJECT

private slots:
    void aGameOfSixes_equalsPlayAtTheTable()
    {
        Findings findings;
        const OddsRules rules = read(sixes(), findings);
        QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().message().c_str());
        const OddsMode &mode = rules.modes.front();
        for (int round = 0; round < 96; ++round) {
            const bool again = round % 2, extra = round / 2 % 2, sure = round / 4 % 2;
            const int damage = 1 + round / 8 % 3, wounds = 1 + round / 3 % 3, ignore = round % 5 == 0 ? 5 : 7;
            odds::Frame frame(mode.program.names.places(), 0);
            const auto put = [&](const char *name, double value) { frame[std::size_t(mode.program.names.place(name))] = value; };
            for (const auto &[name, value] : std::initializer_list<std::pair<const char *, int>>{{"attacks", 2},
                                                                                                 {"hit", 3},
                                                                                                 {"strength", 4},
                                                                                                 {"toughness", 4},
                                                                                                 {"save", 5},
                                                                                                 {"damage", damage},
                                                                                                 {"wounds", wounds},
                                                                                                 {"figures", 3},
                                                                                                 {"ignore", ignore},
                                                                                                 {"reroll_ones", again},
                                                                                                 {"extra_hits", extra},
                                                                                                 {"sure_wounds", sure}})
                put(name, value);
            Play play{2, 3, 4, 5, damage, wounds, 3, ignore, again, extra, sure, std::vector<double>(4, 0)};
            play.attack(2, 0, 1);
            const auto answer = odds::answer(mode.program, {{frame}, true});
            QVERIFY(answer.ok());
            for (std::size_t i = 0; i < 4; ++i)
                QVERIFY2(std::fabs(answer->lost[i] - play.lost[i]) < 1e-11, qPrintable(QString("round %1, %2 lost").arg(round).arg(i)));
        }
    }

    void attacksThatAreDice_areMixed()
    {
        Findings findings;
        const OddsRules rules = read(sixes(), findings);
        const OddsMode &mode = rules.modes.front();
        const auto lost = [&](int attacks, int dice) {
            odds::Frame frame(mode.program.names.places(), 0);
            for (const auto &[name, value] : std::initializer_list<std::pair<const char *, int>>{{"attacks", attacks},
                                                                                                 {"attack_dice", dice},
                                                                                                 {"hit", 3},
                                                                                                 {"strength", 4},
                                                                                                 {"toughness", 4},
                                                                                                 {"save", 7},
                                                                                                 {"damage", 1},
                                                                                                 {"wounds", 1},
                                                                                                 {"figures", 5},
                                                                                                 {"ignore", 7}})
                frame[std::size_t(mode.program.names.place(name))] = value;
            return odds::answer(mode.program, {{frame}, true})->lost;
        };
        const auto one = lost(1, 0), two = lost(2, 0), three = lost(3, 0), mixed = lost(0, 1);
        for (std::size_t i = 0; i < mixed.size(); ++i)
            QVERIFY(std::fabs(mixed[i] - (one[i] + two[i] + three[i]) / 3) < 1e-11);
    }

    void mistakes_areFindingsWithFileAndKey_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("key");
        QTest::newRow("unknown name") << "\"chance\": \"six\""
                                      << "\"chance\": \"sixx\""
                                      << "modes.shoot.each[1].chance";
        QTest::newRow("unknown step") << "\"roll\": \"attacks + rolled\", "
                                      << "\"throw\": \"attacks\", "
                                      << "modes.shoot.each[1]";
        QTest::newRow("formula") << "\"is\": \"again / 6\""
                                 << "\"is\": \"again / \""
                                 << "modes.shoot.let.six";
        QTest::newRow("type") << "\"type\": \"flag\"},\n      {\"id\": \"extra"
                              << "\"type\": \"tick\"},\n      {\"id\": \"extra"
                              << "modes.shoot.conditions.reroll-ones.type";
        QTest::newRow("lost") << "\"lost\": \"floor(points / wounds)\", "
                              << ""
                              << "modes.shoot.lost";
        QTest::newRow("two names") << "{\"id\": \"attack-dice\""
                                   << "{\"id\": \"attacks\""
                                   << "modes.shoot.attacks";
        QTest::newRow("default") << "\"default\": 7"
                                 << "\"default\": \"sevn\""
                                 << "modes.shoot.defence.ignore.default";
        QTest::newRow("again") << "\"size\": \"figures\""
                               << "\"size\": \"figures\", \"again\": \"figurs\""
                               << "modes.shoot.again";
        QTest::newRow("stage") << "\"of\": \"unsaved\""
                               << "\"off\": \"unsaved\""
                               << "modes.shoot.stages.unsaved";
        QTest::newRow("format") << "\"format\": 1"
                                << "\"format\": 2"
                                << "format";
        QTest::newRow("when") << "\"chance\": \"six\"}"
                              << "\"chance\": \"six\", \"when\": \"rolled > 0\"}"
                              << "modes.shoot.each[1].when";
    }

    void mistakes_areFindingsWithFileAndKey()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, key);
        QString json = QString::fromUtf8(sixes());
        QVERIFY(json.contains(from));
        json.replace(json.indexOf(from), from.size(), to);
        Findings findings;
        const OddsRules rules = read(json.toUtf8(), findings);
        QVERIFY(!findings.empty());
        QCOMPARE(QString::fromStdString(findings.front().file), QString("odds.json"));
        QVERIFY2(QString::fromStdString(findings.front().text()).startsWith('"' + key + '"'), findings.front().text().c_str());
        QVERIFY(key == "format" || rules.modes.empty());
    }
};

MUSTER_TEST_MAIN(tst_OddsReader)
#include "tst_OddsReader.moc"
