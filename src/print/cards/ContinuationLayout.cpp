// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/FaceFrame.h"
#include "print/cards/MostRows.h"

namespace muster::print {

namespace {

double drawMoved(Canvas &canvas, const FaceFrame &frame, const Block &block, double y)
{
    const QPointF at(frame.left, y);
    const CardMetrics &m = frame.m;
    if (const auto *vitals = std::get_if<VitalsBlock>(&block))
        return drawVitals(canvas, *vitals, at, frame.width, m);
    if (const auto *advantage = std::get_if<AdvantageBlock>(&block))
        return drawAdvantage(canvas, *advantage, at, frame.width, m);
    if (const auto *line = std::get_if<LineBlock>(&block))
        return drawLine(canvas, *line, at, frame.width, m);
    if (const auto *tracks = std::get_if<TracksBlock>(&block))
        return drawTracks(canvas, *tracks, at, frame.width, m, {});
    if (const auto *costs = std::get_if<CostsBlock>(&block))
        return drawCosts(canvas, *costs, at, frame.width, m);
    if (const auto *record = std::get_if<RecordBlock>(&block))
        return drawRecord(canvas, *record, at, frame.width, m);
    if (const auto *notes = std::get_if<NotesBlock>(&block))
        return RichText::plain(notes->text, Weight::Regular, true).draw(canvas, at.x(), y, ruleSetting(m.rule, frame.width));
    if (const auto *rules = std::get_if<RulesBlock>(&block))
        return drawRuleNames(canvas, *rules, at, frame.width, m);
    return 0;
}

/// Rows of the tables, as many as fit. Gives the y below.
double flowTables(Canvas &canvas, const FaceFrame &frame, Leftover &leftover, double y, double limit)
{
    while (!leftover.tables.empty()) {
        TableBlock &table = leftover.tables.front();
        TableForm look{frame.m.steps[std::min<size_t>(2, frame.m.steps.size() - 1)], false, false};
        const auto rowsAt = [&](const TableStep &step) {
            TableForm tried = look;
            tried.step = step;
            return mostRows(table.rows.size(), [&](size_t count) {
                tried.count = count;
                Canvas probe = canvas.scratch();
                return y + drawTable(probe, table, {frame.left, y}, frame.width, frame.m, tried) <= limit;
            });
        };
        size_t rows = rowsAt(look.step);
        // Smaller type is better than a row that stands alone on the next face.
        for (size_t i = 3; i < frame.m.steps.size() && rows < table.rows.size(); ++i)
            if (const size_t more = rowsAt(frame.m.steps[i]); more > rows) {
                rows = more;
                look.step = frame.m.steps[i];
            }
        // A face that holds nothing else must take at least one row, or there would be no end.
        if (rows == 0 && y < frame.top + frame.m.height() * 0.35)
            rows = std::min<size_t>(1, table.rows.size());
        if (rows == 0)
            return y;
        look.count = rows;
        y += drawTable(canvas, table, {frame.left, y}, frame.width, frame.m, look) + frame.m.gap;
        table.rows.erase(table.rows.begin(), table.rows.begin() + long(rows));
        if (!table.rows.empty())
            return y;
        leftover.tables.erase(leftover.tables.begin());
    }
    return y;
}

double flowBlocks(Canvas &canvas, const FaceFrame &frame, Leftover &leftover, double y, double limit)
{
    while (!leftover.blocks.empty()) {
        Canvas probe = canvas.scratch();
        const double height = drawMoved(probe, frame, leftover.blocks.front(), y);
        if (y + height > limit && y > frame.top + frame.m.height() * 0.35)
            return y;
        y += drawMoved(canvas, frame, leftover.blocks.front(), y) + frame.m.gap;
        leftover.blocks.erase(leftover.blocks.begin());
    }
    return y;
}

} // namespace

DisplayList layoutContinuation(const FaceFrame &frame, Leftover &leftover, bool back, const QString &part)
{
    Canvas canvas = frame.canvas();
    HeadBlock head;
    for (const Block &block : frame.content.front)
        if (const auto *first = std::get_if<HeadBlock>(&block))
            head = *first;
    const double y = flowLeftover(canvas, frame, leftover, frame.drawHead(canvas, head, back, part), frame.bottom);
    if (leftover.empty() && frame.options.notes && frame.bottom - y > 8)
        drawNoteLines(canvas, QRectF(frame.left, y, frame.width, frame.bottom - y), 5.0);
    return canvas.take();
}

double flowLeftover(Canvas &canvas, const FaceFrame &frame, Leftover &leftover, double y, double limit)
{
    y = flowTables(canvas, frame, leftover, y, limit);
    if (leftover.tables.empty())
        y = flowBlocks(canvas, frame, leftover, y, limit);
    if (!leftover.tables.empty() || !leftover.blocks.empty())
        return y;
    const RichText::Setting setting = ruleSetting(frame.m.rule, frame.width);
    while (!leftover.texts.empty()) {
        const int lines = int((limit - y) / pitch(frame.m.rule, 1.18));
        const RichText text = leftover.texts.front();
        leftover.texts.erase(leftover.texts.begin());
        if (text.lineCount(frame.meter, setting) > lines) {
            const auto [here, rest] = text.split(frame.meter, setting, lines);
            here.draw(canvas, frame.left, y, setting);
            leftover.texts.insert(leftover.texts.begin(), rest);
            return limit;
        }
        y += text.draw(canvas, frame.left, y, setting) + ruleGap(frame.m.rule);
    }
    const std::vector<RuleEntry> rules = std::move(leftover.rules);
    leftover.rules.clear();
    return flowRules(canvas, rules, {frame.left, y}, frame.width, limit, frame.m.rule, leftover);
}

bool moveToFront(const FaceFrame &frame, Face &front, Leftover &leftover)
{
    const double room = front.roomBottom - front.roomTop;
    if (!front.leftover.empty() || room < 4)
        return false;
    Leftover probe = leftover;
    Canvas measure = frame.canvas();
    const double height = flowLeftover(measure, frame, probe, front.roomTop, front.roomBottom) - front.roomTop;
    if (!probe.empty() || height > room)
        return false;
    Canvas canvas = frame.canvas();
    (void)flowLeftover(canvas, frame, leftover, front.roomBottom - height, front.roomBottom + 0.01);
    const DisplayList moved = canvas.take();
    front.list.insert(front.list.end(), moved.begin(), moved.end());
    front.roomBottom -= height;
    leftover = {};
    return true;
}

void repeatRules(const FaceFrame &frame, Face &front)
{
    for (const Block &block : frame.content.front)
        if (std::holds_alternative<RulesBlock>(block))
            return; // this game says on its fronts what it wants there
    std::vector<RuleEntry> all, own;
    for (const Block &block : frame.content.back)
        if (const auto *rules = std::get_if<RulesBlock>(&block))
            for (const RuleEntry &rule : rules->entries) {
                if (rule.text.isEmpty())
                    continue;
                all.push_back(rule);
                if (rule.front && rule.grantedBy.isEmpty())
                    own.push_back(rule);
            }
    for (const std::vector<RuleEntry> *rules : {&all, &own}) {
        Leftover wanted;
        wanted.rules = *rules;
        if (!rules->empty() && moveToFront(frame, front, wanted))
            return;
    }
}

} // namespace muster::print
