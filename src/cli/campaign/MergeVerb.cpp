// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/merge/Merge.h"
#include "cli/campaign/CampaignBook.h"
#include "cli/campaign/CampaignVerbs.h"
#include "documents/campaign/CampaignDocument.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::cli {

using namespace campaign;

namespace {

class MergeVerbWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

// What no longer holds in the one book that held in both.
void printNewProblems(const Campaign &merged, const Campaign &one, const Campaign &other, Context &context)
{
    const CampaignState before = fold(one), theirs = fold(other), after = fold(merged);
    for (const Problem &problem : after.problems) {
        if (!before.problems.contains(problem) && !theirs.problems.contains(problem))
            context.out << problemText(problem, after, merged.rules, context.language) << "\n";
    }
}

} // namespace

int mergeCampaigns(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const auto one = CampaignBook::open(arguments.at(0), context);
    if (!one)
        return couldNot(context, text::spoken(one.error()));
    const auto other = CampaignBook::open(arguments.at(1), context);
    if (!other)
        return couldNot(context, text::spoken(other.error()));
    const int whose = parser.isSet("prefer") ? int(QStringList{"first", "second", "both"}.indexOf(parser.value("prefer")))
                                             : int(Whose::Ours);
    if (whose < 0)
        return couldNot(
            context,
            MergeVerbWords::tr("campaign merge: --prefer %1 is not known; first, second and both are").arg(parser.value("prefer")));
    if (!parser.isSet("output") && !one->document())
        return couldNot(context, MergeVerbWords::tr("campaign merge: where to? -o names the file"));
    const auto plan = comparedWith(one->campaign(), other->campaign());
    if (!plan)
        return couldNot(context, text::spoken(plan.error()));
    const auto together = merged(one->campaign(), other->campaign(), Whose(whose));
    if (parser.isSet("output")) {
        if (const auto written = one->writeMerged(*together, *other, parser.value("output"), parser.isSet("force")); !written)
            return couldNot(context, text::spoken(written.error()));
    } else {
        one->document()->mergeWith(MergeVerbWords::tr("Merge %1").arg(arguments.at(1)), other->campaign(), Whose(whose));
        if (one->document()->saveState() == documents::SaveState::Failed)
            return couldNot(context, text::spoken(one->document()->saveError()));
    }
    context.out << MergeVerbWords::tr("Entries in both: %1; only in the first: %2; only in the second: %3")
                       .arg(QString::number(plan->common), QString::number(plan->onlyOurs), QString::number(plan->fresh.size()))
                << "\n";
    for (const MergeConflict &conflict : plan->conflicts)
        context.out << conflictText(conflict, one->campaign(), other->campaign(), context.language) << "\n";
    printNewProblems(*together, one->campaign(), other->campaign(), context);
    context.out.flush();
    return plan->conflicts.isEmpty() || parser.isSet("prefer") ? Fine : AnswerIsNo;
}

} // namespace muster::cli
