// SPDX-License-Identifier: GPL-3.0-or-later
// Changing instead of deleting and adding: Replace, Move to, and equipment for several units at once.
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/roster/formation/ReplaceDialog.h"
#include "app/workspace/Actions.h"
#include "documents/roster/Loadouts.h"
#include "documents/roster/Rearranging.h"
#include "documents/roster/commands/selections/MoveSelections.h"
#include "models/roster/ChosenShort.h"
#include "share/FindingText.h"
#include "text/Spoken.h"

#include <QAction>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

#include <algorithm>

namespace muster::app {

using muster::share::toData;
using muster::share::toText;

namespace {

std::vector<std::string> idsOf(const QStringList &ids)
{
    std::vector<std::string> plain;
    for (const QString &id : ids)
        plain.push_back(toData(id));
    return plain;
}

// A name of the user may have an ampersand in it, which a menu would take for a key.
QString menuText(QString words)
{
    return words.replace('&', QStringLiteral("&&"));
}

} // namespace

void RosterWorkspace::makeRearrangeActions()
{
    m_replace = new QAction(this);
    dress(m_replace, "roster.replace", "swap");
    m_replace->setShortcut(QKeySequence("Ctrl+Shift+R"));
    connect(m_replace, &QAction::triggered, this, &RosterWorkspace::replaceSelected);
    m_whatFits = new QAction(this);
    dress(m_whatFits, "roster.whatFits", "search");
    m_whatFits->setShortcut(QKeySequence("Ctrl+Shift+F"));
    connect(m_whatFits, &QAction::triggered, this, &RosterWorkspace::showFitting);
    m_moveMenu = new QMenu;
    m_moveMenu->setObjectName("moveMenu");
    connect(m_moveMenu, &QMenu::aboutToShow, this, &RosterWorkspace::fillMoveMenu);
    m_equipMenu = new QMenu;
    m_equipMenu->setObjectName("equipMenu");
    connect(m_equipMenu, &QMenu::aboutToShow, this, &RosterWorkspace::fillEquipMenu);
    for (QMenu *menu : {m_moveMenu, m_equipMenu})
        connect(this, &QObject::destroyed, menu, &QObject::deleteLater);
}

void RosterWorkspace::refreshRearrangeActions(const QString &nothing)
{
    m_whatFits->setText(tr("What fits the points left"));
    allowUnless(m_whatFits, m_editor ? QString() : nothing);
    m_replace->setText(tr("Replace with…"));
    m_moveMenu->setTitle(tr("Move to"));
    m_equipMenu->setTitle(tr("Equip"));
    allowUnless(m_replace, nothing);
    allowUnless(m_moveMenu->menuAction(), nothing);
    allowUnless(m_equipMenu->menuAction(), nothing);
}

void RosterWorkspace::showFitting()
{
    if (!m_editor)
        return;
    // Over the limit the findings have what could go, each tried.
    const auto &totals = m_editor->document().evaluator().totals();
    const bool over = std::any_of(totals.begin(), totals.end(), [this](const rules::RosterCost &total) {
        return total.typeId == m_editor->look().costTypeId && total.limit && total.value > *total.limit;
    });
    if (over)
        return m_host->focus("roster.findings");
    m_editor->setTarget({});
    m_host->raise("roster.catalogue");
    m_catalogue->showAffordable();
}

void RosterWorkspace::replaceSelected()
{
    const QStringList chosen = m_editor->selected();
    if (chosen.isEmpty())
        return;
    ReplaceDialog dialog(*m_editor, m_editor->current(), m_formation->window());
    if (dialog.list()->count() == 0)
        return say(tr("Nothing else fits this slot."));
    if (dialog.exec() != QDialog::Accepted || dialog.entryId().isEmpty())
        return;
    const auto answer = documents::replaceAll(m_editor->document(), idsOf(chosen), toData(models::plainId(dialog.entryId())));
    if (m_editor->accept(answer))
        m_editor->setCurrent(toText(answer.value()));
}

void RosterWorkspace::fillMoveMenu()
{
    m_moveMenu->clear();
    if (!m_editor)
        return;
    const std::vector<std::string> ids = idsOf(m_editor->selected());
    for (const documents::Placement &place : documents::placesFor(m_editor->document().evaluator(), ids)) {
        const models::FormationRow *owner = m_editor->formation().row(m_editor->formation().indexOfId(toText(place.ownerId)));
        if (!owner)
            continue;
        const bool force = owner->kind == models::FormationRow::Kind::Force;
        const QString where = owner->nickname.isEmpty() ? owner->name : owner->nickname;
        const QString slot = place.groupId.empty() ? QString() : slotName(place);
        QString words = force ? tr("Independent units") : slot.isEmpty() ? where : tr("%1: %2").arg(where, slot);
        if (!place.candidate->canAdd)
            words += QStringLiteral(" · ") + muster::share::refusalText(*place.candidate, m_editor->look());
        QAction *action = m_moveMenu->addAction(menuText(words));
        action->setEnabled(place.candidate->canAdd);
        connect(action, &QAction::triggered, this, [this, ids, place] {
            std::vector<documents::SelectionMove> moves;
            for (const std::string &id : ids)
                moves.push_back({id, place.groupId});
            const auto *there = rules::childSelections(m_editor->document().roster(), place.ownerId);
            if (there && m_editor->accept(m_editor->document().moveSelections(moves, place.ownerId, there->size())))
                m_formation->select(toTexts(ids));
        });
    }
    if (m_moveMenu->isEmpty())
        m_moveMenu->addAction(tr("No other place knows this unit"))->setEnabled(false);
}

QString RosterWorkspace::slotName(const documents::Placement &place) const
{
    for (const rules::Slot &slot : m_editor->document().evaluator().slotsOf(place.ownerId, false, rules::Priced::No)) {
        if (slot.groupId == place.groupId && slot.group)
            return m_editor->look().name(slot.group->entry().idText, slot.name);
    }
    return {};
}

QStringList RosterWorkspace::toTexts(const std::vector<std::string> &ids)
{
    QStringList texts;
    for (const std::string &id : ids)
        texts.append(toText(id));
    return texts;
}

void RosterWorkspace::fillEquipMenu()
{
    m_equipMenu->clear();
    const rules::SelectionPlace place = m_editor ? rules::findSelection(m_editor->document().roster(), toData(m_editor->current()))
                                                 : rules::SelectionPlace();
    if (!place)
        return;
    const QStringList chosen = m_editor->selected();
    const auto offer = [this, ids = idsOf(chosen)](const QString &words, const rules::Selection &like) {
        connect(m_equipMenu->addAction(menuText(words)), &QAction::triggered, this,
                [this, ids, like] { m_editor->accept(documents::equipAll(m_editor->document(), ids, like)); });
    };
    addSameAs(chosen, offer);
    const documents::Loadouts shelf(m_services.library, m_editor->document().roster().gameSystemId);
    const std::vector<documents::Loadout> kept = shelf.all();
    m_equipMenu->addSeparator();
    for (const documents::Loadout &loadout : kept)
        offer(tr("Loadout %1").arg(loadout.name), loadout.figure);
    m_equipMenu->addSeparator();
    connect(m_equipMenu->addAction(tr("Save as a loadout…")), &QAction::triggered, this, &RosterWorkspace::saveLoadout);
    if (kept.empty())
        return;
    QMenu *forget = m_equipMenu->addMenu(tr("Forget a loadout"));
    for (const documents::Loadout &loadout : kept) {
        connect(forget->addAction(menuText(loadout.name)), &QAction::triggered, this, [this, name = loadout.name] {
            const documents::Loadouts stored(m_services.library, m_editor->document().roster().gameSystemId);
            if (const auto done = stored.forget(name); !done)
                say(text::spoken(done.error()));
        });
    }
}

// Figures of the same kind that are equipped otherwise: one line for each equipment.
void RosterWorkspace::addSameAs(const QStringList &chosen, const std::function<void(const QString &, const rules::Selection &)> &offer)
{
    const rules::Roster &roster = m_editor->document().roster();
    const QString kind = models::plainId(toText(rules::findSelection(roster, toData(m_editor->current())).selection->entryId));
    QStringList seen;
    rules::forEachSelection(roster, [&](const rules::Selection &other) {
        if (models::plainId(toText(other.entryId)) != kind || (chosen.contains(toText(other.id)) && chosen.size() < 2) || seen.size() > 11)
            return;
        const QString equipment = models::chosenShort(m_editor->document().evaluator(), m_editor->look(), other);
        if (equipment.isEmpty() || seen.contains(equipment))
            return;
        seen.append(equipment);
        const QString own = toText(other.customName);
        offer(own.isEmpty() ? tr("Same as: %1").arg(equipment) : tr("Same as %1: %2").arg(own, equipment), other);
    });
}

void RosterWorkspace::saveLoadout()
{
    const rules::SelectionPlace place = rules::findSelection(m_editor->document().roster(), toData(m_editor->current()));
    if (!place)
        return;
    const rules::Selection figure = *place.selection;
    const QString suggested = models::chosenShort(m_editor->document().evaluator(), m_editor->look(), figure);
    bool ok = false;
    const QString name = QInputDialog::getText(m_formation->window(), tr("Save as a loadout"), tr("Name of the loadout"), QLineEdit::Normal,
                                               suggested.left(60), &ok)
                             .trimmed();
    if (!ok || name.isEmpty())
        return;
    const documents::Loadouts shelf(m_services.library, m_editor->document().roster().gameSystemId);
    const auto kept = shelf.keep(name, figure);
    say(kept ? tr("Loadout %1 is kept.").arg(name) : text::spoken(kept.error()));
}

} // namespace muster::app
