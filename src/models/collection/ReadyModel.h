// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Ready.h"
#include "documents/collection/CollectionBook.h"
#include "models/KeyedTreeModel.h"

namespace muster::models {

/// A line of the checklist, or the task over some of them.
struct ReadyContent
{
    QString key;
    bool heading = false;
    collection::Task task = collection::Task::Buy;
    QString name;
    QString words; ///< how far they are
    QString lists; ///< "A B"
    int count = 0;
    double points = 0;
    QString pointsName;
    friend bool operator==(const ReadyContent &, const ReadyContent &) = default;
};

/// The same as a row of a tree.
struct ReadyRow : ReadyContent
{
    std::vector<ReadyRow> children;

    [[nodiscard]] bool sameContent(const ReadyRow &other) const { return static_cast<const ReadyContent &>(*this) == other; }
};

/// What is to buy, to build and to paint for some rosters; a tick does it.
class ReadyModel : public KeyedTreeModel<ReadyRow>
{
    Q_OBJECT

public:
    enum Column { Name, Words, Lists, Count, Points, ColumnCount };

    explicit ReadyModel(documents::CollectionBook &book, QObject *parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setRosters(const QString &game, const QList<collection::RosterNeeds> &rosters, const collection::ReadyOptions &options);
    [[nodiscard]] const collection::ReadyPlan &plan() const { return m_plan; }
    [[nodiscard]] const QString &game() const { return m_game; }
    void refresh();

signals:
    void planChanged();
    void failed(const QString &reason);

private:
    documents::CollectionBook &m_book;
    QString m_game;
    QList<collection::RosterNeeds> m_rosters;
    collection::ReadyOptions m_options;
    collection::ReadyPlan m_plan;
};

} // namespace muster::models
