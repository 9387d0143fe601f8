// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportForces.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/Segments.h"
#include "campaign/fold/Names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

ReportForces::ReportForces(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft)
{
    auto *label = new QLabel(tr("Who plays tonight"), this);
    label->setFont(roleFont(FontRole::SmallStrong));
    m_count = new QLabel(this);
    m_count->setObjectName("report.present");
    m_count->setTextFormat(Qt::PlainText);
    m_count->setFont(roleFont(FontRole::Small));
    m_count->setProperty("role", "second");
    m_kind = new Segments(this);
    m_kind->setObjectName("report.kind");
    m_kind->setChoices({tr("Against each other"), tr("Together")});
    m_kind->setAccessibleName(tr("Kind of game"));
    QSizePolicy kept = m_kind->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // the row is as high without it
    m_kind->setSizePolicy(kept);
    connect(m_kind, &Segments::chosen, this, [this](int chosen) { m_draft.setTogether(chosen == 1); });
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(label);
    row->addWidget(m_count);
    row->addStretch();
    row->addWidget(m_kind);
    for (const bool all : {true, false}) {
        auto *button = new QPushButton(all ? tr("Everyone") : tr("Nobody"), this);
        button->setObjectName(all ? "report.allPresent" : "report.nonePresent");
        button->setProperty("link", true);
        connect(button, &QPushButton::clicked, this, [this, all] { m_draft.setAllPresent(all); });
        row->addWidget(button);
    }
    m_chipRow = new QWidget(this);
    new FlowLayout(m_chipRow);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 2);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(m_chipRow);
}

void ReportForces::load()
{
    const QVector<ForceState> &forces = m_session.state().forces;
    setVisible(forces.size() > 1);
    QStringList ids;
    for (const ForceState &force : forces)
        ids.append(force.id);
    if (ids != m_forces) {
        qDeleteAll(m_chips);
        m_chips.clear();
        m_forces = ids;
        for (const ForceState &force : forces) {
            const QString player = playerName(force.player, m_session.state());
            const QString name = player.isEmpty() || player == force.name ? force.name : QString("%1 · %2").arg(player, force.name);
            auto *chip = new Chip(literal(name), m_chipRow);
            chip->setObjectName("report.present." + force.name);
            chip->setAccessibleName(name);
            chip->setCheckable(true);
            // As wide without the tick as with it, so that no chip moves its neighbours.
            chip->ensurePolished();
            chip->setChecked(true);
            chip->setMinimumWidth(chip->sizeHint().width());
            chip->setChecked(false);
            connect(chip, &QToolButton::clicked, this, [this, id = force.id](bool on) { m_draft.setPresent(id, on); });
            m_chipRow->layout()->addWidget(chip);
            m_chips.append(chip);
        }
    }
    int present = 0;
    for (int i = 0; i < m_chips.size(); ++i) {
        const bool there = m_draft.isPresent(m_forces.at(i));
        m_chips.at(i)->setChecked(there);
        present += there;
    }
    m_count->setText(tr("%1 of %2 forces").arg(present).arg(forces.size()));
    m_kind->setVisible(present > 1);
    m_kind->setCurrentIndex(m_draft.isTogether() ? 1 : 0);
}

} // namespace muster::app
