// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace muster::app {

/// From the edge of a dialog to what is in it.
constexpr int dialogMargin = 18;

/// Fusion with our own check marks, focus frame and branch arrows; asks the theme for colours at paint time. Also what every
/// dialog has in common, Qt's own included: margins, the order of buttons, and words that are never taken for rich text.
class MusterStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    MusterStyle();

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returnData) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    using QProxyStyle::unpolish;
    void unpolish(QWidget *widget) override;

protected:
    /// The wheel turns a page, it never changes a value on the way.
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace muster::app
