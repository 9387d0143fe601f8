// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/TokenFlow.h"

#include "app/theme/widgets/FlowLayout.h"

namespace muster::app {

TokenFlow::TokenFlow(QWidget *parent) : QWidget(parent)
{
    auto *flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(2);
}

void TokenFlow::set(const QString &name, const QVector<Item> &items, const GameColours &game)
{
    while (m_buttons.size() < items.size()) {
        auto *button = new TokenButton(this);
        layout()->addWidget(button);
        connect(button, &QAbstractButton::clicked, this,
                [this, button] { emit tapped(button->property("token").toString(), button->mapToGlobal(QPoint(0, button->height()))); });
        m_buttons.append(button);
    }
    for (int i = 0; i < m_buttons.size(); ++i) {
        TokenButton *button = m_buttons.at(i);
        button->setVisible(i < items.size());
        button->setObjectName(i < items.size() ? name + QString::number(i) : QString());
        if (i >= items.size())
            continue;
        const Item &item = items.at(i);
        button->setProperty("token", item.id);
        button->set(item.shape, item.icon, item.caption, game);
        button->setAccessibleName(item.spoken);
        button->setToolTip(item.spoken);
    }
    updateGeometry();
}

} // namespace muster::app
