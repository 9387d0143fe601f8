// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/PilesPanel.h"

#include "app/table/board/TickBox.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/EmptyState.h"
#include "share/odds/OddsText.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace battle;

PilesPanel::PilesPanel(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session), m_master(session)
{
    setProperty("fingers", true);
    m_empty = new EmptyState;
    m_empty->setIcon("card");
    auto *page = new QWidget;
    page->setProperty("panel", true);
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_secondary = buildSecondary();
    m_column->addWidget(m_secondary);
    m_column->addWidget(m_empty);
    m_column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    scroll->setWidget(page);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    connect(&session, &TableSession::opened, this, &PilesPanel::refresh);
    connect(&session, &TableSession::changed, this, &PilesPanel::refresh);
    retranslate();
}

QWidget *PilesPanel::buildSecondary()
{
    auto *box = new QWidget;
    m_secondaryState = new QLabel(box);
    m_secondaryState->setObjectName("table.secondary.state");
    m_secondaryState->setFont(roleFont(FontRole::BodyStrong));
    m_secondaryText = new QLabel(box);
    m_secondaryText->setObjectName("table.secondary.text");
    m_secondaryText->setTextFormat(Qt::PlainText);
    m_secondaryText->setWordWrap(true);
    m_read = new QPushButton(icons::icon("eye"), {}, box);
    m_read->setObjectName("table.secondary.read");
    m_read->setCheckable(true);
    m_open = new QPushButton(box);
    m_open->setObjectName("table.secondary.open");
    for (QPushButton *button : {m_read, m_open})
        button->setMinimumHeight(TickBox::side);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_secondaryState);
    words->addWidget(m_secondaryText);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(14, 8, 14, 8);
    row->addLayout(words, 1);
    row->addWidget(m_read, 0, Qt::AlignTop);
    row->addWidget(m_open, 0, Qt::AlignTop);
    connect(m_read, &QPushButton::toggled, this, [this](bool on) {
        m_reading = on;
        refreshSecondary();
    });
    connect(m_open, &QPushButton::clicked, this, [this] { m_master.openSecondary(!m_session.state().secondaryOpened); });
    return box;
}

// The mission's second goal: only the game master reads it before it is opened.
void PilesPanel::refreshSecondary()
{
    const packs::Scenario *scenario = m_session.scenario();
    const bool open = m_session.state().secondaryOpened;
    m_secondary->setVisible(m_session.document() && m_session.rules().gameMaster);
    m_secondaryState->setText(open ? tr("Secondary mission: open") : tr("Secondary mission: closed"));
    QString words = open ? tr("The players see it.") : tr("Players read “not known yet”.");
    if (open || m_reading) {
        const QString language = m_session.language();
        QStringList parts;
        if (scenario && !scenario->plan.secondary.text.isEmpty())
            parts.append(scenario->plan.secondary.text.in(language));
        if (scenario && !scenario->plan.secondary.opens.isEmpty())
            parts.append(scenario->plan.secondary.opens.in(language));
        words = parts.isEmpty() ? tr("The mission book has it.") : parts.join(QLatin1Char('\n'));
    }
    m_secondaryText->setText(words);
    m_read->setText(tr("Read"));
    m_read->setVisible(!open);
    m_open->setText(open ? tr("Close again") : tr("Open it"));
    m_read->setAccessibleName(tr("Read the secondary mission"));
    m_open->setAccessibleName(open ? tr("Close the secondary mission again") : tr("Open the secondary mission"));
}

QVector<const PileState *> PilesPanel::shownPiles() const
{
    QVector<const PileState *> all;
    for (const PileState &pile : m_session.state().piles) {
        if (m_session.state().boards.isEmpty() || m_session.rules().decks.contains(pile.start.id))
            all.append(&pile);
    }
    return all;
}

void PilesPanel::retranslate()
{
    setAccessibleName(tr("Decks and bags"));
    m_empty->setTexts(tr("No decks, no bags"), tr("This game draws nothing, or the mission has no tokens."));
    m_built.clear();
    refresh();
}

QString PilesPanel::cardText(const QString &pile, const QString &card) const
{
    for (const packs::EventDeck &deck : m_session.pack() ? m_session.pack()->decks() : std::vector<packs::EventDeck>()) {
        for (const packs::EventCard &each : deck.cards) {
            if (deck.id == pile && each.id == card)
                return each.text.in(m_session.language());
        }
    }
    return {};
}

void PilesPanel::rebuild()
{
    delete m_body;
    m_rows.clear();
    m_body = new QWidget;
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_column->insertWidget(0, m_body);
    for (const PileState *shown : shownPiles()) {
        const PileState &pile = *shown;
        Row row{pile.start.id};
        auto *widget = new QWidget(m_body);
        row.name = new QLabel(widget);
        row.name->setFont(roleFont(FontRole::BodyStrong));
        row.left = new QLabel(widget);
        row.left->setProperty("role", "second");
        row.left->setObjectName("table.pile.left." + pile.start.id);
        row.card = new QLabel(widget);
        row.left->setWordWrap(true); // else its chances push the buttons out of sight
        row.card->setWordWrap(true);
        row.card->setObjectName("table.pile.card." + pile.start.id);
        for (QLabel *label : {row.name, row.left, row.card})
            label->setTextFormat(Qt::PlainText);
        auto *draw = new QPushButton(icons::icon("card"), tr("Draw"), widget);
        draw->setObjectName("table.draw." + pile.start.id);
        auto *back = new QPushButton(icons::icon("undo"), tr("Put back"), widget);
        back->setObjectName("table.putBack." + pile.start.id);
        for (QPushButton *button : {draw, back})
            button->setMinimumHeight(TickBox::side);
        connect(draw, &QPushButton::clicked, this, [this, id = row.pile] { m_verbs.draw(id); });
        connect(back, &QPushButton::clicked, this, [this, id = row.pile] {
            for (const PileState &each : m_session.state().piles) {
                if (each.start.id == id && !each.order.isEmpty()) {
                    m_verbs.putBack(id, QString(each.order.last()));
                    return;
                }
            }
        });
        row.draw = draw;
        row.back = back;
        auto *words = new QVBoxLayout;
        words->setSpacing(2);
        words->addWidget(row.name);
        words->addWidget(row.left);
        words->addWidget(row.card);
        auto *line = new QHBoxLayout(widget);
        line->setContentsMargins(14, 8, 14, 8);
        line->addLayout(words, 1);
        line->addWidget(back, 0, Qt::AlignTop);
        line->addWidget(draw, 0, Qt::AlignTop); // the last: whoever taps again draws again
        column->addWidget(widget);
        m_rows.append(row);
    }
}

// How likely one of these cards is among the next draws.
QString PilesPanel::openingChances(int opening, int left)
{
    const auto within = [opening, left](int draws) {
        double none = 1;
        for (int i = 0; i < draws; ++i)
            none *= std::max(0.0, double(left - opening - i)) / std::max(1, left - i);
        return share::oddsPercent(1 - none);
    };
    return tr("The secondary mission opens with the next one: %1, within three: %2, within six: %3").arg(within(1), within(3), within(6));
}

void PilesPanel::refreshRow(const Row &row, const PileState &pile)
{
    const QString language = m_session.language(), name = pile.start.name.in(language);
    row.name->setText(name);
    int all = 0;
    int opening = 0;
    for (const PileCard &card : pile.start.cards) {
        all += card.count;
        opening += card.opensSecondary ? pile.left(card.id) : 0;
    }
    QString words = tr("%1 of %n left", nullptr, all).arg(pile.left());
    if (opening > 0 && pile.left() > 0 && !m_session.state().secondaryOpened)
        words += '\n' + openingChances(opening, pile.left());
    row.left->setText(words);
    QString drawn;
    if (!pile.order.isEmpty()) {
        const auto card = std::find_if(pile.start.cards.begin(), pile.start.cards.end(),
                                       [&pile](const PileCard &each) { return each.id == pile.order.last(); });
        drawn = card == pile.start.cards.end() ? pile.order.last() : card->name.in(language);
        if (const QString more = cardText(row.pile, pile.order.last()); !more.isEmpty())
            drawn = tr("%1: %2").arg(drawn, more);
    }
    row.card->setText(drawn);
    row.card->setVisible(!drawn.isEmpty());
    row.back->setVisible(!pile.order.isEmpty());
    row.draw->setAccessibleName(tr("Draw: %1").arg(name));
    row.back->setAccessibleName(tr("Put back: %1").arg(name));
}

void PilesPanel::refresh()
{
    refreshSecondary();
    const auto piles = shownPiles();
    QStringList key{m_session.language(), m_session.document() ? m_session.document()->id() : QString()};
    for (const PileState *pile : piles)
        key.append(pile->start.id);
    if (const QString now = key.join('\n'); now != m_built) {
        m_built = now;
        rebuild();
    }
    for (int i = 0; i < m_rows.size() && i < piles.size(); ++i)
        refreshRow(m_rows.at(i), *piles.at(i));
    m_empty->setVisible(m_rows.isEmpty());
}

} // namespace muster::app
