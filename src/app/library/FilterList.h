// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/LibraryModel.h"
#include "packs/PackStore.h"

#include <QListWidget>

namespace muster::app {

/// What the library shows: everything, a kind, a game, a verdict, the trash; with the number of each.
class FilterList final : public QListWidget
{
    Q_OBJECT

public:
    explicit FilterList(QWidget *parent = nullptr);

    /// Keeps what is chosen.
    void fill(const models::LibraryCounts &counts, const packs::PackStore &packs, const QString &language);
    /// "all", "rosters", "campaigns", "game:ID", "legal", "illegal", "trash"
    [[nodiscard]] QString chosen() const;
    void choose(const QString &key);
    /// Documents are being carried over this row, and may be let go there.
    [[nodiscard]] bool isWelcoming(const QModelIndex &index) const { return m_over.isValid() && index == m_over; }

signals:
    void chosenChanged();
    /// Documents were let go over a row: a folder, "all" (out of their folder) or the trash.
    void dropped(const QStringList &documents, const QString &key);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void welcome(const QModelIndex &index);
    QListWidgetItem *add(const QString &key, const QString &text, int count, const QString &icon);
    void addHeading(const QString &text);
    QListWidgetItem *next(const QString &text);

    QPersistentModelIndex m_over; ///< a row that would take what is being carried
    bool m_filling = false;
    int m_next = 0; ///< row that fill() is at
};

} // namespace muster::app
