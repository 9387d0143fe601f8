// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Names.h"
#include "print/sheets/CampaignSheets.h"
#include "print/sheets/SheetTable.h"
#include "share/campaign/CampaignReport.h"
#include "share/campaign/SoldierFigures.h"

namespace muster::print {

using namespace campaign;

namespace {

constexpr double portraitWidth = 36, portraitHeight = 42;

/// The printed career of one soldier.
class RecordSheet
{
public:
    RecordSheet(const CampaignSource &source, const SoldierState &soldier, const SheetStyle &style, const TextMeter &meter)
        : m_source(source), m_soldier(soldier), m_frame(style, meter)
    {
    }

    Pages layout()
    {
        m_y = newPage();
        personal();
        ladder();
        honours();
        record();
        notes();
        return m_frame.finish();
    }

private:
    double newPage();
    void personal();
    void portrait(double x, double y);
    double boxes(double x, double y, double width, const std::vector<std::pair<QString, QString>> &values);
    double experience(double x, double y, double width);
    void ladder();
    void honours();
    double list(double x, double y, double width, const QString &title, const std::vector<std::pair<QString, QString>> &lines);
    void record();
    void notes();
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_source.translate(context, english); }
    void need(double height)
    {
        if (m_y + height > m_frame.bottom())
            m_y = newPage();
    }

    const CampaignSource &m_source;
    const SoldierState &m_soldier;
    SheetFrame m_frame;
    double m_y = 0;
};

double RecordSheet::newPage()
{
    const ForceState *force = m_source.state().force(m_soldier.force);
    PlateText head;
    head.title = m_soldier.name;
    QStringList words{m_source.rankName(m_soldier), force ? force->name : QString(), m_source.campaign().start.name};
    words.removeAll(QString());
    head.subtitle = words.join(QStringLiteral(" · "));
    head.points = QString::number(m_soldier.points);
    head.pointsUnit = m_source.pointsName();
    return m_frame.newPage(head);
}

void RecordSheet::portrait(double x, double y)
{
    Canvas &c = m_frame.canvas();
    const QRectF box(x, y, portraitWidth, portraitHeight);
    const QImage picture = m_source.portrait(m_soldier);
    if (picture.isNull()) {
        c.rect(box, 0, {0.15, Inks::soft, Dash::Dashed});
        c.symbol(QStringLiteral("infantry"), QRectF(box.center().x() - 9, box.center().y() - 9, 18, 18), Inks::ghost);
        return;
    }
    // The middle of the picture fills the box.
    const double ratio = box.width() / box.height();
    QSize part = picture.size();
    if (part.width() > part.height() * ratio)
        part.setWidth(int(part.height() * ratio));
    else
        part.setHeight(int(part.width() / ratio));
    c.image(box, picture.copy((picture.width() - part.width()) / 2, (picture.height() - part.height()) / 2, part.width(), part.height()));
    c.rect(box, 0, {0.30, c.inks().line()});
}

double RecordSheet::boxes(double x, double y, double width, const std::vector<std::pair<QString, QString>> &values)
{
    Canvas &c = m_frame.canvas();
    const double each = width / double(std::max<size_t>(1, values.size()));
    for (size_t i = 0; i < values.size(); ++i) {
        const double middle = x + (double(i) + 0.5) * each;
        c.textMid(middle, y + 1.9, values[i].first, c.meter().fitted(values[i].first, regular(7.6), each - 1, 6.5), Inks::text,
                  Align::Centre);
        c.textMid(middle, y + 6.6, values[i].second, c.meter().fitted(values[i].second, bold(12.5), each - 1, 7), Inks::text,
                  Align::Centre);
        if (i)
            c.line(x + double(i) * each, y + 0.6, x + double(i) * each, y + 9, {0.15, Inks::soft});
    }
    c.rule(x, y + 9.8, width, 0.12, Inks::hair);
    return 11;
}

// Earned is spent and free: one bar in two tones.
double RecordSheet::experience(double x, double y, double width)
{
    if (!m_source.keepsExperience())
        return 0;
    Canvas &c = m_frame.canvas();
    const double height = 3.6;
    if (m_soldier.earned > 0) {
        const double spent = width * m_soldier.spent / m_soldier.earned;
        const Stroke edge = c.inks().saver() ? Stroke{0.2, Inks::text} : Stroke{};
        if (spent > 0)
            c.rect(QRectF(x, y, spent, height), c.inks().saver() ? 0 : c.inks().tone(0.35), edge);
        if (spent < width)
            c.rect(QRectF(x + spent, y, width - spent, height), c.inks().plate(), edge);
    } else {
        c.rect(QRectF(x, y, width, height), 0, {0.2, Inks::faint});
    }
    QString words = translate("Paper", "%1 earned, %2 spent, %3 free").arg(m_soldier.earned).arg(m_soldier.spent).arg(m_soldier.free());
    if (const NextRank next = nextRank(m_soldier, m_source.rules()); next.rank)
        words += QStringLiteral(" · ")
            + translate("Paper", "%1 costs %2").arg(next.rank->name.in(m_source.language()), QString::number(next.rank->cost));
    RichText text(
        {{translate("Paper", "Experience") + QStringLiteral("  "), Weight::Bold, false, {}}, {words, Weight::Regular, false, {}}});
    return height + 1 + text.draw(c, x, y + height + 1, {regular(8.6), width, 1.18, Align::Left, Inks::text, 0}) + 1.6;
}

void RecordSheet::personal()
{
    const double x = m_frame.left() + portraitWidth + 5, width = m_frame.right() - x, top = m_y;
    portrait(m_frame.left(), m_y);
    Canvas &c = m_frame.canvas();
    QStringList who{m_source.names().list(m_soldier.role), playerName(m_soldier.player, m_source.state())};
    who.removeAll(QString());
    RichText line;
    if (!m_soldier.inService())
        line.add({{}, Weight::Regular, false, m_soldier.status == Status::Dead ? QStringLiteral("skull") : QStringLiteral("hero")});
    line.add({(line.isEmpty() ? QString() : QStringLiteral(" ")) + m_source.statusText(m_soldier)
                  + (who.isEmpty() ? QString() : QStringLiteral("  ")),
              Weight::Bold,
              false,
              {}});
    line.add({who.join(QStringLiteral(" · ")), Weight::Regular, false, {}});
    m_y += line.draw(c, x, m_y, {regular(9), width, 1.2, Align::Left, Inks::text, 0}) + 1.4;
    std::vector<std::pair<QString, QString>> profile;
    for (const share::SoldierFigure &figure :
         share::soldierFigures(m_soldier, m_soldier.rank, m_source.state(), m_source.rules(), m_source.pack().get(), m_source.language()))
        profile.push_back({figure.label, figure.value});
    if (!profile.empty())
        m_y += boxes(x, m_y, width, profile);
    m_y += boxes(x, m_y, width,
                 {{translate("Paper", "missions"), QString::number(m_soldier.missions)},
                  {translate("Paper", "survived"), QString::number(m_soldier.survived)},
                  {translate("Paper", "eliminated"), QString::number(m_soldier.kills)},
                  {translate("Paper", "value in %1").arg(m_source.pointsName()), QString::number(m_soldier.killPoints)}});
    m_y += 1 + experience(x, m_y + 1, width);
    m_y = std::max(m_y, top + portraitHeight) + 4;
}

void RecordSheet::ladder()
{
    if (m_soldier.ladder < 0)
        return;
    const QVector<Rank> &ranks = m_source.rules().ladders.at(m_soldier.ladder).ranks;
    QHash<int, int> reached; // rank -> mission after which it was reached
    int first = m_soldier.rank;
    for (const ServiceEntry &entry : m_soldier.record) {
        if (entry.kind == ServiceEntry::Enlisted)
            first = entry.rank;
        if (entry.kind == ServiceEntry::Promoted)
            reached.insert(entry.rank, entry.mission);
    }
    need(30);
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "Ranks"));
    Canvas &c = m_frame.canvas();
    const double each = m_frame.width() / double(std::max<qsizetype>(1, ranks.size()));
    double lowest = m_y;
    for (int i = 0; i < ranks.size(); ++i) {
        const double x = m_frame.left() + i * each;
        const bool held = i <= m_soldier.rank, now = i == m_soldier.rank;
        const QRgb ink = held ? c.inks().line() : Inks::faint;
        c.rect(QRectF(x + 0.4, m_y, each - 0.8, 1.2), held ? (c.inks().saver() ? Inks::text : ink) : 0,
               held ? Stroke{} : Stroke{0.15, Inks::faint});
        double y = m_y + 2;
        if (const QString symbol = m_source.rankSymbol(m_soldier, i); !symbol.isEmpty())
            c.symbolMid(symbol, x + each / 2 - 2.2, y + 2.2, 4.4, ink);
        y += 5;
        RichText::Setting setting{regular(8), each - 1.2, 1.12, Align::Centre, Inks::text, 0};
        const RichText name = RichText::plain(ranks.at(i).name.in(m_source.language()), now ? Weight::Bold : Weight::Regular);
        while (setting.font.points > 7 && name.longestWord(c.meter(), setting.font.with(Weight::Bold)) > setting.width)
            setting.font.points -= 0.25;
        y += name.draw(c, x + 0.6, y, setting) + 0.4;
        const QString when = reached.contains(i)
            ? (reached.value(i) ? translate("Paper", "after M%1").arg(reached.value(i)) : translate("Paper", "at the start"))
            : i == first         ? translate("Paper", "at the start")
            : i > m_soldier.rank ? translate("Paper", "costs %1").arg(ranks.at(i).cost)
                                 : QStringLiteral("·");
        c.textMid(x + each / 2, y + 1.6, when, c.meter().fitted(when, italic(7.4), each - 0.8, 7), Inks::text, Align::Centre);
        lowest = std::max(lowest, y + 3.6);
    }
    m_y = lowest + 3;
}

double RecordSheet::list(double x, double y, double width, const QString &title, const std::vector<std::pair<QString, QString>> &lines)
{
    Canvas &c = m_frame.canvas();
    y = m_frame.heading(x, y, width, title);
    if (lines.empty()) {
        c.textMid(x, y + 2.2, translate("Paper", "none"), italic(8.2));
        return y + 5;
    }
    for (const auto &[left, right] : lines) {
        const double room = right.isEmpty() ? width : width - c.meter().width(right, bold(8.6)) - 2;
        const double height = RichText::plain(left).draw(c, x, y + 0.7, {regular(8.4), room, 1.15, Align::Left, Inks::text, 0});
        c.textMid(x + width, y + 2.4, right, bold(8.6), Inks::text, Align::Right);
        y += std::max(4.6, height + 1.4);
        c.rule(x, y, width, 0.12, Inks::hair);
    }
    return y + 1;
}

void RecordSheet::honours()
{
    std::vector<std::pair<QString, QString>> kills, honours;
    for (auto it = m_soldier.killsByKind.begin(); it != m_soldier.killsByKind.end(); ++it)
        kills.push_back({m_source.names()(it.key()), QString::number(it.value())});
    std::stable_sort(kills.begin(), kills.end(), [](const auto &a, const auto &b) { return a.second.toInt() > b.second.toInt(); });
    for (const QString &award : m_soldier.awards)
        honours.push_back({award, {}});
    const auto priced = [this](int points) { return points ? QStringLiteral("%1 %2").arg(points).arg(m_source.pointsName()) : QString(); };
    for (const KitItem &item : m_soldier.kit)
        honours.push_back({translate("Paper", "bought: %1").arg(m_source.names()(item.name)), priced(item.points)});
    for (const KitItem &item : m_soldier.without)
        honours.push_back({translate("Paper", "without: %1").arg(m_source.names()(item.name)), priced(-item.points)});
    for (const QString &rival : share::rivalryTexts(m_source.state(), m_soldier.id, m_source.language()))
        honours.push_back({translate("Paper", "rivalry with %1").arg(m_source.paper().narrowed(rival)), {}});
    need(10 + 5.2 * double(std::max(kills.size(), honours.size())));
    const double gap = 6, width = (m_frame.width() - gap) / 2, top = m_y;
    const double left = list(m_frame.left(), top, width, translate("Paper", "Eliminated"), kills);
    const double right = list(m_frame.left() + width + gap, top, width, translate("Paper", "Awards and equipment"), honours);
    m_y = std::max(left, right) + 3;
}

void RecordSheet::record()
{
    const bool experience = m_source.keepsExperience();
    std::vector<SheetTable::Column> columns{{translate("Paper", "No."), 0.5},
                                            {translate("Paper", "Mission"), 2.8},
                                            {translate("Paper", "Date"), 1.4},
                                            {translate("Paper", "What happened"), 5.4}};
    if (experience)
        columns.insert(columns.end(),
                       {{translate("Paper", "gain"), 0.8, Align::Right},
                        {translate("Paper", "spent"), 0.9, Align::Right},
                        {translate("Paper", "earned"), 1.0, Align::Right}});
    SheetTable table(columns);
    for (const ServiceEntry &entry : m_soldier.record) {
        if (entry.kind == ServiceEntry::Described)
            continue;
        const MissionFought *mission = m_source.state().log.at(entry.event).as<MissionFought>();
        const bool fought = entry.kind == ServiceEntry::Mission && mission;
        SheetTable::Row row;
        const bool strong = entry.kind == ServiceEntry::Promoted || entry.kind == ServiceEntry::Awarded;
        row.cells = {RichText::plain(fought ? QString::number(entry.mission) : QString(), Weight::Bold),
                     RichText::plain(fought ? m_source.names().mission(mission->scenario, mission->name) : QString(), Weight::Bold),
                     RichText::plain(fought ? m_source.dateText(mission->date) : QString()),
                     RichText::plain(m_source.serviceText(entry, m_soldier), strong ? Weight::Bold : Weight::Regular)};
        if (experience)
            for (const QString &figure :
                 {entry.gained ? QStringLiteral("+%1").arg(entry.gained) : QString(),
                  entry.spent ? (entry.spent > 0 ? QStringLiteral("–") : QStringLiteral("+")) + QString::number(std::abs(entry.spent))
                              : QString(),
                  QString::number(entry.earnedAfter)})
                row.cells.push_back(RichText::plain(figure));
        if (fought && !mission->participants.at(entry.participant).note.isEmpty())
            row.below = RichText::plain(mission->participants.at(entry.participant).note, Weight::Regular, true);
        table.add(row);
    }
    need(8 + table.leastHeight(m_frame));
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "Service record"));
    m_y = table.draw(m_frame, m_y, [this] { return newPage(); }) + 4;
}

void RecordSheet::notes()
{
    if (m_frame.bottom() - m_y < 20)
        return;
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "Notes"));
    for (double y = m_y + 6; y < m_frame.bottom() - 1; y += 6)
        m_frame.canvas().line(m_frame.left(), y, m_frame.right(), y, {0.12, Inks::faint});
}

} // namespace

Pages layoutServiceRecord(const CampaignSource &source, const QString &id, const SheetStyle &style, const TextMeter &meter)
{
    const SoldierState *soldier = source.state().soldier(id);
    if (!soldier)
        return {};
    SheetStyle sheet = style;
    sheet.footRight = source.translate("Paper", "Service record").toLower();
    return RecordSheet(source, *soldier, sheet, meter).layout();
}

} // namespace muster::print
