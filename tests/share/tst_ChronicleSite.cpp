// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/ChronicleSite.h"
#include "share/campaign/MapSvg.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace muster;
using namespace muster::campaign;

namespace {

const QByteArray onePixelPng = QByteArray::fromBase64(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGNgYGD4D8UMAAsAAf8BwP0rAAAAAElFTkSuQmCC");

Event played(const QString &name, const QString &winner, const QMap<QString, QString> &areas)
{
    MissionFought mission;
    mission.name = name;
    Side one, other;
    one.player = "a";
    other.player = "b";
    one.result = winner == "a" ? GameResult::Won : GameResult::Lost;
    other.result = winner == "b" ? GameResult::Won : GameResult::Lost;
    mission.sides = {one, other};
    mission.areas = areas;
    return makeEvent(mission);
}

/// Two players, three games, a map of three areas that change hands in the first and the third.
Campaign war()
{
    Campaign campaign;
    campaign.start = {"w", "Winter </script> & Line", "none", {}, {}, {{"a", "Anna", {}}, {"b", "Bert", {}}}};
    campaign.events = {
        makeEvent(MapDrawn{{{"hill", "Hill <1>", {}, 0, 0}, {"ford", "Old ford", {}, 1, 0}, {"wood", "Wood", {}, 0, 1}}, {}, false}),
        played("First </script>", "a", {{"hill", "a"}}), played("Second", "b", {}), played("Third", "b", {{"hill", "b"}, {"ford", "b"}})};
    return campaign;
}

QMap<QString, QString> pagesOf(const Campaign &campaign, const QString &language = "en")
{
    QMap<QString, QString> pages;
    for (const share::SiteFile &file : share::chronicleSite(campaign, fold(campaign), language))
        pages.insert(file.name, QString::fromUtf8(file.bytes));
    return pages;
}

// Fill of every area, in order.
QStringList fills(const QString &html)
{
    static const QRegularExpression area("<polygon[^>]* fill=\"([^\"]*)\"");
    QStringList found;
    for (auto it = area.globalMatch(html); it.hasNext();)
        found.append(it.next().captured(1));
    return found;
}

} // namespace

/// The chronicle as web pages.
class tst_ChronicleSite : public QObject
{
    Q_OBJECT

private slots:
    void withoutAMap_thereIsNoWordOfIt()
    {
        Campaign campaign = war();
        campaign.events.removeFirst();
        for (Event &event : campaign.events)
            std::get<MissionFought>(event.payload).areas.clear();
        const auto pages = pagesOf(campaign);
        QVERIFY(!pages.contains("territories.html"));
        for (const QString &page : pages)
            QVERIFY(!page.contains("territories.html") && !page.contains("<polygon"));
    }

    void everyMission_hasTheMapItLeft()
    {
        const Campaign campaign = war();
        const auto pages = pagesOf(campaign);
        const QString anna = share::playerColour(campaign.start.players, "a"), bert = share::playerColour(campaign.start.players, "b");
        QCOMPARE(fills(pages["mission-1.html"]), (QStringList{anna, "none", "none"}));
        QCOMPARE(fills(pages["mission-2.html"]), (QStringList{anna, "none", "none"}));
        QCOMPARE(fills(pages["mission-3.html"]), (QStringList{bert, bert, "none"}));
        QVERIFY(pages["mission-2.html"].contains("Nothing changed hands."));
        QVERIFY(pages["mission-3.html"].contains("Bert took Hill &lt;1&gt; from Anna."));
        QCOMPARE(pages["mission-1.html"].count("area taken"), 1);
        QCOMPARE(pages["mission-2.html"].count("area taken"), 0);
        QCOMPARE(pages["mission-3.html"].count("area taken"), 2);
        for (const QString &name : {QString("mission-1.html"), QString("index.html"), QString("honour.html")})
            QVERIFY2(pages[name].contains("territories.html"), qPrintable(name));
        QVERIFY(pages["mission-3.html"].contains("territories.html#3"));
    }

    void territories_stepThroughTime()
    {
        const Campaign campaign = war();
        const QString page = pagesOf(campaign)["territories.html"];
        // Without scripts it shows today, and the list of changes.
        QCOMPARE(fills(page).mid(0, 3).last(), "none");
        QVERIFY(page.contains("Bert from Anna, mission 3"));
        // One step for the start and one for each mission, with who held what then.
        const qsizetype from = page.indexOf("var MAP=") + 8;
        const QJsonObject map = QJsonDocument::fromJson(page.mid(from, page.indexOf(";\n", from) - from).toUtf8()).object();
        const QJsonArray steps = map["steps"].toArray();
        QCOMPARE(steps.size(), 4);
        QCOMPARE(steps.at(0)["owners"].toArray(), (QJsonArray{-1, -1, -1}));
        QCOMPARE(steps.at(1)["owners"].toArray(), (QJsonArray{0, -1, -1}));
        QCOMPARE(steps.at(3)["owners"].toArray(), (QJsonArray{1, 1, -1}));
        QCOMPARE(steps.at(3)["held"].toArray(), (QJsonArray{0, 2}));
        QCOMPARE(steps.at(3)["title"].toString(), "After mission 3: Third");
        // What players wrote ends no script.
        QCOMPARE(page.count("</script>"), 1);
        QVERIFY(pagesOf(campaign, "fr")["territories.html"].contains("Territoires"));
    }

    void picture_liesBelowItsAreas()
    {
        QCOMPARE(share::pictureSize(onePixelPng), QSizeF(2, 1));
        QVERIFY(!share::pictureSize("no picture").isValid());
        QVERIFY(!share::pictureSize(QByteArray("\xff\xd8\xff\xe0\x00", 5)).isValid());
        QByteArray jpeg("\xff\xd8\xff\xe0\x00\x04\x00\x00\xff\xc0\x00\x0b\x08\x00\x20\x00\x40\x01\x01\x11\x00", 21);
        QCOMPARE(share::pictureSize(jpeg), QSizeF(64, 32));
        Campaign campaign = war();
        Area area{"hill", "Hill", {}, 0, 0};
        area.outline = {0, 0, 500, 0, 500, 1000, 0, 1000};
        campaign.events.first() = makeEvent(MapDrawn{{area}, onePixelPng, false});
        for (Event &event : campaign.events) {
            if (auto *mission = std::get_if<MissionFought>(&event.payload))
                mission->areas.remove("ford");
        }
        const auto pages = pagesOf(campaign);
        QVERIFY(pages.contains("pictures/map.png"));
        QVERIFY(pages["territories.html"].contains("href=\"pictures/map.png\""));
        QVERIFY(pages["territories.html"].contains("points=\"0,0 500,0 500,500 0,500\""));
    }

    // Browsers forgive much; whoever checks the pages should find nothing to forgive in the drawing.
    void drawings_areWellFormed()
    {
        const auto pages = pagesOf(war());
        for (auto it = pages.begin(); it != pages.end(); ++it) {
            const qsizetype from = it->indexOf("<svg"), to = it->indexOf("</svg>");
            if (from < 0)
                continue;
            QXmlStreamReader reader(it->mid(from, to + 6 - from));
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(it.key() + ": " + reader.errorString()));
        }
    }
};

MUSTER_TEST_MAIN(tst_ChronicleSite)
#include "tst_ChronicleSite.moc"
