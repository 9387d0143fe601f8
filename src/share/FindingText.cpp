// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/FindingText.h"

#include "campaign/muster/MusteredRoster.h"
#include "share/roster/LinkText.h"

#include <QCoreApplication>
#include <QHash>

namespace muster::share {

namespace {

using rules::FindingKind;
using rules::RosterFinding;

struct FindingTextWords
{
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

QString findingName(const std::string &selectionOrForceId, const rules::Evaluator &evaluator, const RosterLook &look)
{
    if (const rules::Selection *selection = evaluator.chosen(selectionOrForceId)) {
        if (!selection->customName.empty())
            return toText(selection->customName);
        const rules::EffectiveSelection *effective = evaluator.selection(selectionOrForceId);
        return effective ? look.name(*effective) : toText(selection->name);
    }
    if (const rules::Force *force = evaluator.chosenForce(selectionOrForceId))
        return force->customName.empty() ? look.name(force->entryId, force->name) : toText(force->customName);
    return {};
}

QString scopeText(const RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    QStringList names;
    for (const std::string &id : finding.path) {
        if (const QString name = findingName(id, evaluator, look); !name.isEmpty())
            names.append(name);
    }
    if (finding.ownerType == rules::OwnerType::Category)
        names.append(look.name(finding.ownerId, finding.ownerName));
    if (finding.scope == "roster" || names.isEmpty())
        return FindingTextWords::tr("whole army");
    return names.join(QStringLiteral(" › "));
}

// "3 of 2", "1 %": with the unit that the rule counts in.
QString value(const RosterFinding &finding, double number, const RosterLook &look)
{
    if (finding.percent)
        return FindingTextWords::tr("%1 %").arg(amount(number));
    if (finding.costTypeId.empty())
        return amount(number);
    return amount(number) + QChar(0x00a0) + look.name(finding.costTypeId, finding.costName);
}

QString orphanTitle(const RosterFinding &finding, const rules::Evaluator &evaluator, const QString &name)
{
    const rules::Selection *selection = evaluator.chosen(finding.ownerId);
    const bool known = selection && campaign::isFromBook(*selection);
    return (known ? FindingTextWords::tr("%1 comes from the campaign book") : FindingTextWords::tr("%1 is not in the data")).arg(name);
}

QString title(const RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    const QString what = look.name(finding.entryId, finding.entryName);
    const QString owner = finding.ownerType == rules::OwnerType::Selection || finding.ownerType == rules::OwnerType::Force
        ? findingName(finding.ownerId, evaluator, look)
        : look.name(finding.ownerEntryId, finding.ownerName);
    const QString wanted = value(finding, finding.wanted, look);
    const QString current = value(finding, finding.current, look);
    const QString difference = value(finding, std::abs(finding.current - finding.wanted), look);
    if (!finding.authorText.empty() && finding.kind != FindingKind::Message) // the author's own words for this limit
        return look.language ? look.language->message(finding.authorText) : toText(finding.authorText);
    switch (finding.kind) {
    case FindingKind::TooFew:
        if (finding.current == 0 && finding.wanted == 1)
            return FindingTextWords::tr("%1 is missing").arg(what);
        return FindingTextWords::tr("%1: %2 chosen, at least %3 needed").arg(what, current, wanted);
    case FindingKind::TooMany:
        if (finding.wanted == 0)
            return FindingTextWords::tr("%1 is not allowed here").arg(what);
        return FindingTextWords::tr("%1: %2 chosen, at most %3 allowed").arg(what, current, wanted);
    case FindingKind::TooFewForces:
        return FindingTextWords::tr("%1: %2 forces, at least %3 needed").arg(what, current, wanted);
    case FindingKind::TooManyForces:
        return FindingTextWords::tr("%1: %2 forces, at most %3 allowed").arg(what, current, wanted);
    case FindingKind::CostTooLow:
        return FindingTextWords::tr("%1 has %2, at least %3 needed").arg(what, current, wanted);
    case FindingKind::CostTooHigh:
        return FindingTextWords::tr("%1 is %2 over its cap")
            .arg(finding.ownerEntryId == finding.entryId && !owner.isEmpty() ? owner : what, difference);
    case FindingKind::TooFewJoined:
        return FindingTextWords::tr("%1: nobody is chosen for \"%2\"").arg(owner, what);
    case FindingKind::TooManyJoined:
        return FindingTextWords::tr("%1: %2 joined, at most %3 allowed").arg(owner, current, wanted);
    case FindingKind::CannotJoin:
        return FindingTextWords::tr("%1 cannot join %2").arg(owner, what);
    case FindingKind::MissingData:
        return FindingTextWords::tr("Not checked: the game data lack \"%1\"").arg(what);
    case FindingKind::NotUnderstood:
        return FindingTextWords::tr("%n rule(s) of these data are not understood and left out", nullptr, int(finding.current));
    case FindingKind::OverLimit:
        return FindingTextWords::tr("%1 over the limit of %2").arg(difference, wanted);
    case FindingKind::Hidden:
        return FindingTextWords::tr("%1 is not available here").arg(what);
    case FindingKind::Orphan:
        return orphanTitle(finding, evaluator, what.isEmpty() ? owner : what);
    case FindingKind::UnknownForce:
        return FindingTextWords::tr("The data of %1 are not installed").arg(what.isEmpty() ? owner : what);
    case FindingKind::CostCycle:
        return FindingTextWords::tr("The cost of %1 depends on itself").arg(what.isEmpty() ? owner : what);
    case FindingKind::LinkRefused:
    case FindingKind::LinkFull:
        return linkFindingText(finding, evaluator, look);
    case FindingKind::Message:
        break;
    }
    return look.language ? look.language->message(finding.authorText) : toText(finding.authorText);
}

// "Falke, 2× Moskito": what a fix takes away, equal names once.
QString removedNames(const rules::Fix &fix, const rules::Evaluator &evaluator, const RosterLook &look)
{
    QStringList names;
    QHash<QString, int> counts;
    for (const std::string &id : rules::removedIds(fix)) {
        const QString name = findingName(id, evaluator, look);
        names.append(name.isEmpty() ? toText(fix.name) : name);
        ++counts[names.last()];
    }
    names.removeDuplicates();
    for (QString &name : names)
        name = counts.value(name) > 1 ? FindingTextWords::tr("%1× %2").arg(QString::number(counts.value(name)), name) : name;
    return names.join(QStringLiteral(", "));
}

} // namespace

FindingText findingText(const RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    FindingText text;
    text.title = look.language ? look.language->finding(finding.constraintId) : QString();
    const QString general = title(finding, evaluator, look);
    // A pack's own sentence says the rule; the values of this list stand behind it.
    text.scope = scopeText(finding, evaluator, look);
    if (text.title.isEmpty()) {
        text.title = general;
    } else if (finding.kind == FindingKind::CostTooHigh || finding.kind == FindingKind::CostTooLow) {
        // By how much is what the player needs first; then of what, and the rule behind it.
        text.scope = FindingTextWords::tr("%1 of %2: %3")
                         .arg(value(finding, finding.current, look), value(finding, finding.wanted, look), text.title);
        text.title = general;
    } else if ((finding.kind == FindingKind::TooMany || finding.kind == FindingKind::TooFew) && !finding.percent) {
        // The sentence says what is allowed, and mostly of what: only the number of this list is new.
        const QString what = look.name(finding.entryId, finding.entryName);
        const QString chosen = FindingTextWords::tr("%n chosen", nullptr, int(finding.current));
        text.title += QStringLiteral(" (%1)").arg(text.title.contains(what) ? chosen : FindingTextWords::tr("%1: %2").arg(what, chosen));
    } else if (finding.wanted != 0 || finding.current != 0) {
        text.title += QStringLiteral(" (%1)").arg(general);
    }
    if (finding.count > 1)
        text.scope += FindingTextWords::tr(", %1 times").arg(finding.count);
    return text;
}

QString fixText(const rules::Fix &fix, const RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    switch (fix.kind) {
    case rules::Fix::Kind::Add: {
        const QString name = look.name(fix.entryId, fix.name);
        return fix.count > 1 ? FindingTextWords::tr("Add %1× %2").arg(QString::number(fix.count), name)
                             : FindingTextWords::tr("Add %1").arg(name);
    }
    case rules::Fix::Kind::Remove: {
        const QString names = removedNames(fix, evaluator, look);
        return fix.value > 0 ? FindingTextWords::tr("Remove %1 (%2)").arg(names, value(finding, fix.value, look))
                             : FindingTextWords::tr("Remove %1").arg(names);
    }
    case rules::Fix::Kind::SetCount: {
        const rules::Selection *selection = evaluator.chosen(fix.targetId);
        const int before = selection ? selection->number : 0;
        return FindingTextWords::tr("%1: %2 to %3")
            .arg(findingName(fix.targetId, evaluator, look), QString::number(before), QString::number(fix.count));
    }
    case rules::Fix::Kind::SetCostLimit:
        return FindingTextWords::tr("Raise the limit to %1").arg(amount(fix.value));
    }
    return {};
}

// Nothing at all is allowed: what keeps it out, or lets it in, else where that holds.
static QString noneText(const rules::Candidate &candidate, const RosterLook &look)
{
    QStringList missing, there;
    for (const rules::ReasonPart &part : candidate.reasonParts)
        (part.missing ? missing : there).append(look.name(part.id, part.name));
    constexpr qsizetype mostNamed = 2; // more are no reason that anybody reads in a row
    if (!there.isEmpty() && there.size() <= mostNamed)
        return FindingTextWords::tr("not together with %1").arg(there.join(QStringLiteral(", ")));
    if (!missing.isEmpty() && missing.size() <= mostNamed)
        return FindingTextWords::tr("only with %1").arg(missing.join(QStringLiteral(", ")));
    return candidate.reasonHere ? FindingTextWords::tr("none allowed here") : FindingTextWords::tr("none allowed in the army");
}

QString refusalText(const rules::Candidate &candidate, const RosterLook &look)
{
    if (candidate.canAdd)
        return {};
    if (candidate.hidden || candidate.reasonConstraintId == "hidden")
        return FindingTextWords::tr("not available here");
    // What can never be taken here has a reason in the rules: the pack's own words for it say more than "not allowed".
    const QString own = look.language ? look.language->finding(candidate.reasonConstraintId) : QString();
    if (!own.isEmpty() && (candidate.max == 0 || candidate.reasonMax == 0))
        return own;
    if (candidate.max >= 0 && candidate.current >= candidate.max)
        return candidate.max == 0 ? noneText(candidate, look) : FindingTextWords::tr("at most %1").arg(amount(candidate.max));
    if (candidate.reasonMax >= 0 && candidate.reasonHere)
        return candidate.reasonMax == 0 ? noneText(candidate, look) : FindingTextWords::tr("slot is full");
    if (candidate.reasonMax > 0 && own.isEmpty())
        return FindingTextWords::tr("at most %1 in the army").arg(amount(candidate.reasonMax));
    if (!own.isEmpty())
        return own;
    return candidate.reasonMax == 0 ? noneText(candidate, look) : FindingTextWords::tr("breaks a limit");
}

} // namespace muster::share
