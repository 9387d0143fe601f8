// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/NewCommand.h"

#include "cli/data/FetchedGames.h"
#include "cli/roster/RosterPath.h"
#include "documents/roster/NewRoster.h"
#include "documents/roster/RosterFile.h"
#include "packs/EveryName.h"
#include "packs/PackStore.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace muster::cli {

namespace {

struct NewWords
{
    Q_DECLARE_TR_FUNCTIONS(NewCommand)
};

using share::toText;

// The last part of an id is a short name too: "allies" for "dust.catalogue.allies".
QString lastPart(std::string_view id)
{
    return toText(id).section('.', -1);
}

const rules::DataFile *findFaction(const packs::Pack &pack, const QString &typed, const QString &language, QStringList &known)
{
    for (const rules::DataFile *faction : pack.factions()) {
        const QString shown = pack.language(language).name(faction->idText, faction->name);
        known.append(shown);
        if (isNamed(typed,
                    packs::everyName(pack, faction->idText, faction->name)
                        + QStringList{toText(faction->idText), lastPart(faction->idText)}))
            return faction;
    }
    return nullptr;
}

const rules::EntryNode *findFormation(const packs::Pack &pack, const rules::Book &book, const QString &typed, const QString &language,
                                      QStringList &known)
{
    for (const rules::EntryNode *node : book.roots()) {
        if (node->isGroup() || node->entry().type != rules::EntryType::Upgrade)
            continue;
        const std::string_view id = node->entry().idText;
        known.append(pack.language(language).name(id, node->name()));
        if (isNamed(typed, packs::everyName(pack, id, node->name()) + QStringList{toText(id), lastPart(id)}))
            return node;
    }
    return nullptr;
}

} // namespace

QString NewCommand::summary() const
{
    return NewWords::tr("makes an empty roster: formation slots laid out, mandatory fixed choices filled in");
}

QString NewCommand::description() const
{
    return NewWords::tr("SYSTEM is the id or name of an installed pack (muster systems). FILE ends in .ros, .rosz or .muster.");
}

void NewCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({{"faction", NewWords::tr("Faction, by name or id."), "F"},
                       {"limit", NewWords::tr("Limit of the army's points."), "N"},
                       {"formation", NewWords::tr("Formation to lay out; may be given again."), "NAME"},
                       {"name", NewWords::tr("Name of the roster."), "NAME"},
                       {{"o", "output"}, NewWords::tr("File to write."), "FILE"},
                       {"force", NewWords::tr("Replace an existing file.")}});
}

int NewCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 1 || !parser.isSet("output"))
        return couldNot(context, NewWords::tr("usage: muster new SYSTEM --faction F [--limit N] [--formation NAME] -o FILE"));
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    const packs::PackPtr pack = gameNamed(store, arguments.first());
    if (!pack)
        return couldNot(context, NewWords::tr("the game %1 is not installed; muster systems lists those that are").arg(arguments.first()));
    QStringList known;
    const rules::DataFile *faction = parser.isSet("faction") ? findFaction(*pack, parser.value("faction"), context.language, known)
        : pack->factions().size() == 1                       ? pack->factions().front()
                                                             : nullptr;
    if (!faction) {
        if (known.isEmpty())
            findFaction(*pack, {}, context.language, known);
        return couldNot(context,
                        NewWords::tr("name a faction with --faction; %1 has: %2").arg(pack->id(), known.join(QStringLiteral(", "))));
    }
    documents::RosterWish wish;
    wish.catalogueId = std::string(faction->idText);
    wish.name = parser.isSet("name") ? parser.value("name") : QFileInfo(parser.value("output")).completeBaseName();
    if (parser.isSet("limit")) {
        bool number = false;
        wish.limit = parser.value("limit").toDouble(&number);
        if (!number || *wish.limit < 0)
            return couldNot(context, NewWords::tr("--limit %1 is not a number of points").arg(parser.value("limit")));
    } else if (pack->manifest().defaultLimit >= 0) {
        wish.limit = pack->manifest().defaultLimit;
    }
    const rules::Book *book = pack->data()->book(wish.catalogueId);
    std::vector<std::string> formations;
    for (const QString &name : parser.values("formation")) {
        known.clear();
        const rules::EntryNode *node = book ? findFormation(*pack, *book, name, context.language, known) : nullptr;
        if (!node)
            return couldNot(context, NewWords::tr("there is no formation %1; there are: %2").arg(name, known.join(QStringLiteral(", "))));
        formations.push_back(node->path());
    }
    base::RandomIdSource ids;
    auto roster = documents::makeRoster(*pack, wish, ids);
    if (!roster)
        return couldNot(context, text::spoken(roster.error()));
    rules::Operations operations(*roster, pack->data().get(), ids);
    for (const std::string &formation : formations) {
        if (const auto added = operations.addSelection(roster->forces.front().id, formation); !added)
            return couldNot(context, text::spoken(added.error()));
    }
    rules::Evaluator evaluator(pack->data());
    evaluator.evaluate(*roster);
    rules::takeSnapshot(*roster, evaluator);
    const auto written = documents::writeRosterFile(parser.value("output"), *roster,
                                                    parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No);
    return written ? Fine : couldNot(context, text::spoken(written.error()));
}

} // namespace muster::cli
