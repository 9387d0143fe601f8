// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/DisplayList.h"
#include "print/layout/Inks.h"
#include "print/layout/PaperText.h"
#include "print/layout/TextMeter.h"

#include <utility>

namespace muster::print {

enum class Align { Left, Centre, Right };
/// Tick boxes: the shape says what is ticked off (PRINT.md, section 8).
enum class BoxShape { Square, Circle, Shell, Hexagon, Field };

/// Collects drawing commands in millimetres.
class Canvas
{
public:
    Canvas(const TextMeter &meter, Inks inks, PaperText words = {}) : m_meter(meter), m_inks(inks), m_words(std::move(words)) {}
    /// An empty one of the same kind, to measure with.
    [[nodiscard]] Canvas scratch() const { return Canvas(m_meter, m_inks, m_words); }

    [[nodiscard]] const TextMeter &meter() const { return m_meter; }
    [[nodiscard]] const Inks &inks() const { return m_inks; }
    [[nodiscard]] const PaperText &paperText() const { return m_words; }
    /// A fixed word in the language of the page.
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_words.translate(context, english); }
    [[nodiscard]] const DisplayList &list() const { return m_list; }
    [[nodiscard]] DisplayList take() { return std::exchange(m_list, {}); }

    /// Text at a baseline; x is the left edge, the middle or the right edge. Gives the width.
    double text(double x, double baseline, const QString &text, const Font &font, QRgb colour = Inks::text, Align align = Align::Left);
    /// Text whose capitals are centred on the height `middle`.
    double textMid(double x, double middle, const QString &text, const Font &font, QRgb colour = Inks::text, Align align = Align::Left);
    void rect(const QRectF &rect, QRgb fill, Stroke stroke = {});
    void path(const QPainterPath &path, QRgb fill, Stroke stroke = {});
    void line(double x1, double y1, double x2, double y2, Stroke stroke);
    void rule(double x, double y, double width, double weight = 0.30, QRgb colour = Inks::text);
    void image(const QRectF &rect, const QImage &image);
    /// A symbol of the library in a square; unknown names draw nothing and give false.
    bool symbol(const QString &name, const QRectF &box, QRgb colour);
    bool symbolMid(const QString &name, double x, double middle, double size, QRgb colour);
    /// One tick box; gives its width. A ticked one has a cross.
    double tickBox(BoxShape shape, double x, double y, double height, bool ticked = false);
    [[nodiscard]] static double tickBoxWidth(BoxShape shape, double height);
    /// An area in the game colour: filled, or outlined when ink is saved.
    void plate(const QPainterPath &path);
    void plate(const QRectF &rect);
    /// A field that means "no effect": tinted, or with one diagonal when ink is saved.
    void closedField(const QRectF &rect);

private:
    const TextMeter &m_meter;
    Inks m_inks;
    PaperText m_words;
    DisplayList m_list;
};

} // namespace muster::print
