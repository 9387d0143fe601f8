// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/chronicle/ChronicleColumn.h"

namespace muster::print {

void ChronicleColumn::addSpace(double height)
{
    add(height, nullptr);
}

void ChronicleColumn::addText(const TextMeter &meter, const RichText &text, const RichText::Setting &setting)
{
    RichText rest = text;
    while (!rest.isEmpty()) {
        const auto [first, others] = rest.split(meter, setting, 1);
        add(pitch(setting.font.points, setting.leading), [line = first, setting](SheetFrame &frame, double x, double y) {
            RichText::Setting one = setting;
            one.width += 0.5; // it was broken to this width: it must not break again
            line.draw(frame.canvas(), x, y, one);
        });
        if (others.toPlainText().size() >= rest.toPlainText().size())
            break; // a line takes something off, whatever is in it
        rest = others;
    }
}

void ChronicleColumn::addHeading(const TextMeter &meter, const QString &title, const QString &remark)
{
    const double width = m_width;
    RichText words({{title, Weight::Bold, false, {}}});
    if (!remark.isEmpty())
        words.add({QStringLiteral("  ") + remark, Weight::Regular, true, {}});
    const double height = words.height(meter, {bold(9.4), width, 1.2, Align::Left, Inks::text, 0});
    add(
        height + 3.2, [title, remark, width](SheetFrame &frame, double x, double y) { frame.heading(x, y, width, title, remark, 9.4); },
        true);
}

double ChronicleColumn::fill(SheetFrame &frame, double x, double top, double bottom)
{
    double y = top;
    const bool whole = bottom - top > 100; // on a page of its own whatever is higher than it stands there all the same
    for (; m_next < m_pieces.size(); ++m_next) {
        const Piece &piece = m_pieces[m_next];
        const double next = piece.withNext && m_next + 1 < m_pieces.size() ? m_pieces[m_next + 1].height : 0;
        if (y + piece.height + next > bottom && !(whole && y == top))
            break;
        if (!piece.draw && y == top)
            continue; // no room above what comes first
        if (piece.draw)
            piece.draw(frame, x, y);
        y += piece.height;
    }
    return y;
}

double ChronicleColumn::height() const
{
    double sum = 0;
    for (const Piece &piece : m_pieces)
        sum += piece.height;
    return sum;
}

} // namespace muster::print
