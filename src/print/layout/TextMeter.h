// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/Font.h"

#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <map>

namespace muster::print {

/// Measures text in millimetres at the layout resolution. Keeps what it measured; one per thread.
class TextMeter
{
public:
    /// The text as it is set: data is typed with straight apostrophes, paper has curled ones.
    [[nodiscard]] static QString typographic(const QString &text);
    [[nodiscard]] double width(const QString &text, const Font &font) const;
    /// Height of capitals and figures above the baseline.
    [[nodiscard]] double capHeight(const Font &font) const;
    /// How many characters were measured so far, those that were known not counted: what laying out costs.
    [[nodiscard]] qint64 measured() const { return m_measured; }
    /// Largest size of `font` from its own down to `floor` in `step` at which the text is not wider than `room`.
    [[nodiscard]] Font fitted(const QString &text, Font font, double room, double floor, double step = 0.25) const;

private:
    struct Face
    {
        QFontMetricsF metrics;
        QHash<QString, double> widths;
    };
    Face &face(const Font &font) const;

    mutable std::map<Font, Face> m_faces;
    mutable qint64 m_measured = 0;
};

} // namespace muster::print
