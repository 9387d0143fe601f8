// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tone.h"

#include <QWidget>

namespace muster::app {

/// A few words on a soft ground: a kind, a state, a remark.
class Badge final : public QWidget
{
    Q_OBJECT

public:
    explicit Badge(QWidget *parent = nullptr);

    /// Takes the icon of the tone unless the tone is neutral; give "-" for none.
    void set(const QString &text, Tone tone = Tone::Neutral, const QString &icon = {});
    [[nodiscard]] QString text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    Tone m_tone = Tone::Neutral;
    QString m_icon;
};

} // namespace muster::app
