// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "campaign/league/Pairing.h"
#include "models/campaign/CampaignTableModel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace muster::app {

class EmptyState;
class QuickGameBar;
class Segments;

/// The club's evening: a game in five stops of Tab, the table with form, the rounds with what is due and late, who has met whom.
class LeaguePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit LeaguePanel(CampaignSession &session, QWidget *parent = nullptr);
    ~LeaguePanel() override;

    [[nodiscard]] const campaign::League &league() const { return m_league; }
    void retranslate();
    /// Games out of a file that a spreadsheet wrote; all of them or none.
    void readTable(const QString &path);
    /// A game of these two is to be entered.
    void propose(const QString &one, const QString &other);

signals:
    /// A game that was fought was chosen: its entry.
    void opened(const QString &event);

private:
    /// One of the three tables.
    struct View
    {
        models::CampaignTableModel *model = nullptr;
        QTableView *table = nullptr;
    };
    View makeView(const char *name);
    QWidget *makeHead();
    void refresh();
    void openGame(const campaign::LeagueGame &game);
    /// How, who and until when, with what comes of it before it is recorded.
    void pair();
    [[nodiscard]] QString remark(int how, const QString &one, const QString &other) const;
    [[nodiscard]] QString meetings(const QVector<campaign::PairedRound> &rounds) const;
    void copyText();
    void copyPicture();
    void record(const QString &sentence, const QVector<campaign::Event> &events);

    CampaignSession &m_session;
    campaign::League m_league;
    QVector<int> m_games; ///< of the rows of the rounds
    QuickGameBar *m_bar = nullptr;
    Segments *m_which = nullptr;
    QStackedWidget *m_stack = nullptr;
    View m_table, m_rounds, m_heads;
    class ColumnFit *m_fit = nullptr; ///< of the table
    QLabel *m_rules = nullptr;
    QPushButton *m_pair = nullptr, *m_copy = nullptr;
    QToolButton *m_csv = nullptr, *m_picture = nullptr;
};

} // namespace muster::app
