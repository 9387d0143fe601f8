// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/OddsStages.h"

#include "app/theme/style/Theme.h"
#include "app/theme/widgets/NameColumn.h"
#include "share/odds/OddsText.h"

#include <QHeaderView>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int leastName = 120, edge = 10; // of a weapon's name, and free at the right

} // namespace

OddsStages::OddsStages(QWidget *parent) : QTableView(parent)
{
    setObjectName("odds.stages");
    setFrameShape(QFrame::NoFrame);
    setModel(&m_model);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(27);
    horizontalHeader()->setHighlightSections(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_names = new NameColumn(this, horizontalHeader(), 0, leastName, edge);
    connect(&m_model, &QStandardItemModel::itemChanged, this, &OddsStages::take);
}

void OddsStages::setCell(int row, int column, const QString &text, bool quiet, bool strong)
{
    QStandardItem *item = m_model.item(row, column);
    if (!item) {
        item = new QStandardItem;
        item->setEditable(false);
        m_model.setItem(row, column, item);
    }
    if (item->text() != text)
        item->setText(text);
    item->setData(roleFont(strong ? FontRole::SmallStrong : FontRole::Small), Qt::FontRole);
    item->setForeground(color(quiet ? Token::Text3 : Token::Text));
    item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
}

void OddsStages::show(const OddsShownPtr &shown)
{
    const QScopedValueRollback filling(m_filling, true);
    m_shown = shown;
    const packs::OddsMode &mode = *shown->mode;
    const QString &language = shown->ask.language;
    const packs::Language &names = shown->ask.pack->language(language);
    QStringList heads{mode.weapons ? tr("Weapon") : tr("Attack")};
    for (const packs::OddsNamed &stage : mode.stages)
        heads.append(stage.name.in(language).replace(QRegularExpression(" (?=\\S+$)"), "\n")); // two short lines over narrow figures
    const int weapons = int(shown->reply.arms.size());
    m_model.setColumnCount(int(heads.size()));
    m_model.setRowCount(weapons + 1);
    m_model.setHorizontalHeaderLabels(heads);
    const qsizetype lines = heads.join(QString()).contains('\n') ? 2 : 1;
    horizontalHeader()->setFixedHeight(int(lines) * horizontalHeader()->fontMetrics().lineSpacing() + 12);
    for (int row = 0; row < weapons; ++row) {
        const packs::OddsArmed &arm = shown->reply.arms[std::size_t(row)];
        QString name = names.name(arm.id.toStdString(), arm.name.toStdString());
        const int number = arm.bearers >= 0 ? arm.bearers : arm.number;
        if (number > 1)
            name = QStringLiteral("%1 ×%2").arg(name, QString::number(number));
        setCell(row, 0, name, !arm.fires, false);
        QStandardItem *item = m_model.item(row, 0);
        item->setData(arm.id, idRole);
        item->setCheckable(true);
        item->setCheckState(arm.fires ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(arm.number > 0 ? name : tr("%1: it does not carry this").arg(name));
        for (std::size_t i = 0; i < mode.stages.size(); ++i)
            setCell(row, int(i) + 1, i < arm.alone.stages.size() ? share::oddsMean(arm.alone.stages[i], 2) : QString(), !arm.fires, false);
    }
    setCell(weapons, 0, tr("Together"), false, true);
    m_model.item(weapons, 0)->setCheckable(false);
    m_model.item(weapons, 0)->setData(QVariant(), Qt::CheckStateRole);
    for (std::size_t i = 0; i < mode.stages.size(); ++i)
        setCell(weapons, int(i) + 1, i < shown->reply.answer.stages.size() ? share::oddsMean(shown->reply.answer.stages[i], 2) : QString(),
                false, true);
    resizeColumnsToContents();
    m_names->share();
    updateGeometry();
}

QSize OddsStages::sizeHint() const
{
    const int bar = horizontalScrollBar()->isVisible() ? horizontalScrollBar()->height() : 0;
    return {300, horizontalHeader()->minimumHeight() + m_model.rowCount() * verticalHeader()->defaultSectionSize() + bar + 2};
}

void OddsStages::take(QStandardItem *item)
{
    if (m_filling || item->column() != 0 || !item->isCheckable())
        return;
    QStringList weapons;
    for (int row = 0; row + 1 < m_model.rowCount(); ++row) {
        if (m_model.item(row, 0)->checkState() == Qt::Checked)
            weapons.append(m_model.item(row, 0)->data(idRole).toString());
    }
    emit ticked(weapons);
}

} // namespace muster::app
