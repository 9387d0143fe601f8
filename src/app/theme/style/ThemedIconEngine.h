// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tokens.h"

#include <QIconEngine>

namespace muster::app {

/// Draws a line icon in the colours that the theme has at that moment.
class ThemedIconEngine final : public QIconEngine
{
public:
    ThemedIconEngine(const QString &name, Token normal, Token on) : m_name(name), m_normal(normal), m_on(on) {}
    ThemedIconEngine(const QString &name, const QColor &fixed) : m_name(name), m_fixed(fixed) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override { return {QSize(14, 14), QSize(16, 16), QSize(20, 20)}; }
    bool isNull() override { return false; }
    QString iconName() override { return m_name; }
    QIconEngine *clone() const override { return new ThemedIconEngine(*this); }

private:
    [[nodiscard]] QColor colour(QIcon::Mode mode, QIcon::State state) const;

    QString m_name;
    Token m_normal = Token::Text2;
    Token m_on = Token::Accent;
    QColor m_fixed;
};

} // namespace muster::app
