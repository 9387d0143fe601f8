// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/CardBlocks.h"

namespace muster::print {

namespace {

/// A row of boxes; breaks where the room ends, so that nothing leaves the card.
struct BoxRow
{
    Canvas &canvas;
    double left, right, x, y, tick;

    void need(double width)
    {
        if (x > left && x + width > right) {
            x = left;
            y += tick + 0.7;
        }
    }
};

int tickedIn(const Track &track, int group)
{
    if (track.tickedOf.empty())
        return group == 0 ? track.ticked : 0;
    return group < int(track.tickedOf.size()) ? track.tickedOf[std::size_t(group)] : 0;
}

// The boxes of several models: as many models in each line as in the first, one below the other, so that the eye finds them.
void drawGroups(BoxRow &row, const Track &track, double tick, double box, const CardMetrics &m)
{
    Canvas &canvas = row.canvas;
    const double digits = canvas.meter().width(QString::number(track.groups), bold(m.label)) + 0.5, gap = 1.4;
    const auto wide = [&](double size) { return digits + track.count * (size + 0.5) - 0.5; };
    const double start = row.x, room = row.right - start;
    // A little smaller boxes are better than one more line; a pencil needs 3.5 mm.
    double size = box;
    const auto perLine = [&](double each) { return std::max(1, int((room + gap) / (wide(each) + gap) + 1e-6)); };
    const auto linesAt = [&](double each) { return (track.groups + perLine(each) - 1) / perLine(each); };
    for (double smaller = box; smaller >= std::min(box, 3.6) - 1e-6; smaller -= 0.1)
        if (linesAt(smaller) < linesAt(size))
            size = smaller;
    const int columns = std::min(track.groups, perLine(size));
    for (int group = 0; group < track.groups; ++group) {
        if (group > 0 && group % columns == 0)
            row.y += row.tick + 0.7;
        row.x = start + (group % columns) * (wide(size) + gap);
        canvas.textMid(row.x + digits - 0.5, row.y + row.tick / 2, QString::number(group + 1), bold(m.label), Inks::text, Align::Right);
        row.x += digits;
        for (int i = 0; i < track.count; ++i) {
            row.need(size);
            row.x += canvas.tickBox(track.shape, row.x, row.y + (row.tick - tick * size / box) / 2, tick * size / box,
                                    i < tickedIn(track, group))
                + 0.5;
        }
    }
    row.x += 0.8;
}

void drawTrack(BoxRow &row, const Track &track, const CardMetrics &m)
{
    Canvas &canvas = row.canvas;
    const double tick = track.shape == BoxShape::Field ? m.tick * 1.36 : m.tick;
    const double box = Canvas::tickBoxWidth(track.shape, tick);
    if (!track.symbol.isEmpty()) {
        const double size = m.tick * 0.86;
        row.need(size + box + 1);
        canvas.symbolMid(track.symbol, row.x, row.y + row.tick / 2, size, canvas.inks().line());
        row.x += size + 1.0;
    }
    if (!track.label.isEmpty()) {
        const double width = canvas.meter().width(track.label, regular(m.rule));
        row.need(width + box + 1);
        canvas.textMid(row.x, row.y + row.tick / 2, track.label, regular(m.rule));
        row.x += width + 1.0;
    }
    if (track.numbered && track.groups > 1) {
        drawGroups(row, track, tick, box, m);
        return;
    }
    for (int i = 0; i < track.count * std::max(1, track.groups); ++i) {
        row.need(box);
        row.x += canvas.tickBox(track.shape, row.x, row.y + (row.tick - tick) / 2, tick, i < track.ticked) + 0.5;
    }
    row.x += 0.8;
}

} // namespace

double drawTracks(Canvas &canvas, const TracksBlock &block, const QPointF &at, double width, const CardMetrics &m, const QString &remark)
{
    double top = at.y();
    if (!block.once.isEmpty()) {
        BoxRow row{canvas, at.x(), at.x() + width, at.x(), top, m.tick};
        for (const QString &name : block.once) {
            const double label = std::min(canvas.meter().width(name, regular(m.rule)), width - m.tick - 1);
            row.need(m.tick + 0.6 + label);
            row.x += canvas.tickBox(BoxShape::Hexagon, row.x, row.y, m.tick) + 0.6;
            canvas.textMid(row.x, row.y + m.tick / 2, name, canvas.meter().fitted(name, regular(m.rule), label, 6.5));
            row.x += label + 1.4;
        }
        top = row.y + m.tick + 0.7;
    }
    if (block.tracks.empty() && remark.isEmpty())
        return top - at.y();
    canvas.rule(at.x(), top, width);
    top += 0.9;
    BoxRow row{canvas, at.x() + 0.2, at.x() + width, at.x() + 0.2, top, m.tick};
    for (const Track &track : block.tracks)
        if (track.shape == BoxShape::Field)
            row.tick = m.tick * 1.36;
    for (const Track &track : block.tracks)
        drawTrack(row, track, m);
    if (!remark.isEmpty()) {
        const double w = canvas.meter().width(remark, regular(m.foot));
        row.need(w);
        canvas.textMid(at.x() + width, row.y + row.tick / 2, remark, regular(m.foot), Inks::text, Align::Right);
    }
    return row.y + row.tick - at.y() + 0.1;
}

double drawRecord(Canvas &canvas, const RecordBlock &block, const QPointF &at, double width, const CardMetrics &m)
{
    const double label = pitch(m.label, 1.3);
    if (!block.table) {
        canvas.textMid(at.x(), at.y() + label / 2, canvas.translate("Paper", "Kills: write down the points"), regular(m.rule));
        const double height = m.tick * 1.3, box = Canvas::tickBoxWidth(BoxShape::Field, height);
        const int count = std::max(3, int((width + 0.5) / (box + 0.5)));
        const double gap = (width - count * box) / (count - 1);
        for (int i = 0; i < count; ++i)
            canvas.tickBox(BoxShape::Field, at.x() + i * (box + gap), at.y() + label + 0.4, height);
        return label + height + 1.2;
    }
    const QStringList heads{canvas.translate("Paper", "Mission"), canvas.translate("Paper", "Kills"), canvas.translate("Paper", "XP"),
                            canvas.translate("Paper", "State")};
    const double shares[] = {0.40, 0.20, 0.16, 0.24};
    double x = at.x();
    const double row = 5.0, head = label + 0.8;
    for (int c = 0; c < 4; ++c) {
        canvas.textMid(x + 0.2, at.y() + head / 2, heads[c], bold(m.label));
        if (c > 0)
            canvas.line(x - 0.4, at.y() + head, x - 0.4, at.y() + head + block.rows * row, {0.12, Inks::hair});
        x += shares[c] * width;
    }
    canvas.rule(at.x(), at.y() + head, width);
    for (int r = 1; r <= block.rows; ++r)
        canvas.rule(at.x(), at.y() + head + r * row, width, 0.12, Inks::hair);
    return head + block.rows * row + 0.6;
}

} // namespace muster::print
