// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/VitalBoxes.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QPainter>

namespace muster::app {

using share::amount;
using share::toData;
using share::toText;

namespace {

double lineOf(FontRole role)
{
    return Theme::current().metrics(role).height();
}

int boxHeight()
{
    return std::max(46, int(lineOf(FontRole::Caption) + lineOf(FontRole::Title)) + 10);
}

int costLine()
{
    return std::max(22, int(lineOf(FontRole::BodyStrong)) + 4);
}

} // namespace

VitalBoxes::VitalBoxes(std::vector<UnitProfiles::Vital> vitals, QWidget *parent) : QWidget(parent), m_vitals(std::move(vitals))
{
    QStringList spoken;
    for (const auto &vital : m_vitals)
        spoken.append(vital.label + ' ' + vital.value + (vital.note.isEmpty() ? QString() : ' ' + vital.note));
    setAccessibleName(tr("Profile"));
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    setToolTip(spoken.join('\n')); // a very narrow panel cuts the small print
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int VitalBoxes::perRow(int width) const
{
    double widest = 70;
    for (const auto &vital : m_vitals) {
        const double note = vital.note.isEmpty() ? 0 : Theme::current().metrics(FontRole::Small).horizontalAdvance(vital.note) + 8;
        const double value = Theme::current().metrics(FontRole::Title).horizontalAdvance(vital.value) + note;
        widest = std::max(
            {widest, Theme::current().metrics(FontRole::Caption).horizontalAdvance(vital.label) + 20, std::min(value + 20, 220.0)});
    }
    return std::clamp(int((width + 8) / (widest + 8)), 1, std::max(1, int(m_vitals.size())));
}

int VitalBoxes::heightForWidth(int width) const
{
    const int columns = perRow(width);
    const int rows = (int(m_vitals.size()) + columns - 1) / columns;
    return rows * boxHeight() + (rows - 1) * 8;
}

void VitalBoxes::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int columns = perRow(width());
    const double wide = (width() - (columns - 1) * 8.0) / columns;
    for (int i = 0; i < int(m_vitals.size()); ++i) {
        const auto &vital = m_vitals[std::size_t(i)];
        const int high = boxHeight();
        const QRectF box((i % columns) * (wide + 8) + 0.5, (i / columns) * (high + 8) + 0.5, wide - 1, high - 1);
        const double caption = lineOf(FontRole::Caption) + 2;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color(Token::Line), 1));
        painter.drawRoundedRect(box, 4, 4);
        paint::text(painter, QRectF(box.left() + 10, box.top() + 4, box.width() - 16, caption), vital.label, FontRole::Caption,
                    color(Token::Text2));
        const QRectF below = box.adjusted(10, 4 + caption - 2, -6, -3);
        const double used = paint::text(painter, below, vital.value, FontRole::Title, color(Token::Text));
        if (used + 24 < box.width())
            paint::text(painter, below.adjusted(used + 6, 0, 0, 0), vital.note, FontRole::Small, color(Token::Text2));
    }
}

namespace {

void addCosts(std::vector<CostLine> &lines, const RosterEditor &editor, const rules::Selection &selection, int depth)
{
    const rules::EffectiveSelection *effective = editor.document().evaluator().selection(selection.id);
    const share::RosterLook &look = editor.look();
    if (effective) {
        const double own = look.cost(effective->costs);
        if (own != 0 || depth == 0)
            lines.push_back({look.name(*effective), depth, selection.number, own, false});
    }
    for (const rules::Selection &child : selection.selections)
        addCosts(lines, editor, child, depth + 1);
}

} // namespace

std::vector<CostLine> costLines(const RosterEditor &editor, const QString &selectionId)
{
    std::vector<CostLine> lines;
    const rules::SelectionPlace place = rules::findSelection(editor.document().roster(), toData(selectionId));
    if (!place)
        return lines;
    addCosts(lines, editor, *place.selection, 0);
    if (lines.size() < 2)
        return lines;
    double sum = 0;
    for (const CostLine &line : lines)
        sum += line.value;
    lines.push_back({VitalBoxes::tr("Total"), 0, 1, sum, true});
    return lines;
}

CostTable::CostTable(std::vector<CostLine> lines, const QString &unit, QWidget *parent)
    : QWidget(parent), m_lines(std::move(lines)), m_unit(unit)
{
    QStringList spoken;
    for (const CostLine &line : m_lines)
        spoken.append(line.name + ' ' + amount(line.value));
    setAccessibleName(tr("Calculation of the points"));
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    setFixedHeight(int(m_lines.size()) * costLine() + 2);
}

void CostTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    double y = 0;
    for (const CostLine &line : m_lines) {
        const QRectF row(0, y, width(), costLine());
        if (line.total) {
            painter.setPen(QPen(color(Token::Line), 1));
            painter.drawLine(QPointF(0, y + 0.5), QPointF(width(), y + 0.5));
        }
        const FontRole role = line.total ? FontRole::BodyStrong : FontRole::Small;
        const QString name = line.number > 1 ? QStringLiteral("%1× %2").arg(line.number).arg(line.name) : line.name;
        const QString value = line.total ? amount(line.value) + ' ' + m_unit : amount(line.value);
        const double figure = paint::numberWidth(value, role) + 12;
        paint::text(painter, row.adjusted(line.depth * 14, 0, -figure, 0), name, role, color(Token::Text));
        paint::drawNumber(painter, row, value, role, color(Token::Text));
        y += costLine();
    }
}

} // namespace muster::app
