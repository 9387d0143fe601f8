// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/ShapedText.h"

#include <QCache>
#include <QCoreApplication>
#include <QPainter>
#include <QStaticText>

#include <cmath>
#include <map>

namespace muster::app::paint {

namespace {

constexpr int keptTexts = 6000;  // what a catalogue of a thousand units shows
constexpr int longestKept = 200; // whole rules are not asked for twice
constexpr int wholeText = -1;

struct ShapeKey
{
    int role = 0;
    int room = wholeText; ///< in half pixels
    QString text;

    friend bool operator==(const ShapeKey &, const ShapeKey &) = default;
};

size_t qHash(const ShapeKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.role, key.room, key.text);
}

struct Shape
{
    double width = 0;
    QStaticText glyphs; ///< empty until it is drawn for the first time
    QString shown;
};

/// What was measured and drawn, for each font of the theme; another font forgets everything.
class Shapes
{
public:
    Shapes() { m_shapes.setMaxCost(keptTexts); }

    Shape &of(const QString &text, FontRole role, int room)
    {
        forgetOtherFonts(role);
        const ShapeKey key{int(role), room, text};
        if (Shape *known = m_shapes.object(key))
            return *known;
        auto *made = new Shape;
        const QFontMetricsF &metrics = Theme::current().metrics(role);
        made->shown = room == wholeText ? text : metrics.elidedText(text, Qt::ElideRight, room / 2.0);
        made->width = metrics.horizontalAdvance(made->shown);
        m_shapes.insert(key, made);
        return *made;
    }
    void clear()
    {
        m_shapes.clear();
        m_fonts.clear();
    }

private:
    void forgetOtherFonts(FontRole role)
    {
        const QFont font = roleFont(role);
        const auto known = m_fonts.find(int(role));
        if (known != m_fonts.end() && known->second == font)
            return;
        if (known != m_fonts.end())
            clear();
        m_fonts[int(role)] = font;
    }

    QCache<ShapeKey, Shape> m_shapes;
    std::map<int, QFont> m_fonts;
};

Shapes &shapes()
{
    static thread_local Shapes kept;
    // Glyphs must not outlive the fonts, which go with the application.
    static const bool once = [] {
        qAddPostRoutine([] { shapes().clear(); });
        return true;
    }();
    Q_UNUSED(once)
    return kept;
}

} // namespace

double textWidth(const QString &text, FontRole role)
{
    if (text.size() > longestKept)
        return Theme::current().metrics(role).horizontalAdvance(text);
    return shapes().of(text, role, wholeText).width;
}

double shapedText(QPainter &painter, const QRectF &rect, const QString &text, FontRole role, Qt::Alignment align)
{
    painter.setFont(roleFont(role));
    if (text.isEmpty() || rect.width() < 1)
        return 0;
    const bool fits = text.size() <= longestKept && textWidth(text, role) <= rect.width();
    Shape &shape = shapes().of(text, role, fits ? wholeText : int(std::floor(rect.width() * 2)));
    if (shape.glyphs.text().isEmpty()) {
        QString line = shape.shown;
        shape.glyphs.setTextFormat(Qt::PlainText);
        shape.glyphs.setText(line.replace(QLatin1Char('\n'), QLatin1Char(' ')));
        shape.glyphs.prepare(painter.transform(), painter.font());
    }
    const double height = shape.glyphs.size().height();
    double x = rect.left(), y = rect.top();
    if (align & Qt::AlignRight)
        x = rect.right() - shape.width;
    else if (align & Qt::AlignHCenter)
        x = rect.center().x() - shape.width / 2;
    if (align & Qt::AlignBottom)
        y = rect.bottom() - height;
    else if (align & Qt::AlignVCenter)
        y = rect.top() + (rect.height() - height) / 2;
    painter.drawStaticText(QPointF(x, y), shape.glyphs);
    return shape.width;
}

} // namespace muster::app::paint
