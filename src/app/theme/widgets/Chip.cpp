// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/Chip.h"

#include "app/theme/style/Icons.h"

namespace muster::app {

Chip::Chip(const QString &text, QWidget *parent) : QToolButton(parent)
{
    setText(text);
    setCheckable(true);
    setProperty("chip", true);
    setFixedHeight(24);
    setIconSize({12, 12});
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QToolButton::toggled, this, &Chip::showTick);
    showTick(false);
}

void Chip::showTick(bool on)
{
    setIcon(on ? icons::icon("check", Token::Accent) : QIcon());
    setToolButtonStyle(on ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
    updateGeometry();
}

} // namespace muster::app
