// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/missions/DeckPanel.h"

#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/EmptyState.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

QString keyOf(const QString &card, int copy)
{
    return copy ? QString("%1#%2").arg(card, QString::number(copy)) : card;
}

} // namespace

DeckPanel::DeckPanel(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    build();
    connect(&session, &CampaignSession::opened, this, &DeckPanel::fillDecks);
    connect(&session, &CampaignSession::changed, this, &DeckPanel::refresh);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &DeckPanel::refresh);
    connect(m_draw, &QPushButton::clicked, this, &DeckPanel::draw);
    connect(m_reshuffle, &QPushButton::clicked, this, &DeckPanel::reshuffle);
    retranslate();
}

void DeckPanel::build()
{
    m_page = new QWidget(this);
    m_decks = new Combo(m_page);
    m_decks->setObjectName("campaign.deck.choice");
    m_left = new QLabel(m_page);
    m_left->setProperty("role", "second");
    m_draw = new QPushButton(icons::icon("dice"), {}, m_page);
    m_draw->setObjectName("campaign.deck.draw");
    m_reshuffle = new QPushButton(icons::icon("refresh"), {}, m_page);
    m_reshuffle->setObjectName("campaign.deck.reshuffle");
    m_title = new QLabel(m_page);
    m_title->setFont(roleFont(FontRole::PageTitle));
    m_text = new QLabel(m_page);
    for (QLabel *label : {m_left, m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label != m_left);
    }
    m_drawn = new QListWidget(m_page);
    m_drawn->setObjectName("campaign.deck.drawn");
    m_drawn->setFrameShape(QFrame::NoFrame);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_decks);
    bar->addWidget(m_left, 1);
    bar->addWidget(m_reshuffle);
    bar->addWidget(m_draw);
    auto *card = new QVBoxLayout;
    card->addWidget(m_title);
    card->addWidget(m_text);
    card->addStretch();
    auto *middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(card, 3);
    middle->addWidget(m_drawn, 2);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(10);
    column->addLayout(bar);
    column->addLayout(middle, 1);
    m_empty = new EmptyState(this);
    m_empty->setIcon("dice");
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_page);
    outer->addWidget(m_empty);
    setFocusProxy(m_draw);
}

void DeckPanel::fillDecks()
{
    const QSignalBlocker block(m_decks);
    const QString before = m_decks->currentData().toString();
    m_decks->clear();
    QSet<QString> catalogues;
    for (const ForceState &force : m_session.state().forces)
        catalogues.insert(force.catalogue);
    int own = -1;
    for (const packs::EventDeck &deck : m_session.pack() ? m_session.pack()->decks() : std::vector<packs::EventDeck>()) {
        const bool ours = std::any_of(deck.catalogueIds.begin(), deck.catalogueIds.end(),
                                      [&](const QString &id) { return catalogues.contains(id); });
        if (ours && own < 0)
            own = m_decks->count();
        m_decks->addItem(deck.name.in(m_session.language()), deck.id);
    }
    const int kept = m_decks->findData(before);
    m_decks->setCurrentIndex(kept >= 0 ? kept : std::max(0, own));
    refresh();
}

const packs::EventDeck *DeckPanel::deck() const
{
    if (!m_session.pack())
        return nullptr;
    for (const packs::EventDeck &deck : m_session.pack()->decks()) {
        if (deck.id == m_decks->currentData().toString())
            return &deck;
    }
    return nullptr;
}

QVector<QPair<const packs::EventCard *, int>> DeckPanel::remaining() const
{
    QVector<QPair<const packs::EventCard *, int>> cards;
    const packs::EventDeck *now = deck();
    if (!now)
        return cards;
    const QStringList drawn = m_session.state().decks.value(now->id).drawn;
    for (const packs::EventCard &card : now->cards) {
        for (int copy = 0; copy < card.copies; ++copy) {
            if (!drawn.contains(keyOf(card.id, copy)))
                cards.append({&card, copy});
        }
    }
    return cards;
}

bool DeckPanel::draw()
{
    const auto cards = remaining();
    if (cards.isEmpty() || !m_session.document())
        return false;
    const auto [card, copy] = cards.at(int(QRandomGenerator::global()->bounded(int(cards.size()))));
    m_session.document()->recordEvents(tr("Draw %1").arg(card->title.in(m_session.language())),
                                       {makeEvent(CardDrawn{deck()->id, card->id, copy, card->opensSecondary})});
    return true;
}

void DeckPanel::reshuffle()
{
    if (m_session.document() && deck())
        m_session.document()->recordEvents(tr("Reshuffle %1").arg(deck()->name.in(m_session.language())),
                                           {makeEvent(DeckReshuffled{deck()->id})});
}

void DeckPanel::refresh()
{
    const packs::EventDeck *now = m_session.document() ? deck() : nullptr;
    m_page->setVisible(now);
    m_empty->setVisible(!now);
    if (!m_session.document())
        return m_empty->setTexts(tr("No campaign is open"), tr("Open one in the library, or start a new one."));
    if (!now)
        return m_empty->setTexts(tr("This game has no event deck"), tr("Packs can bring one in events.json."));
    const QString language = m_session.language();
    const QStringList drawn = m_session.state().decks.value(now->id).drawn;
    const auto left = remaining().size();
    m_left->setText(tr("%1 of %2 cards left").arg(left).arg(left + drawn.size()));
    m_draw->setEnabled(left > 0);
    m_draw->setToolTip(left > 0 ? QString() : tr("Every card was drawn: reshuffle first."));
    m_reshuffle->setEnabled(!drawn.isEmpty());
    m_drawn->clear();
    const packs::EventCard *last = nullptr;
    for (auto it = drawn.rbegin(); it != drawn.rend(); ++it) {
        for (const packs::EventCard &card : now->cards) {
            if (card.id != it->section('#', 0, 0))
                continue;
            last = last ? last : &card;
            m_drawn->addItem(QString("%1. %2").arg(card.number).arg(card.title.in(language)));
        }
    }
    m_title->setText(last ? QString("%1. %2").arg(last->number).arg(last->title.in(language)) : tr("No card drawn yet"));
    QString words = last                   ? last->text.in(language)
        : m_session.rules().deckPerMission ? tr("Draw one in the game master's turn. No card comes twice in a mission.")
                                           : tr("Draw one in the game master's turn. No card comes twice until you reshuffle.");
    if (last && last->opensSecondary)
        words += "\n\n" + tr("The secondary mission is open.");
    m_text->setText(words);
}

void DeckPanel::retranslate()
{
    m_decks->setAccessibleName(tr("Deck"));
    m_draw->setText(tr("Draw event"));
    m_reshuffle->setText(tr("Reshuffle"));
    m_drawn->setAccessibleName(tr("Cards drawn, newest first"));
    fillDecks();
}

} // namespace muster::app
