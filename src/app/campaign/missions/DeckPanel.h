// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace muster::app {

class EmptyState;

/// The event deck: draws without repeats until it is reshuffled. What was drawn stands in the log, so it is there after a
/// restart too.
class DeckPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit DeckPanel(CampaignSession &session, QWidget *parent = nullptr);

    /// Draws the next card of the chosen deck; false when there is none.
    bool draw();
    void retranslate();

private:
    void build();
    void fillDecks();
    void refresh();
    [[nodiscard]] const packs::EventDeck *deck() const;
    /// Cards that are still in it: card, copy.
    [[nodiscard]] QVector<QPair<const packs::EventCard *, int>> remaining() const;
    void reshuffle();

    CampaignSession &m_session;
    QWidget *m_page = nullptr;
    EmptyState *m_empty = nullptr;
    QComboBox *m_decks = nullptr;
    QLabel *m_left = nullptr;
    QPushButton *m_draw = nullptr;
    QPushButton *m_reshuffle = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QListWidget *m_drawn = nullptr;
};

} // namespace muster::app
