// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/PlatoonCells.h"
#include "print/sheets/SheetDesigns.h"
#include "print/sheets/TextBlocks.h"

namespace muster::print {

using share::toText;

namespace {

class PlatoonSheet
{
public:
    PlatoonSheet(const RosterSource &source, const SheetStyle &style, const TextMeter &meter)
        : m_source(source), m_design(sheetDesignFor(source)), m_frame(style, meter),
          m_rows(platoonRows(source, m_design.rows == QLatin1String("models"))), m_cells(source, m_design)
    {
        fitColumns();
    }

    Pages layout()
    {
        newPage();
        for (size_t i = 0; i < m_rows.size(); ++i)
            row(i);
        while (m_line < m_design.rowsMin && emptyRow())
            continue;
        totals();
        help();
        return m_frame.finish();
    }

private:
    void fitColumns();
    void newPage();
    void columnHeads();
    void row(size_t index);
    bool emptyRow();
    [[nodiscard]] double heightOf(size_t index);
    void heading(const SheetRow &row, double height);
    void sums(const UnitGroup *group, double y, double height);
    double drawRow(Canvas &canvas, const SheetRow &row, double y, double height);
    void grid(double y, double height);
    void totals();
    void help();
    [[nodiscard]] QString translate(const char *context, const char *english) { return m_frame.canvas().translate(context, english); }

    const RosterSource &m_source;
    packs::SheetDesign m_design;
    SheetFrame m_frame;
    std::vector<SheetRow> m_rows;
    PlatoonCells m_cells;
    std::vector<double> m_widths;
    double m_number = 6;
    double m_tracks = 0; ///< width of the column of boxes
    double m_y = 0;
    int m_line = 0; ///< figures so far
};

void PlatoonSheet::fitColumns()
{
    double fixed = 0;
    int open = 0;
    for (const packs::CardColumn &column : m_design.columns) {
        fixed += column.width;
        open += column.width <= 0 ? 1 : 0;
    }
    m_tracks = m_design.tracks.isEmpty() ? 0 : 34;
    const double room = m_frame.width() - m_number - m_tracks;
    const double each = open > 0 ? std::max(12.0, (room - fixed) / open) : 0;
    const double total = fixed + open * each;
    for (const packs::CardColumn &column : m_design.columns)
        m_widths.push_back((column.width > 0 ? column.width : each) * room / total);
}

void PlatoonSheet::newPage()
{
    PlateText head;
    head.title = toText(m_source.roster().name);
    QStringList subtitle{PaperText(m_source.language()).translate("Paper", "Platoon sheet"), m_source.gameName()};
    if (const rules::Force *force = m_source.mainForce())
        subtitle.append(m_source.factionName(*force));
    const QString note = m_source.roster().forces.empty()
        ? QString()
        : ValueTemplate({m_source, nullptr, nullptr, nullptr, 1, {}}).text(m_design.json.value("note").toString());
    if (!note.isEmpty())
        subtitle.append(note);
    head.subtitle = subtitle.join(QStringLiteral(" · "));
    head.points = numberText(m_source.totalPoints());
    const double limit = m_source.limit();
    head.pointsUnit = (limit >= 0 ? QStringLiteral("/ %1 ").arg(numberText(limit)) : QString()) + m_source.look().costName;
    m_y = m_frame.newPage(head);
    columnHeads();
}

void PlatoonSheet::columnHeads()
{
    Canvas &c = m_frame.canvas();
    const QString &language = m_source.language();
    double x = m_frame.left() + m_number;
    bool groups = false;
    for (const packs::CardColumn &column : m_design.columns)
        groups = groups || !column.group.isEmpty();
    if (groups) {
        double start = x, at = x;
        for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
            const QString name = m_design.columns[i].group.in(language);
            const QString next = i + 1 < m_design.columns.size() ? m_design.columns[i + 1].group.in(language) : QString();
            at += m_widths[size_t(i)];
            if (name == next)
                continue;
            if (!name.isEmpty()) {
                const Font font = c.meter().fitted(name, medium(8), at - start - 0.5, 6.5);
                c.textMid((start + at) / 2, m_y + 1.8, name, font, c.inks().line(), Align::Centre);
                c.rule(start + 0.3, m_y + 3.8, at - start - 0.6, 0.2, c.inks().line());
            }
            start = at;
        }
        m_y += 4.2;
    }
    for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
        const packs::CardColumn &column = m_design.columns[i];
        const double w = m_widths[size_t(i)];
        const QString label = column.label.in(language);
        const bool left = column.align == QLatin1String("left");
        c.textMid(left ? x + 0.8 : x + w / 2, m_y + 2, label, c.meter().fitted(label, medium(8), w - 0.4, 6.5), Inks::text,
                  left ? Align::Left : Align::Centre);
        x += w;
    }
    m_y += 4.2;
    c.rule(m_frame.left(), m_y, m_frame.width(), 0.30);
}

double PlatoonSheet::drawRow(Canvas &c, const SheetRow &row, double y, double height)
{
    const ValueTemplate values({m_source, row.unit, row.selection, nullptr, row.selection ? row.selection->number : 1, {}});
    double x = m_frame.left() + m_number, needed = 0;
    for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
        const QRectF cell(x, y, m_widths[size_t(i)], height);
        needed = std::max(needed, m_cells.draw(c, i, values, row, cell));
        x += m_widths[size_t(i)];
    }
    if (m_tracks <= 0 || !row.selection)
        return needed;
    std::vector<BoxShape> boxes;
    for (const packs::CardTrack &track : m_design.tracks) {
        const int models = track.perModel ? m_source.modelsIn(*row.selection) : 1;
        boxes.insert(boxes.end(), size_t(std::clamp(values.number(track.count) * models, 0, 60)),
                     track.shape == QLatin1String("circle") ? BoxShape::Circle : BoxShape::Square);
    }
    // In the middle of the row, however many lines they take.
    const size_t perLine = size_t(std::max(1.0, (m_tracks - 0.8) / 4.7)), lines = (boxes.size() + perLine - 1) / perLine;
    for (size_t i = 0; i < boxes.size(); ++i)
        c.tickBox(boxes[i], x + 0.8 + double(i % perLine) * 4.7, y + (height - double(lines) * 4.7) / 2 + double(i / perLine) * 4.7 + 0.25,
                  4.2);
    return std::max(needed, double(lines) * 4.7 + 1);
}

void PlatoonSheet::grid(double y, double height)
{
    Canvas &c = m_frame.canvas();
    c.textMid(m_frame.left() + m_number / 2, y + height / 2, QString::number(++m_line), regular(7.5), Inks::text, Align::Centre);
    double x = m_frame.left() + m_number;
    for (const double w : m_widths) {
        c.line(x, y, x, y + height, {0.10, Inks::faint});
        x += w;
    }
    c.rule(m_frame.left(), y + height, m_frame.width(), 0.12, Inks::hair);
}

double PlatoonSheet::heightOf(size_t index)
{
    const SheetRow &row = m_rows[index];
    if (row.kind == SheetRow::Kind::Heading || row.kind == SheetRow::Kind::Total)
        return 6.6;
    const double least = m_design.landscape ? 9.4 : 8.2;
    Canvas probe = m_frame.canvas().scratch();
    return std::max(least, drawRow(probe, row, 0, least));
}

void PlatoonSheet::row(size_t index)
{
    const SheetRow &row = m_rows[index];
    const double height = heightOf(index);
    // A heading does not stand alone at the end of a page.
    const bool head = row.kind == SheetRow::Kind::Heading;
    if (m_y + height + (head && index + 1 < m_rows.size() ? heightOf(index + 1) : 0) > m_frame.bottom() - 10)
        newPage();
    if (head || row.kind == SheetRow::Kind::Total) {
        heading(row, height);
    } else {
        drawRow(m_frame.canvas(), row, m_y, height);
        grid(m_y, height);
    }
    m_y += height;
}

// The name of a platoon over its rows, or its total below them.
void PlatoonSheet::heading(const SheetRow &row, double height)
{
    Canvas &c = m_frame.canvas();
    const bool total = row.kind == SheetRow::Kind::Total;
    if (!total && !c.inks().saver())
        c.rect(QRectF(m_frame.left(), m_y, m_frame.width(), height), c.inks().tone(0.12));
    const double x = m_frame.left() + m_number + 0.8;
    const double named = c.textMid(x, m_y + height / 2, row.name, c.meter().fitted(row.name, bold(9.5), m_frame.width() * 0.7, 6.5),
                                   c.inks().line());
    if (total) {
        c.textMid(x + named + 2, m_y + height / 2, row.group->title,
                  c.meter().fitted(row.group->title, regular(8), m_frame.width() * 0.3, 6.5));
        sums(row.group, m_y, height);
    }
    c.rule(m_frame.left(), m_y + height, m_frame.width(), 0.30);
}

// Lines to write in, with the boxes a figure needs; false when the page is full.
bool PlatoonSheet::emptyRow()
{
    const double height = m_design.landscape ? 9.4 : 8.2;
    if (m_y + height > m_frame.bottom() - 10)
        return false;
    grid(m_y, height);
    double x = m_frame.left() + m_number;
    const SheetRow none;
    const ValueTemplate values({m_source, nullptr, nullptr, nullptr, 1, {}});
    for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
        if (m_cells.hasFields(i))
            m_cells.draw(m_frame.canvas(), i, values, none, QRectF(x, m_y, m_widths[size_t(i)], height));
        x += m_widths[size_t(i)];
    }
    m_y += height;
    return true;
}

// The sums of the columns that have one, of a group or of the whole army.
void PlatoonSheet::sums(const UnitGroup *group, double y, double height)
{
    Canvas &c = m_frame.canvas();
    double x = m_frame.left() + m_number;
    bool summed = false;
    for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
        const packs::CardColumn &column = m_design.columns[i];
        const double w = m_widths[size_t(i)];
        double sum = 0;
        bool any = false;
        for (const SheetRow &row : m_rows) {
            if (column.total.isEmpty() || (group && row.group != group) || row.kind == SheetRow::Kind::Heading
                || row.kind == SheetRow::Kind::Total)
                continue;
            bool ok = false;
            const QString text = row.selection ? ValueTemplate({m_source, row.unit, row.selection, nullptr, 1, {}}).raw(column.total)
                : column.total.contains(QLatin1String("points")) ? numberText(row.points)
                                                                 : QString();
            sum += text.toDouble(&ok);
            any = any || ok;
        }
        if (any) {
            const bool right = column.align == QLatin1String("right");
            c.textMid(right ? x + w - 1 : x + w / 2, y + height / 2, numberText(base::rounded(sum)), bold(11.5), Inks::text,
                      right ? Align::Right : Align::Centre);
        }
        summed = summed || !column.total.isEmpty();
        x += w;
    }
    if (!summed)
        c.textMid(m_frame.right() - 1, y + height / 2, numberText(group ? group->points : m_source.totalPoints()), bold(11.5), Inks::text,
                  Align::Right);
}

void PlatoonSheet::totals()
{
    Canvas &c = m_frame.canvas();
    const double height = 7.5;
    c.rule(m_frame.left(), m_y, m_frame.width(), 0.40);
    // A game without formations: the list is one platoon.
    const bool platoons = std::any_of(m_source.groups().begin(), m_source.groups().end(),
                                      [](const UnitGroup &group) { return group.formation; });
    const QString label = platoons && m_source.groups().size() > 1 ? translate("Paper", "Total of the army")
                                                                   : translate("Paper", "Total of the platoon");
    const double total = m_source.totalPoints(), limit = m_source.limit();
    double x = m_frame.left() + m_number + 0.8;
    x += c.textMid(x, m_y + height / 2, label, bold(9.5)) + 4;
    if (limit >= 0) {
        const bool good = total <= limit;
        const QString text = good ? translate("Paper", "within the limit")
                                  : translate("Paper", "over the limit by %1").arg(numberText(total - limit));
        x = std::max(x, m_frame.left() + m_frame.width() * 0.33);
        c.symbolMid(good ? "ok" : "bad", x, m_y + height / 2, 3.8, c.inks().line());
        c.textMid(x + 4.8, m_y + height / 2, text, regular(8));
    }
    sums(nullptr, m_y, height);
    m_y += height;
    c.rule(m_frame.left(), m_y, m_frame.width(), 0.40);
    m_y += 5;
    if (!m_design.help.isEmpty() || m_frame.bottom() - m_y < 25)
        return;
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "Notes"));
    for (double y = m_y + 6; y < m_frame.bottom() - 1; y += 6)
        m_frame.canvas().line(m_frame.left(), y, m_frame.right(), y, {0.12, Inks::faint});
}

void PlatoonSheet::help()
{
    const Markdown text = Markdown::parse(PaperText(m_source.language()).typeset(m_design.help.in(m_source.language())));
    if (text.sections.empty())
        return;
    const size_t columns = m_design.landscape ? std::min<size_t>(4, text.sections.size()) : std::min<size_t>(3, text.sections.size());
    const double gap = 5, width = (m_frame.width() - gap * double(columns - 1)) / double(columns);
    for (size_t first = 0; first < text.sections.size(); first += columns) {
        const auto drawAll = [&](Canvas &canvas, double y, const TextSizes &sizes) {
            double lowest = y;
            for (size_t i = first; i < std::min(first + columns, text.sections.size()); ++i) {
                const double x = m_frame.left() + double(i - first) * (width + gap);
                double at = y + drawSectionTitle(canvas, text.sections[i].title, x, y, width, sizes);
                for (const MdBlock &block : text.sections[i].blocks)
                    at += drawTextBlock(canvas, block, x, at, width, sizes);
                lowest = std::max(lowest, at);
            }
            return lowest;
        };
        TextSizes sizes{1.0};
        for (; sizes.k > 0.9; sizes.k -= 0.02) {
            Canvas probe = m_frame.canvas().scratch();
            if (drawAll(probe, m_y, sizes) <= m_frame.bottom())
                break;
        }
        Canvas probe = m_frame.canvas().scratch();
        if (drawAll(probe, m_y, sizes) > m_frame.bottom()) {
            PlateText head;
            head.title = toText(m_source.roster().name);
            head.points = numberText(m_source.totalPoints());
            head.pointsUnit = m_source.look().costName;
            m_y = m_frame.newPage(head);
        }
        m_y = drawAll(m_frame.canvas(), m_y, sizes) + 2;
    }
}

} // namespace

Pages layoutPlatoonSheet(const RosterSource &source, const SheetStyle &style, const TextMeter &meter)
{
    SheetStyle sheet = style;
    if (sheetDesignFor(source).landscape) {
        sheet.paper = QSizeF(std::max(style.paper.width(), style.paper.height()), std::min(style.paper.width(), style.paper.height()));
        sheet.margins = {11, 9, 11, 7};
    }
    sheet.footRight = PaperText(style.language).translate("Paper", "Platoon sheet").toLower();
    return PlatoonSheet(source, sheet, meter).layout();
}

} // namespace muster::print
