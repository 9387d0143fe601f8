// SPDX-License-Identifier: GPL-3.0-or-later
// What the roster workspace does with the data of a game: own units, corrections, folders of community data.
#include "app/roster/RosterWorkspace.h"
#include "app/roster/own/CorrectUnitDialog.h"
#include "app/roster/own/OwnUnitsDialog.h"
#include "text/Typography.h"

#include <QApplication>
#include <QInputDialog>

namespace muster::app {

using muster::share::toData;
using muster::share::toText;

void RosterWorkspace::editOwnUnits()
{
    const rules::Force *force = m_editor ? rules::findForce(m_editor->document().roster(), toData(m_editor->currentForce())) : nullptr;
    if (!force || !m_editor->pack())
        return say(tr("The game's data are not installed."));
    OwnUnitsDialog dialog(m_services, m_editor->pack(), toText(force->catalogueId), m_formation->window());
    dialog.setUse([this](const QString &unit) {
        bool used = false;
        rules::forEachSelection(m_editor->document().roster(),
                                [&](const rules::Selection &selection) { used = used || toText(selection.entryId).contains(unit); });
        return used;
    });
    dialog.exec();
    if (dialog.changed())
        reloadPack();
}

void RosterWorkspace::correctUnit()
{
    if (!m_editor || !m_editor->pack())
        return;
    CorrectUnitDialog dialog(m_services, *m_editor, m_editor->current(), m_formation->window());
    dialog.exec();
    if (dialog.changed())
        reloadPack();
}

void RosterWorkspace::reloadPack()
{
    const packs::PackPtr fresh = m_services.packs.reload(m_editor->pack()->id());
    if (!fresh)
        return say(tr("The pack could not be read again."));
    // The old pack stays until the models have let go of it: they look up words in it while the document judges anew.
    const packs::PackPtr old = m_editor->pack();
    m_editor->document().setGame(documents::gameOf(fresh, m_services.language()));
    m_editor->setPack(fresh);
    say(tr("The data were read again."));
}

void RosterWorkspace::askForDataFolder()
{
    const QString folder = askForGameFolder(m_services, QApplication::activeWindow());
    if (!folder.isEmpty())
        openDataFolder(folder);
}

void RosterWorkspace::openDataFolder(const QString &folder)
{
    const bool waiting = m_editor && !m_editor->pack();
    takeDataFolder(folder, [this, waiting](const packs::PackPtr &pack) {
        if (pack && (!waiting || !m_editor || !m_editor->pack()))
            newRoster(pack->id());
    });
}

void RosterWorkspace::takeDataFolder(const QString &folder, const PackThen &then)
{
    m_folderReading = openGameFolder(m_services, folder, QApplication::activeWindow(), this,
                                     [this, folder, then](const packs::PackPtr &pack) {
                                         takeData(pack);
                                         emit gameDataRead(folder, pack != nullptr);
                                         if (then)
                                             then(pack);
                                     });
}

void RosterWorkspace::takeData(const packs::PackPtr &pack)
{
    if (!pack)
        return say(tr("No data were read; nothing changed."));
    // A list that waited for these data has them at once.
    if (m_editor && m_editor->document().roster().gameSystemId == pack->data()->gameSystem().idText) {
        const packs::PackPtr old = m_editor->pack();
        m_editor->document().setGame(documents::gameOf(pack, m_services.language()));
        m_editor->setPack(pack);
        judgeForTheLibrary(m_editor->document(), pack);
        refreshHead();
        refreshActions();
    }
    say(tr("%1 is ready: %n faction(s).", nullptr, int(pack->factions().size())).arg(pack->name(m_services.language())));
}

void RosterWorkspace::addForce()
{
    const packs::PackPtr &pack = m_editor->pack();
    if (!pack)
        return say(tr("The game's data are not installed."));
    QStringList names;
    std::vector<std::pair<std::string, std::string>> choices;
    for (const rules::DataFile *faction : pack->factions()) {
        const rules::Book *book = pack->data()->book(faction->idText);
        for (const rules::ForceEntry *force : book ? book->forceEntries() : std::vector<const rules::ForceEntry *>()) {
            if (force->hidden)
                continue;
            names.append(
                text::labelled(m_editor->look().name(faction->idText, faction->name), m_editor->look().name(force->idText, force->name)));
            choices.emplace_back(force->idText, faction->idText);
        }
    }
    bool ok = false;
    const QString chosen = QInputDialog::getItem(m_formation->window(), tr("Add a force"), tr("Force"), names, 0, false, &ok);
    if (const auto index = names.indexOf(chosen); ok && index >= 0)
        m_editor->accept(m_editor->document().addForce(choices[std::size_t(index)].first, choices[std::size_t(index)].second));
}

} // namespace muster::app
