// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/TableSession.h"

#include "app/workspace/UnsavedDocument.h"
#include "documents/battle/BattleMission.h"
#include "text/Spoken.h"

#include <algorithm>

namespace muster::app {

using namespace battle;

TableSession::TableSession(Services services) : m_services(std::move(services))
{
    connect(&m_services.library, &library::Library::changedElsewhere, this, [this](const QStringList &ids) {
        if (m_document && ids.contains(m_document->id()))
            m_document->refresh();
    });
}

TableSession::~TableSession()
{
    if (m_document)
        m_document->finishSaving(); // while there is somebody to be told
}

const BattleState &TableSession::state() const
{
    static const BattleState none;
    return m_document ? m_document->state() : none;
}

const packs::TableRules &TableSession::rules() const
{
    static const packs::TableRules none;
    return m_document ? m_document->battle().rules : none;
}

const packs::Scenario *TableSession::scenario() const
{
    if (!pack())
        return nullptr;
    const auto &all = pack()->scenarios();
    const auto found = std::find_if(all.begin(), all.end(), [this](const packs::Scenario &each) { return each.id == state().scenario; });
    return found == all.end() ? nullptr : &*found;
}

GameColours TableSession::colours() const
{
    return Theme::current().game(pack() ? QColor(pack()->manifest().hue) : QColor());
}

Unsaved TableSession::unsaved() const
{
    return m_document && m_document->isUnsaved() ? unsavedDocument(*m_document, m_services.library) : Unsaved();
}

bool TableSession::leave() const
{
    return mayLeaveDocument(m_document.get(), [this] { return unsaved(); });
}

bool TableSession::open(const QString &id)
{
    if (m_document && m_document->id() == id)
        return true;
    if (!leave())
        return false;
    auto opened = documents::BattleDocument::open(m_services.library, id);
    if (!opened) {
        emit said(text::spoken(opened.error()));
        return false;
    }
    take(std::move(*opened));
    return true;
}

void TableSession::take(std::unique_ptr<documents::BattleDocument> document)
{
    m_current.clear();
    m_target.clear();
    const auto before = std::move(m_document);
    m_document = std::move(document);
    m_armies.clear();
    if (m_document) {
        m_document->setLanguage(language());
        m_armies.read(m_document->battle(), m_services.packs.find(m_document->start().system), language());
        connect(m_document.get(), &documents::BattleDocument::changed, this, &TableSession::follow);
        connect(m_document.get(), &documents::BattleDocument::refused, this, &TableSession::said);
        connect(m_document.get(), &documents::BattleDocument::mergedWithOthers, this,
                [this] { say(tr("Somebody else recorded something too; both are in the log.")); });
        const auto &units = state().units;
        const auto first = std::find_if(units.begin(), units.end(), [this](const UnitState &unit) { return !isTheirs(unit.side); });
        m_current = first != units.end() ? first->id : units.isEmpty() ? QString() : units.first().id;
    }
    emit opened();
    emit chosen();
}

void TableSession::close()
{
    if (leave())
        take(nullptr);
}

void TableSession::follow()
{
    if (!state().unit(m_current))
        m_current.clear();
    if (!state().unit(m_target))
        m_target.clear();
    emit changed();
    if (m_document->report().isEmpty())
        return;
    // Its mission is in the campaign already: what is corrected here is corrected there.
    if (const auto told = documents::followBattle(m_services.library, *m_document); !told)
        say(text::spoken(told.error()));
}

void TableSession::retranslate()
{
    if (!m_document)
        return;
    m_document->setLanguage(language());
    m_armies.read(m_document->battle(), m_services.packs.find(m_document->start().system), language());
    emit changed();
}

void TableSession::setCurrent(const QString &unit)
{
    if (unit == m_current)
        return;
    const UnitState *before = currentUnit();
    const UnitState *now = state().unit(unit);
    m_current = unit;
    // The target of one side is nobody's target of the other.
    if (const UnitState *aimed = targetUnit(); aimed && now && aimed->side == now->side)
        m_target = before && before->side != now->side ? before->id : QString();
    emit chosen();
}

void TableSession::setTarget(const QString &unit)
{
    if (unit == m_target)
        return;
    const UnitState *aimed = state().unit(unit), *now = currentUnit();
    if (aimed && now && isTheirs(aimed->side) == isTheirs(now->side))
        return say(tr("%1 stands on the same side: the target is one of the enemy’s units.").arg(aimed->name));
    m_target = unit;
    emit chosen();
}

void TableSession::record(const QString &sentence, const QVector<Payload> &payloads)
{
    if (!m_document || payloads.isEmpty())
        return;
    QVector<Event> events;
    for (const Payload &payload : payloads)
        events.append(makeEvent(payload));
    m_document->recordEvents(sentence, events);
    QStringList words;
    for (const Event &event : std::as_const(events)) {
        const auto &log = state().log;
        const auto line = std::find_if(log.rbegin(), log.rend(), [&event](const LogLine &each) { return each.event == event.id; });
        if (line != log.rend())
            words.append(text::spoken(line->text));
    }
    say(words.join(QStringLiteral(" · ")));
}

void TableSession::correct(const QString &sentence, const QString &event, std::optional<Payload> replacement)
{
    if (!m_document)
        return;
    m_document->correct(sentence, event, std::move(replacement));
    say(sentence);
}

} // namespace muster::app
