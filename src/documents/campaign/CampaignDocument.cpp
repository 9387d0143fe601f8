// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/CampaignDocument.h"

#include "campaign/fold/Fold.h"
#include "documents/campaign/commands/ChangeCampaign.h"
#include "documents/campaign/commands/MergeEvents.h"
#include "documents/campaign/commands/RecordEvents.h"
#include "library/Author.h"
#include "library/MissionNote.h"

#include <QJsonDocument>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace muster::documents {

CampaignDocument::CampaignDocument(campaign::Campaign campaign, const QString &packName, QObject *parent)
    : StoredDocument(parent), m_campaign(std::move(campaign)), m_state(campaign::fold(m_campaign)),
      m_drafts(std::make_unique<CampaignDrafts>())
{
    m_record.id = m_campaign.start.id;
    m_record.packName = packName;
    m_record.created = m_campaign.start.created.isValid() ? m_campaign.start.created : QDateTime::currentDateTimeUtc();
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
        push(std::make_unique<RecordEvents>(sentence, signedHere(events)));
}

void CampaignDocument::correctEvent(const QString &sentence, const QString &target, std::shared_ptr<const campaign::Event> replacement,
                                    const QString &reason)
{
    recordEvents(sentence, {campaign::makeEvent(campaign::Correction{target, std::move(replacement), reason})});
}

// Who recorded it goes with the entry, into files and to others.
QVector<campaign::Event> CampaignDocument::signedHere(QVector<campaign::Event> events) const
{
    const QString author = m_library ? m_library->author() : library::authorHere();
    for (campaign::Event &event : events) {
        if (event.by.isEmpty() && !event.as<campaign::UnknownEvent>())
            event.by = author;
    }
    return events;
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

// Exactly these, wherever they stand: others may have recorded something since.
void CampaignDocument::removeEvents(const QVector<campaign::Event> &events)
{
    for (auto gone = events.crbegin(); gone != events.crend(); ++gone) {
        for (qsizetype i = m_campaign.events.size() - 1; i >= 0; --i) {
            if (m_campaign.events.at(i).id != gone->id)
                continue;
            m_campaign.events.remove(i);
            break;
        }
    }
    emit eventsRemoved();
    refold();
}

QString CampaignDocument::whoRecorded(const QString &event) const
{
    const QList<library::HistoryStep> &others = m_history.othersDone();
    for (auto step = others.crbegin(); step != others.crend(); ++step) {
        const auto command = CampaignCommand::restore(step->sentence, step->payload);
        const auto *recorded = dynamic_cast<const RecordEvents *>(command.get());
        if (recorded && std::any_of(recorded->events().begin(), recorded->events().end(), [&](const campaign::Event &each) {
                return each.id == event;
            }))
            return tr("%1 recorded “%2”").arg(step->author.isEmpty() ? tr("Somebody else") : step->author, step->sentence);
    }
    return tr("Somebody else recorded something");
}

// What others recorded after them must hold without them too, and may not name them.
QString CampaignDocument::whyKept(const QVector<campaign::Event> &events) const
{
    QSet<QString> ours;
    for (const campaign::Event &event : events)
        ours.insert(event.id);
    QVector<campaign::Event> left;
    QVector<campaign::Event> after;
    bool passed = false;
    for (const campaign::Event &event : m_campaign.events) {
        const bool own = ours.contains(event.id);
        passed = passed || own;
        if (own)
            continue;
        left.append(event);
        if (passed)
            after.append(event);
    }
    if (after.isEmpty())
        return {};
    const campaign::CampaignState without = campaign::fold(m_campaign.start, left, m_campaign.rules);
    for (const campaign::Event &event : after) {
        const bool broken = std::any_of(without.problems.begin(), without.problems.end(), [&](const campaign::Problem &problem) {
            return problem.event == event.id && !m_state.problems.contains(problem);
        });
        const QByteArray json = QJsonDocument(campaign::toJson(event)).toJson(QJsonDocument::Compact);
        const bool named = std::any_of(ours.begin(), ours.end(), [&](const QString &id) { return json.contains(id.toUtf8()); });
        if (broken || named)
            return tr("This cannot be undone: %1 after it, and that builds on it.").arg(whoRecorded(event.id));
    }
    return {};
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
