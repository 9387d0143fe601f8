// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/ScenarioKey.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::app {

class Combo;

/// The scenarios of a game, or of all, by group: search, and columns that sort by number, turns and points.
class ScenarioList final : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioList(QWidget *parent = nullptr);

    /// Fills the list anew; keeps game, search and selection.
    void setPacks(const std::vector<packs::PackPtr> &packs, const QString &language);
    [[nodiscard]] ScenarioKey current() const;
    /// Shows its game and selects it; a search that hides it goes.
    void select(const ScenarioKey &key);
    /// One of those that are shown, by chance; nothing when none is.
    void chooseByChance();
    /// What the search leaves, in the order of the list.
    [[nodiscard]] QList<ScenarioKey> shown() const;
    /// The game that is chosen; empty = all.
    [[nodiscard]] QString game() const;
    void retranslate();

    [[nodiscard]] QLineEdit *search() const { return m_search; }
    [[nodiscard]] Combo *games() const { return m_games; }
    [[nodiscard]] QTreeWidget *tree() const { return m_tree; }

signals:
    void chosen(const muster::app::ScenarioKey &key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillGames();
    void fill();
    void addPack(const packs::Pack &pack, const QStringList &words);
    QTreeWidgetItem *groupOf(const QString &title);

    std::vector<packs::PackPtr> m_packs;
    QString m_language;
    Combo *m_games = nullptr;
    QLineEdit *m_search = nullptr;
    QTreeWidget *m_tree = nullptr;
    QLabel *m_nothing = nullptr;
    bool m_filling = false;
};

} // namespace muster::app
