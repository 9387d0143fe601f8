// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/collection/RosterShelf.h"

#include "documents/collection/RosterFigures.h"
#include "library/repositories/LookedAt.h"

#include <algorithm>

namespace muster::models {

namespace {

constexpr QLatin1String samplePrefix("sample:");

} // namespace

QList<ShelfRoster> RosterShelf::rosters(const QString &game, const QString &language) const
{
    QList<ShelfRoster> found;
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    library::Records all = m_library.documents().list(filter).valueOr({});
    library::LookedAt(m_library).leaveOut(all); // they stand below, as the samples that they are
    for (const library::Record &record : std::as_const(all)) {
        if (record.systemId == game && !record.deleted)
            found.append({record.id, record.name, false});
    }
    const packs::PackPtr pack = m_packs.forGameSystem(game.toStdString());
    if (!pack)
        return found;
    for (const packs::Sample &sample : pack->manifest().samples) {
        if (sample.file.endsWith(".ros") || sample.file.endsWith(".rosz"))
            found.append({samplePrefix + pack->path(sample.file), sample.name.in(language), true});
    }
    return found;
}

QString RosterShelf::keyOf(const QString &id) const
{
    const base::Result<library::Record> record = m_library.documents().find(id);
    library::Records own = record ? library::Records{*record} : library::Records();
    library::LookedAt(m_library).leaveOut(own);
    if (!own.isEmpty() || !record)
        return id;
    for (const packs::PackPtr &pack : m_packs.packs()) {
        for (const packs::Sample &sample : pack->manifest().samples) {
            if (m_library.notes().get(samplePrefix + pack->id() + '/' + sample.file).valueOr({}) == id)
                return samplePrefix + pack->path(sample.file);
        }
    }
    return id;
}

// The file has the name that its author gave it; the player reads the one of their language.
QString RosterShelf::sampleName(const QString &path, const QString &language, const QString &other) const
{
    for (const packs::PackPtr &pack : m_packs.packs()) {
        for (const packs::Sample &sample : pack->manifest().samples) {
            if (pack->path(sample.file) == path)
                return sample.name.in(language);
        }
    }
    return other;
}

base::Result<collection::RosterNeeds> RosterShelf::needs(const QString &key, const QString &language)
{
    const bool sample = key.startsWith(samplePrefix);
    const qint64 version = sample ? 1 : m_library.documents().version(key).valueOr(0);
    const auto known = m_judged.constFind(key);
    if (known != m_judged.cend() && known->version == version && known->language == language)
        return known->needs;
    base::Result<collection::RosterNeeds> needs = sample ? documents::fileNeeds(m_packs, key.mid(samplePrefix.size()), language)
                                                         : documents::storedNeeds(m_library, m_packs, key, language);
    if (needs) {
        needs->id = key;
        if (sample)
            needs->name = sampleName(key.mid(samplePrefix.size()), language, needs->name);
        m_judged.insert(key, {version, language, *needs});
    }
    return needs;
}

} // namespace muster::models
