// SPDX-License-Identifier: GPL-3.0-or-later
// Kit: bought, sold, handed on; and the battle roster that shows it.
#include "app/campaign/CampaignDesk.h"
#include "app/campaign/soldiers/BuyDialog.h"
#include "app/campaign/soldiers/KitDialog.h"
#include "campaign/muster/MusterLink.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "text/Spoken.h"

#include <QMessageBox>

namespace muster::app {

using namespace campaign;

void CampaignDesk::buyEquipment()
{
    const SoldierState who = *soldier();
    BuyDialog dialog(m_session, who, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const EquipmentBought bought = dialog.purchase();
    m_session.document()->recordEvents(tr("%1 buys %2").arg(who.name, m_session.names()(bought.name)), {makeEvent(bought)});
}

void CampaignDesk::manageKit()
{
    const SoldierState who = *soldier();
    KitDialog dialog(m_session, who, m_window);
    const bool wanted = dialog.exec() == QDialog::Accepted;
    const HeldKit *held = dialog.chosen();
    if (!wanted || !held)
        return;
    const KitItem item = held->item;
    const QString what = m_session.names()(item.name);
    switch (dialog.way()) {
    case KitDialog::Way::Sell:
        m_session.document()->recordEvents(
            tr("%1 sells %2").arg(who.name, what),
            {makeEvent(EquipmentSold{who.id, item.id, item.name, item.points, dialog.givenBack(), item.entry, {}, dialog.proceeds()})});
        break;
    case KitDialog::Way::HandOn: {
        const SoldierState *taker = m_session.state().soldier(dialog.comrade());
        if (!taker)
            return; // somebody else changed the book meanwhile
        m_session.document()->recordEvents(
            tr("%1 hands %2 on to %3").arg(who.name, what, taker->name),
            {makeEvent(handedOn(who.id, taker->id, *held, m_session.state(), m_session.rules(), m_session.game()))});
        break;
    }
    case KitDialog::Way::Stash:
        m_session.document()->recordEvents(tr("%1 leaves %2 in the stash").arg(who.name, what),
                                           {makeEvent(EquipmentStashed{who.id, who.force, item.id, item.name, item.points, item.entry})});
        break;
    case KitDialog::Way::TakeBack:
        m_session.takeBack(item.id);
        break;
    }
}

// The battle roster is a list of its own in the library: changing it never touches the force.
void CampaignDesk::musterRoster()
{
    const SoldierState *current = soldier();
    const QString forceId = current ? current->force : m_session.state().forces.isEmpty() ? QString() : m_session.state().forces.first().id;
    const ForceState *force = m_session.state().force(forceId);
    // Who goes on the mission that is set up next; else everyone who is fit.
    QStringList going, ready;
    for (const MissionState &mission : m_session.state().missions) {
        const MissionPlanned *planned = m_session.state().log.at(mission.event).as<MissionPlanned>();
        if (planned && mission.planned && going.isEmpty())
            going = planned->soldiers;
    }
    for (const SoldierState &soldier : m_session.state().soldiers) {
        if (soldier.force == forceId && soldier.status == Status::Fit && (going.isEmpty() || going.contains(soldier.id)))
            ready.append(soldier.id);
    }
    auto mustered = campaign::musterRoster(forceId, m_session.state(), m_session.rules(), m_session.game(), ready);
    if (!mustered || !force) {
        QMessageBox::warning(m_window, tr("Muster a battle roster"), mustered ? tr("There is no force.") : text::spoken(mustered.error()));
        return;
    }
    const QString id = newId();
    mustered->roster.id = id.toStdString();
    mustered->roster.name = tr("%1, after mission %2").arg(force->name, QString::number(m_session.state().fought())).toStdString();
    setMusterLink(mustered->roster, linkOf(m_session.document()->campaign().start, m_session.state(), forceId, *mustered));
    // What stands in the list from the book is told in its notes, where it is read when the list is used.
    QStringList remarks;
    for (const MusterFinding &finding : mustered->findings)
        remarks.append(musterText(finding, m_session.state(), m_session.rules(), m_session.language()));
    if (!remarks.isEmpty())
        mustered->roster.customNotes += (mustered->roster.customNotes.empty() ? "" : "\n\n") + remarks.join('\n').toStdString();
    if (!storeMustered(mustered->roster, id))
        return;
    if (!remarks.isEmpty())
        emit m_session.said(tr("%n line(s) of the list come from the campaign book; its notes say which.", nullptr, int(remarks.size())));
    emit requested({"roster", "roster", id, {}});
}

bool CampaignDesk::storeMustered(const rules::Roster &list, const QString &id)
{
    documents::LibraryRosterStore store(m_session.services().library);
    documents::Game game;
    game.data = m_session.pack() ? m_session.pack()->data() : nullptr;
    game.packId = m_session.document()->campaign().start.system;
    game.packName = m_session.pack() ? m_session.pack()->name(m_session.language()) : QString();
    game.costTypeId = m_session.game().pointsCost;
    documents::RosterDocument roster(game, list, m_session.services().ids);
    const auto stored = roster.attach(store, id);
    if (!stored)
        QMessageBox::warning(m_window, tr("Muster a battle roster"), text::spoken(stored.error()));
    return stored.ok();
}

} // namespace muster::app
