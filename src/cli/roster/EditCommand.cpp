// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/EditCommand.h"

#include "cli/roster/JudgedRoster.h"
#include "cli/roster/RosterPath.h"
#include "documents/roster/Placement.h"
#include "packs/EveryName.h"
#include "packs/UnitList.h"
#include "rules/evaluate/Automatic.h"
#include "rules/links/UnitLinks.h"
#include "rules/roster/Operations.h"
#include "share/roster/UnitTitles.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::cli {

namespace {

struct EditWords
{
    Q_DECLARE_TR_FUNCTIONS(EditCommand)
};

using share::toData;
using share::toText;
using Outcome = rules::Operations::Outcome;

Outcome editRefused(const QString &text)
{
    return base::Error{"edit.refused", text.toStdString(), {}};
}

// All of them, each before its child forces.
std::vector<std::string> forceIds(const std::vector<rules::Force> &forces)
{
    std::vector<std::string> ids;
    for (const rules::Force &force : forces) {
        ids.push_back(force.id);
        for (std::string &inner : forceIds(force.forces))
            ids.push_back(std::move(inner));
    }
    return ids;
}

/// One edit of a roster; every verb is a function.
struct Edit
{
    rules::Roster roster;
    const JudgedRoster &judged;
    share::RosterLook look;
    base::RandomIdSource ids;

    Edit(const JudgedRoster &from, const QString &language) : roster(from.evaluator->roster()), judged(from), look(from.look(language)) {}

    rules::Operations operations()
    {
        rules::Operations operations(roster, judged.pack->data().get(), ids);
        operations.keepUnitsApart(); // as in the editor: two units are two rows
        return operations;
    }

    Outcome add(const QString &unit, const QString &to, int count)
    {
        const rules::Evaluator &evaluator = *judged.evaluator;
        const documents::CandidateTest wanted = [&](const rules::Candidate &candidate) {
            const std::string_view id = candidate.node ? candidate.node->entry().idText : std::string_view();
            if (candidate.node && share::unitTitles(candidate.node->entry(), look.language).contains(unit, Qt::CaseInsensitive))
                return true;
            return isNamed(unit,
                           packs::everyName(*judged.pack, id, candidate.name)
                               + QStringList{look.name(candidate), toText(id), toText(candidate.entryId)});
        };
        documents::Placement place;
        if (!to.isEmpty()) {
            const auto found = findPath(evaluator, look, to);
            if (!found)
                return found.error();
            if (!found->groupId.empty())
                place = {found->id, found->groupId, documents::candidateAt(evaluator, found->id, found->groupId, wanted)};
            else
                place = documents::placeIn(evaluator, found->id, wanted);
        } else {
            for (const std::string &force : forceIds(roster.forces)) {
                documents::Placement inForce = documents::placeInForce(evaluator, force, wanted);
                if (!place || (inForce && inForce.candidate->canAdd && !place.candidate->canAdd))
                    place = std::move(inForce);
            }
        }
        if (const QString close = (place && place.candidate) || !to.isEmpty() ? QString() : namesLike(unit); !close.isEmpty())
            return editRefused(EditWords::tr("there is no unit %1; there are: %2").arg(unit, close));
        if (!place || !place.candidate)
            return editRefused(to.isEmpty() ? EditWords::tr("there is no place for %1 in this roster").arg(unit)
                                            : EditWords::tr("%1 does not fit into %2").arg(unit, to));
        if (const std::string chosen = count == 1 ? choiceInstead(place) : std::string(); !chosen.empty())
            return operations().replaceSelection(chosen, place.candidate->entryId);
        return operations().addSelection(place.ownerId, place.candidate->entryId, place.groupId, count);
    }

    // For a name that no unit of the roster's factions has: those that begin alike. Empty where there is one, or nothing is like it.
    [[nodiscard]] QString namesLike(const QString &wanted) const
    {
        QStringList close;
        for (const rules::Force &force : roster.forces) {
            const rules::Book *book = judged.pack->data()->book(force.catalogueId);
            for (const packs::ListedUnit &unit : book ? packs::listUnits(*book) : std::vector<packs::ListedUnit>()) {
                const QStringList names = packs::everyName(*judged.pack, unit.id, unit.name);
                if (isNamed(wanted, names))
                    return {};
                if (names.first().startsWith(wanted.left(3), Qt::CaseInsensitive) && !close.contains(names.first()))
                    close.append(names.first());
            }
        }
        return close.mid(0, 12).join(QStringLiteral(", "));
    }

    // Into the named force, else into the first that offers it, else beside the others.
    Outcome addForce(const QString &name, const QString &to)
    {
        std::vector<std::string> parents = forceIds(roster.forces);
        if (!to.isEmpty()) {
            const auto found = findPath(*judged.evaluator, look, to);
            if (!found)
                return found.error();
            if (!found->isForce)
                return editRefused(EditWords::tr("%1 is no force").arg(to));
            parents = {found->id};
        }
        QStringList offered;
        const auto isWanted = [&](std::string_view id, std::string_view called) {
            offered.append(look.name(id, called));
            return isNamed(name, {offered.last(), toText(called), toText(id)});
        };
        for (const std::string &parent : parents)
            for (const rules::OfferedForce &offer : judged.evaluator->forcesIn(parent))
                if (isWanted(offer.entryId, offer.name))
                    return operations().addForce(offer.entryId, rules::findForce(roster, parent)->catalogueId, parent);
        const rules::Book *book = roster.forces.empty() || !to.isEmpty() ? nullptr
                                                                         : judged.pack->data()->book(roster.forces.front().catalogueId);
        for (const rules::ForceEntry *force : book ? book->forceEntries() : std::vector<const rules::ForceEntry *>())
            if (!force->hidden && isWanted(force->idText, force->name))
                return operations().addForce(force->idText, roster.forces.front().catalogueId);
        offered.removeDuplicates();
        return editRefused(offered.isEmpty()
                               ? EditWords::tr("no force can be added here")
                               : EditWords::tr("there is no force \"%1\"; there are: %2").arg(name, offered.join(QStringLiteral(", "))));
    }

    // In a group of options of which one may be chosen, another choice takes the place of the first, as a radio button does.
    [[nodiscard]] std::string choiceInstead(const documents::Placement &place) const
    {
        for (const rules::Slot &slot : judged.evaluator->slotsOf(place.ownerId)) {
            if (slot.group && slot.groupId == place.groupId && slot.max == 1 && slot.selectionIds.size() == 1
                && place.candidate->type == "upgrade")
                return slot.selectionIds.front();
        }
        return {};
    }

    base::Result<std::string> selection(const QString &path)
    {
        const auto found = findPath(*judged.evaluator, look, path);
        if (!found)
            return found.error();
        if (!found->groupId.empty())
            return base::Error{"edit.slot", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is a slot; name the unit in it"), {path}), {}};
        return found->id;
    }

    Outcome remove(const QString &path)
    {
        const auto id = selection(path);
        if (!id)
            return id.error();
        return rules::findForce(roster, *id) ? operations().removeForce(*id) : operations().removeSelection(*id);
    }

    Outcome rename(const QString &path, const QString &name)
    {
        const auto id = selection(path);
        return id ? operations().setCustomName(*id, toData(name)) : Outcome(id.error());
    }

    Outcome count(const QString &path, const QString &number)
    {
        bool ok = false;
        const int wanted = number.toInt(&ok);
        if (!ok || wanted < 0)
            return editRefused(EditWords::tr("%1 is not a count").arg(number));
        const auto id = selection(path);
        return id ? operations().setCount(*id, wanted) : Outcome(id.error());
    }

    // By the rule of that name, else by the first that allows it; one that does not is judged like any other.
    Outcome link(const QString &path, const QString &hostPath, const QString &by)
    {
        const auto unit = selection(path);
        const auto host = selection(hostPath);
        if (!unit || !host)
            return unit ? host.error() : unit.error();
        const rules::LinkRule *chosen = nullptr;
        for (const rules::LinkChoice &choice : rules::UnitLinks(*judged.evaluator).choices(*unit)) {
            QStringList names{toText(choice.rule->id)};
            for (const auto &name : choice.rule->name)
                names.append(toText(name.second));
            for (const rules::LinkChoice::Host &each : choice.hosts) {
                if (each.id != *host || (!by.isEmpty() && !isNamed(by, names)))
                    continue;
                if (!chosen || each.refusal == rules::LinkRefusal::None)
                    chosen = choice.rule;
                if (each.refusal == rules::LinkRefusal::None)
                    return operations().setLink(*unit, chosen->id, *host);
            }
        }
        if (chosen)
            return operations().setLink(*unit, chosen->id, *host);
        // The data of a game may say themselves whom a unit joins.
        for (const rules::AssociationOffer &offer : judged.evaluator->associationsOf(*unit)) {
            const bool takes = std::find(offer.candidates.begin(), offer.candidates.end(), *host) != offer.candidates.end();
            if (takes && (by.isEmpty() || isNamed(by, {toText(offer.name), toText(offer.id)})))
                return operations().setAssociation(*unit, offer.id, {*host});
        }
        return editRefused(EditWords::tr("%1 cannot belong to %2").arg(path, hostPath));
    }

    Outcome unlink(const QString &path)
    {
        const auto unit = selection(path);
        if (!unit)
            return unit.error();
        for (const rules::UnitLink &link : rules::UnitLinks(*judged.evaluator).of(*unit))
            if (link.chosen)
                return operations().setLink(*unit, link.rule->id, {});
        for (const rules::AssociationOffer &offer : judged.evaluator->associationsOf(*unit))
            if (!offer.chosen.empty())
                return operations().setAssociation(*unit, offer.id, {});
        return editRefused(EditWords::tr("%1 belongs to no unit").arg(path));
    }

    Outcome limit(const QString &number)
    {
        bool ok = false;
        const double value = number.toDouble(&ok);
        if (!ok)
            return editRefused(EditWords::tr("%1 is not a number of points").arg(number));
        return operations().setCostLimit(look.costTypeId, value);
    }
};

} // namespace

QString EditCommand::summary() const
{
    return EditWords::tr("edits a roster from a script, with the same operations as the editor");
}

QString EditCommand::description() const
{
    return EditWords::tr(
        "PATH is Formation/Slot/Unit by name (any language) or id; #2 picks the second of equals. The file is changed in place: "
        "written beside, read back, then renamed. The new selection's id is printed. add-force adds a force where the data offer it: "
        "a regiment or detachment inside of --to, else inside of the first force that takes it, else beside the others.");
}

void EditCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({{"to", EditWords::tr("Where to add: a formation or one of its slots."), "PATH"},
                       {"count", EditWords::tr("How many to add."), "N", "1"},
                       {"by", EditWords::tr("How the unit belongs to the other: Joins, Rides in…"), "NAME"}});
}

int EditCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    const QString verb = arguments.value(1);
    const QMap<QString, int> needed{{"add", 3},  {"add-force", 3}, {"remove", 3}, {"set-limit", 3},
                                    {"name", 4}, {"count", 4},     {"link", 4},   {"unlink", 3}};
    if (arguments.size() < 2 || needed.value(verb) != arguments.size())
        return couldNot(context, EditWords::tr("usage: muster edit %1").arg(synopsis()));
    auto judged = judgeRoster(arguments.first(), context);
    if (!judged)
        return couldNot(context, text::spoken(judged.error()));
    Edit edit(*judged, context.language);
    const int count = parser.value("count").toInt();
    if (verb == "add" && count < 1)
        return couldNot(context, EditWords::tr("--count %1 is not a count").arg(parser.value("count")));
    const Outcome outcome = verb == "add" ? edit.add(arguments.at(2), parser.value("to"), count)
        : verb == "add-force"             ? edit.addForce(arguments.at(2), parser.value("to"))
        : verb == "remove"                ? edit.remove(arguments.at(2))
        : verb == "set-limit"             ? edit.limit(arguments.at(2))
        : verb == "name"                  ? edit.rename(arguments.at(2), arguments.at(3))
        : verb == "link"                  ? edit.link(arguments.at(2), arguments.at(3), parser.value("by"))
        : verb == "unlink"                ? edit.unlink(arguments.at(2))
                                          : edit.count(arguments.at(2), arguments.at(3));
    if (!outcome)
        return couldNot(context, QStringLiteral("%1: %2").arg(arguments.first(), text::spoken(outcome.error())));
    rules::RosterEdit done = *outcome;
    rules::keepAutomatic(edit.roster, done, *judged->evaluator, edit.ids);
    judged->evaluator->evaluate(edit.roster);
    rules::takeSnapshot(edit.roster, *judged->evaluator);
    const auto written = documents::writeRosterFile(arguments.first(), edit.roster, archive::Replace::Yes, judged->file.package);
    if (!written)
        return couldNot(context, text::spoken(written.error()));
    if (!outcome->createdId.empty())
        context.out << toText(outcome->createdId) << Qt::endl;
    return Fine;
}

} // namespace muster::cli
