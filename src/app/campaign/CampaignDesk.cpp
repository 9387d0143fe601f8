// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/CampaignDesk.h"

#include "app/campaign/setup/AdoptRulesDialog.h"
#include "app/campaign/setup/FormDialog.h"
#include "app/campaign/setup/RulesDialog.h"
#include "app/campaign/soldiers/PromotionDialog.h"
#include "campaign/SampleCampaign.h"
#include "campaign/fold/Names.h"
#include "campaign/muster/ForceRoster.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterFile.h"
#include "library/repositories/LookedAt.h"
#include "logging/Note.h"
#include "rules/evaluate/Evaluator.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>

namespace muster::app {

using namespace campaign;

namespace {

const QString samplePrefix = QStringLiteral("sample:"); // before the file of a roster that comes with the game

} // namespace

// Rosters of the library first, then the samples that come with the game: so there is always something to begin with.
QVector<PlayerRows::Force> CampaignDesk::forces(const packs::PackPtr &pack) const
{
    QVector<PlayerRows::Force> forces;
    if (!pack)
        return forces;
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    if (const auto records = m_session.services().library.documents().list(filter)) {
        for (const library::Record &record : *records) {
            if (record.packId == pack->id())
                forces.append({record.id, record.name});
        }
    }
    for (const packs::Sample &sample : pack->manifest().samples)
        forces.append({samplePrefix + sample.file, tr("%1 (sample)").arg(sample.name.in(m_session.language()))});
    return forces;
}

base::Result<ForceEnlisted> CampaignDesk::enlistment(const QString &rosterId, const QString &player, const CampaignRules &rules,
                                                     const packs::PackPtr &pack) const
{
    if (!pack)
        return text::error("campaign.pack", base::Message(QT_TRANSLATE_NOOP("Message", "The game of this campaign is not installed.")));
    const GameBasis game = GameBasis::of(*pack);
    if (rosterId.startsWith(samplePrefix)) {
        const auto sample = documents::readRosterFile(pack->path(rosterId.mid(samplePrefix.size())));
        if (!sample)
            return sample.error();
        rules::Roster roster = sample->roster;
        for (const packs::Sample &known : pack->manifest().samples) {
            if (samplePrefix + known.file == rosterId)
                roster.name = known.name.in(m_session.language()).toStdString();
        }
        return campaign::enlistRoster(roster, game, rules, player);
    }
    documents::LibraryRosterStore store(m_session.services().library);
    const auto stored = store.load(rosterId);
    if (!stored)
        return stored.error();
    return campaign::enlistRoster(stored->roster, game, rules, player);
}

bool CampaignDesk::newCampaign()
{
    FormDialog dialog(tr("New campaign"), tr("Create campaign"),
                      m_window && m_window->isVisible() ? m_window.data() : QApplication::activeWindow());
    dialog.setObjectName("campaign.newDialog");
    const auto &packs = m_session.services().packs.packs();
    QLineEdit *name = dialog.addText(tr("Name"), tr("My campaign"));
    QStringList games;
    QVariantList ids;
    int best = 0;
    for (const packs::PackPtr &pack : packs) {
        if (!pack->campaignJson().isEmpty() && QJsonDocument::fromJson(pack->campaignJson()).object().contains("ladders"))
            best = int(games.size());
        games.append(pack->name(m_session.language()));
        ids.append(pack->id());
    }
    QComboBox *game = dialog.addChoice(tr("Game"), games, ids, best);
    auto *players = new PlayerRows(&dialog);
    dialog.addField(tr("Players"), players);
    QComboBox *mode = dialog.addChoice(tr("Experience"),
                                       {tr("belongs to each soldier"), tr("goes to a pool, the player hands it out"), tr("is not kept")},
                                       {"soldier", "pool", "none"});
    const auto rulesOf = [&] {
        const packs::PackPtr pack = m_session.services().packs.find(game->currentData().toString());
        const QJsonObject json = pack ? QJsonDocument::fromJson(pack->campaignJson()).object() : QJsonObject();
        return json.isEmpty() ? CampaignRules::generic() : CampaignRules::fromJson(json);
    };
    const auto follow = [&] {
        const CampaignRules rules = rulesOf();
        mode->setCurrentIndex(mode->findData(campaign::toString(rules.mode)));
        mode->setEnabled(rules.mode != ExperienceMode::None);
        players->setForces(forces(m_session.services().packs.find(game->currentData().toString())));
        dialog.addRemark(rules.house.isEmpty() ? QString() : tr("Some of the rules are house rules; all of them can be changed later."));
    };
    connect(game, &QComboBox::currentIndexChanged, &dialog, follow);
    follow();
    dialog.require(name);
    name->setFocus();
    if (packs.empty() || !dialog.ask())
        return false;
    Campaign fresh;
    fresh.start.name = name->text().trimmed();
    fresh.start.system = game->currentData().toString();
    fresh.rules = rulesOf();
    fresh.rules.mode = experienceMode(mode->currentData().toString());
    return create(fresh, players->players());
}

bool CampaignDesk::create(Campaign fresh, const QVector<PlayerRows::Player> &players)
{
    const packs::PackPtr pack = m_session.services().packs.find(fresh.start.system);
    fresh.start.id = newId();
    fresh.start.created = QDateTime::currentDateTimeUtc();
    QVector<Event> events;
    QStringList refused;
    for (const PlayerRows::Player &player : players) {
        fresh.start.players.append({newId(), player.name, {}});
        if (player.force.isEmpty())
            continue;
        if (const auto force = enlistment(player.force, fresh.start.players.last().id, fresh.rules, pack))
            events.append(makeEvent(*force));
        else
            refused.append(text::spoken(force.error()));
    }
    auto document = std::make_unique<documents::CampaignDocument>(fresh, pack ? pack->name(m_session.language()) : QString());
    if (!m_session.leave())
        return false;
    logging::note(logging::lcCampaign(), "store the new campaign",
                  document->attach(m_session.services().library, fresh.start.id)); // stands in unsaved() then
    if (!events.isEmpty())
        document->recordEvents(tr("Enlist the forces"), events);
    m_session.take(std::move(document));
    if (!refused.isEmpty())
        QMessageBox::warning(m_window, tr("New campaign"), refused.join('\n'));
    return true;
}

void CampaignDesk::openSample(bool again)
{
    library::Library &library = m_session.services().library;
    const auto seen = library.notes().get("campaign.sample");
    if (!seen || (!again && !seen->isEmpty()))
        return;
    if (const auto record = library.documents().find(*seen); !seen->isEmpty() && record && !record->deleted) {
        m_session.open(*seen);
        return;
    }
    for (const packs::PackPtr &pack : m_session.services().packs.packs()) {
        const auto sample = campaign::sampleCampaign(*pack, m_session.language());
        if (!sample)
            continue;
        auto document = std::make_unique<documents::CampaignDocument>(*sample, pack->name(m_session.language()));
        if (!m_session.leave())
            return;
        if (const auto stored = document->attach(library, sample->start.id); !stored)
            return emit m_session.said(text::spoken(stored.error()));
        if (const auto kept = library.notes().set("campaign.sample", sample->start.id); !kept)
            emit m_session.said(text::spoken(kept.error()));
        logging::note(logging::lcLibrary(), "note a sample that is looked at", library::LookedAt(library).note(sample->start.id));
        return m_session.take(std::move(document));
    }
}

void CampaignDesk::renameCampaign()
{
    FormDialog dialog(tr("Rename the campaign"), tr("Rename"), m_window);
    QLineEdit *name = dialog.addText(tr("Name"), m_session.document()->name());
    QPlainTextEdit *note = dialog.addLongText(tr("Note"), m_session.document()->campaign().start.note);
    dialog.require(name);
    if (!dialog.ask())
        return;
    CampaignStart start = m_session.document()->campaign().start;
    start.name = name->text().trimmed();
    start.note = note->toPlainText();
    m_session.document()->changeStart(tr("Rename the campaign to %1").arg(start.name), start);
}

void CampaignDesk::editRules()
{
    RulesDialog dialog(m_session.rules(), m_session.packRules(), m_session.language(), m_window);
    if (dialog.exec() == QDialog::Accepted && dialog.rules() != m_session.rules())
        adopt(tr("Change the rules of the campaign"), dialog.rules());
}

// Where missions were fought it is said first what would become of them.
void CampaignDesk::adopt(const QString &sentence, const CampaignRules &rules)
{
    if (m_session.state().fought() > 0) {
        AdoptRulesDialog dialog(m_session, rules, m_window);
        if (dialog.exec() != QDialog::Accepted)
            return;
        // Two steps, each of which can be undone: earlier rules that are those of the campaign change nothing.
        if (!dialog.events().isEmpty())
            m_session.document()->recordEvents(tr("Keep the rules of the missions so far"), dialog.events());
    }
    m_session.document()->changeRules(sentence, rules);
}

void CampaignDesk::enlistRoster()
{
    FormDialog dialog(tr("Enlist a roster"), tr("Enlist"), m_window);
    QStringList names;
    QVariantList ids;
    for (const PlayerRows::Force &force : forces(m_session.pack())) {
        names.append(force.name);
        ids.append(force.id);
    }
    QComboBox *roster = dialog.addChoice(tr("Roster"), names, ids);
    QStringList players;
    QVariantList playerIds;
    for (const Player &player : m_session.state().players) {
        players.append(player.name);
        playerIds.append(player.id);
    }
    QComboBox *player = dialog.addChoice(tr("Player"), players, playerIds, playerIds.indexOf(playerToEnlist(m_session.state())));
    player->setObjectName("enlist.player");
    dialog.addRemark(names.isEmpty() ? tr("There is no roster of this game in the library yet.")
                                     : tr("Each figure becomes a soldier. The roster itself stays as it is."));
    dialog.verbButton()->setEnabled(!names.isEmpty());
    if (!dialog.ask())
        return;
    const auto force = enlistment(roster->currentData().toString(), player->currentData().toString(), m_session.rules(), m_session.pack());
    if (!force) {
        QMessageBox::warning(m_window, tr("Enlist a roster"), text::spoken(force.error()));
        return;
    }
    m_session.document()->recordEvents(tr("Enlist %1").arg(force->name), {makeEvent(*force)});
    m_session.setCurrent(force->leader.isEmpty() ? force->soldiers.first().id : force->leader);
}

void CampaignDesk::addPlayer()
{
    FormDialog dialog(tr("Add a player"), tr("Add"), m_window);
    QLineEdit *name = dialog.addText(tr("Name"));
    dialog.require(name);
    if (dialog.ask())
        m_session.document()->recordEvents(tr("%1 joins").arg(name->text().trimmed()),
                                           {makeEvent(PlayerJoined{{newId(), name->text().trimmed(), {}}})});
}

void CampaignDesk::promotions()
{
    PromotionDialog dialog(m_session, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QVector<Event> events;
    for (const QString &id : dialog.chosen()) {
        // The book may have been changed by somebody else meanwhile.
        const SoldierState *soldier = m_session.state().soldier(id);
        if (const NextRank next = soldier ? nextRank(*soldier, m_session.rules()) : NextRank(); next.rank && next.affordable)
            events.append(makeEvent(Promotion{id, next.rank->id}));
    }
    if (!events.isEmpty())
        m_session.document()->recordEvents(tr("Promote %n soldier(s)", nullptr, int(events.size())), events);
}

} // namespace muster::app
