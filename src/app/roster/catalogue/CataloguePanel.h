// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/roster/catalogue/CatalogueDelegate.h"
#include "app/roster/catalogue/TargetBar.h"

#include <QPersistentModelIndex>
#include <QSet>
#include <QWidget>

class QAction;
class QComboBox;
class QHelpEvent;
class QLabel;
class QLineEdit;
class QMouseEvent;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace muster::app {

class Chip;
class EmptyState;
class FlowLayout;
class UnitTip;

/// The left panel: search, filters, and everything the force can field.
class CataloguePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit CataloguePanel(QWidget *parent = nullptr);

    void setEditor(RosterEditor *editor);
    void retranslate();
    /// Takes the keyboard for the slot that is being filled, with these first letters in the search.
    void beginChoice(const QString &typed);
    /// Only what the points left would buy, and the keyboard on the first of it.
    void showAffordable();
    [[nodiscard]] QTreeView *view() const { return m_view; }
    [[nodiscard]] QLineEdit *search() const { return m_search; }
    /// Puts the current unit into the roster, for menus.
    [[nodiscard]] QAction *addUnitAction() const { return m_addUnit; }

    /// Shows the selected units side by side; two or three of them.
    [[nodiscard]] QAction *compareAction() const { return m_compare; }
    /// Makes the current unit a favourite, or no longer.
    [[nodiscard]] QAction *favouriteAction() const { return m_favour; }
    void setFavourites(const QSet<QString> &entries);
    /// Only units that have all of these; keys of models::CatalogueTrait.
    void setTraits(const QStringList &keys);

signals:
    /// The user has chosen others; somebody keeps them.
    void favouritesChanged(const QSet<QString> &entries);
    /// The last slot that waited is filled: the formation takes the keyboard again.
    void slotsFilled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QLayout *buildFilters();
    void buildView();
    void buildHiddenNote();
    void connectControls();
    void applyFilter();
    void addCurrent();
    /// With the mouse: the list stays where it is, and the row just taken under the pointer.
    void addInPlace(const QModelIndex &index);
    /// The plus of a row; true when the event was meant for it.
    bool pressedAdd(const QMouseEvent &event);
    /// The card of the unit under the pointer, and when it goes.
    bool showCard(const QHelpEvent &event);
    void followPointer(const QEvent &event);
    void showTarget();
    void showState();
    void showHiddenCount();
    void showEverything();
    void fillCategories();
    void fillSort();
    [[nodiscard]] QStringList selectedEntries() const;
    void compareSelected();
    void showCompare();
    void buildTraits();
    void chooseTraits();
    void showTraits();
    void showFavourite();
    void toggleFavourite();
    void addSupport();
    void addOwned();
    void followDots();
    void expandWanted();
    void selectFirst();

    RosterEditor *m_editor = nullptr;
    QLineEdit *m_search = nullptr;
    QAction *m_searchIcon = nullptr;
    QAction *m_addUnit = nullptr;
    QAction *m_compare = nullptr;
    QAction *m_favour = nullptr;
    QSet<QString> m_favourites; ///< plain ids of entries
    QToolButton *m_traits = nullptr;
    QWidget *m_traitArea = nullptr;
    FlowLayout *m_traitChips = nullptr;
    QStringList m_chosenTraits;
    Chip *m_fits = nullptr;
    Chip *m_affordable = nullptr;
    QComboBox *m_category = nullptr;
    QComboBox *m_sort = nullptr;
    TargetBar *m_target = nullptr;
    QToolButton *m_clearTarget = nullptr;
    QStackedWidget *m_pages = nullptr;
    QTreeView *m_view = nullptr;
    EmptyState *m_nothing = nullptr;
    QWidget *m_hidden = nullptr;
    QLabel *m_hiddenText = nullptr;
    QPushButton *m_showHidden = nullptr;
    CatalogueDelegate *m_delegate = nullptr;
    QSet<QString> m_closed; ///< headings that the user has closed
    bool m_filling = false;
    bool m_rowsGoing = false;
    QString m_pressedEntry; ///< whose plus the mouse went down on
    UnitTip *m_tip = nullptr;
    QPersistentModelIndex m_tipped; ///< whose card is shown
};

} // namespace muster::app
