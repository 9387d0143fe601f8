// SPDX-License-Identifier: GPL-3.0-or-later
// Narrowing the catalogue down: keywords, rules and weapons as chips, and the units that the user likes best.
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/catalogue/TraitDialog.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/workspace/Actions.h"

#include <QAction>
#include <QComboBox>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

namespace muster::app {

using models::CatalogueRow;

void CataloguePanel::buildTraits()
{
    m_traits = new QToolButton;
    m_traits->setObjectName("catalogueTraits");
    m_traits->setIcon(icons::icon("filter"));
    m_traitArea = new QWidget;
    m_traitChips = new FlowLayout(m_traitArea);
    m_traitChips->setContentsMargins(0, 0, 0, 0);
    m_traitChips->setSpacing(4);
    m_traitArea->hide(); // until there is one
    connect(m_traits, &QToolButton::clicked, this, &CataloguePanel::chooseTraits);
    m_favour = new QAction(icons::icon("heart"), {}, this);
    m_favour->setObjectName("catalogueFavourite");
    m_favour->setCheckable(true);
    connect(m_favour, &QAction::triggered, this, &CataloguePanel::toggleFavourite);
}

void CataloguePanel::showEverything()
{
    {
        const QSignalBlocker fits(m_fits), affordable(m_affordable), category(m_category);
        m_fits->setChecked(false);
        m_affordable->setChecked(false);
        m_category->setCurrentIndex(0);
    }
    m_chosenTraits.clear();
    showTraits();
    applyFilter();
}

void CataloguePanel::chooseTraits()
{
    if (!m_editor)
        return;
    TraitDialog dialog(m_editor->catalogue().traits(), m_chosenTraits, window());
    if (dialog.exec() == QDialog::Accepted)
        setTraits(dialog.chosen());
}

void CataloguePanel::setTraits(const QStringList &keys)
{
    m_chosenTraits = keys;
    showTraits();
    applyFilter();
}

void CataloguePanel::showTraits()
{
    while (QLayoutItem *item = m_traitChips->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // the chip whose click led here is among them
        delete item;
    }
    for (const QString &key : std::as_const(m_chosenTraits)) {
        auto *chip = new QToolButton;
        const QString name = models::CatalogueTrait::nameOf(key);
        chip->setObjectName("trait:" + key);
        chip->setProperty("chip", true);
        chip->setFixedHeight(std::max(24, chip->fontMetrics().height() + 8));
        chip->setCheckable(true);
        chip->setChecked(true);
        chip->setText(name);
        chip->setIcon(icons::icon("close"));
        chip->setIconSize({10, 10});
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setAccessibleName(tr("No longer only units with %1").arg(name));
        chip->setToolTip(chip->accessibleName());
        connect(chip, &QToolButton::clicked, this, [this, key] {
            QStringList fewer = m_chosenTraits;
            fewer.removeAll(key);
            QTimer::singleShot(0, this, [this, fewer] { setTraits(fewer); });
        });
        m_traitChips->addWidget(chip);
        chip->show();
    }
    m_traitArea->setVisible(!m_chosenTraits.isEmpty());
}

void CataloguePanel::setFavourites(const QSet<QString> &entries)
{
    m_favourites = entries;
    m_delegate->setFavourites(&m_favourites);
    m_view->viewport()->update();
    fillCategories();
    showFavourite();
}

void CataloguePanel::showFavourite()
{
    const CatalogueRow *row = m_editor ? m_editor->catalogue().row(m_view->currentIndex()) : nullptr;
    const bool unit = row && row->kind != CatalogueRow::Kind::Group;
    m_favour->setText(tr("Favourite"));
    allowUnless(m_favour, unit ? QString() : tr("select a unit of the catalogue"));
    m_favour->setChecked(unit && m_favourites.contains(row->entryId));
}

void CataloguePanel::toggleFavourite()
{
    const CatalogueRow *row = m_editor ? m_editor->catalogue().row(m_view->currentIndex()) : nullptr;
    if (!row || row->kind == CatalogueRow::Kind::Group)
        return;
    QSet<QString> entries = m_favourites;
    if (!entries.remove(row->entryId))
        entries.insert(row->entryId);
    setFavourites(entries);
    emit favouritesChanged(entries);
    applyFilter();
}

} // namespace muster::app
