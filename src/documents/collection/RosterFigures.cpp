// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/collection/RosterFigures.h"

#include "documents/roster/RosterFile.h"
#include "rules/evaluate/trials/Difference.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::documents {

namespace {

base::Result<collection::RosterNeeds> judgedNeeds(rules::Roster roster, const packs::PackStore &packs, const QString &id,
                                                  const QString &language, const QString &where)
{
    const packs::PackPtr pack = packs.forRoster(roster);
    if (!pack) {
        const std::string name = roster.gameSystemName.empty() ? roster.gameSystemId : roster.gameSystemName;
        return text::error("pack.missing", base::Message(QT_TRANSLATE_NOOP("Message", "its game \"%1\" is not installed"), {name}), where);
    }
    rules::relink(roster, *pack->data());
    rules::Evaluator evaluator(pack->data());
    evaluator.evaluate(roster);
    if (pack->data()->isOverfull())
        return pack->data()->overfull();
    return needsOf(evaluator, gameOf(pack, language), id);
}

} // namespace

collection::RosterNeeds needsOf(const rules::Evaluator &evaluator, const Game &game, const QString &id)
{
    const rules::Roster &roster = evaluator.roster();
    collection::RosterNeeds needs;
    needs.id = id;
    needs.name = QString::fromStdString(roster.name);
    needs.game = QString::fromStdString(roster.gameSystemId);
    const rules::CostType *points = game.pack ? game.pack->pointsType() : nullptr;
    if (points)
        needs.pointsName = game.pack->language(game.language).name(points->idText, points->name);
    needs.needs = collection::joined(collection::unitNeeds({evaluator, game.pack.get(), game.costTypeId, game.language}));
    return needs;
}

base::Result<collection::RosterNeeds> storedNeeds(const library::Library &library, const packs::PackStore &packs, const QString &id,
                                                  const QString &language)
{
    const base::Result<library::StoredDocument> stored = library.documents().load(id);
    if (!stored)
        return stored.error();
    const base::Result<RosterFromFile> read = readRosterBytes(stored->content, stored->record.name);
    return read ? judgedNeeds(read->roster, packs, id, language, stored->record.name) : base::Result<collection::RosterNeeds>(read.error());
}

base::Result<collection::RosterNeeds> fileNeeds(const packs::PackStore &packs, const QString &path, const QString &language)
{
    const base::Result<RosterFromFile> read = readRosterFile(path);
    return read ? judgedNeeds(read->roster, packs, path, language, path) : base::Result<collection::RosterNeeds>(read.error());
}

} // namespace muster::documents
