// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/UnitFoot.h"

#include "app/theme/paint/Paint.h"
#include "text/Typography.h"

#include <QPainter>

namespace muster::app {

namespace {

const QString footArrow = QStringLiteral(" → ");

double footLine()
{
    return std::max(20.0, Theme::current().metrics(FontRole::Body).height() + 4);
}

} // namespace

UnitFoot::UnitFoot(QWidget *parent) : QWidget(parent)
{
    setObjectName("unitFoot");
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize UnitFoot::sizeHint() const
{
    return {300, int(2 * footLine()) + 12};
}

void UnitFoot::showUnit(const std::vector<UnitProfiles::Vital> &vitals, const std::vector<CostLine> &costs, const QString &points)
{
    m_vitals = vitals;
    m_costs = costs;
    m_points = points;
    endPreview();
}

void UnitFoot::showPreview(const QString &option, const std::vector<UnitProfiles::Vital> &vitals, const QString &points,
                           const QString &army)
{
    m_option = option;
    m_then = vitals;
    m_pointsThen = points;
    m_army = army;
    speak();
}

void UnitFoot::endPreview()
{
    m_option.clear();
    m_then.clear();
    m_pointsThen.clear();
    m_army.clear();
    speak();
}

void UnitFoot::speak()
{
    setAccessibleName(tr("Profile and calculation"));
    setAccessibleDescription(sentence());
    setToolTip(sentence());
    update();
}

QString UnitFoot::calculation() const
{
    QStringList parts;
    for (const CostLine &line : m_costs) {
        if (!line.total)
            parts.append(line.name + ' ' + share::amount(line.value));
    }
    return parts.size() < 2 ? m_points : parts.join(QStringLiteral(" + ")) + QStringLiteral(" = ") + m_points;
}

QString UnitFoot::secondLine() const
{
    if (m_option.isEmpty())
        return calculation();
    const QString points = m_points == m_pointsThen ? m_points : m_points + footArrow + m_pointsThen;
    return text::labelled(tr("With %1").arg(m_option), m_army.isEmpty() ? points : points + QStringLiteral(" · ") + m_army);
}

QString UnitFoot::sentence() const
{
    QStringList vitals;
    for (std::size_t i = 0; i < m_vitals.size(); ++i) {
        const QString &now = m_vitals[i].value, &then = i < m_then.size() ? m_then[i].value : now;
        vitals.append(m_vitals[i].label + ' ' + (now == then ? now : now + footArrow + then));
    }
    return vitals.join(QStringLiteral(", ")) + '\n' + secondLine();
}

double UnitFoot::paintVital(QPainter &painter, const QRectF &rect, const UnitProfiles::Vital &vital) const
{
    const auto index = std::size_t(&vital - m_vitals.data());
    const QString then = index < m_then.size() && m_then.size() == m_vitals.size() ? m_then[index].value : vital.value;
    double x = rect.left();
    const auto put = [&](const QString &words, FontRole role, Token ink) {
        x += paint::text(painter, QRectF(x, rect.top(), std::max(0.0, rect.right() - x), rect.height()), words, role, color(ink));
    };
    put(vital.label + ' ', FontRole::Caption, Token::Text2);
    if (then == vital.value) {
        put(vital.value, FontRole::BodyStrong, Token::Text);
    } else {
        put(vital.value + footArrow, FontRole::Small, Token::Text3);
        put(then, FontRole::BodyStrong, Token::Advantage);
    }
    return x - rect.left();
}

void UnitFoot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Header));
    painter.fillRect(QRectF(0, 0, width(), 1), color(Token::Line));
    const double high = footLine(), right = width() - 14;
    double x = 14;
    for (const UnitProfiles::Vital &vital : m_vitals) {
        if (right - x < 40)
            break; // the tool tip has all of them
        x += paintVital(painter, QRectF(x, 6, right - x, high), vital) + 14;
    }
    paint::text(painter, QRectF(14, 6 + high, right - 14, high), secondLine(), FontRole::Small,
                color(m_option.isEmpty() ? Token::Text2 : Token::Advantage));
}

} // namespace muster::app
