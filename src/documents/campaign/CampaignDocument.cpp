// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/CampaignDocument.h"

#include "campaign/fold/Fold.h"
#include "documents/campaign/commands/ChangeCampaign.h"
#include "documents/campaign/commands/MergeEvents.h"
#include "documents/campaign/commands/RecordEvents.h"
#include "library/MissionNote.h"
#include "text/Stamped.h"

#include <QLocale>

namespace muster::documents {

CampaignDocument::CampaignDocument(campaign::Campaign campaign, const QString &packName, QObject *parent)
    : CampaignLogDocument(parent), m_campaign(std::move(campaign)), m_state(campaign::fold(m_campaign)),
      m_drafts(std::make_unique<CampaignDrafts>())
{
    m_record.id = m_campaign.start.id;
    m_record.packName = packName;
    m_record.created = m_campaign.start.created.isValid() ? m_campaign.start.created : text::now(stamps());
    m_record.changed = m_record.created;
}

CampaignDocument::CampaignDocument(StoredCampaign stored, library::Library &library, QObject *parent)
    : CampaignDocument(campaign::Campaign(stored.campaign), stored.record.packName, parent)
{
    m_library = &library;
    m_drafts->load(library, stored.record.id, stored.campaign.draft);
    takeStored(std::move(stored));
}

CampaignDocument::~CampaignDocument()
{
    close();
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
    record.note = library::missionNote(m_state.fought());
    QStringList words = forces;
    for (const campaign::SoldierState &soldier : m_state.soldiers)
        words.append(soldier.name);
    for (const campaign::Player &player : m_state.players)
        words.append(player.name);
    record.searchText = words.join('\n');
    return record;
}

void CampaignDocument::push(std::unique_ptr<CampaignCommand> command)
{
    command->setDocument(*this);
    m_history.push(std::move(command));
    save();
}

void CampaignDocument::recordEvents(const QString &sentence, const QVector<campaign::Event> &events)
{
    if (!events.isEmpty())
        push(std::make_unique<RecordEvents>(sentence, signedHere<campaign::UnknownEvent>(events)));
}

void CampaignDocument::correctEvent(const QString &sentence, const QString &target, std::shared_ptr<const campaign::Event> replacement,
                                    const QString &reason)
{
    recordEvents(sentence, {campaign::makeEvent(campaign::Correction{target, std::move(replacement), reason})});
}

void CampaignDocument::mergeWith(const QString &sentence, const campaign::Campaign &theirs, campaign::Whose whose)
{
    const base::Result<campaign::MergePlan> plan = campaign::comparedWith(m_campaign, theirs);
    const base::Result<campaign::Campaign> together = campaign::merged(m_campaign, theirs, whose);
    if (!plan || !together)
        return;
    const QVector<campaign::Event> settled = campaign::settlements(*plan, m_campaign, theirs, whose);
    if (!plan->fresh.isEmpty())
        push(std::make_unique<MergeEvents>(sentence, m_campaign.events, theirs.events));
    recordEvents(sentence, settled);
    changeRules(sentence, together->rules);
    changeStart(sentence, together->start);
}

void CampaignDocument::mergeEvents(const QVector<campaign::Event> &theirs)
{
    m_campaign.events = campaign::withEntries(m_campaign.events, theirs);
    refold();
}

void CampaignDocument::changeRules(const QString &sentence, const campaign::CampaignRules &rules)
{
    if (rules == m_campaign.rules)
        return;
    campaign::Campaign after = m_campaign;
    after.rules = rules;
    push(std::make_unique<ChangeCampaign>(sentence, m_campaign, after));
}

void CampaignDocument::changeStart(const QString &sentence, const campaign::CampaignStart &start)
{
    if (start == m_campaign.start)
        return;
    campaign::Campaign after = m_campaign;
    after.start = start;
    after.start.id = m_campaign.start.id;
    push(std::make_unique<ChangeCampaign>(sentence, m_campaign, after));
}

void CampaignDocument::appendEvents(const QVector<campaign::Event> &events)
{
    m_campaign.events += events;
    refold();
}

void CampaignDocument::removeEvents(const QVector<campaign::Event> &events)
{
    removeFrom(m_campaign.events, events);
    emit eventsRemoved();
    refold();
}

const QVector<campaign::Event> *CampaignDocument::appendedBy(const StoredCommand &command) const
{
    const auto *recorded = dynamic_cast<const RecordEvents *>(&command);
    return recorded ? &recorded->events() : nullptr;
}

std::unique_ptr<StoredCommand> CampaignDocument::readStep(const library::HistoryStep &step) const
{
    return CampaignCommand::restore(step.sentence, step.payload);
}

QSet<QString> CampaignDocument::brokenIn(const QVector<campaign::Event> &log) const
{
    QSet<QString> broken;
    for (const campaign::Problem &problem : campaign::fold(m_campaign.start, log, m_campaign.rules).problems) {
        if (!m_state.problems.contains(problem))
            broken.insert(problem.event);
    }
    return broken;
}

void CampaignDocument::setHead(const campaign::CampaignStart &start, const campaign::CampaignRules &rules)
{
    m_campaign.start = start;
    m_campaign.rules = rules;
    refold();
}

void CampaignDocument::refold()
{
    m_state = campaign::fold(m_campaign);
    emit changed();
}

} // namespace muster::documents
