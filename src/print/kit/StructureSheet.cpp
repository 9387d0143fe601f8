// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/kit/StructureSheet.h"

#include <algorithm>

namespace muster::print {

using namespace packs;

namespace {

constexpr double box = 3.6, boxGap = 0.6, line = 5.2;
constexpr int boxesInARow = 20;

/// One building on the sheet: what it is on the left, its boxes in the middle, who is inside on the right.
class StructureRow
{
public:
    StructureRow(const StructureDesign &design, const StructureSize &size, const PaperText &words)
        : m_design(design), m_size(size), m_words(words)
    {
    }

    [[nodiscard]] double height() const
    {
        const int rows = (m_size.damage + boxesInARow - 1) / boxesInARow;
        return std::max(rows * (box + boxGap) + 2.6, 2 * line + 2.4);
    }

    void draw(Canvas &canvas, double x, double y, double width) const
    {
        const double left = width * 0.24, right = width * 0.28;
        drawWalls(canvas, x, y, left);
        drawBoxes(canvas, x + left, y);
        drawSearch(canvas, x + width - right, y, right);
        canvas.rule(x, y + height(), width, 0.15, Inks::hair);
    }

private:
    // Kind of wall to tick, with its armour; then a line for the name or number of the building.
    void drawWalls(Canvas &canvas, double x, double y, double width) const
    {
        double at = x;
        for (qsizetype i = 0; i < m_size.armour.size(); ++i) {
            if (m_size.armour.at(i) == 0)
                continue;
            canvas.tickBox(BoxShape::Square, at, y + 1.2, 3.2);
            const QString text = QStringLiteral("%1 %2").arg(m_design.walls.at(i).in(m_words.language()),
                                                             QString::number(m_size.armour.at(i)));
            at += 4 + canvas.textMid(at + 4, y + 2.8, text, regular(6.6)) + 1.4;
        }
        canvas.rule(x, y + 2 * line, width - 3, 0.15, Inks::hair);
    }

    void drawBoxes(Canvas &canvas, double x, double y) const
    {
        for (int i = 0; i < m_size.damage; ++i) {
            const double left = x + (i % boxesInARow) * (box + boxGap), top = y + 1.4 + (i / boxesInARow) * (box + boxGap);
            canvas.tickBox(BoxShape::Square, left, top, box);
            // Behind it the walls begin to fall.
            if (i + 1 == m_size.damage / 2 && m_size.damage > 1)
                canvas.line(left + box + boxGap / 2, top - 1, left + box + boxGap / 2, top + box + 1, {0.8, Inks::text});
        }
    }

    void drawSearch(Canvas &canvas, double x, double y, double width) const
    {
        if (m_size.bases > 0)
            canvas.text(x, y + 3.4,
                        m_words.translate("Paper", "fire %1 · bases %2").arg(QString::number(m_size.fire), QString::number(m_size.bases)),
                        regular(6.8));
        const double cell = std::min(7.0, width / double(std::max<qsizetype>(1, m_size.search.size() + 2)));
        for (int side = 0; side < 2 && !m_size.search.isEmpty(); ++side) {
            const double row = y + 4.4 + side * 3.6;
            canvas.textMid(x, row + 1.6, QString(QChar('A' + side)), bold(7));
            for (qsizetype i = 0; i < m_size.search.size(); ++i) {
                const double left = x + 3 + double(i) * (cell + 1);
                canvas.tickBox(BoxShape::Circle, left, row + 0.2, 2.8);
                canvas.textMid(left + 3.4, row + 1.6, QStringLiteral("%1+").arg(m_size.search.at(i)), regular(6.2));
            }
        }
    }

    const StructureDesign &m_design;
    const StructureSize &m_size;
    const PaperText &m_words;
};

} // namespace

Pages layoutStructures(const Pack &pack, const SheetStyle &style, const TextMeter &meter)
{
    const StructureDesign &design = pack.paperKit().structures;
    if (design.isEmpty())
        return {};
    const PaperText words(style.language);
    SheetStyle sheet = style;
    sheet.footRight = words.translate("Paper", "structures");
    if (!design.note.isEmpty())
        sheet.footLeft += QStringLiteral(" · ") + design.note.in(style.language);
    SheetFrame frame(sheet, meter);
    PlateText head;
    head.title = words.translate("Paper", "Structures");
    head.subtitle = words.translate("Paper", "walls · damage, thick line at half · garrison · search roll by turn for sides A and B");
    double y = frame.newPage(head);
    for (const StructureSize &size : design.sizes) {
        const StructureRow row(design, size, words);
        const QString remark = words.translate("Paper", "%n damage point(s)", nullptr, size.damage);
        if (y + 8 + row.height() > frame.bottom())
            y = frame.newPage(head);
        y = frame.heading(frame.left(), y, frame.width(), size.name.in(style.language), remark) + 0.4;
        for (int i = 0; i < size.rows; ++i) {
            if (y + row.height() > frame.bottom())
                y = frame.newPage(head);
            row.draw(frame.canvas(), frame.left(), y, frame.width());
            y += row.height() + 1;
        }
        y += 1.4;
    }
    return frame.finish();
}

} // namespace muster::print
