// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "models/collection/CollectionModel.h"
#include "models/collection/RosterShelf.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace muster::app {

class EmptyState;
class StateBar;

/// What the user owns of one game: counts typed into a table, many figures moved in one go, whole rosters counted at once.
class CollectionPanel final : public QWidget
{
    Q_OBJECT

public:
    CollectionPanel(const Services &services, documents::CollectionBook &book, models::RosterShelf &shelf, QWidget *parent = nullptr);

    [[nodiscard]] models::CollectionModel &model() { return m_model; }
    [[nodiscard]] QString game() const { return m_model.filter().game; }
    void setGame(const QString &game);
    /// Reads everything again: games may have come or gone.
    void refresh();
    void retranslate();
    /// Nothing is read before somebody looks.
    void ensureFilled();
    /// The lists of the library are others. (A tab of Qt's own docks that comes to the front is not shown anew.)
    void followLists()
    {
        if (m_filled && isGuessing())
            refresh();
    }
    /// The rows that are selected; the current one when none is.
    [[nodiscard]] QModelIndexList chosen() const;
    [[nodiscard]] QTreeView *table() const { return m_table; }
    /// "148 figures of 41 kinds"
    [[nodiscard]] QString countText() const;

public slots:
    /// Everything that this roster needs is owned.
    void ownAllOf(const QString &rosterKey);
    void fitColumns();
    void offerMoves(const QPoint &at);
    void moveOn(std::optional<muster::collection::State> to);
    void addBox();
    void importCsv(const QString &path);
    void exportCsv(const QString &path);

signals:
    void readyWanted();
    void gameChanged();
    void currentChanged();
    /// For the status bar.
    void said(const QString &sentence);
    void wrote(const QString &path);
    void complained(const QString &title, const QString &text);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeHead();
    void makeTable();
    void makeFoot();
    void showRoom();
    void applyFilter();
    void fillGames();
    [[nodiscard]] bool isGuessing() const;
    /// What is written down already, else the game of the list that was changed last.
    [[nodiscard]] QString likelyGame() const;
    void fillPlaces();
    void fillRosters(QMenu *menu);
    void showFigures();
    [[nodiscard]] double points() const;
    [[nodiscard]] QString monthsText() const;
    void record(const collection::Changes &changes);
    [[nodiscard]] QToolButton *button(const char *name, const QString &icon);

    const Services &m_services;
    documents::CollectionBook &m_book;
    models::RosterShelf &m_shelf;
    models::CollectionModel m_model;
    QLabel *m_sentence = nullptr;
    QLabel *m_second = nullptr;
    StateBar *m_bar = nullptr;
    QComboBox *m_games = nullptr;
    QLineEdit *m_search = nullptr;
    QComboBox *m_show = nullptr;
    QComboBox *m_places = nullptr;
    QTreeView *m_table = nullptr;
    QToolButton *m_move = nullptr;
    QToolButton *m_box = nullptr;
    QToolButton *m_count = nullptr;
    QToolButton *m_csv = nullptr;
    QToolButton *m_paints = nullptr;
    QToolButton *m_ready = nullptr;
    bool m_filled = false;
    bool m_filling = false;
    bool m_gameChosen = false; ///< by the user, not guessed
};

} // namespace muster::app
