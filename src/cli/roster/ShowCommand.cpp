// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/ShowCommand.h"

#include "cli/roster/JudgedRoster.h"
#include "share/RosterExport.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ShowCommand)
};
} // namespace

QString ShowCommand::summary() const
{
    return Words::tr("shows a roster for sharing, with verdict and data version");
}

QString ShowCommand::description() const
{
    return Words::tr(
        "Every format mentions every selection, in the order of the formations. JSON: {name, game, edition, data, factions, points, limit, legal, findings, advantages, totals, "
        "forces: [{id, name, type, number, size, points, customName, remark, heading, slot, notes, costs, categories, rules, profiles, selections: [...]}]}.");
}

void ShowCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOption({"format", Words::tr("text (default), markdown, discord, html, json or csv."), "FORMAT", "text"});
}

int ShowCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 1)
        return couldNot(context, Words::tr("usage: muster show FILE [--format FORMAT]"));
    const auto format = share::exportFormat(parser.value("format"));
    if (!format)
        return couldNot(
            context, Words::tr("the format %1 is not known; text, markdown, discord, html, json and csv are").arg(parser.value("format")));
    auto judged = judgeRoster(arguments.first(), context);
    if (!judged)
        return couldNot(context, text::spoken(judged.error()));
    const share::ExportContext around{judged->pack->name(context.language), judged->pack->manifest().edition.in(context.language),
                                      judged->pack->manifest().version};
    context.out << share::render(share::exportRoster(*judged->evaluator, judged->look(context.language), around), *format);
    return Fine;
}

} // namespace muster::cli
