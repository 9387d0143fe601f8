// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/UpdateEffects.h"
#include "app/workspace/Services.h"
#include "fetch/GameFetcher.h"

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace muster::app {

class BackgroundWork;

/// Games from elsewhere: searched, fetched, updated, kept, removed. The network is asked when a button is pressed, and never else.
class GetGamesDialog final : public QDialog
{
    Q_OBJECT

public:
    GetGamesDialog(const Services &services, QWidget *parent);
    ~GetGamesDialog() override;

    /// What the settings of this computer say about looking for updates at the start.
    [[nodiscard]] static bool looksAtStart(const Services &services);
    /// Asks for every fetched game, at most once a day; how many have something newer goes to `then`.
    static void lookAtStart(const Services &services, QObject *owner, const std::function<void(int)> &then);

signals:
    /// Data came, changed or went: a game system's id.
    void gameChanged(const QString &gameSystemId);

private:
    /// What is known of one row.
    struct Row
    {
        fetch::OfferedGame offered;
        std::optional<fetch::InstalledGame> installed;
        int rosters = 0;
    };
    using Answer = std::function<void()>;

    void makeList(QVBoxLayout *column);
    void makeTable();
    void connectList();
    [[nodiscard]] QWidget *makeDetail();
    void readInstalled();
    void fill();
    void addRow(QTreeWidgetItem *section, const Row &row);
    [[nodiscard]] Row *current();
    void showDetail();
    void showEffects(const std::vector<RosterEffect> &effects, const QString &newest);
    void install();
    /// Data that are on this computer already.
    void openFolder(const QString &folder);
    void look();
    void update();
    void take();
    void keep();
    void useOlder();
    void remove();
    void work(const QString &sentence, const std::function<void(fetch::GameFetcher &, const fetch::Progress &)> &job, const Answer &then);
    void say(const QString &text, bool problem = false);
    void readPack(const fetch::InstalledGame &game);

    const Services &m_services;
    std::vector<fetch::OfferedGame> m_offered;
    std::vector<Row> m_rows;
    QString m_pending; ///< revision that was fetched and not yet taken
    QPointer<BackgroundWork> m_work;

    QLineEdit *m_search = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_says = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_about = nullptr;
    QLabel *m_effects = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_look = nullptr;
    QPushButton *m_main = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_older = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_cancel = nullptr;
    QCheckBox *m_atStart = nullptr;
};

} // namespace muster::app
