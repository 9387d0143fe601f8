// SPDX-License-Identifier: GPL-3.0-or-later
#include "LeagueBook.h"
#include "share/campaign/MapShapes.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QRandomGenerator>

#include <cmath>

using namespace muster;
using namespace muster::campaign;
using test::LeagueBook;

namespace {

/// Four areas of which two change hands: in the first mission, in the second, and by a word outside.
LeagueBook war()
{
    LeagueBook book({"Anna", "Bert", "Bruno"});
    book.book().start.players[2].id = "r";
    MapDrawn map;
    map.areas = {{"mine", "Mine", "ore", 0, 0}, {"port", "Port", {}, 1, 0}, {"hill", "Hill", {}, 0, 1}, {"road", "Road", {}, 1, 1}};
    book.add(map);
    book.add(AreaTaken{"port", "b", "by lot"});
    book.play("a", 3, 1, "b");
    auto first = *book.book().events.last().as<MissionFought>();
    first.areas = {{"mine", "a"}, {"port", "a"}};
    book.book().events.last().payload = first;
    book.play("b", 3, 1, "a");
    auto second = *book.book().events.last().as<MissionFought>();
    second.areas = {{"mine", ""}};
    book.book().events.last().payload = second;
    return book;
}

const share::MapShape *shapeOf(const share::MapDrawing &drawing, const QString &id)
{
    for (const share::MapShape &shape : drawing.shapes)
        if (shape.id == id)
            return &shape;
    return nullptr;
}

} // namespace

/// The map of a campaign in shapes and words: for the window, for paper and for screen readers.
class tst_MapTexts : public QObject
{
    Q_OBJECT

private slots:
    void holders_areThoseAfterTheMission()
    {
        const CampaignState state = war().state();
        const auto holder = [&](int mission, const char *area) { return shapeOf(share::mapDrawing(state, mission), area)->owner; };
        QCOMPARE(holder(0, "mine"), "");
        QCOMPARE(holder(0, "port"), "b");
        QCOMPARE(holder(1, "mine"), "a");
        QCOMPARE(holder(1, "port"), "a");
        QCOMPARE(holder(2, "mine"), "");
        QCOMPARE(holder(2, "port"), "a");
        QCOMPARE(holder(-1, "mine"), "");
        for (const int mission : {0, 1, 2}) {
            int held = 0;
            for (const share::MapShape &shape : share::mapDrawing(state, mission).shapes)
                held += !shape.owner.isEmpty();
            QCOMPARE(share::areasHeld(state, "a", mission) + share::areasHeld(state, "b", mission), held);
        }
    }

    void words_sayWhatIsDrawn_data()
    {
        QTest::addColumn<int>("mission");
        QTest::addColumn<QString>("area");
        QTest::addColumn<QString>("words");
        QTest::newRow("nobody's") << 0 << "mine"
                                  << "Mine, nobody";
        QTest::newRow("from the start") << 0 << "port"
                                        << "Port, Bert";
        QTest::newRow("taken") << 1 << "port"
                               << "Port, Anna, since mission 1, from Bert";
        QTest::newRow("taken of nobody") << 1 << "mine"
                                         << "Mine, Anna, since mission 1, new";
        QTest::newRow("held") << 2 << "port"
                              << "Port, Anna, since mission 1";
        QTest::newRow("never taken") << -1 << "road"
                                     << "Road, nobody";
    }
    void words_sayWhatIsDrawn()
    {
        QFETCH(int, mission);
        QFETCH(QString, area);
        QFETCH(QString, words);
        const text::Speaking speaking("en");
        const CampaignState state = war().state();
        QCOMPARE(shapeOf(share::mapDrawing(state, mission), area)->words, words);
        const text::Speaking french("fr");
        const QString said = shapeOf(share::mapDrawing(state, mission), area)->words;
        QVERIFY2(said.contains("mission") || said != words || area == "port", qPrintable(said));
        QVERIFY(!said.contains("nobody") && !said.contains("since") && !said.contains("from"));
    }

    void news_nameEveryChangeOfAMission()
    {
        const text::Speaking speaking("en");
        const CampaignState state = war().state();
        QCOMPARE(share::mapNews(state, 1), "Anna took Mine. Anna took Port from Bert.");
        QCOMPARE(share::mapNews(state, 2), "Anna lost Mine.");
        QCOMPARE(share::mapNews(state, 0), ""); // what was given out at the start is no news
        QCOMPARE(share::mapNews(state, 9), "");
    }

    void history_isNewestFirst()
    {
        const text::Speaking speaking("en");
        const CampaignState state = war().state();
        QCOMPARE(share::areaHistory(state, "port"), (QStringList{"Anna from Bert, mission 1", "Bert"}));
        const QStringList all = share::areaHistory(state, {});
        QCOMPARE(all.size(), 4);
        QVERIFY2(all.first().startsWith("Mine") && all.first().contains("mission 2"), qPrintable(all.first()));
        QVERIFY(share::areaHistory(state, "road").isEmpty());
        QVERIFY(share::areaHistory(state, "no such area").isEmpty());
    }

    // Hexes that touch share an edge to the last digit, in even rows and odd ones.
    void hexagons_fillThePlane()
    {
        const auto near = [](const QPointF &a, const QPointF &b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 1e-9; };
        const auto shared = [&](const QVector<QPointF> &one, const QVector<QPointF> &other) {
            int corners = 0;
            for (const QPointF &a : one)
                for (const QPointF &b : other)
                    corners += near(a, b);
            return corners;
        };
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 4; ++column) {
                const QVector<QPointF> here = share::hexagon(column, row);
                QCOMPARE(here.size(), 6);
                QCOMPARE(shared(here, share::hexagon(column + 1, row)), 2);
                QCOMPARE(shared(here, share::hexagon(column, row + 1)), 2);
                const int slanted = row % 2 ? column + 1 : column - 1;
                QCOMPARE(shared(here, share::hexagon(slanted, row + 1)), 2);
                QCOMPARE(shared(here, share::hexagon(column + 2, row)), 0);
            }
        }
    }

    void everyShape_liesWithinTheDrawing()
    {
        const CampaignState state = war().state();
        const share::MapDrawing drawing = share::mapDrawing(state, -1);
        QVERIFY(!drawing.isPicture);
        QCOMPARE(drawing.shapes.size(), 4);
        for (const share::MapShape &shape : drawing.shapes) {
            for (const QPointF &point : shape.outline)
                QVERIFY(drawing.bounds.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(point));
            QVERIFY(drawing.bounds.contains(shape.centre));
            QVERIFY(shape.room > 0.8 && shape.room < 0.9); // a name has the width of its hex
        }
    }

    // On a picture areas are outlines in thousandths; one that is no area is left out, and nothing else is lost.
    void pictures_carryOutlines()
    {
        LeagueBook book({"Anna"});
        MapDrawn map;
        map.picture = "png";
        map.areas = {{"a", "Left", {}, 0, 0, {0, 0, 500, 0, 500, 1000, 0, 1000}},
                     {"b", "Line", {}, 0, 0, {0, 0, 1000, 1000}},
                     {"c", "Right", {}, 0, 0, {500, 0, 1000, 0, 1000, 1000}}};
        book.add(map);
        const share::MapDrawing drawing = share::mapDrawing(book.state(), -1, QSizeF(200, 100));
        QVERIFY(drawing.isPicture);
        QCOMPARE(drawing.bounds, QRectF(0, 0, 200, 100));
        QCOMPARE(drawing.shapes.size(), 2);
        QCOMPARE(drawing.shapes.first().outline.at(2), QPointF(100, 100));
        QCOMPARE(drawing.shapes.first().centre, QPointF(50, 50));
        QCOMPARE(drawing.shapes.last().name, "Right");
        // Without the picture's size it is drawn as hexes, rather than not at all.
        QCOMPARE(share::mapDrawing(book.state(), -1).shapes.size(), 3);
    }

    void marks_tellPlayersApart()
    {
        const QVector<Player> players{{"a", "Anna", {}}, {"b", "Bert", {}}, {"r", "Bruno", "#123456"}, {"n", "Bernd", {}}};
        QCOMPARE(share::playerMark(players, "a"), "A");
        QCOMPARE(share::playerMark(players, "r"), "Br");
        QCOMPARE(share::playerMark(players, "b"), "Ber"); // longer than a mark may be: as it is
        QCOMPARE(share::playerMark(players, "nobody"), "");
        QCOMPARE(share::playerColour(players, "r"), "#123456");
        QSet<QString> colours;
        for (const Player &player : players)
            colours.insert(share::playerColour(players, player.id));
        QCOMPARE(colours.size(), 4);
        QCOMPARE(share::playerColour(players, "nobody"), "");
    }

    // Whoever holds what: the history leads from nobody to the holder, step by step, whatever was played.
    void randomWars_addUp()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 20; ++round) {
            LeagueBook book({"Anna", "Bert"});
            MapDrawn map;
            for (int i = 0; i < 5; ++i)
                map.areas.append({QString("x%1").arg(i), QString("X%1").arg(i), {}, i, 0});
            book.add(map);
            for (int mission = 0; mission < 6; ++mission) {
                book.play("a", 1, 2, "b");
                auto fought = *book.book().events.last().as<MissionFought>();
                for (int i = 0; i < 2; ++i)
                    fought.areas.insert(QString("x%1").arg(random.bounded(5)), QStringList{"a", "b", ""}.at(random.bounded(3)));
                book.book().events.last().payload = fought;
            }
            const CampaignState state = book.state();
            QVERIFY(state.problems.isEmpty());
            for (const AreaState &area : state.map.areas) {
                QString holder;
                for (const AreaChange &change : area.history) {
                    QCOMPARE(change.from, holder);
                    QVERIFY(change.owner != holder);
                    holder = change.owner;
                }
                QCOMPARE(area.owner, holder);
                QCOMPARE(shapeOf(share::mapDrawing(state, -1), area.area.id)->owner, holder);
                QCOMPARE(shapeOf(share::mapDrawing(state, 6), area.area.id)->owner, holder);
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_MapTexts)
#include "tst_MapTexts.moc"
