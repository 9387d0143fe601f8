// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/chronicle/Chronicle.h"

#include "campaign/fold/Names.h"
#include "print/charts/ChartLayout.h"
#include "print/sheets/SheetTable.h"
#include "share/campaign/LeagueText.h"

namespace muster::print {

using namespace campaign;
using share::MissionPage;

namespace {

/// The book, part by part.
class ChronicleBook
{
public:
    ChronicleBook(const CampaignSource &source, const SheetStyle &style, const TextMeter &meter)
        : m_source(source), m_style(style), m_meter(meter)
    {
    }

    Pages layout()
    {
        collect();
        Pages pages = missions(), more = ends();
        Pages book = cover();
        book.insert(book.end(), pages.begin(), pages.end());
        book.insert(book.end(), more.begin(), more.end());
        number(book);
        return book;
    }

private:
    void collect();
    Pages cover();
    Pages missions();
    Pages ends();
    void games(SheetFrame &frame);
    void standings(SheetFrame &frame);
    double figures(SheetFrame &frame, double y);
    double forces(SheetFrame &frame, double y);
    void contents(SheetFrame &frame, double y);
    void number(Pages &pages);
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_source.translate(context, english); }

    const CampaignSource &m_source;
    SheetStyle m_style;
    const TextMeter &m_meter;
    QVector<MissionPage> m_stories; ///< missions with something to tell: each has its page
    QVector<MissionPage> m_bare;    ///< games that are a score
    QVector<int> m_firstPages;      ///< of the stories, counted from the cover
};

void ChronicleBook::collect()
{
    for (int index : share::missionsByDate(m_source.state())) {
        MissionPage page = share::missionPage(m_source.campaign(), m_source.state(), index, m_source.language(), m_source.names());
        if (page.state != MissionPage::Fought)
            continue;
        const bool fighters = std::any_of(page.sides.begin(), page.sides.end(), [](const auto &side) { return !side.fighters.isEmpty(); });
        const bool story = fighters || !page.notes.isEmpty() || !page.pictures.isEmpty();
        (story ? m_stories : m_bare).append(std::move(page));
    }
}

Pages ChronicleBook::missions()
{
    SheetFrame frame(m_style, m_meter);
    double y = 0;
    for (const MissionPage &page : std::as_const(m_stories)) {
        const MissionPlace place = drawMission(frame, m_source, page, y);
        m_firstPages.append(place.page + 2); // the cover is page 1
        y = place.bottom;
    }
    return m_stories.isEmpty() ? Pages() : frame.finish();
}

Pages ChronicleBook::ends()
{
    SheetFrame frame(m_style, m_meter);
    if (!m_bare.isEmpty())
        games(frame);
    standings(frame);
    drawExperienceCourse(frame, m_source);
    drawTerritories(frame, m_source);
    drawMemorial(frame, m_source);
    return frame.finish();
}

Pages ChronicleBook::cover()
{
    SheetFrame frame(m_style, m_meter);
    double y = chroniclePage(frame, m_source.campaign().start.name,
                             QStringList{translate("Paper", "The chronicle"), m_source.gameName()}.join(QStringLiteral(" · ")));
    y = figures(frame, y + 4);
    if (!m_source.campaign().start.note.isEmpty())
        y += RichText::plain(m_source.campaign().start.note, Weight::Regular, true)
                 .draw(frame.canvas(), frame.left(), y, {regular(11), frame.width(), 1.3, Align::Left, Inks::text, 0})
            + 4;
    y = forces(frame, y);
    contents(frame, y);
    return frame.finish();
}

double ChronicleBook::figures(SheetFrame &frame, double y)
{
    int fallen = 0, kills = 0;
    for (const SoldierState &soldier : m_source.state().soldiers) {
        fallen += soldier.status == Status::Dead;
        kills += soldier.kills;
    }
    const int fought = m_source.state().fought();
    std::vector<std::pair<QString, int>> boxes{
        {m_source.paper().translate("Paper", "mission(s)", "under a figure", fought), fought},
        {m_source.paper().translate("Paper", "player(s)", "under a figure", int(m_source.state().players.size())),
         int(m_source.state().players.size())}};
    if (!m_source.state().soldiers.isEmpty()) {
        boxes.push_back({m_source.paper().translate("Paper", "fallen", "under a figure", fallen), fallen});
        boxes.push_back({m_source.paper().translate("Paper", "eliminated", "under a figure", kills), kills});
    }
    Canvas &c = frame.canvas();
    const double width = frame.width() / double(boxes.size());
    for (size_t i = 0; i < boxes.size(); ++i) {
        const double x = frame.left() + double(i) * width;
        c.textMid(x + width / 2, y + 5, QString::number(boxes[i].second), bold(26), c.inks().line(), Align::Centre);
        c.textMid(x + width / 2, y + 12.4, boxes[i].first, regular(9.4), Inks::text, Align::Centre);
        if (i)
            c.line(x, y + 0.8, x, y + 14, {0.15, Inks::soft});
    }
    return y + 19;
}

double ChronicleBook::forces(SheetFrame &frame, double y)
{
    SheetTable table({{translate("Paper", "Player"), 2}, {translate("Paper", "Force"), 3}, {translate("Paper", "points"), 1, Align::Right}},
                     9.4);
    for (const Standing &line : m_source.state().standings) {
        QStringList forces;
        for (const ForceState &force : m_source.state().forces) {
            if (force.player == line.player)
                forces.append(force.name);
        }
        table.add({playerName(line.player, m_source.state()), forces.join(QStringLiteral(", ")), QString::number(line.points)});
    }
    // As many as leave room: the whole table stands in the back of the book.
    if (table.isEmpty() || m_source.state().standings.size() > 20)
        return y;
    y = frame.heading(frame.left(), y, frame.width(), translate("Paper", "Who played"));
    return table.draw(frame, y, [&] { return chroniclePage(frame, m_source.campaign().start.name, {}); }) + 5;
}

// In two columns; where they have no room for all, the book has no contents.
void ChronicleBook::contents(SheetFrame &frame, double y)
{
    constexpr double row = 5.2, gap = 8;
    const int rows = int((frame.bottom() - y - 9) / row);
    if (m_stories.size() < 2 || m_stories.size() > 2 * rows)
        return;
    y = frame.heading(frame.left(), y, frame.width(), translate("Paper", "Contents"));
    const int half = int(m_stories.size() + 1) / 2;
    const double width = (frame.width() - gap) / 2;
    Canvas &c = frame.canvas();
    for (int i = 0; i < m_stories.size(); ++i) {
        const double x = frame.left() + (i / half) * (width + gap), middle = y + (i % half) * row + row / 2;
        const QString number = QString::number(m_firstPages.at(i));
        const QString title = QStringLiteral("%1. %2").arg(m_stories.at(i).number).arg(m_stories.at(i).title);
        const double room = width - c.meter().width(number, bold(9)) - 3;
        const Font font = c.meter().fitted(title, bold(9.4), room, 7);
        const double used = c.textMid(x, middle, title, font);
        if (const QString date = m_stories.at(i).date; room - used > c.meter().width(date, italic(8.6)) + 3)
            c.textMid(x + used + 2, middle, date, italic(8.6));
        c.textMid(x + width, middle, number, bold(9), Inks::text, Align::Right);
        c.rule(x, middle + row / 2, width, 0.1, Inks::hair);
    }
}

void ChronicleBook::games(SheetFrame &frame)
{
    const QString title = translate("Paper", "Games");
    const auto page = [&] { return chroniclePage(frame, title, m_source.campaign().start.name); };
    SheetTable table({{translate("Paper", "No."), 0.5},
                      {translate("Paper", "Date"), 1.5},
                      {translate("Paper", "Round"), 0.8},
                      {translate("Paper", "Mission"), 2.6},
                      {translate("Paper", "Result"), 4}},
                     9);
    for (const MissionPage &game : std::as_const(m_bare))
        table.add(
            {QString::number(game.number), game.date, game.round ? QString::number(game.round) : QString(), game.title, game.headline});
    table.draw(frame, page(), page);
}

void ChronicleBook::standings(SheetFrame &frame)
{
    const share::StandingsChart chart = share::standingsChart(m_source.state(), m_source.rules());
    if (chart.lines.size() < 2 || chart.steps == 0)
        return; // whoever plays alone has no table
    const QString title = translate("Paper", "Standings");
    const auto page = [&] { return chroniclePage(frame, title, m_source.campaign().start.name); };
    double y = page();
    SheetTable table({{QString(), 0.5, Align::Right},
                      {translate("Paper", "Player"), 3.2},
                      {translate("Paper", "played"), 1.1, Align::Right},
                      {translate("Paper", "wins"), 1, Align::Right},
                      {translate("Paper", "draws"), 1, Align::Right},
                      {translate("Paper", "defeats"), 1, Align::Right},
                      {translate("Paper", "score"), 1.6, Align::Right},
                      {translate("Paper", "points"), 1.1, Align::Right}},
                     9);
    for (const Standing &line : m_source.state().standings)
        table.add({QString::number(line.rank), playerName(line.player, m_source.state()), QString::number(line.played),
                   QString::number(line.won), QString::number(line.drawn), QString::number(line.lost),
                   QStringLiteral("%1 : %2").arg(line.victoryPoints).arg(line.conceded), QString::number(line.points)},
                  2);
    y = table.draw(frame, y, page) + 2;
    y += RichText::plain(m_source.paper().narrowed(share::leagueRulesText(m_source.rules(), m_source.language())), Weight::Regular, true)
             .draw(frame.canvas(), frame.left(), y, {regular(8.6), frame.width(), 1.2, Align::Left, Inks::text, 0})
        + 5;
    constexpr double height = 80;
    if (y + height + 9 > frame.bottom())
        y = page();
    y = frame.heading(frame.left(), y, frame.width(),
                      chart.byRounds ? translate("Paper", "Standings after each round")
                                     : translate("Paper", "Standings after each mission"));
    drawStandings(frame.canvas(), QRectF(frame.left(), y, frame.width(), height), chart, m_source);
}

// Facing pages: numbers outside, the title of the book inside.
void ChronicleBook::number(Pages &pages)
{
    const double left = m_style.margins.left(), right = m_style.paper.width() - m_style.margins.right();
    const double y = m_style.paper.height() - m_style.margins.bottom() - 3.2;
    const QString title = QStringList{m_source.campaign().start.name, translate("Paper", "the chronicle"),
                                      translate("Paper", "printed by Muster")}
                              .join(QStringLiteral(" · "));
    for (size_t i = 0; i < pages.size(); ++i) {
        Canvas foot(m_meter, Inks{m_style.ink, m_style.colour}, PaperText(m_style.language));
        const bool odd = i % 2 == 0; // the cover is page 1 and stands on the right
        foot.rule(left, y, right - left, 0.15, Inks::text);
        foot.textMid(odd ? right : left, y + 1.8, QString::number(i + 1), bold(8), Inks::text, odd ? Align::Right : Align::Left);
        foot.textMid(odd ? left : right, y + 1.8, title, m_meter.fitted(title, regular(7), right - left - 12, 5), Inks::text,
                     odd ? Align::Left : Align::Right);
        pages[i].add(foot.take());
    }
}

} // namespace

void drawStandings(Canvas &c, const QRectF &area, const share::StandingsChart &chart, const CampaignSource &source)
{
    const Font font = regular(8), strong = bold(8.6);
    double names = 10;
    for (const auto &line : chart.lines)
        names = std::max(names, c.meter().width(QStringLiteral("%1 %2").arg(line.player, QString::number(line.points.last())), strong) + 3);
    names = std::min(names, area.width() * 0.35);
    const int most = chart.most(), step = niceStep(most, 6), top = (most + step - 1) / step * step;
    const QRectF plot(area.left() + 8, area.top() + 3, area.width() - 8 - names, area.height() - 9);
    const auto place = [&](int at, double points) {
        return QPointF(plot.left() + plot.width() * at / std::max(1, chart.steps),
                       plot.bottom() - plot.height() * points / std::max(1, top));
    };
    for (int points = 0; points <= top; points += step) {
        c.line(plot.left(), place(0, points).y(), plot.right(), place(0, points).y(), {0.12, Inks::ghost});
        c.textMid(plot.left() - 1.6, place(0, points).y(), QString::number(points), font, Inks::text, Align::Right);
    }
    const int every = niceStep(chart.steps, 16);
    for (int at = 0; at <= chart.steps; at += every)
        c.textMid(place(at, 0).x(), plot.bottom() + 3.4, at ? QString::number(at) : source.translate("Paper", "start"), font, Inks::text,
                  Align::Centre);
    constexpr Dash dashes[] = {Dash::Solid, Dash::Dashed, Dash::Dotted};
    double free = -1e9; // labels from the top down, each below the one before
    for (int i = 0; i < chart.lines.size(); ++i) {
        const auto &line = chart.lines.at(i);
        const QRgb colour = i == 0 ? c.inks().line() : i < 3 ? Inks::text : Inks::hair;
        QPainterPath path;
        for (int at = 0; at < line.points.size(); ++at)
            at ? path.lineTo(place(at, line.points.at(at))) : path.moveTo(place(at, line.points.at(at)));
        c.path(path, 0, {i == 0 ? 0.7 : 0.4, colour, dashes[i % 3]});
        const QPointF end = place(int(line.points.size()) - 1, line.points.last());
        free = std::max(end.y(), free + 3.8);
        const QString label = QStringLiteral("%1 %2").arg(line.player, QString::number(line.points.last()));
        c.textMid(plot.right() + 2, free, label, c.meter().fitted(label, i == 0 ? strong : font, names - 2, 6), colour);
    }
}

void drawExperienceCourse(SheetFrame &frame, const CampaignSource &source)
{
    const ExperienceChart chart = experienceChart(source.state(), source.rules(), source.language(), {});
    if (!source.keepsExperience() || chart.lines.isEmpty() || source.state().fought() < 2)
        return;
    const QString title = source.translate("Paper", "Experience");
    double y = chroniclePage(frame, title, source.campaign().start.name);
    y = frame.heading(frame.left(), y, frame.width(), source.translate("Paper", "Earned experience after each mission"));
    const ChartStyle style = ChartStyle::onPaper(frame.canvas().inks());
    const double names = style.row() * double(chart.lines.size() + 3), height = std::clamp(names, 70.0, frame.bottom() - y);
    drawExperience(frame.canvas(), QRectF(frame.left(), y, frame.width(), height), chart, style,
                   {source.translate("Paper", "Start"),
                    QStringLiteral("M%1"),
                    source.translate("Paper", "%1 killed"),
                    source.translate("Paper", "and %1 more"),
                    {},
                    {},
                    {}});
}

Pages layoutChronicle(const CampaignSource &source, const SheetStyle &style, const TextMeter &meter)
{
    SheetStyle book = style;
    book.ownFoot = true;
    return ChronicleBook(source, book, meter).layout();
}

} // namespace muster::print
