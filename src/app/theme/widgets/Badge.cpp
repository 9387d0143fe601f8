// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/Badge.h"

#include "app/theme/paint/Paint.h"

#include <cmath>

namespace muster::app {

Badge::Badge(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Badge::set(const QString &text, Tone tone, const QString &icon)
{
    m_text = text;
    m_tone = tone;
    m_icon = icon == "-" ? QString() : icon.isEmpty() && tone != Tone::Neutral && tone != Tone::Accent ? toneIcon(tone) : icon;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    return {int(std::ceil(paint::badgeWidth(m_text, m_icon))), 18};
}

void Badge::paintEvent(QPaintEvent *)
{
    if (m_text.isEmpty())
        return;
    QPainter painter(this);
    paint::badge(painter, 0, height() / 2.0, m_text, m_tone, m_icon);
}

} // namespace muster::app
