// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/ArmyGauge.h"

#include "print/layout/RichText.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

namespace {

/// a, b, … z, aa, …
QString letterOf(int index)
{
    const QChar last('a' + index % 26);
    return index < 26 ? QString(last) : letterOf(index / 26 - 1) + last;
}

} // namespace

// One segment per unit; the tones tell the formations (or slots) apart. A name that finds no room stands below with its letter.
double ArmyGauge::draw(double y) const
{
    const double total = std::max({m_source.totalPoints(), m_source.limit(), 1.0});
    Canvas &c = m_frame.canvas();
    const bool byGroup = m_source.groups().size() > 1;
    QStringList tones, unnamed;
    double x = m_frame.left();
    const double height = 7;
    const auto segment = [&](const QString &tone, const QString &name, double points) {
        if (!tones.contains(tone))
            tones.append(tone);
        const double width = m_frame.width() * points / total;
        if (width <= 0)
            return;
        const int step = int(tones.indexOf(tone)) % 3;
        const QRgb fill = c.inks().saver() ? 0 : step == 0 ? c.inks().plate() : c.inks().tone(step == 1 ? 0.4 : 0.2);
        c.rect(QRectF(x, y, std::max(0.3, width - 0.4), height), fill, c.inks().saver() ? Stroke{0.2, Inks::text} : Stroke{});
        const QRgb ink = step == 0 && !c.inks().saver() ? Inks::paper : Inks::text;
        QString shown = name;
        if (c.meter().width(name, regular(7)) >= width - 1.2) {
            shown = letterOf(int(unnamed.size()));
            unnamed.append(QStringLiteral("%1 %2").arg(name, numberText(points)));
        }
        const double inset = std::min(0.8, width * 0.12);
        c.text(x + inset, y + 2.9, shown, regular(7), ink);
        if (c.meter().width(numberText(points), bold(8)) < width - 0.8)
            c.text(x + inset, y + height - 0.9, numberText(points), bold(8), ink);
        x += width;
    };
    // Blocks of a very large army would be too narrow for a letter.
    const bool coarse = std::any_of(m_source.units().begin(), m_source.units().end(), [&](const RosterUnit &unit) {
        const double points = m_source.ownPoints(*unit.selection);
        return points > 0 && m_frame.width() * points / total < 1.7;
    });
    for (const UnitGroup &group : m_source.groups()) {
        const QString tone = QString::number(&group - m_source.groups().data());
        if (coarse) {
            segment(tone, group.title, group.points);
            continue;
        }
        double left = group.points;
        for (const RosterUnit *unit : group.units) {
            const double points = m_source.ownPoints(*unit->selection);
            segment(byGroup ? tone : unit->slot.section(' ', 0, 0), m_source.fullTitleOf(*unit->selection), points);
            left -= points;
        }
        for (const rules::Selection *other : group.others) {
            segment(byGroup ? tone : m_source.slotOf(*other), m_source.fullTitleOf(*other), m_source.points(*other));
            left -= m_source.points(*other);
        }
        if (std::abs(left) > 1e-9)
            segment(tone, m_words.translate("Paper", "Other"), left);
    }
    if (m_source.limit() > m_source.totalPoints() && x < m_frame.right() - 0.5)
        c.rect(QRectF(x, y + 0.1, m_frame.right() - x, height - 0.2), 0, {0.2, Inks::faint, Dash::Dashed});
    return drawKey(unnamed, y + height + 1.4) + 1.6;
}

double ArmyGauge::drawKey(const QStringList &unnamed, double y) const
{
    RichText key;
    for (int i = 0; i < unnamed.size(); ++i) {
        key.add({(i > 0 ? QStringLiteral("   ") : QString()) + letterOf(i) + QChar::Nbsp, Weight::Bold, false, {}});
        key.add({QString(unnamed[i]).replace(' ', QChar::Nbsp), Weight::Regular, false, {}});
    }
    if (!unnamed.isEmpty())
        y += key.draw(m_frame.canvas(), m_frame.left(), y, {regular(7.4), m_frame.width(), 1.15, Align::Left, Inks::text, 0});
    return y;
}

} // namespace muster::print
