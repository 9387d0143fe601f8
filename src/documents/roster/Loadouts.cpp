// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/Loadouts.h"

#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

#include <QCollator>

#include <algorithm>

namespace muster::documents {

namespace {

QString settingOf(const std::string &gameSystemId)
{
    return QStringLiteral("loadouts.") + QString::fromStdString(gameSystemId);
}

} // namespace

Loadouts::Loadouts(const library::Library &library, std::string gameSystemId) : m_library(library), m_gameSystemId(std::move(gameSystemId))
{
}

// Stored as a roster whose figures are the loadouts: whoever reads rosters reads them, of every version.
std::vector<Loadout> Loadouts::all() const
{
    std::vector<Loadout> found;
    const QString stored = m_library.settings().get(settingOf(m_gameSystemId)).valueOr({});
    auto read = stored.isEmpty() ? base::Result<rules::ReadRoster>(rules::ReadRoster())
                                 : rules::readRoster(stored.toStdString(), "loadouts");
    if (!read || read->roster.forces.empty())
        return found;
    for (rules::Selection &figure : read->roster.forces.front().selections) {
        Loadout loadout{QString::fromStdString(figure.customName), std::move(figure)};
        loadout.figure.customName.clear();
        found.push_back(std::move(loadout));
    }
    return found;
}

base::Result<void> Loadouts::store(const std::vector<Loadout> &loadouts) const
{
    rules::Roster shelf;
    shelf.name = "loadouts";
    shelf.gameSystemId = m_gameSystemId;
    rules::Force force;
    force.id = "loadouts";
    for (const Loadout &loadout : loadouts) {
        force.selections.push_back(loadout.figure);
        force.selections.back().customName = loadout.name.toStdString();
    }
    shelf.forces.push_back(std::move(force));
    return m_library.settings().set(settingOf(m_gameSystemId), QString::fromStdString(rules::writeRoster(shelf)));
}

base::Result<void> Loadouts::keep(const QString &name, const rules::Selection &figure) const
{
    std::vector<Loadout> loadouts = all();
    loadouts.erase(std::remove_if(loadouts.begin(), loadouts.end(), [&](const Loadout &each) { return each.name == name; }),
                   loadouts.end());
    Loadout kept{name, figure};
    kept.figure.customNotes.clear();
    kept.figure.extras.clear();
    kept.figure.associations.clear();
    loadouts.push_back(std::move(kept));
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(loadouts.begin(), loadouts.end(),
                     [&](const Loadout &a, const Loadout &b) { return collator.compare(a.name, b.name) < 0; });
    return store(loadouts);
}

base::Result<void> Loadouts::forget(const QString &name) const
{
    std::vector<Loadout> loadouts = all();
    loadouts.erase(std::remove_if(loadouts.begin(), loadouts.end(), [&](const Loadout &each) { return each.name == name; }),
                   loadouts.end());
    return store(loadouts);
}

} // namespace muster::documents
