// SPDX-License-Identifier: GPL-3.0-or-later
// What a force has beside its soldiers: counters, the stash; throws on tables; areas of the map.
#include "app/campaign/CampaignDesk.h"
#include "app/campaign/force/ResourcesDialog.h"
#include "app/campaign/force/ThrowDialog.h"
#include "app/campaign/map/MapDialog.h"
#include "app/campaign/setup/FormDialog.h"
#include "campaign/KitPrice.h"
#include "campaign/muster/KitOffer.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace muster::app {

using namespace campaign;

namespace {

/// A field for each counter of the rules.
struct CounterFields
{
    QVector<QPair<QString, QSpinBox *>> fields;

    CounterFields(FormDialog &dialog, const CampaignSession &session, const QString &label, int least, int most)
    {
        for (const ForceCounter &counter : session.rules().counters) {
            QSpinBox *field = dialog.addNumber(label.arg(counter.name.in(session.language())), 0, least, most);
            field->setObjectName("force.counter." + counter.id);
            fields.append({counter.id, field});
        }
    }

    void set(const Price &values) const
    {
        for (const auto &[id, field] : fields)
            field->setValue(values.value(id));
    }
    /// The verb works only while the force can pay, and `name` is filled in where there is one; the remark says what is lacking.
    /// `sign`: -1 where the fields say what is added.
    void watch(FormDialog &dialog, const CampaignSession &session, const ForceState &force, const QString &remark, int sign,
               const QLineEdit *name = nullptr) const
    {
        const auto follow = [*this, &dialog, &session, force, remark, sign, name] {
            Price price = values();
            for (int &amount : price)
                amount *= sign;
            const auto lack = shortfall(force, price, session.rules());
            dialog.addRemark(lack ? shortfallText(*lack, force, session.rules(), session.language()) : remark);
            dialog.verbButton()->setEnabled(!lack && (!name || !name->text().trimmed().isEmpty()));
        };
        for (const auto &each : fields)
            QObject::connect(each.second, &QSpinBox::valueChanged, &dialog, follow);
        if (name)
            QObject::connect(name, &QLineEdit::textChanged, &dialog, follow);
        follow();
    }

    [[nodiscard]] QMap<QString, int> values() const
    {
        QMap<QString, int> values;
        for (const auto &[id, field] : fields) {
            if (field->value() != 0)
                values.insert(id, field->value());
        }
        return values;
    }
};

} // namespace

const KitItem *CampaignDesk::stashed(const QString &force, const QString &item) const
{
    const ForceState *owner = m_session.state().force(force);
    if (!owner)
        return nullptr;
    const auto found = std::find_if(owner->stash.begin(), owner->stash.end(), [&item](const KitItem &each) { return each.id == item; });
    return found == owner->stash.end() ? nullptr : &*found;
}

void CampaignDesk::editResources()
{
    ResourcesDialog dialog(m_session.rules(), m_session.language(), m_window);
    if (dialog.exec() == QDialog::Accepted && dialog.rules() != m_session.rules())
        adopt(tr("Change counters and tables"), dialog.rules());
}

void CampaignDesk::throwOnTable()
{
    const SoldierState who = *soldier();
    ThrowDialog dialog(m_session, who, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const TableRolled rolled = dialog.rolled();
    m_session.document()->recordEvents(tr("%1: %2").arg(who.name, rolled.name), {makeEvent(rolled)});
}

void CampaignDesk::changeCounters(const QString &force)
{
    const ForceState *owner = m_session.state().force(force);
    if (!owner)
        return;
    const QString name = owner->name;
    FormDialog dialog(tr("What %1 has").arg(name), tr("Change"), m_window);
    const CounterFields fields(dialog, m_session, tr("%1, more or less"), -9999, 9999);
    QLineEdit *reason = dialog.addText(tr("Reason"));
    fields.watch(dialog, m_session, *owner, share::counterTexts(*owner, m_session.rules(), m_session.language()).join(QStringLiteral(", ")),
                 -1);
    if (!dialog.ask() || fields.values().isEmpty())
        return;
    m_session.document()->recordEvents(tr("Count what %1 has").arg(name),
                                       {makeEvent(CountersChanged{force, fields.values(), reason->text().trimmed()})});
}

void CampaignDesk::addToStash(const QString &force)
{
    const ForceState *owner = m_session.state().force(force);
    if (!owner)
        return;
    const QString name = owner->name;
    FormDialog dialog(tr("Into the stash of %1").arg(name), tr("Add"), m_window);
    QLineEdit *thing = dialog.addText(tr("Equipment"));
    thing->setObjectName("force.thing");
    const CounterFields price(dialog, m_session, tr("%1 paid"), 0, 9999);
    price.watch(dialog, m_session, *owner, tr("Bought or found, in your own words. Soldiers leave theirs by “Sell or hand on equipment”."),
                1, thing);
    if (!dialog.ask())
        return;
    EquipmentStashed stashed;
    stashed.force = force;
    stashed.name = thing->text().trimmed();
    stashed.price = price.values();
    m_session.document()->recordEvents(tr("%1 into the stash of %2").arg(stashed.name, name), {makeEvent(stashed)});
}

void CampaignDesk::issueFromStash(const QString &force, const QString &item)
{
    const KitItem *held = stashed(force, item);
    if (!held)
        return;
    const KitItem thing = *held;
    const QString name = m_session.names()(thing.name);
    FormDialog dialog(tr("Give %1 to").arg(name), tr("Give"), m_window);
    QStringList names;
    QVariantList ids;
    for (const SoldierState &each : m_session.state().soldiers) {
        if (each.force == force && each.inService()) {
            names.append(each.name);
            ids.append(each.id);
        }
    }
    QComboBox *taker = dialog.addChoice(tr("Soldier"), names, ids, std::max(0, int(ids.indexOf(m_session.current()))));
    taker->setObjectName("force.taker");
    QSpinBox *points = dialog.addNumber(m_session.pointsName(), 0, 0, 999);
    points->setObjectName("force.points");
    // Kit of the army list has its price for this figure; the players' own has the one they say.
    const auto follow = [&] {
        const bool listed = !thing.entry.isEmpty() && m_session.game().data;
        points->setEnabled(!listed);
        if (listed)
            points->setValue(priceOf({makeEvent(EquipmentIssued{force, thing.id, thing.name, taker->currentData().toString()})},
                                     taker->currentData().toString(), m_session.state(), m_session.rules(), m_session.game()));
    };
    connect(taker, &QComboBox::currentIndexChanged, &dialog, follow);
    follow();
    dialog.verbButton()->setEnabled(!names.isEmpty());
    if (!dialog.ask())
        return;
    m_session.document()->recordEvents(
        tr("%1 gets %2 from the stash").arg(taker->currentText(), name),
        {makeEvent(EquipmentIssued{force, thing.id, thing.name, taker->currentData().toString(), points->value()})});
}

void CampaignDesk::removeFromStash(const QString &force, const QString &item)
{
    const KitItem *held = stashed(force, item);
    if (!held)
        return;
    const KitItem thing = *held;
    const QString name = m_session.names()(thing.name);
    FormDialog dialog(tr("%1 leaves the stash").arg(name), tr("Take it out"), m_window);
    const CounterFields price(dialog, m_session, tr("%1 it brings"), 0, 9999);
    price.set(saleProceeds(m_session.rules(), thing.points, thing.price));
    dialog.addRemark(tr("Sold, lost or used up. Undo brings it back."));
    if (!dialog.ask())
        return;
    EquipmentIssued issued;
    issued.force = force;
    issued.item = thing.id;
    issued.name = thing.name;
    issued.price = price.values();
    m_session.document()->recordEvents(tr("%1 leaves the stash").arg(name), {makeEvent(issued)});
}

void CampaignDesk::drawMap()
{
    MapDialog dialog(m_session.state().map, m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_session.document()->recordEvents(tr("Draw the map"), {makeEvent(dialog.drawn())});
}

void CampaignDesk::changeOwner(const QString &area)
{
    const AreaState *held = m_session.state().map.area(area);
    if (!held)
        return;
    const QString name = held->area.name, before = held->owner;
    FormDialog dialog(tr("Who holds %1?").arg(name), tr("Change"), m_window);
    QStringList names{tr("Nobody")};
    QVariantList ids{QString()};
    for (const Player &player : m_session.state().players) {
        names.append(player.name);
        ids.append(player.id);
    }
    QComboBox *owner = dialog.addChoice(tr("Player"), names, ids, std::max(0, int(ids.indexOf(before))));
    owner->setObjectName("map.owner");
    QLineEdit *reason = dialog.addText(tr("Reason"));
    dialog.addRemark(tr("What a mission decides belongs into its report."));
    if (!dialog.ask() || owner->currentData().toString() == before)
        return;
    m_session.document()->recordEvents(tr("%1 goes to %2").arg(name, owner->currentText()),
                                       {makeEvent(AreaTaken{area, owner->currentData().toString(), reason->text().trimmed()})});
}

} // namespace muster::app
