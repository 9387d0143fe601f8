// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "models/collection/ReadyModel.h"
#include "models/collection/RosterShelf.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTreeView;

namespace muster::app {

class Segments;

/// Ready for Saturday? What is to buy, to build and to paint for the ticked rosters; a tick moves the figures.
class ReadyPanel final : public QWidget
{
    Q_OBJECT

public:
    ReadyPanel(const Services &services, documents::CollectionBook &book, models::RosterShelf &shelf, QWidget *parent = nullptr);

    [[nodiscard]] models::ReadyModel &model() { return m_model; }
    [[nodiscard]] QTreeView *table() const { return m_table; }
    [[nodiscard]] QListWidget *rosters() const { return m_rosters; }
    /// The rosters of another game are offered; what was ticked is forgotten.
    void setGame(const QString &game);
    /// Ticks this roster and no other.
    void choose(const QString &rosterKey);
    /// Rosters may have been saved, made or deleted.
    void refresh();
    void retranslate();
    /// What the ticked rosters want of each kind of figure.
    [[nodiscard]] QHash<collection::FigureKey, int> wanted() const;

public slots:
    void copyText();
    void printTo(const QString &path);

signals:
    /// It is in sight and knows no game yet.
    void gameWanted();
    void wantedChanged();
    void said(const QString &sentence);
    void wrote(const QString &path);
    void complained(const QString &title, const QString &text);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeControls();
    void fillRosters();
    void readRosters();
    void showPlan();
    [[nodiscard]] QString paintsText() const;

    const Services &m_services;
    documents::CollectionBook &m_book;
    models::RosterShelf &m_shelf;
    models::ReadyModel m_model;
    QString m_game;
    QLabel *m_sentence = nullptr;
    QLabel *m_second = nullptr;
    Segments *m_sharing = nullptr;
    QCheckBox *m_standIns = nullptr;
    QListWidget *m_rosters = nullptr;
    QTreeView *m_table = nullptr;
    QLabel *m_paints = nullptr;
    QLabel *m_hint = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_print = nullptr;
    bool m_filling = false;
};

} // namespace muster::app
