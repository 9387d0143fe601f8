// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardBuilder.h"
#include "print/content/ValueTemplate.h"
#include "print/cards/TableBlocks.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/SheetDesigns.h"
#include "print/sheets/TextBlocks.h"

#include <QJsonArray>

#include <cmath>

namespace muster::print {

using share::toText;

namespace {

/// One line of the sheet: a unit, a figure, or the rest of the costs.
struct SheetRow
{
    const RosterUnit *unit = nullptr;
    const rules::Selection *selection = nullptr;
    double other = 0; ///< points that no row of a unit shows
};

class PlatoonSheet
{
public:
    PlatoonSheet(const RosterSource &source, const SheetStyle &style, const TextMeter &meter)
        : m_source(source), m_design(sheetDesignFor(source)), m_frame(style, meter)
    {
        collectRows();
        fitColumns();
    }

    Pages layout()
    {
        newPage();
        for (size_t i = 0; i < m_rows.size(); ++i)
            row(i);
        for (int i = int(m_rows.size()); i < m_design.rowsMin; ++i)
            emptyRow(i);
        totals();
        help();
        return m_frame.finish();
    }

private:
    void collectRows();
    void fitColumns();
    void newPage();
    void columnHeads();
    void row(size_t index);
    void emptyRow(int index);
    double drawRow(Canvas &canvas, const SheetRow &row, double y, double height);
    double drawCell(Canvas &canvas, const packs::CardColumn &column, const ValueTemplate &values, const SheetRow &row, const QRectF &cell);
    void grid(double y, double height, int number);
    void totals();
    void help();
    [[nodiscard]] QString say(const char *text) { return m_frame.canvas().say(text); }

    const RosterSource &m_source;
    packs::SheetDesign m_design;
    SheetFrame m_frame;
    std::vector<SheetRow> m_rows;
    std::vector<double> m_widths;
    double m_number = 6;
    double m_tracks = 0; ///< width of the column of boxes
    double m_y = 0;
};

void PlatoonSheet::collectRows()
{
    double shown = 0;
    for (const RosterUnit &unit : m_source.units()) {
        std::vector<SheetRow> models;
        double inModels = 0;
        if (m_design.rows == QLatin1String("models") && unit.selection->type == "unit")
            for (const rules::Selection &child : unit.selection->selections)
                rules::forEachSelection(child, [&](const rules::Selection &each) {
                    if (each.type != "model")
                        return;
                    models.push_back({&unit, &each, 0});
                    inModels += m_source.points(each);
                });
        if (models.empty()) {
            m_rows.push_back({&unit, unit.selection, 0});
        } else {
            m_rows.insert(m_rows.end(), models.begin(), models.end());
            // What the squad itself costs beside its figures.
            const double rest = m_source.points(*unit.selection) - inModels;
            if (std::abs(rest) > 1e-9)
                m_rows.push_back({&unit, nullptr, rest});
        }
        shown += m_source.points(*unit.selection);
    }
    const double other = m_source.totalPoints() - shown;
    if (std::abs(other) > 1e-9)
        m_rows.push_back({nullptr, nullptr, other});
}

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
    QStringList subtitle{Words(m_source.language())("Platoon sheet"), m_source.gameName()};
    if (const rules::Force *force = m_source.mainForce())
        subtitle.append(m_source.factionName(*force));
    const QString note = m_source.roster().forces.empty() ? QString() : ValueTemplate({m_source, nullptr, nullptr, nullptr, 1, {}}).text(m_design.json.value("note").toString());
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
        c.textMid(left ? x + 0.8 : x + w / 2, m_y + 2, label, c.meter().fitted(label, medium(8), w - 0.4, 6.5), Inks::text, left ? Align::Left : Align::Centre);
        x += w;
    }
    m_y += 4.2;
    c.rule(m_frame.left(), m_y, m_frame.width(), 0.30);
}

double PlatoonSheet::drawCell(Canvas &c, const packs::CardColumn &column, const ValueTemplate &values, const SheetRow &row, const QRectF &cell)
{
    const qsizetype index = &column - m_design.columns.constData();
    const QJsonObject json = m_design.json.value("columns").toArray().at(index).toObject();
    if (const int fields = json.value("fields").toInt(); fields > 0) {
        const double gap = 0.6, box = std::min(6.0, (cell.width() - 1 - gap * (fields - 1)) / fields);
        // What the campaign counts already takes the place of the first field; the others are for this game.
        const QString soFar = row.selection ? values.text(column.value) : QString();
        if (!soFar.isEmpty())
            c.textMid(cell.left() + 0.5 + box / 2, cell.center().y(), soFar, c.meter().fitted(soFar, bold(10.5), box, 7), Inks::text, Align::Centre);
        for (int i = soFar.isEmpty() ? 0 : 1; i < fields; ++i)
            c.rect(QRectF(cell.left() + 0.5 + i * (box + gap), cell.center().y() - 3.2, box, 6.4), 0, {0.25, Inks::text});
        return 8;
    }
    const bool pointsColumn = column.value == QLatin1String("{points}") || !column.total.isEmpty();
    Figure figure;
    if (row.selection)
        figure = values.figure(column.value, column.symbols);
    else if (pointsColumn && column.value.contains(QLatin1String("points")))
        figure.text = numberText(row.other);
    else if (index == 0)
        figure.text = row.unit ? m_source.titleOf(*row.unit->selection) : c.say("Other");
    if (const QString boxes = json.value("boxes").toString(); !boxes.isEmpty() && row.selection) {
        const int count = std::min(20, figure.text.toInt());
        const double size = 4.4, step = size + 0.5;
        const int perRow = std::max(1, int((cell.width() - 0.6) / step));
        const int lines = (count + perRow - 1) / perRow;
        for (int i = 0; i < count; ++i) {
            const int inLine = std::min(perRow, count - (i / perRow) * perRow);
            c.tickBox(boxes == QLatin1String("circle") ? BoxShape::Circle : BoxShape::Square,
                      cell.center().x() - inLine * step / 2 + (i % perRow) * step + 0.25, cell.center().y() - lines * step / 2 + (i / perRow) * step + 0.25, size);
        }
        return lines * step + 1;
    }
    const bool left = column.align == QLatin1String("left"), right = column.align == QLatin1String("right");
    if (!row.selection && figure.unknown())
        return 0;
    if (left || (!figure.dice && figure.symbols.isEmpty() && figure.text.size() > 8)) {
        const bool name = column.value.contains(QLatin1String("{name}"));
        const Weight weight = name ? Weight::Bold : Weight::Regular;
        const RichText text = RichText::plain(figure.text, weight);
        RichText::Setting setting{regular(name ? 9.5 : 8), cell.width() - 1.4, 1.12, left ? Align::Left : Align::Centre, Inks::text, 0};
        if (text.longestWord(c.meter(), setting.font.with(weight)) > setting.width)
            setting.font.points = 7;
        const double height = text.height(c.meter(), setting);
        text.draw(c, cell.left() + 0.8, cell.center().y() - height / 2, setting);
        return height + 1.4;
    }
    // An empty career column is a place to write, not an unknown figure.
    if (figure.unknown() && column.value.contains(QLatin1String("{xp")))
        return 0;
    const double x = right ? cell.right() - 1 : cell.center().x();
    drawFigure(c, figure, x, cell.center().y(), cell.width() - 1, bold(pointsColumn ? 11.5 : 10.5), right ? Align::Right : Align::Centre);
    return 6;
}

double PlatoonSheet::drawRow(Canvas &c, const SheetRow &row, double y, double height)
{
    const ValueTemplate values({m_source, row.unit, row.selection, nullptr, row.selection ? row.selection->number : 1, {}});
    double x = m_frame.left() + m_number, needed = 0;
    for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
        const QRectF cell(x, y, m_widths[size_t(i)], height);
        needed = std::max(needed, drawCell(c, m_design.columns[i], values, row, cell));
        x += m_widths[size_t(i)];
    }
    if (m_tracks <= 0 || !row.selection)
        return needed;
    double bx = x + 0.8, by = y + height / 2 - 2.1;
    for (const packs::CardTrack &track : m_design.tracks) {
        const int models = track.perModel ? m_source.modelsIn(*row.selection) : 1;
        const int count = std::min(60, values.number(track.count) * models);
        for (int i = 0; i < count; ++i) {
            if (bx + 4.2 > x + m_tracks) {
                bx = x + 0.8;
                by += 4.7;
            }
            bx += c.tickBox(track.shape == QLatin1String("circle") ? BoxShape::Circle : BoxShape::Square, bx, by, 4.2) + 0.5;
        }
    }
    return std::max(needed, by + 5 - y);
}

void PlatoonSheet::grid(double y, double height, int number)
{
    Canvas &c = m_frame.canvas();
    c.textMid(m_frame.left() + m_number / 2, y + height / 2, QString::number(number), regular(7.5), Inks::text, Align::Centre);
    double x = m_frame.left() + m_number;
    for (const double w : m_widths) {
        c.line(x, y, x, y + height, {0.10, Inks::faint});
        x += w;
    }
    c.rule(m_frame.left(), y + height, m_frame.width(), 0.12, Inks::hair);
}

void PlatoonSheet::row(size_t index)
{
    const double least = m_design.landscape ? 9.4 : 8.2;
    Canvas probe = m_frame.canvas().scratch();
    const double height = std::max(least, drawRow(probe, m_rows[index], 0, least));
    if (m_y + height > m_frame.bottom() - 10)
        newPage();
    drawRow(m_frame.canvas(), m_rows[index], m_y, height);
    grid(m_y, height, int(index) + 1);
    m_y += height;
}

// Lines to write in, with the boxes a figure needs.
void PlatoonSheet::emptyRow(int index)
{
    const double height = m_design.landscape ? 9.4 : 8.2;
    if (m_y + height > m_frame.bottom() - 10)
        return;
    grid(m_y, height, index + 1);
    double x = m_frame.left() + m_number;
    const SheetRow none;
    const ValueTemplate values({m_source, nullptr, nullptr, nullptr, 1, {}});
    for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
        if (m_design.json.value("columns").toArray().at(i).toObject().contains("fields"))
            drawCell(m_frame.canvas(), m_design.columns[i], values, none, QRectF(x, m_y, m_widths[size_t(i)], height));
        x += m_widths[size_t(i)];
    }
    m_y += height;
}

void PlatoonSheet::totals()
{
    Canvas &c = m_frame.canvas();
    const double height = 7.5;
    c.rule(m_frame.left(), m_y, m_frame.width(), 0.40);
    c.textMid(m_frame.left() + m_number + 0.8, m_y + height / 2, say("Total of the platoon"), bold(9.5));
    const double total = m_source.totalPoints(), limit = m_source.limit();
    if (limit >= 0) {
        const bool good = total <= limit;
        const QString text = good ? say("within the limit") : say("over the limit by %1").arg(numberText(total - limit));
        const double x = m_frame.left() + m_frame.width() * 0.33;
        c.symbolMid(good ? "ok" : "bad", x, m_y + height / 2, 3.8, c.inks().line());
        c.textMid(x + 4.8, m_y + height / 2, text, regular(8));
    }
    double x = m_frame.left() + m_number;
    for (qsizetype i = 0; i < m_design.columns.size(); ++i) {
        const packs::CardColumn &column = m_design.columns[i];
        const double w = m_widths[size_t(i)];
        if (!column.total.isEmpty()) {
            double sum = 0;
            bool any = false;
            for (const SheetRow &row : m_rows) {
                bool ok = false;
                const QString text = row.selection ? ValueTemplate({m_source, row.unit, row.selection, nullptr, 1, {}}).raw(column.total)
                                                   : column.total.contains(QLatin1String("points")) ? numberText(row.other) : QString();
                sum += text.toDouble(&ok);
                any = any || ok;
            }
            if (any) {
                const bool right = column.align == QLatin1String("right");
                c.textMid(right ? x + w - 1 : x + w / 2, m_y + height / 2, numberText(sum), bold(11.5), Inks::text, right ? Align::Right : Align::Centre);
            }
        }
        x += w;
    }
    const bool summed = std::any_of(m_design.columns.begin(), m_design.columns.end(), [](const packs::CardColumn &column) { return !column.total.isEmpty(); });
    if (!summed)
        c.textMid(m_frame.right() - 1, m_y + height / 2, numberText(total), bold(11.5), Inks::text, Align::Right);
    m_y += height;
    c.rule(m_frame.left(), m_y, m_frame.width(), 0.40);
    m_y += 5;
    if (!m_design.help.isEmpty() || m_frame.bottom() - m_y < 25)
        return;
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), say("Notes"));
    for (double y = m_y + 6; y < m_frame.bottom() - 1; y += 6)
        m_frame.canvas().line(m_frame.left(), y, m_frame.right(), y, {0.12, Inks::faint});
}

void PlatoonSheet::help()
{
    const Markdown text = Markdown::parse(Words(m_source.language()).typeset(m_design.help.in(m_source.language())));
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
    sheet.footRight = Words(style.language)("Platoon sheet").toLower();
    return PlatoonSheet(source, sheet, meter).layout();
}

} // namespace muster::print
