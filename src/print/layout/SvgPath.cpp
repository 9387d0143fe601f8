// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/SvgPath.h"

#include <cmath>

namespace muster::print {

namespace {

constexpr double pi = 3.14159265358979323846;

/// Reads commands and numbers one after the other.
class Reader
{
public:
    explicit Reader(const QString &text) : m_text(text) {}

    QPainterPath read()
    {
        QChar command;
        while (skip(), m_at < m_text.size()) {
            if (m_text[m_at].isLetter())
                command = m_text[m_at++];
            else if (command.isNull())
                break;
            if (!step(command))
                break;
        }
        m_path.setFillRule(Qt::OddEvenFill);
        return m_path;
    }

private:
    void skip()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == ','))
            ++m_at;
    }

    double number()
    {
        skip();
        const qsizetype start = m_at;
        if (m_at < m_text.size() && (m_text[m_at] == '-' || m_text[m_at] == '+'))
            ++m_at;
        bool dot = false;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || (m_text[m_at] == '.' && !dot))) {
            dot = dot || m_text[m_at] == '.';
            ++m_at;
        }
        bool ok = false;
        const double value = QStringView(m_text).mid(start, m_at - start).toDouble(&ok);
        m_ok = m_ok && ok;
        return value;
    }

    QPointF point(const QPointF &origin)
    {
        const double x = number();
        return origin + QPointF(x, number());
    }

    bool step(QChar command)
    {
        const QPointF here = m_path.currentPosition();
        const QPointF origin = command.isLower() ? here : QPointF();
        switch (command.toUpper().unicode()) {
        case 'M':
            m_path.moveTo(point(origin));
            break;
        case 'L':
            m_path.lineTo(point(origin));
            break;
        case 'H':
            m_path.lineTo(origin.x() + number(), here.y());
            break;
        case 'V':
            m_path.lineTo(here.x(), origin.y() + number());
            break;
        case 'C': {
            const QPointF a = point(origin), b = point(origin);
            m_path.cubicTo(a, b, point(origin));
            break;
        }
        case 'Q': {
            const QPointF a = point(origin);
            m_path.quadTo(a, point(origin));
            break;
        }
        case 'A':
            arc(here, origin);
            break;
        case 'Z':
            m_path.closeSubpath();
            break;
        default:
            return false;
        }
        return m_ok;
    }

    // Circular arcs only: no symbol needs an ellipse.
    void arc(const QPointF &from, const QPointF &origin)
    {
        double radius = number();
        number();
        number();
        const bool large = number() != 0, sweep = number() != 0;
        const QPointF to = point(origin);
        const QPointF half = (to - from) / 2;
        const double chord = std::hypot(half.x(), half.y());
        if (chord < 1e-9)
            return;
        radius = std::max(radius, chord);
        const double rise = std::sqrt(std::max(0.0, radius * radius - chord * chord));
        const double side = large != sweep ? 1.0 : -1.0;
        const QPointF centre = from + half + QPointF(-half.y(), half.x()) / chord * rise * side;
        const double start = std::atan2(from.y() - centre.y(), from.x() - centre.x());
        double span = std::atan2(to.y() - centre.y(), to.x() - centre.x()) - start;
        if (sweep && span <= 0)
            span += 2 * pi;
        if (!sweep && span >= 0)
            span -= 2 * pi;
        const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
        m_path.arcTo(box, -start * 180 / pi, -span * 180 / pi);
    }

    const QString &m_text;
    qsizetype m_at = 0;
    bool m_ok = true;
    QPainterPath m_path;
};

} // namespace

QPainterPath pathFromSvg(const QString &data)
{
    return Reader(data).read();
}

} // namespace muster::print
