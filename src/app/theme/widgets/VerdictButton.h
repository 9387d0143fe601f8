// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tone.h"

#include <QToolButton>

namespace muster::app {

/// The answer of the rules in the toolbar: Legal, 2 hints, 1 problem, Empty. Click opens the findings.
class VerdictButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit VerdictButton(QWidget *parent = nullptr);

    void setVerdict(int problems, int hints, bool empty);
    /// Any other state in words.
    void setVerdict(const QString &text, Tone tone);
    [[nodiscard]] Tone tone() const { return m_tone; }

private:
    Tone m_tone = Tone::Neutral;
};

/// Sets a dynamic property and lets the style sheet see it.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);

} // namespace muster::app
