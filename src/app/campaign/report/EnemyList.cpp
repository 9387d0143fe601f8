// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/EnemyList.h"

#include "app/campaign/report/EnemyDelegate.h"
#include "text/Typography.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace muster::app {

EnemyList::EnemyList(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 6, 6);
    auto *hint = new QLabel(tr("Click, or press the number, to add to the focused row."), this);
    hint->setTextFormat(Qt::PlainText);
    hint->setFont(roleFont(FontRole::Small));
    hint->setProperty("role", "second");
    hint->setWordWrap(true);
    m_list = new QListWidget(this);
    m_list->setObjectName("report.enemies");
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new EnemyDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Enemy list"));
    m_list->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard in the row
    column->addWidget(hint);
    column->addWidget(m_list, 1);
    const auto pick = [this](QListWidgetItem *item) {
        if (const int index = m_list->row(item); index >= 0 && index < m_targets.size())
            emit picked(KillTarget(m_targets.at(index))); // what follows from it may change the list
    };
    connect(m_list, &QListWidget::itemClicked, this, pick);
    connect(m_list, &QListWidget::itemActivated, this, pick);
}

void EnemyList::setTargets(const QVector<KillTarget> &targets, const QString &pointsName)
{
    if (m_targets == targets && m_list->count() == targets.size())
        return;
    m_targets = targets;
    m_list->clear();
    int key = 0;
    for (const KillTarget &target : std::as_const(m_targets)) {
        auto *item = new QListWidgetItem(target.name, m_list);
        const QString worth = QString("%1 %2").arg(target.points).arg(pointsName);
        const QString points = target.by.isEmpty() ? worth : tr("already by %1", "put out of action by").arg(target.by);
        key += target.victim.isEmpty();
        item->setData(EnemyDelegate::KeyRole, target.victim.isEmpty() && key < 10 ? QString::number(key) : QString());
        item->setData(EnemyDelegate::PointsRole, points);
        item->setData(Qt::AccessibleTextRole, QString("%1, %2").arg(item->text(), points));
        item->setToolTip(target.by.isEmpty() ? item->text() : text::labelled(item->text(), points));
    }
}

} // namespace muster::app
