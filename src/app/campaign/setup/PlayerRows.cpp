// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/setup/PlayerRows.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>

namespace muster::app {

PlayerRows::PlayerRows(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < most; ++i) {
        m_names[i] = new QLineEdit(i == 0 ? tr("Player 1") : QString(), this);
        m_names[i]->setObjectName(QString("player.%1").arg(i + 1));
        m_names[i]->setAccessibleName(tr("Name of player %1").arg(i + 1));
        m_names[i]->setPlaceholderText(i == 0 ? QString() : tr("Player %1, if any").arg(i + 1));
        m_names[i]->setMinimumWidth(150);
        m_forces[i] = new QComboBox(this);
        m_forces[i]->setObjectName(QString("force.%1").arg(i + 1));
        m_forces[i]->setAccessibleName(tr("Force of player %1").arg(i + 1));
        m_forces[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_forces[i]->setMinimumContentsLength(26);
        connect(m_forces[i], &QComboBox::currentTextChanged, m_forces[i], &QComboBox::setToolTip); // a long name may be cut
        grid->addWidget(m_names[i], i, 0);
        grid->addWidget(m_forces[i], i, 1);
        connect(m_names[i], &QLineEdit::textChanged, this, &PlayerRows::showLines);
    }
    showLines();
    setFocusProxy(m_names[0]);
}

// A club has more players than a kitchen table: the dialog grows with them.
void PlayerRows::showLines()
{
    int last = 0;
    for (int i = 0; i < most; ++i) {
        if (!m_names[i]->text().trimmed().isEmpty())
            last = i;
    }
    for (int i = 0; i < most; ++i) {
        m_names[i]->setVisible(i < atFirst || i <= last + 1);
        m_forces[i]->setVisible(i < atFirst || i <= last + 1);
    }
}

void PlayerRows::setForces(const QVector<Force> &forces)
{
    for (int i = 0; i < most; ++i) {
        m_forces[i]->clear();
        m_forces[i]->addItem(tr("no force yet"), QString());
        for (const Force &force : forces)
            m_forces[i]->addItem(force.name, force.id);
        m_forces[i]->setCurrentIndex(i == 0 && !forces.isEmpty() ? 1 : 0);
    }
}

QVector<PlayerRows::Player> PlayerRows::players() const
{
    QVector<Player> players;
    for (int i = 0; i < most; ++i) {
        const QString name = m_names[i]->text().trimmed(), force = m_forces[i]->currentData().toString();
        if (!name.isEmpty() || (!force.isEmpty() && i > 0))
            players.append({name.isEmpty() ? tr("Player %1").arg(i + 1) : name, force});
    }
    if (players.isEmpty())
        players.append({tr("Player 1"), m_forces[0]->currentData().toString()});
    return players;
}

} // namespace muster::app
