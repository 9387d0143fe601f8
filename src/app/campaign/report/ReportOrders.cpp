// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportOrders.h"

#include "text/Typography.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

ReportOrders::ReportOrders(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft)
{
    m_words = new QLabel(this);
    m_words->setObjectName("report.orders");
    m_warning = new QLabel(this);
    m_warning->setObjectName("report.orders.warning");
    m_warning->setProperty("role", "warning");
    for (QLabel *label : {m_words, m_warning}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setFont(roleFont(FontRole::Small));
    }
    m_show = new QPushButton(tr("Read what is hidden"), this);
    m_show->setObjectName("report.orders.show");
    auto *column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(m_words);
    column->addWidget(m_warning);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(column, 1);
    row->addWidget(m_show, 0, Qt::AlignTop);
    connect(m_show, &QPushButton::clicked, this, [this] {
        m_shownFor = m_draft.kind();
        refresh();
    });
}

const MissionPlanned *ReportOrders::plan() const
{
    for (const Event &event : m_session.state().log) {
        if (!m_draft.mission().plan.isEmpty() && event.id == m_draft.mission().plan)
            return event.as<MissionPlanned>();
    }
    return nullptr;
}

QString ReportOrders::openingCard() const
{
    if (m_draft.corrected().isEmpty())
        return m_session.state().openedBy;
    const QStringList &drawn = m_draft.mission().eventsDrawn;
    for (const packs::EventDeck &deck : m_session.pack() ? m_session.pack()->decks() : std::vector<packs::EventDeck>()) {
        for (const packs::EventCard &card : deck.cards) {
            if (card.opensSecondary && drawn.contains(card.id))
                return card.id;
        }
    }
    return {};
}

QString ReportOrders::numbers(const MissionPlanned &plan) const
{
    QStringList counts;
    for (const SetupCount &count : m_session.rules().setup) {
        if (plan.setup.value(count.id) > 0)
            counts.append(text::labelled(count.name.in(m_session.language()), QString::number(plan.setup.value(count.id))));
    }
    return counts.join(QStringLiteral(" · "));
}

// Only where the game has cards that open something: elsewhere the game master opens it by word.
QString ReportOrders::warning(const QString &opened) const
{
    if (!opened.isEmpty() || !m_session.pack())
        return {};
    const std::vector<packs::EventDeck> &decks = m_session.pack()->decks();
    const bool byCards = std::any_of(decks.begin(), decks.end(), [](const packs::EventDeck &deck) {
        return std::any_of(deck.cards.begin(), deck.cards.end(), [](const packs::EventCard &card) { return card.opensSecondary; });
    });
    for (const Objective &objective : m_session.rules().objectives) {
        const bool done = std::any_of(m_draft.mission().sides.begin(), m_draft.mission().sides.end(),
                                      [&](const Side &side) { return side.objectives.value(objective.id) == ObjectiveResult::Done; });
        if (byCards && objective.closedAtStart && done)
            return tr("%1: no card opened it in this mission.").arg(objective.name.in(m_session.language()));
    }
    return {};
}

void ReportOrders::refresh()
{
    const MissionPlanned *planned = plan();
    const QString opened = openingCard();
    const bool asked = m_shownFor == m_draft.kind();
    QStringList lines;
    bool hidden = false;
    for (const Objective &objective : m_session.rules().objectives) {
        const QString name = objective.name.in(m_session.language());
        const QString words = planned ? planned->objectives.value(objective.id) : QString();
        const bool closed = objective.closedAtStart && opened.isEmpty() && !asked;
        if (!words.isEmpty())
            lines.append(text::labelled(name, closed ? tr("hidden until it is opened") : words));
        if (objective.closedAtStart && !opened.isEmpty())
            lines.append(tr("%1: opened by “%2”.").arg(name, m_session.names().card(opened)));
        hidden = hidden || (closed && !words.isEmpty());
    }
    if (const QString counts = planned ? numbers(*planned) : QString(); !counts.isEmpty())
        lines.append(counts);
    const QString warned = warning(opened);
    m_words->setText(lines.join('\n'));
    m_words->setVisible(!lines.isEmpty());
    m_warning->setText(warned);
    m_warning->setVisible(!warned.isEmpty());
    m_show->setVisible(hidden);
    setVisible(!lines.isEmpty() || !warned.isEmpty());
}

} // namespace muster::app
