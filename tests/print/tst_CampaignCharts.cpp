// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/ChartLabels.h"
#include "print/charts/ChartLayout.h"
#include "support/TestMain.h"

#include <random>

using namespace muster;
using namespace muster::campaign;
using namespace muster::print;

namespace {

const ChartWords english{"Start", "M%1", "%1 killed", "and %1 more", "Name", "Kills", "%1, not there"};

/// One soldier who was in some of the missions; earns 10 in each.
ExperienceChart::Line line(const QString &name, const QVector<bool> &there, bool fallen = false)
{
    ExperienceChart::Line line{name.toLower(), name, false, fallen, {{0, 0, true}}, {}};
    for (int i = 0; i < there.size(); ++i)
        line.points.append({i + 1, line.points.last().earned + (there.at(i) ? 10 : 0), there.at(i)});
    return line;
}

ExperienceChart chartOf(const QVector<ExperienceChart::Line> &lines, int missions)
{
    ExperienceChart chart;
    chart.lines = lines;
    chart.missions = missions;
    return chart;
}

} // namespace

/// What the charts of a campaign draw, read from their display lists.
class tst_CampaignCharts : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;
    const QRectF m_area{0, 0, 120, 60};

    template <typename T>
    static std::vector<T> all(const DisplayList &list)
    {
        std::vector<T> found;
        for (const Item &item : list)
            if (const T *one = std::get_if<T>(&item))
                found.push_back(*one);
        return found;
    }
    static QStringList texts(const DisplayList &list)
    {
        QStringList found;
        for (const TextItem &item : all<TextItem>(list))
            found.append(item.text);
        return found;
    }
    /// The ink of a text: from the baseline to the height of capitals.
    QRectF inkOf(const TextItem &item) const
    {
        const double high = m_meter.capHeight(item.font);
        return {item.at.x(), item.at.y() - high, m_meter.width(item.text, item.font), high};
    }
    QString firstOverlap(const DisplayList &list) const
    {
        const std::vector<TextItem> items = all<TextItem>(list);
        for (size_t i = 0; i < items.size(); ++i)
            for (size_t k = i + 1; k < items.size(); ++k)
                if (inkOf(items[i]).intersects(inkOf(items[k])))
                    return items[i].text + " / " + items[k].text;
        return {};
    }
    QString firstOutside(const DisplayList &list, const QRectF &area) const
    {
        for (const TextItem &item : all<TextItem>(list))
            if (!area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(inkOf(item)))
                return item.text;
        return {};
    }
    DisplayList experience(const ExperienceChart &chart, const QRectF &area) const
    {
        Canvas canvas(m_meter, {});
        drawExperience(canvas, area, chart, {}, english);
        return canvas.take();
    }
    DisplayList kills(const KillChart &chart, const QRectF &area, const ChartStyle &style = {}) const
    {
        Canvas canvas(m_meter, {});
        drawKills(canvas, area, chart, style, english);
        return canvas.take();
    }

private slots:
    void missedMission_isDotted()
    {
        const DisplayList list = experience(chartOf({line("Brun", {true, false, false, true})}, 4), m_area);
        std::vector<LineItem> lines;
        for (const LineItem &item : all<LineItem>(list))
            if (item.stroke.colour == Inks::hair)
                lines.push_back(item);
        QCOMPARE(lines.size(), 4u);
        const Dash dashes[] = {Dash::Solid, Dash::Dotted, Dash::Dotted, Dash::Solid};
        for (size_t i = 0; i < 4; ++i) {
            QCOMPARE(lines[i].stroke.dash, dashes[i]);
            // One point leads to the next; a missed mission changes nothing, any other one goes up.
            if (i > 0)
                QCOMPARE(lines[i].line.p1(), lines[i - 1].line.p2());
            QCOMPARE(lines[i].line.dy() < -0.1, dashes[i] == Dash::Solid);
            QVERIFY(std::abs(lines[i].line.dx() - lines[0].line.dx()) < 1e-6);
        }
        QVERIFY(texts(list).contains("Brun 20"));
    }

    void whoeverJoinedLater_beginsLater()
    {
        ExperienceChart::Line late{"late", "Late", false, false, {{2, 0, true}, {3, 30, true}}, {}};
        Canvas canvas(m_meter, {});
        const ChartMarks marks = drawExperience(canvas, m_area, chartOf({line("Brun", {true, true, true}), late}, 3), {}, english);
        QVector<int> columns;
        for (const ChartMark &mark : marks)
            if (mark.row == 1)
                columns.append(mark.column);
        std::sort(columns.begin(), columns.end());
        QCOMPARE(columns, (QVector<int>{0, 3, 4})); // the name, after M2, after M3
    }

    void fallen_hasACrossWhereTheLineEnds()
    {
        const DisplayList list = experience(chartOf({line("Brun", {true, true, true}), line("Egon", {true}, true)}, 3), m_area);
        QVERIFY2(texts(list).contains("Egon killed"), qPrintable(texts(list).join('|')));
        int strokes = 0;
        for (const LineItem &item : all<LineItem>(list))
            strokes += item.line.dx() > 0 && std::abs(std::abs(item.line.dx()) - std::abs(item.line.dy())) < 1e-6;
        QCOMPARE(strokes, 2);
    }

    void chosen_isOnTopAndNamesItsRanks()
    {
        ExperienceChart chart = chartOf({line("Brun", {true, true}), line("Cato", {true, true})}, 2);
        chart.lines[0].chosen = true;
        chart.lines[0].ranks = {{1, "Sergeant"}};
        const DisplayList list = experience(chart, m_area);
        QVERIFY(texts(list).contains("Sergeant"));
        int lastPlain = -1, firstStrong = -1;
        for (int i = 0; i < int(list.size()); ++i)
            if (const auto *item = std::get_if<LineItem>(&list[size_t(i)])) {
                if (item->stroke.colour == Inks::hair && item->stroke.width > 0.2)
                    lastPlain = i;
                else if (item->stroke.colour == ChartStyle().strong && firstStrong < 0)
                    firstStrong = i;
            }
        QVERIFY(lastPlain >= 0 && firstStrong > lastPlain);
    }

    // Platoons of every size, with losses anywhere, in rooms from a corner of a small screen to a page.
    void names_neverOverlap()
    {
        std::mt19937 random(20261117);
        const auto up = [&](int most) { return int(random() % unsigned(most)); };
        for (int round = 0; round < 300; ++round) {
            const int missions = 1 + up(30), soldiers = 1 + up(24);
            ExperienceChart chart = chartOf({}, missions);
            for (int i = 0; i < soldiers; ++i) {
                QVector<bool> there;
                const bool fallen = up(3) == 0;
                for (int m = fallen ? up(missions) + 1 : missions; m > 0; --m)
                    there.append(up(4) > 0);
                ExperienceChart::Line each = line(QString("Soldier").left(1 + up(7)).repeated(1 + up(3)), there, fallen);
                each.chosen = i == 0;
                if (each.chosen)
                    each.ranks = {{1, "Veteran Sergeant"}, {std::min(3, missions), "Lieutenant Primus"}};
                chart.lines.append(each);
            }
            const QRectF area(5, 7, 60 + up(140), 25 + up(120));
            const DisplayList list = experience(chart, area);
            QVERIFY2(firstOverlap(list).isEmpty(), qPrintable(QString("round %1: %2").arg(QString::number(round), firstOverlap(list))));
            QVERIFY2(firstOutside(list, area).isEmpty(),
                     qPrintable(QString("round %1: %2").arg(QString::number(round), firstOutside(list, area))));
        }
    }

    void namesWithoutRoom_areCounted()
    {
        QVector<ExperienceChart::Line> lines;
        for (int i = 0; i < 20; ++i)
            lines.append(line(QString("S%1").arg(i), {true, i % 2 == 0}));
        lines.last().chosen = true;
        const QStringList low = texts(experience(chartOf(lines, 2), {0, 0, 100, 25}));
        const QStringList named = low.filter(QRegularExpression("^S\\d+ "));
        QVERIFY2(low.contains(QString("and %1 more").arg(20 - named.size())), qPrintable(low.join('|')));
        QVERIFY(named.contains("S19 10"));
        QCOMPARE(texts(experience(chartOf(lines, 2), {0, 0, 100, 90})).filter("more"), QStringList());
    }

    void longCampaign_namesSomeMissions()
    {
        const QStringList found = texts(experience(chartOf({line("Brun", QVector<bool>(48, true))}, 48), {0, 0, 80, 50}));
        QVERIFY(found.contains("Start") && !found.contains("M1"));
        const QStringList missions = found.filter(QRegularExpression("^M\\d+$"));
        QVERIFY(missions.size() >= 4 && missions.size() <= 12);
    }

    void bars_areAsLongAsTheirFigures()
    {
        KillChart chart;
        chart.bars = {{"a", "Egon", false, 40}, {"b", "Brun", false, 20}, {"c", "Somebody with a very long name indeed", false, 1}};
        const DisplayList list = kills(chart, m_area);
        const std::vector<RectItem> bars = all<RectItem>(list);
        QCOMPARE(bars.size(), 3u);
        QCOMPARE(bars[0].rect.width(), bars[1].rect.width() * 2);
        for (const TextItem &item : all<TextItem>(list)) {
            if (item.font.weight == Weight::Bold && item.text == "40")
                QVERIFY(bars[0].rect.contains(inkOf(item)));
            if (item.font.weight == Weight::Bold && item.text == "1")
                QVERIFY(inkOf(item).left() > bars[2].rect.right()); // no room inside
        }
        QCOMPARE(firstOverlap(list), QString());
        QCOMPARE(firstOutside(list, m_area), QString());
        QVERIFY(texts(kills(chart, {0, 0, 60, 60})).filter("Somebody").first().endsWith(QChar(0x2026)));
    }

    // The column is as wide as the widest name: that one is not shortened for the last bit of a sum.
    void widestName_isWhole()
    {
        for (const char *name : {"Egon", "Lieutenant Primus", "W", "Brun"})
            for (double left = 0; left < 30; left += 0.7) {
                KillChart chart;
                chart.bars = {{"a", name, false, 3}, {"b", "l", false, 2}};
                QVERIFY2(texts(kills(chart, {left, 0, 150, 40})).contains(name), name);
                ExperienceChart experienced = chartOf({line(name, {true, true})}, 2);
                QVERIFY2(texts(experience(experienced, {left, 0, 150, 40})).contains(QString(name) + " 20"), name);
            }
    }

    void barsWithoutRoom_areCounted()
    {
        KillChart chart;
        for (int i = 0; i < 30; ++i)
            chart.bars.append({QString::number(i), QString("S%1").arg(i), false, 30 - i});
        const DisplayList low = kills(chart, {0, 0, 100, 40});
        const int shown = int(all<RectItem>(low).size());
        QVERIFY(shown > 3 && shown < 30);
        QVERIFY(texts(low).contains(QString("and %1 more").arg(30 - shown)));
        QCOMPARE(firstOverlap(low), QString());
        const DisplayList high = kills(chart, {0, 0, 100, heightOf(chart, {})});
        QCOMPARE(all<RectItem>(high).size(), 30u);
        QCOMPARE(firstOutside(high, {0, 0, 100, heightOf(chart, {})}), QString());
    }

    void savedInk_outlinesTheBars()
    {
        KillChart chart;
        chart.bars = {{"a", "Egon", false, 4}};
        const Inks inks{InkMode::Saver, 0xff204060};
        const std::vector<RectItem> bars = all<RectItem>(kills(chart, m_area, ChartStyle::onPaper(inks)));
        QCOMPARE(bars.at(0).fill, 0u);
        QVERIFY(bars.at(0).stroke.width > 0);
    }

    void table_saysEverythingThatIsDrawn()
    {
        ExperienceChart chart = chartOf({line("Brun", {true, false}), line("Egon", {true}, true)}, 2);
        chart.lines[0].ranks = {{1, "Sergeant"}};
        const ChartTable table = tableOf(chart, english);
        QCOMPARE(table.columns, (QStringList{"Name", "Start", "M1", "M2"}));
        QCOMPARE(table.rows.at(0).cells, (QStringList{"Brun", "0", "10, Sergeant", "10, not there"}));
        QCOMPARE(table.rows.at(1).cells, (QStringList{"Egon killed", "0", "10", ""}));
    }

    void steps_areRound()
    {
        QCOMPARE(niceStep(10, 6), 2);
        QCOMPARE(niceStep(6, 6), 1);
        QCOMPARE(niceStep(111, 6), 20);
        QCOMPARE(niceStep(111, 1), 200);
        for (int most = 1; most < 5000; most += 7)
            for (int ticks = 1; ticks <= 8; ++ticks)
                QVERIFY(niceStep(most, ticks) * ticks >= most);
    }

    void spread_keepsOrderAndDistance()
    {
        const std::vector<double> middles = spread({1, 1, 1.5, 40, 49, 50}, 3, 0, 50);
        for (size_t i = 1; i < middles.size(); ++i)
            QVERIFY(middles[i] - middles[i - 1] >= 3 - 1e-9);
        QVERIFY(middles.front() >= 1.5 && middles.back() <= 48.5);
        QCOMPARE(middles[3], 40.0); // whoever has room stays
    }

    void manySoldiers_keepTheChosenOne()
    {
        CampaignRules rules;
        rules.mode = ExperienceMode::Soldier;
        CampaignState state;
        for (int i = 0; i < 40; ++i) {
            SoldierState soldier;
            soldier.id = QString::number(i);
            soldier.earned = 100 - i;
            ServiceEntry entry;
            entry.kind = ServiceEntry::Enlisted;
            soldier.record = {entry};
            state.soldiers.append(soldier);
        }
        const ExperienceChart chart = experienceChart(state, rules, "en", "33");
        QCOMPARE(chart.lines.size(), qsizetype(mostLines));
        QCOMPARE(chart.lines.last().id, "33");
        QVERIFY(chart.lines.last().chosen && !chart.lines.first().chosen);
        QVERIFY(experienceChart(state, rules, "en", {}).lines.first().chosen);
    }
};

MUSTER_TEST_MAIN(tst_CampaignCharts)
#include "tst_CampaignCharts.moc"
