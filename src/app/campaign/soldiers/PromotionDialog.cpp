// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/PromotionDialog.h"

#include "app/campaign/soldiers/RecordPaint.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/DialogFoot.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

PromotionDialog::PromotionDialog(CampaignSession &session, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Promotions"));
    setObjectName("campaign.promotions");
    resize(560, 420);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Promotions"));
    auto *body = new QWidget(scroll);
    body->setProperty("panel", true);
    body->setAttribute(Qt::WA_StyledBackground);
    auto *rows = new QVBoxLayout(body);
    rows->setContentsMargins(0, 10, 0, 10);
    for (const QString &id : session.promotable()) {
        const SoldierState *soldier = session.state().soldier(id);
        const NextRank next = nextRank(*soldier, session.rules());
        const QString rank = next.rank->name.in(session.language());
        QString words = tr("%1 to %2: costs %3, leaves %4 free")
                            .arg(soldier->name, rank, QString::number(next.rank->cost), QString::number(soldier->free() - next.rank->cost));
        if (next.rank->retires)
            words += tr("; they retire with honours");
        auto *box = new QCheckBox(literal(words), body);
        box->setObjectName("promotion." + soldier->name);
        box->setChecked(!next.rank->retires);
        auto *row = new QHBoxLayout;
        row->setContentsMargins(14, 0, 14, 0);
        row->addWidget(box);
        rows->addLayout(row);
        auto *comparison = new RankComparison(session, body);
        comparison->show(*soldier);
        rows->addWidget(comparison);
        m_boxes.append({id, box});
    }
    rows->addStretch();
    scroll->setWidget(body);
    column->addWidget(scroll, 1);
    auto *foot = new DialogFoot(this);
    foot->remark()->setText(tr("One step: undo takes all of them back."));
    const QPushButton *cancel = foot->addButton(tr("Cancel"));
    QPushButton *promote = foot->addVerb(tr("Promote"));
    promote->setObjectName("dialog.verb");
    column->addWidget(foot);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(promote, &QPushButton::clicked, this, &QDialog::accept);
}

QStringList PromotionDialog::chosen() const
{
    QStringList ids;
    for (const auto &[id, box] : m_boxes) {
        if (box->isChecked())
            ids.append(id);
    }
    return ids;
}

} // namespace muster::app
