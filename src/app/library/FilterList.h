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

signals:
    void chosenChanged();

private:
    QListWidgetItem *add(const QString &key, const QString &text, int count, const QString &icon);
    void addHeading(const QString &text);
    QListWidgetItem *next(const QString &text);

    bool m_filling = false;
    int m_next = 0; ///< row that fill() is at
};

} // namespace muster::app
