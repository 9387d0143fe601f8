// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/CampaignDocument.h"

#include "campaign/Fold.h"
#include "documents/commands/ChangeCampaign.h"
#include "documents/commands/RecordEvents.h"

#include <QLocale>
#include <QScopedValueRollback>

namespace muster::documents {

namespace {

constexpr int longestHistory = 500;

} // namespace

CampaignDocument::CampaignDocument(campaign::Campaign campaign, const QString &packName, QObject *parent)
    : QObject(parent), m_campaign(std::move(campaign)), m_state(campaign::fold(m_campaign)), m_stack(std::make_unique<QUndoStack>()),
      m_drafts(std::make_unique<CampaignDrafts>())
{
    m_stack->setUndoLimit(longestHistory);
    m_record.id = m_campaign.start.id;
    m_record.packName = packName;
    m_record.created = m_campaign.start.created.isValid() ? m_campaign.start.created : QDateTime::currentDateTimeUtc();
    m_record.changed = m_record.created;
    connect(m_stack.get(), &QUndoStack::indexChanged, this, [this] {
        if (!m_quiet)
            save();
    });
}

CampaignDocument::CampaignDocument(StoredCampaign stored, library::Library &library, QObject *parent)
    : CampaignDocument(campaign::Campaign(stored.campaign), stored.record.packName, parent)
{
    m_library = &library;
    m_saveState = SaveState::Saved;
    m_drafts->load(library, stored.record.id, stored.campaign.draft);
    takeStored(std::move(stored));
}

// The stack goes first: its commands and signals must not meet a document that is half gone.
CampaignDocument::~CampaignDocument()
{
    m_stack->disconnect(this);
    m_stack.reset();
}

library::Record CampaignDocument::record() const
{
    library::Record record = m_record;
    record.kind = library::Kind::Campaign;
    record.name = m_campaign.start.name;
    record.packId = m_campaign.start.system;
    if (record.packName.isEmpty())
        record.packName = m_campaign.start.system;
    record.pointsName = m_campaign.rules.pointsName.in(QLocale().name().left(2));
    record.points = 0;
    QStringList forces;
    for (const campaign::ForceState &force : m_state.forces) {
        record.points += force.points;
        forces.append(force.name);
    }
    record.faction = forces.join(", ");
    record.units = int(m_state.soldiers.size());
    record.note = tr("%n missions fought", nullptr, m_state.fought());
    QStringList words = forces;
    for (const campaign::SoldierState &soldier : m_state.soldiers)
        words.append(soldier.name);
    for (const campaign::Player &player : m_state.players)
        words.append(player.name);
    record.searchText = words.join('\n');
    return record;
}

void CampaignDocument::push(CampaignCommand *command)
{
    command->setDocument(*this);
    // What was undone goes, read or not; and when the oldest step goes, those before it would no longer fit.
    setUnread({m_stack->count() < longestHistory ? m_unread.before : QList<qint64>(), {}});
    {
        const QScopedValueRollback quiet(m_quiet, true);
        m_stack->push(command);
    }
    save();
}

void CampaignDocument::recordEvents(const QString &sentence, const QVector<campaign::Event> &events)
{
    if (!events.isEmpty())
        push(new RecordEvents(sentence, events));
}

void CampaignDocument::correctEvent(const QString &sentence, const QString &target, std::shared_ptr<const campaign::Event> replacement,
                                    const QString &reason)
{
    recordEvents(sentence, {campaign::makeEvent(campaign::Correction{target, std::move(replacement), reason})});
}

void CampaignDocument::changeRules(const QString &sentence, const campaign::CampaignRules &rules)
{
    if (rules == m_campaign.rules)
        return;
    campaign::Campaign after = m_campaign;
    after.rules = rules;
    push(new ChangeCampaign(sentence, m_campaign, after));
}

void CampaignDocument::changeStart(const QString &sentence, const campaign::CampaignStart &start)
{
    if (start == m_campaign.start)
        return;
    campaign::Campaign after = m_campaign;
    after.start = start;
    after.start.id = m_campaign.start.id;
    push(new ChangeCampaign(sentence, m_campaign, after));
}

void CampaignDocument::appendEvents(const QVector<campaign::Event> &events)
{
    const int first = int(m_campaign.events.size());
    m_campaign.events += events;
    emit eventsAppended(first, int(events.size()));
    refold();
}

void CampaignDocument::removeLastEvents(int count)
{
    const int first = int(m_campaign.events.size()) - count;
    m_campaign.events.remove(first, count);
    emit eventsRemoved(first, count);
    refold();
}

void CampaignDocument::setHead(const campaign::CampaignStart &start, const campaign::CampaignRules &rules)
{
    const bool otherRules = !(rules == m_campaign.rules), otherStart = !(start == m_campaign.start);
    m_campaign.start = start;
    m_campaign.rules = rules;
    if (otherRules)
        emit rulesChanged();
    if (otherStart)
        emit startChanged();
    refold();
}

void CampaignDocument::refold()
{
    m_state = campaign::fold(m_campaign);
    emit changed();
}

} // namespace muster::documents
