// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/PlatoonCells.h"

#include "print/cards/TableBlocks.h"
#include "print/layout/RichText.h"

#include <QJsonArray>

namespace muster::print {

using share::toText;

double PlatoonCells::drawFields(Canvas &c, const packs::CardColumn &column, const ValueTemplate &values, const SheetRow &row,
                                const QRectF &cell, int fields) const
{
    const double gap = 0.6, box = std::min(6.0, (cell.width() - 1 - gap * (fields - 1)) / fields);
    // What the campaign counts already takes the place of the first field; the others are for this game.
    const QString soFar = row.selection ? values.text(column.value) : QString();
    if (!soFar.isEmpty())
        c.textMid(cell.left() + 0.5 + box / 2, cell.center().y(), soFar, c.meter().fitted(soFar, bold(10.5), box, 7), Inks::text,
                  Align::Centre);
    for (int i = soFar.isEmpty() ? 0 : 1; i < fields; ++i)
        c.rect(QRectF(cell.left() + 0.5 + i * (box + gap), cell.center().y() - 3.2, box, 6.4), 0, {0.25, Inks::text});
    return 8;
}

// The player's own name with what it is beside it; a transport stands a little to the right.
double PlatoonCells::drawName(Canvas &c, const SheetRow &row, const QRectF &cell) const
{
    RichText text;
    const QString own = row.selection ? toText(row.selection->customName) : QString();
    const QString type = row.selection ? m_source.typeOf(*row.selection) : row.name;
    text.add({own.isEmpty() ? type : own, Weight::Bold, false, {}});
    const double indent = row.unit && row.unit->carrier ? 2.5 : 0;
    RichText::Setting setting{regular(9.5), cell.width() - 1.4 - indent, 1.12, Align::Left, Inks::text, 0};
    if (text.longestWord(c.meter(), setting.font.with(Weight::Bold)) > setting.width)
        setting.font.points = 7;
    RichText::Setting small = setting;
    small.font.points = std::min(8.0, setting.font.points);
    QStringList more;
    if (!own.isEmpty() && own != type)
        more.append(type);
    if (const QString links = row.selection ? m_source.linkSentence(*row.selection) : QString(); !links.isEmpty())
        more.append(links);
    const RichText beside = RichText::plain(more.join(QStringLiteral(" · ")));
    const double first = text.height(c.meter(), setting), second = more.isEmpty() ? 0 : beside.height(c.meter(), small);
    const double top = cell.center().y() - (first + second) / 2;
    text.draw(c, cell.left() + 0.8 + indent, top, setting);
    if (second > 0)
        beside.draw(c, cell.left() + 0.8 + indent, top + first, small);
    return first + second + 1.4;
}

QJsonObject PlatoonCells::json(qsizetype index) const
{
    return m_design.json.value("columns").toArray().at(index).toObject();
}

bool PlatoonCells::hasFields(qsizetype index) const
{
    return json(index).value("fields").toInt() > 0;
}

double PlatoonCells::draw(Canvas &c, qsizetype index, const ValueTemplate &values, const SheetRow &row, const QRectF &cell) const
{
    const packs::CardColumn &column = m_design.columns[index];
    if (const int fields = json(index).value("fields").toInt(); fields > 0)
        return row.kind == SheetRow::Kind::Figure ? drawFields(c, column, values, row, cell, fields) : 0;
    if (column.value.contains(QLatin1String("{name}")))
        return drawName(c, row, cell);
    const bool pointsColumn = column.value == QLatin1String("{points}") || !column.total.isEmpty();
    Figure figure;
    if (row.selection)
        figure = values.figure(column.value, column.symbols);
    else if (pointsColumn && column.value.contains(QLatin1String("points")))
        figure.text = numberText(row.points);
    else if (column.value == QLatin1String("{slot}"))
        figure.text = row.slot;
    if (const QString boxes = json(index).value("boxes").toString(); !boxes.isEmpty() && row.selection) {
        const int count = std::min(20, figure.text.toInt());
        const double size = 4.4, step = size + 0.5;
        const int perRow = std::max(1, int((cell.width() - 0.6) / step));
        const int lines = (count + perRow - 1) / perRow;
        for (int i = 0; i < count; ++i) {
            const int inLine = std::min(perRow, count - (i / perRow) * perRow);
            c.tickBox(boxes == QLatin1String("circle") ? BoxShape::Circle : BoxShape::Square,
                      cell.center().x() - inLine * step / 2 + (i % perRow) * step + 0.25,
                      cell.center().y() - lines * step / 2 + (i / perRow) * step + 0.25, size);
        }
        return lines * step + 1;
    }
    const bool left = column.align == QLatin1String("left"), right = column.align == QLatin1String("right");
    if (!row.selection && figure.unknown())
        return 0;
    if (left || (!figure.dice && figure.symbols.isEmpty() && figure.text.size() > 8)) {
        const RichText text = RichText::plain(figure.text);
        RichText::Setting setting{regular(8), cell.width() - 1.4, 1.12, left ? Align::Left : Align::Centre, Inks::text, 0};
        if (text.longestWord(c.meter(), setting.font) > setting.width)
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

} // namespace muster::print
