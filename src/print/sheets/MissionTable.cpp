// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/MissionTable.h"

#include "campaign/fold/Names.h"

namespace muster::print {

using namespace campaign;

QString MissionTable::resultOf(const MissionFought &fought) const
{
    const QStringList results{QString(), translate("Paper", "won"), translate("Paper", "drawn"), translate("Paper", "lost")};
    const QStringList aims{translate("Paper", "not read"), translate("Paper", "done"), translate("Paper", "failed")};
    QStringList parts;
    for (const Side &side : fought.sides) {
        QStringList words;
        if (side.result != GameResult::None)
            words.append(results.value(int(side.result)));
        for (const Objective &objective : m_source.rules().objectives) {
            const ObjectiveResult result = side.objectives.value(objective.id, ObjectiveResult::NotRead);
            if (result != ObjectiveResult::NotRead)
                words.append(QStringLiteral("%1 %2").arg(objective.name.in(m_source.language()), aims.value(int(result))));
        }
        if (side.victoryPoints)
            words.append(m_source.paper().translate("Paper", "%n victory point(s)", nullptr, side.victoryPoints));
        if (!words.isEmpty())
            parts.append(fought.sides.size() > 1
                             ? translate("Paper", "%1: %2").arg(sideName(side, m_source.state()), words.join(QStringLiteral(", ")))
                             : words.join(QStringLiteral(", ")));
    }
    return parts.join(translate("Paper", "; "));
}

RichText MissionTable::newsOf(const MissionState &mission, const MissionFought &fought) const
{
    const CampaignState &state = m_source.state();
    QStringList news;
    for (const Participant &participant : fought.participants) {
        const SoldierState *soldier = state.soldier(participant.soldier);
        if (soldier && participant.outcome == Outcome::Dead)
            news.append(translate("Paper", "%1 killed").arg(soldier->name));
        if (soldier && participant.outcome == Outcome::Wounded)
            news.append(translate("Paper", "%1 wounded").arg(soldier->name));
    }
    for (const int index : mission.promotions) {
        const Promotion *promotion = state.log.at(index).as<Promotion>();
        const SoldierState *soldier = promotion ? state.soldier(promotion->soldier) : nullptr;
        if (soldier && soldier->ladder >= 0)
            news.append(translate("Paper", "%1 to %2")
                            .arg(soldier->name,
                                 m_source.rankName(*soldier, m_source.rules().ladders.at(soldier->ladder).indexOf(promotion->rank))));
    }
    QStringList cards;
    for (const QString &card : fought.eventsDrawn)
        cards.append(m_source.names().card(card.section('#', 0, 0)));
    RichText text;
    if (!news.isEmpty())
        text.add({news.join(QStringLiteral(" · ")), Weight::Medium, false, {}});
    for (const QString &more :
         {cards.isEmpty() ? QString() : translate("Paper", "Events: %1").arg(cards.join(QStringLiteral(", "))), fought.notes})
        if (!more.isEmpty())
            text.add({(text.isEmpty() ? QString() : QStringLiteral(" · ")) + QString(more).replace('\n', ' '), Weight::Regular, true, {}});
    return text;
}

SheetTable MissionTable::table() const
{
    SheetTable table({{translate("Paper", "No."), 0.5, Align::Left},
                      {translate("Paper", "Mission"), 3.2},
                      {translate("Paper", "Date"), 1.4},
                      {translate("Paper", "Result"), 3.8},
                      {translate("Paper", "took part"), 0.9, Align::Right},
                      {translate("Paper", "eliminated"), 1.0, Align::Right},
                      {translate("Paper", "experience"), 1.1, Align::Right},
                      {m_source.pointsName(), 0.7, Align::Right}});
    for (const MissionState &mission : m_source.state().missions) {
        const Event &event = m_source.state().log.at(mission.event);
        if (const UnknownEvent *unread = event.as<UnknownEvent>())
            table.add({QString::number(mission.number),
                       m_source.names()(unread->name),
                       m_source.dateText(unread->date),
                       unreadText(*unread),
                       {},
                       {},
                       {},
                       {}},
                      2);
        const MissionFought *fought = event.as<MissionFought>();
        if (!fought)
            continue;
        const QString recorded = m_source.names().mission(fought->scenario, fought->name);
        const QString name = recorded.isEmpty() ? gameTitle(fought->sides, m_source.state()) : recorded;
        table.add({QString::number(mission.number), mission.corrected ? translate("Paper", "%1 (corrected)").arg(name) : name,
                   m_source.dateText(fought->date), resultOf(*fought), QString::number(mission.participants),
                   QString::number(mission.kills), m_source.keepsExperience() ? QString::number(mission.experience()) : QStringLiteral("·"),
                   QString::number(mission.platoonPoints)},
                  2, newsOf(mission, *fought));
    }
    return table;
}

} // namespace muster::print
