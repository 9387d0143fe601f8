// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/EndDraft.h"

#include "battle/AfterBattle.h"
#include "battle/fold/BattleFold.h"
#include "campaign/AfterAction.h"
#include "campaign/fold/Fold.h"
#include "text/Spoken.h"

namespace muster::app {

using namespace battle;

void EndDraft::begin()
{
    m_results.clear();
    m_objectives.clear();
    const BattleState &state = m_session.state();
    for (const SideState &side : state.sides) {
        m_results.insert(side.id, side.result);
        m_objectives.insert(side.id, side.objectives);
    }
    m_why = state.endReason;
    m_book.reset();
    m_campaign.clear();
    setCampaign(m_session.document() ? m_session.document()->campaign() : QString());
}

void EndDraft::setResult(const QString &side, GameResult result)
{
    m_results.insert(side, result);
    const auto &sides = m_session.state().sides;
    const auto mirror = [](GameResult of) {
        return of == GameResult::Won ? GameResult::Lost : of == GameResult::Lost ? GameResult::Won : of;
    };
    bool theirs = false;
    for (int i = 0; i < sides.size(); ++i)
        theirs = theirs || (sides.at(i).id == side && m_session.isTheirs(i));
    for (int i = 0; i < sides.size(); ++i) {
        if (sides.at(i).id != side && m_session.isTheirs(i) != theirs)
            m_results.insert(sides.at(i).id, mirror(result));
        else if (!theirs && !m_session.isTheirs(i))
            m_results.insert(sides.at(i).id, result); // they stand together
    }
    emit changed();
}

QVector<EndDraft::Objective> EndDraft::objectives() const
{
    QVector<Objective> all;
    const QString language = m_session.language();
    if (m_book) {
        for (const campaign::Objective &objective : m_book->campaign.rules.objectives) {
            if (objective.id != m_session.rules().winObjective)
                all.append({objective.id, objective.name.in(language)});
        }
        return all;
    }
    for (auto it = m_session.state().awards.begin(); it != m_session.state().awards.end(); ++it)
        all.append({it.key(),
                    it.key() == QLatin1String("primary")         ? tr("Primary mission")
                        : it.key() == QLatin1String("secondary") ? tr("Secondary mission")
                                                                 : it.key()});
    return all;
}

ObjectiveResult EndDraft::objective(const QString &side, const QString &id) const
{
    return m_objectives.value(side).value(id, ObjectiveResult::NotRead);
}

void EndDraft::setObjective(const QString &side, const QString &id, ObjectiveResult result)
{
    m_objectives[side].insert(id, result);
    emit changed();
}

void EndDraft::setWhy(const QString &why)
{
    m_why = why;
}

void EndDraft::setCampaign(const QString &id)
{
    m_campaign = id;
    m_book.reset();
    if (!id.isEmpty()) {
        auto stored = documents::CampaignDocument::load(m_session.services().library, id);
        if (stored)
            m_book = std::move(*stored);
        else
            m_campaign.clear();
    }
    emit changed();
}

library::Records EndDraft::campaigns() const
{
    library::Filter filter;
    filter.kind = library::Kind::Campaign;
    filter.packId = m_session.document() ? m_session.document()->start().system : QStringLiteral("-");
    auto records = m_session.services().library.documents().list(filter);
    return records ? *records : library::Records();
}

Ended EndDraft::ended() const
{
    Ended event;
    for (const SideState &side : m_session.state().sides) {
        SideResult result;
        result.side = side.id;
        result.result = this->result(side.id);
        const auto known = m_objectives.value(side.id);
        for (auto it = known.begin(); it != known.end(); ++it) {
            if (it.value() != ObjectiveResult::NotRead)
                result.objectives.insert(it.key(), it.value());
        }
        event.sides.append(result);
    }
    event.why = m_why.trimmed();
    return event;
}

QJsonObject EndDraft::report() const
{
    if (!m_session.document())
        return {};
    Battle battle = m_session.document()->battle();
    battle.events.append(makeEvent(ended()));
    return afterBattle(battle, fold(battle, m_session.language()));
}

EndDraft::Preview EndDraft::preview() const
{
    Preview preview;
    if (!m_book)
        return preview;
    const campaign::Campaign &book = m_book->campaign;
    const campaign::CampaignState before = campaign::fold(book.start, book.events, book.rules);
    const auto events = campaign::readAfterAction(report(), before, book.rules);
    if (!events) {
        preview.problem = text::spoken(events.error());
        return preview;
    }
    const campaign::CampaignState after = campaign::fold(book.start, book.events + *events, book.rules);
    for (const campaign::SoldierState &soldier : after.soldiers) {
        const campaign::SoldierState *old = before.soldier(soldier.id);
        if (const int gain = soldier.earned - (old ? old->earned : 0); gain != 0)
            preview.gains.append({soldier.name, gain});
    }
    preview.lines.append(tr("Mission %1 of %2").arg(QString::number(after.fought()), book.start.name));
    return preview;
}

void EndDraft::keep()
{
    documents::BattleDocument *document = m_session.document();
    if (!document)
        return;
    const Ended event = ended();
    const BattleState &state = m_session.state();
    const Event *last = nullptr;
    for (const Event &each : document->battle().events) {
        if (each.as<Ended>())
            last = &each;
    }
    if (!state.ended || !last)
        m_session.record(tr("End of the battle"), {event});
    else if (*last->as<Ended>() != event)
        m_session.record(tr("Another result"), {event});
    if (document->campaign() != m_campaign) {
        BattleStart start = document->start();
        start.campaign = m_campaign;
        document->changeStart(tr("It counts for a campaign"), start);
    }
}

} // namespace muster::app
