// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/UnitOffers.h"

#include "app/table/TableWords.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/FlowLayout.h"
#include "text/Spoken.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace battle;

UnitOffers::UnitOffers(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    m_buttons = new QWidget(this);
    auto *flow = new FlowLayout(m_buttons);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(6);
    m_result = new QLabel(this);
    m_result->setObjectName("table.offer.result");
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    m_result->setFont(roleFont(FontRole::BodyStrong));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_buttons);
    column->addWidget(m_result);
}

void UnitOffers::retranslate()
{
    m_event.clear();
    refresh();
}

QVector<const packs::TableRoll *> UnitOffers::offered(const UnitState &unit) const
{
    QVector<const packs::TableRoll *> all;
    const QStringList &rules = m_session.armies().rules(unit.id);
    for (const packs::TableRoll &roll : m_session.rules().rolls) {
        const packs::RollOffer &offer = roll.offer;
        if (offer.isEmpty())
            continue;
        const auto marked = [&unit](const QString &marker) { return unit.marker(marker) != nullptr; };
        const auto ruled = [&rules](const QString &rule) { return rules.contains(rule); };
        if (std::any_of(offer.markers.begin(), offer.markers.end(), marked) || offer.places.contains(unit.place)
            || std::any_of(offer.rules.begin(), offer.rules.end(), ruled))
            all.append(&roll);
    }
    return all;
}

QToolButton *UnitOffers::addButton()
{
    auto *button = new QToolButton(m_buttons);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(icons::icon("dice"));
    button->setMinimumHeight(TickBox::side);
    button->setProperty("tableToggle", true);
    connect(button, &QToolButton::clicked, this, [this, button] { throwDice(button->property("roll").toString()); });
    m_buttons->layout()->addWidget(button);
    m_made.append(button);
    return button;
}

void UnitOffers::throwDice(const QString &roll)
{
    const auto before = m_session.state().log.size();
    const QString unit = m_session.current();
    m_verbs.throwFor(unit, roll);
    const auto &log = m_session.state().log;
    if (log.size() <= before)
        return;
    m_unit = unit;
    m_event = log.at(before).event; // the dice; what follows from them stands behind
    refresh();
}

void UnitOffers::refresh()
{
    const UnitState *unit = m_session.currentUnit();
    const bool plays = unit && !unit->isOut() && m_session.state().turn > 0 && !m_session.state().ended;
    const QVector<const packs::TableRoll *> rolls = plays ? offered(*unit) : QVector<const packs::TableRoll *>();
    while (m_made.size() < rolls.size())
        addButton();
    const QString language = m_session.language();
    for (int i = 0; i < m_made.size(); ++i) {
        QToolButton *button = m_made.at(i);
        button->setVisible(i < rolls.size());
        if (i >= rolls.size())
            continue;
        const packs::TableRoll &roll = *rolls.at(i);
        const NeededRoll needed = m_session.cup().needed(roll, m_verbs.moreDice(unit->id, roll.id));
        const QString words = tr("%1: %2").arg(roll.name.in(language), tablewords::neededText(needed));
        button->setObjectName("table.offer." + roll.id);
        button->setProperty("roll", roll.id);
        button->setText(literal(words));
        button->setAccessibleName(tr("Throw: %1").arg(words));
        button->setToolTip(roll.text.in(language));
    }
    const auto &log = m_session.state().log;
    const auto line = std::find_if(log.rbegin(), log.rend(), [this](const LogLine &each) { return each.event == m_event; });
    const bool shown = unit && unit->id == m_unit && !m_event.isEmpty() && line != log.rend();
    m_result->setText(shown ? text::spoken(line->text) : QString());
    m_result->setVisible(shown);
    m_buttons->setVisible(!rolls.isEmpty());
    setVisible(shown || !rolls.isEmpty());
}

} // namespace muster::app
