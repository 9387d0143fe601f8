// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/missions/PageLabel.h"

#include <QLabel>

namespace muster::app {

QLabel *pageLabel(const QString &text, FontRole role, const char *look)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(roleFont(role));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (look)
        label->setProperty("role", look);
    return label;
}

} // namespace muster::app
