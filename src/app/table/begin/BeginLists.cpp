// SPDX-License-Identifier: GPL-3.0-or-later
// What a battle can begin with: lists of the library, samples, forces of a campaign, planned missions.
#include "app/table/begin/BeginDraft.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/ForceRoster.h"
#include "campaign/muster/MusteredRoster.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterFile.h"
#include "rules/evaluate/trials/Difference.h"
#include "text/Spoken.h"

namespace muster::app {

namespace {

const QString samplePrefix = QStringLiteral("sample:");
const QString forcePrefix = QStringLiteral("force:");

} // namespace

library::Records BeginDraft::rosters(bool sameGame) const
{
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    if (sameGame && m_pack)
        filter.packId = m_pack->id();
    auto records = m_services.library.documents().list(filter);
    return records ? *records : library::Records();
}

QVector<BeginDraft::Sample> BeginDraft::samples(bool sameGame) const
{
    QVector<Sample> all;
    const QString language = m_services.language();
    for (const packs::PackPtr &pack : m_services.packs.packs()) {
        if (sameGame && pack != m_pack)
            continue;
        for (const packs::Sample &sample : pack->manifest().samples)
            all.append({samplePrefix + pack->id() + '/' + sample.file, sample.name.in(language), pack->name(language)});
    }
    return all;
}

// The list and where it comes from: a sample of a game, or the library.
base::Result<rules::Roster> BeginDraft::rosterOf(const QString &id) const
{
    if (id.startsWith(forcePrefix))
        return forceRoster(id);
    if (!id.startsWith(samplePrefix)) {
        auto stored = documents::LibraryRosterStore(m_services.library).load(id);
        return stored ? base::Result<rules::Roster>(std::move(stored->roster)) : stored.error();
    }
    const QString game = id.mid(samplePrefix.size()).section('/', 0, 0), file = id.mid(samplePrefix.size()).section('/', 1);
    const packs::PackPtr pack = m_services.packs.find(game);
    auto read = documents::readRosterFile(pack ? pack->path(file) : file);
    if (!read)
        return read.error();
    // In the language of the player, as everywhere else; the file has one name only.
    for (const packs::Sample &sample : pack ? pack->manifest().samples : QList<packs::Sample>()) {
        if (sample.file == file)
            read->roster.name = sample.name.in(m_services.language()).toStdString();
    }
    return std::move(read->roster);
}

QVector<BeginDraft::Book> BeginDraft::campaigns() const
{
    QVector<Book> all;
    library::Filter filter;
    filter.kind = library::Kind::Campaign;
    filter.packId = m_pack ? m_pack->id() : QStringLiteral("-");
    const auto records = m_services.library.documents().list(filter);
    for (const library::Record &record : records ? *records : library::Records()) {
        all.append({record.id, {}, record.name, {}});
        const auto stored = documents::CampaignDocument::load(m_services.library, record.id);
        if (!stored)
            continue;
        const campaign::CampaignState state = campaign::fold(stored->campaign);
        for (const campaign::MissionState &mission : state.missions) {
            const auto *plan = mission.planned ? state.log.at(mission.event).as<campaign::MissionPlanned>() : nullptr;
            if (plan)
                all.append({record.id, state.log.at(mission.event).id, tr("%1: %2, planned").arg(record.name, plan->name), plan->scenario});
        }
    }
    return all;
}

void BeginDraft::setCampaign(const QString &campaign, const QString &plan)
{
    m_campaign = campaign;
    m_plan = plan;
    for (const Book &book : plan.isEmpty() ? QVector<Book>() : campaigns()) {
        if (book.campaign == campaign && book.plan == plan && !book.scenario.isEmpty())
            setScenario(book.scenario);
    }
}

// "force:CAMPAIGN/FORCE": as the book says it stands now.
QVector<BeginDraft::Sample> BeginDraft::forces(bool sameGame) const
{
    QVector<Sample> all;
    library::Filter filter;
    filter.kind = library::Kind::Campaign;
    if (sameGame)
        filter.packId = m_pack ? m_pack->id() : QStringLiteral("-");
    const auto records = m_services.library.documents().list(filter);
    for (const library::Record &record : records ? *records : library::Records()) {
        const auto stored = documents::CampaignDocument::load(m_services.library, record.id);
        if (!stored)
            continue;
        const campaign::CampaignState state = campaign::fold(stored->campaign);
        for (const campaign::ForceState &force : state.forces)
            all.append({forcePrefix + record.id + '/' + force.id, force.name, record.name});
    }
    return all;
}

QString BeginDraft::campaignOfForce(const QString &list)
{
    return list.startsWith(forcePrefix) ? list.mid(forcePrefix.size()).section('/', 0, 0) : QString();
}

base::Result<rules::Roster> BeginDraft::forceRoster(const QString &list) const
{
    const auto stored = documents::CampaignDocument::load(m_services.library, campaignOfForce(list));
    if (!stored)
        return stored.error();
    const packs::PackPtr pack = m_services.packs.find(stored->campaign.start.system);
    if (!pack)
        return text::error("pack.missing",
                           {QT_TRANSLATE_NOOP("Message", "its game \"%1\" is not installed"), {stored->campaign.start.system}});
    auto made = campaign::musterRoster(list.mid(forcePrefix.size()).section('/', 1), campaign::fold(stored->campaign),
                                       stored->campaign.rules, campaign::GameBasis::of(*pack));
    return made ? base::Result<rules::Roster>(std::move(made->roster)) : made.error();
}

base::Result<BeginDraft::List> BeginDraft::listOf(const QString &roster) const
{
    auto found = rosterOf(roster);
    if (!found)
        return found.error();
    rules::Roster copy = std::move(*found);
    const packs::PackPtr pack = m_services.packs.forRoster(copy);
    if (!pack)
        return text::error(
            "pack.missing",
            {QT_TRANSLATE_NOOP("Message", "its game \"%1\" is not installed"), {QString::fromStdString(copy.gameSystemName)}});
    rules::relink(copy, *pack->data());
    auto list = std::make_shared<rules::Evaluator>(pack->data());
    list->evaluate(copy);
    return list;
}

} // namespace muster::app
