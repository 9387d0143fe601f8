// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/VerdictButton.h"

#include "app/theme/style/Icons.h"

#include <QStyle>
#include <QVariant>

namespace muster::app {

VerdictButton::VerdictButton(QWidget *parent) : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({20, 16});
    setObjectName("verdict");
    setFocusPolicy(Qt::TabFocus);
    setVerdict(0, 0, true);
}

void VerdictButton::setVerdict(int problems, int hints, bool empty)
{
    if (empty)
        setVerdict(tr("Empty"), Tone::Neutral);
    else if (problems > 0)
        setVerdict(tr("%n problem(s)", nullptr, problems), Tone::Error);
    else if (hints > 0)
        setVerdict(tr("%n hint(s)", nullptr, hints), Tone::Warning);
    else
        setVerdict(tr("Legal"), Tone::Ok);
    setToolTip(text().trimmed() + '\n' + tr("Show the findings"));
}

void VerdictButton::setVerdict(const QString &text, Tone tone)
{
    m_tone = tone;
    // A space more than the style's own: icon and words stand 8 px apart.
    setText(' ' + text);
    setAccessibleName(tr("Verdict: %1").arg(text));
    setToolTip(text); // a narrow strip shows the icon alone
    setIcon(icons::icon(toneIcon(tone), strongToken(tone), strongToken(tone)));
    setStyleProperty(this, "verdict", toneName(tone));
}

void setStyleProperty(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace muster::app
