// SPDX-License-Identifier: GPL-3.0-or-later
// In which order the catalogue lists the units, and which one comes first to hand.
#include "app/roster/catalogue/CataloguePanel.h"

#include "app/roster/catalogue/CompareDialog.h"
#include "app/roster/catalogue/UnitTip.h"
#include "app/workspace/Actions.h"
#include "text/Typography.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTreeView>

namespace muster::app {

using models::CatalogueRow;

void CataloguePanel::fillSort()
{
    const QScopedValueRollback<bool> quiet(m_filling, true);
    const QString before = m_sort->currentData().toString();
    m_sort->clear();
    m_sort->addItem(tr("By name"), QString());
    m_sort->addItem(tr("By price"), QString::fromLatin1(models::catalogueByPrice));
    if (m_editor) {
        for (const auto &column : m_editor->catalogue().columns())
            m_sort->addItem(tr("By %1").arg(column.second), column.first);
    }
    m_sort->setCurrentIndex(std::max(0, m_sort->findData(before)));
    m_sort->view()->setMinimumWidth(m_sort->view()->sizeHintForColumn(0) + 36);
}

void CataloguePanel::selectFirst()
{
    if (!m_editor)
        return;
    const models::CatalogueModel &model = m_editor->catalogue();
    // Weapons and rules are found too: who types the name of a unit means the unit.
    const QString typed = text::searchForm(m_search->text().trimmed());
    const auto takeable = [](const CatalogueRow &row) { return row.kind != CatalogueRow::Kind::Group && row.canAdd && row.affordable; };
    const auto meant = [&](const CatalogueRow &row) { return takeable(row) && text::searchForm(row.name).contains(typed); };
    // Orders and settings stand before the units of some games; nobody begins with them.
    QModelIndex best = model.find(
        [&](const CatalogueRow &row) { return meant(row) && (!typed.isEmpty() || row.kind != CatalogueRow::Kind::Other); });
    if (!best.isValid())
        best = model.find(meant);
    if (!best.isValid())
        best = model.find([&](const CatalogueRow &row) {
            return row.kind != CatalogueRow::Kind::Group && !typed.isEmpty() && text::searchForm(row.name).contains(typed);
        });
    if (!best.isValid())
        best = model.find(takeable);
    const QModelIndex any = best.isValid() ? best
                                           : model.find([](const CatalogueRow &row) { return row.kind != CatalogueRow::Kind::Group; });
    if (any.isValid()) {
        m_view->setCurrentIndex(any);
        m_view->scrollTo(any);
    }
}

QStringList CataloguePanel::selectedEntries() const
{
    QStringList entries;
    if (!m_editor || !m_view->selectionModel())
        return entries;
    const QModelIndexList chosen = m_view->selectionModel()->selectedIndexes();
    for (const QModelIndex &index : chosen) {
        const CatalogueRow *row = m_editor->catalogue().row(index);
        if (row && row->kind == CatalogueRow::Kind::Unit)
            entries.append(row->entryId);
    }
    return entries;
}

void CataloguePanel::showCompare()
{
    const auto units = selectedEntries().size();
    m_compare->setText(tr("Compare…"));
    allowUnless(m_compare, units == 2 || units == 3 ? QString() : tr("select two or three units of the catalogue with Ctrl"));
}

void CataloguePanel::compareSelected()
{
    const QStringList entries = selectedEntries();
    if (entries.size() < 2)
        return;
    std::vector<UnitProfiles> profiles;
    for (const QString &entry : entries)
        profiles.push_back(catalogueProfiles(*m_editor, entry));
    CompareDialog dialog(models::compareUnits(m_editor->document().evaluator(), m_editor->catalogue(), m_editor->look(), entries),
                         std::move(profiles), window());
    dialog.exec();
}

} // namespace muster::app
