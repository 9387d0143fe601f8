// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/collection/CollectionBook.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace muster::app {

/// The user's paints: which are there, which run out, which recipes want. No brands from us: a paint is what the user writes.
class PaintsDialog final : public QDialog
{
    Q_OBJECT

public:
    PaintsDialog(documents::CollectionBook &book, QWidget *parent);

public slots:
    void importCsv(const QString &path);
    void exportCsv(const QString &path);

private:
    enum Column { Name, Range, Stock, Recipes, Note, ColumnCount };

    void makeList(QVBoxLayout *column);
    void makeButtons(QVBoxLayout *column);
    void fill();
    void addRow(const collection::Paint &paint, bool listed);
    void typed(QTreeWidgetItem *item, int column);
    void setStock(collection::Paint::Stock stock);
    void add();
    void takeOut();
    void record(const collection::Changes &changes);
    void say(const QString &text, bool problem = false);
    [[nodiscard]] collection::Paint paintOf(const QTreeWidgetItem &item) const;
    /// How many recipes of all games name each paint, by its search form, and how it is written there.
    [[nodiscard]] QMap<QString, std::pair<QString, int>> wanted();

    documents::CollectionBook &m_book;
    QTreeWidget *m_list = nullptr;
    QLabel *m_says = nullptr;
    QList<QPushButton *> m_stocks; ///< in the order of Paint::Stock
    QPushButton *m_remove = nullptr;
    bool m_filling = false;
};

} // namespace muster::app
