// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/imposition/Calibration.h"

#include "print/layout/RichText.h"

#include <array>

namespace muster::print {

namespace {

/// Draws the sheet for one paper; the middle column is 100 mm wide, whatever the paper.
class CalibrationSheet
{
public:
    CalibrationSheet(const QSizeF &paper, const QString &language, const TextMeter &meter)
        : m_paper(paper), m_canvas(meter, Inks{}, PaperText(language)), m_left((paper.width() - 100) / 2), m_k(paper.height() / 297.0)
    {
    }

    DisplayList front();
    DisplayList back();

private:
    std::array<QPointF, 4> targets() const
    {
        const double x = std::max(13.0, m_left - 17), top = 60 * m_k, bottom = 237 * m_k;
        return {{{x, top}, {m_paper.width() - x, top}, {x, bottom}, {m_paper.width() - x, bottom}}};
    }
    void target(const QPointF &at);
    void edges();
    void edgeMark(double number, int place);
    void ruler(double x, double y, bool down);
    double paragraph(double y, const QString &text, double size = 9);
    double ladders(double x, double y, double width);

    QSizeF m_paper;
    Canvas m_canvas;
    double m_left, m_k;
};

void CalibrationSheet::target(const QPointF &at)
{
    const Stroke hair{0.12, Inks::text};
    QPainterPath ring;
    ring.addEllipse(at, 7.5, 7.5);
    m_canvas.path(ring, 0, hair);
    for (int i = -5; i <= 5; ++i) {
        const double tick = i % 5 == 0 ? 1.8 : 1.0;
        m_canvas.line(at.x() + i, at.y() - tick, at.x() + i, at.y() + tick, hair);
        m_canvas.line(at.x() - tick, at.y() + i, at.x() + tick, at.y() + i, hair);
    }
    m_canvas.line(at.x() - 6, at.y(), at.x() + 6, at.y(), hair);
    m_canvas.line(at.x(), at.y() - 6, at.x(), at.y() + 6, hair);
    m_canvas.textMid(at.x(), at.y() - 9.4, QStringLiteral("−5"), regular(7.5), Inks::text, Align::Centre);
    m_canvas.textMid(at.x(), at.y() + 9.4, QStringLiteral("+5"), regular(7.5), Inks::text, Align::Centre);
    m_canvas.textMid(at.x() - 8.2, at.y() + 4, QStringLiteral("−5"), regular(7.5), Inks::text, Align::Centre);
    m_canvas.textMid(at.x() + 8.2, at.y() + 4, QStringLiteral("+5"), regular(7.5), Inks::text, Align::Centre);
}

// Lines at 3 to 10 mm from each edge: the first one that prints is the printer's margin.
void CalibrationSheet::edgeMark(double number, int place)
{
    const QString label = QString::number(int(number));
    const double w = m_paper.width(), h = m_paper.height();
    const Stroke stroke{0.2, Inks::text};
    const double x = w / 2 - 27 + place * 9.0, y = h / 2 - 33 + place * 9.0;
    m_canvas.line(x, number, x + 8, number, stroke);
    m_canvas.textMid(x + 4, number + 2, label, regular(7.5), Inks::text, Align::Centre);
    m_canvas.line(x, h - number, x + 8, h - number, stroke);
    m_canvas.textMid(x + 4, h - number - 2, label, regular(7.5), Inks::text, Align::Centre);
    m_canvas.line(number, y, number, y + 8, stroke);
    m_canvas.textMid(number + 2, y + 4, label, regular(7.5), Inks::text, Align::Centre);
    m_canvas.line(w - number, y, w - number, y + 8, stroke);
    m_canvas.textMid(w - number - 2, y + 4, label, regular(7.5), Inks::text, Align::Centre);
}

void CalibrationSheet::edges()
{
    int place = 0;
    for (const double number : {3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        edgeMark(number, place++);
}

void CalibrationSheet::ruler(double x, double y, bool down)
{
    for (int i = 0; i <= 100; ++i) {
        const double tick = i % 10 == 0 ? 6 : i % 5 == 0 ? 4 : 2.4;
        const Stroke stroke{i % 10 == 0 ? 0.3 : 0.12, Inks::text};
        if (down)
            m_canvas.line(x - tick, y + i, x, y + i, stroke);
        else
            m_canvas.line(x + i, y - tick, x + i, y, stroke);
        if (i % 10 == 0 && down)
            m_canvas.textMid(x - 7, y + i, QString::number(i), regular(7.5), Inks::text, Align::Right);
        else if (i % 10 == 0)
            m_canvas.textMid(x + i, y - 8, QString::number(i), regular(7.5), Inks::text, Align::Centre);
    }
    m_canvas.line(x, y, down ? x : x + 100, down ? y + 100 : y, {0.2, Inks::text});
}

double CalibrationSheet::paragraph(double y, const QString &text, double size)
{
    return y + RichText::markdown(text).draw(m_canvas, m_left, y, {regular(size), 100, 1.2, Align::Left, Inks::text, 0});
}

double CalibrationSheet::ladders(double x, double y, double width)
{
    const auto heading = [&](const char *text, const char *remark = nullptr) {
        const double used = m_canvas.text(x, y + 3, m_canvas.translate("Paper", text), bold(9));
        if (remark)
            m_canvas.text(x + used + 1.2, y + 3, m_canvas.translate("Paper", remark), italic(8));
        y += 5.2;
    };
    heading(QT_TRANSLATE_NOOP("Paper", "Smallest type"));
    for (const double size : {6.5, 7.0, 7.5, 8.0, 9.0}) {
        m_canvas.text(x, y + 2.4, QStringLiteral("%1 pt").arg(size), regular(7));
        m_canvas.text(x + 9, y + 2.4, QStringLiteral("Pounder 16 · 1/K 1/5 1/4 · Rattler, été, œil"), regular(size));
        y += 3.9;
    }
    y += 1;
    heading(QT_TRANSLATE_NOOP("Paper", "Grey steps"), QT_TRANSLATE_NOOP("Paper", "5 and 10 must differ from the paper"));
    const std::array<int, 8> greys{5, 10, 20, 30, 50, 70, 85, 100};
    for (size_t i = 0; i < greys.size(); ++i) {
        const int level = 255 - greys[i] * 255 / 100;
        const QRectF field(x + double(i) * width / 8, y, width / 8, 7);
        m_canvas.rect(field, qRgb(level, level, level), {0.12, Inks::hair});
        m_canvas.textMid(field.center().x(), field.center().y(), QString::number(greys[i]), regular(8),
                         greys[i] > 45 ? Inks::paper : Inks::text, Align::Centre);
    }
    y += 9;
    heading(QT_TRANSLATE_NOOP("Paper", "Lines, mm"));
    double at = x;
    for (const double weight : {0.1, 0.15, 0.3, 0.5}) {
        m_canvas.line(at, y + 1, at + width / 4 - 8, y + 1, {weight, Inks::text});
        m_canvas.textMid(at + width / 4 - 7, y + 1, QString::number(weight), regular(8));
        at += width / 4;
    }
    y += 4.5;
    heading(QT_TRANSLATE_NOOP("Paper", "Boxes: try your pencil"));
    at = x;
    for (const double size : {3.5, 4.0, 4.4, 5.0}) {
        at += m_canvas.tickBox(BoxShape::Square, at, y + (5 - size) / 2, size) + 1;
        at += m_canvas.textMid(at, y + 2.5, QString::number(size), regular(8)) + 2;
    }
    for (const BoxShape shape : {BoxShape::Circle, BoxShape::Shell, BoxShape::Hexagon})
        at += m_canvas.tickBox(shape, at, y + 0.3, 4.4) + 1.2;
    return y + 7;
}

DisplayList CalibrationSheet::front()
{
    edges();
    for (const QPointF &at : targets())
        target(at);
    m_canvas.text(m_left, 30 * m_k, m_canvas.translate("Paper", "Calibration, front"), bold(16));
    paragraph(32 * m_k,
              m_canvas.translate("Paper",
                                 "Print this sheet on both sides at 100 %, turned on the long edge, with the printer you use for cards."));
    ruler(m_left, 70 * m_k, false);
    paragraph(70 * m_k + 3,
              m_canvas.translate("Paper", "Lay a real ruler on the line: it must measure **100 mm**. If not, switch off “fit to page”."));
    ruler(m_left + 2, 88 * m_k, true);
    ladders(m_left + 12, 90 * m_k, 88);
    double y = std::max(188 * m_k + 6, 214 * m_k);
    m_canvas.text(m_left, y, m_canvas.translate("Paper", "Offset of the back"), bold(9));
    y = paragraph(
            y + 1.5,
            m_canvas.translate("Paper",
                               "Hold the sheet against the light. Read where the cross of the back falls on each scale (right and down are "
                               "plus), and enter the mean in the print settings."))
        + 1.5;
    const double row = 8 * std::min(1.0, m_k);
    for (int i = 0; i < 2; ++i)
        m_canvas.rect(QRectF(m_left, y + i * row, 100, row), 0, {0.15, Inks::text});
    m_canvas.line(m_left + 25, y, m_left + 25, y + 2 * row, {0.15, Inks::text});
    m_canvas.line(m_left + 50, y + row, m_left + 50, y + 2 * row, {0.15, Inks::text});
    m_canvas.line(m_left + 75, y + row, m_left + 75, y + 2 * row, {0.15, Inks::text});
    m_canvas.textMid(m_left + 2, y + row / 2, m_canvas.translate("Paper", "printer"), regular(9));
    m_canvas.textMid(m_left + 2, y + row * 1.5, QStringLiteral("x, mm"), regular(9));
    m_canvas.textMid(m_left + 52, y + row * 1.5, QStringLiteral("y, mm"), regular(9));
    paragraph(y + 2 * row + 3, m_canvas.translate("Paper", "Edge marks: the smallest number you can see is the margin of your printer."),
              7.5);
    return m_canvas.take();
}

// Plain crosses where the targets are when the sheet is turned.
DisplayList CalibrationSheet::back()
{
    for (const QPointF &front : targets()) {
        const QPointF at(m_paper.width() - front.x(), front.y());
        m_canvas.line(at.x() - 7, at.y(), at.x() + 7, at.y(), {0.15, Inks::text});
        m_canvas.line(at.x(), at.y() - 7, at.x(), at.y() + 7, {0.15, Inks::text});
    }
    m_canvas.text(m_left, 30 * m_k, m_canvas.translate("Paper", "Calibration, back"), bold(16));
    return m_canvas.take();
}

} // namespace

Pages calibrationSheet(const QSizeF &paper, const QString &language, const TextMeter &meter)
{
    Pages pages(2);
    pages[0].size = pages[1].size = paper;
    pages[0].add(CalibrationSheet(paper, language, meter).front());
    pages[1].add(CalibrationSheet(paper, language, meter).back());
    return pages;
}

} // namespace muster::print
