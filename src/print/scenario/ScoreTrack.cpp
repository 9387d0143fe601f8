// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/scenario/ScoreTrack.h"

#include "print/layout/RichText.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr double turnRow = 7.4, scoreRow = 7.0, recordRow = 9.0;
constexpr int mostInARow = 12, openTurns = 8, pointsInARow = 20;

RichText::Setting labelSetting(double width)
{
    return {regular(7.8), width - 2, 1.08, Align::Left, Inks::text, 0};
}

} // namespace

double ScoreTrack::drawTurns(Canvas &canvas, double x, double y, double width, int from, int to, bool last) const
{
    const bool summed = last && !m_scenario.plan.score.isEmpty();
    const double names = labelWidth(width), sum = summed ? 20 : 0;
    const int columns = to - from + 1;
    const double cell = (width - names - sum) / columns;
    canvas.textMid(x, y + turnRow / 2, canvas.translate("Paper", "Turn"), regular(7.8));
    for (int i = 0; i < columns; ++i) {
        const QRectF box(x + names + i * cell, y, cell, turnRow);
        canvas.rect(box, 0, {0.35, Inks::text});
        canvas.textMid(box.left() + 1.2, box.center().y(), QString::number(from + i), bold(10));
        if (cell > 10)
            canvas.tickBox(BoxShape::Square, box.right() - 5.4, box.center().y() - 2.1, 4.2);
    }
    if (summed)
        canvas.textMid(x + width - sum / 2, y + turnRow / 2, canvas.translate("Paper", "Sum"), regular(7.8), Inks::text, Align::Centre);
    y += turnRow;
    for (const packs::ScoreLine &line : m_scenario.plan.score) {
        const RichText name = RichText::plain(canvas.paperText().typeset(line.name.in(m_language)));
        const double height = std::max(scoreRow, name.height(canvas.meter(), labelSetting(names)) + 1.2);
        name.draw(canvas, x, y + (height - name.height(canvas.meter(), labelSetting(names))) / 2, labelSetting(names));
        for (int i = 0; i < columns; ++i) {
            const QRectF box(x + names + i * cell, y, cell, height);
            if (from + i < line.from)
                canvas.closedField(box);
            canvas.rect(box, 0, {0.15, Inks::hair});
        }
        const QRectF total(x + width - sum, y, sum, height);
        if (last && !line.sum)
            canvas.closedField(total);
        if (last)
            canvas.rect(total, 0, {0.3, Inks::text});
        y += height;
    }
    return y + 2.4;
}

double ScoreTrack::drawVictoryPoints(Canvas &canvas, double x, double y, double width) const
{
    const int goal = m_scenario.victoryPoints;
    QStringList names;
    for (const packs::ScenarioSide &side : m_scenario.plan.sides)
        names.append(side.name.in(m_language));
    if (names.isEmpty())
        names = {canvas.translate("Paper", "Player %1").arg(1), canvas.translate("Paper", "Player %1").arg(2)};
    const double left = labelWidth(width), box = 6.4;
    for (const QString &name : names) {
        RichText::plain(canvas.translate("Paper", "Victory points, %1").arg(name)).draw(canvas, x, y + 0.6, labelSetting(left));
        const int perRow = std::max(1, std::min(pointsInARow, int((width - left) / (box + 1))));
        for (int i = 0; i < goal; ++i) {
            const QRectF place(x + left + (i % perRow) * (box + 1), y + (i / perRow) * (box + 1), box, box);
            canvas.rect(place, 0, {i + 1 == goal ? 0.7 : 0.3, Inks::text});
            canvas.textMid(place.center().x(), place.center().y(), QString::number(i + 1), i + 1 == goal ? bold(8) : regular(7), Inks::soft,
                           Align::Centre);
        }
        y += ((goal - 1) / perRow + 1) * (box + 1) + 1;
    }
    return y + 1.2;
}

double ScoreTrack::drawRecord(Canvas &canvas, double x, double y, double width) const
{
    QStringList fields{canvas.translate("Paper", "Date")};
    for (const packs::ScenarioSide &side : m_scenario.plan.sides)
        fields.append(side.name.in(m_language));
    if (m_scenario.plan.sides.isEmpty())
        fields.append(canvas.translate("Paper", "Players"));
    fields.append(canvas.translate("Paper", "Result"));
    const double first = width * 0.14, last = width * 0.3;
    const double other = (width - first - last) / double(fields.size() - 2);
    double left = x;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const double wide = i == 0 ? first : i + 1 == fields.size() ? last : other;
        canvas.rect({left, y, wide, recordRow}, 0, {0.15, Inks::hair});
        canvas.text(left + 1, y + 2.8, fields.at(i), canvas.meter().fitted(fields.at(i), regular(6.8), wide - 2, 5));
        left += wide;
    }
    return y + recordRow;
}

double ScoreTrack::draw(Canvas &canvas, double x, double y, double width) const
{
    const int turns = m_scenario.turns > 0 ? m_scenario.turns : openTurns;
    for (int from = 1; from <= turns; from += mostInARow) {
        const int to = std::min(turns, from + mostInARow - 1);
        y = drawTurns(canvas, x, y, width, from, to, to == turns);
    }
    if (m_scenario.turns == 0) {
        canvas.text(x, y + 1.6, canvas.translate("Paper", "The rules state no number of turns. Agreed:  ……"), italic(7.4));
        y += 4;
    }
    if (m_scenario.victoryPoints > 0 && m_scenario.victoryPoints <= 60)
        y = drawVictoryPoints(canvas, x, y, width);
    return drawRecord(canvas, x, y, width);
}

} // namespace muster::print
