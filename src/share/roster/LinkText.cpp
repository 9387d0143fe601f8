// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/LinkText.h"

#include "share/roster/UnitNames.h"

#include <QCoreApplication>

namespace muster::share {

namespace {

struct LinkWords
{
    Q_DECLARE_TR_FUNCTIONS(LinkText)
};

std::string languageOf(const RosterLook &look)
{
    return look.language ? look.language->code().toStdString() : std::string("en");
}

QString linkedUnit(const std::string &id, const rules::Evaluator &evaluator, const RosterLook &look)
{
    const rules::Selection *chosen = evaluator.chosen(id);
    if (!chosen)
        return {};
    if (!chosen->customName.empty())
        return toText(chosen->customName);
    const rules::EffectiveSelection *effective = evaluator.selection(id);
    return withSize(effective ? look.name(*effective) : toText(chosen->name), squadSize(*chosen));
}

// What the data call a characteristic or rule, in the player's language.
QString linkReasonName(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    const std::string_view own = evaluator.data() ? evaluator.data()->nameOf(evaluator.data()->find(finding.reasonId)) : std::string_view();
    return look.name(finding.reasonId, own);
}

QString linkReasonText(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    using rules::LinkRefusal;
    for (const LinkRefusal refusal : {LinkRefusal::NotThisUnit, LinkRefusal::NotThere, LinkRefusal::Different, LinkRefusal::NotAmong,
                                      LinkRefusal::OnlyNamed, LinkRefusal::Full, LinkRefusal::InCircle, LinkRefusal::Elsewhere}) {
        if (finding.reason != toString(refusal))
            continue;
        if (refusal == LinkRefusal::Different)
            return LinkWords::tr("%1 is not the same").arg(linkReasonName(finding, evaluator, look));
        if (refusal == LinkRefusal::NotAmong || (refusal == LinkRefusal::OnlyNamed && !finding.reasonId.empty()))
            return LinkWords::tr("because of the rule %1").arg(linkReasonName(finding, evaluator, look));
        return refusalText(refusal);
    }
    return {};
}

// The data say what the one who joins is: "Leader", "Led by", "Supported by", or nothing.
QString joinedBy(const std::string &label)
{
    if (toText(label).startsWith(QLatin1String("support"), Qt::CaseInsensitive))
        return LinkWords::tr("supported by %1");
    const QString own = toText(label).trimmed();
    if (own.endsWith(QLatin1String(" by"), Qt::CaseInsensitive) && own.compare(QLatin1String("led by"), Qt::CaseInsensitive) != 0)
        return own.left(1).toLower() + own.mid(1) + QStringLiteral(" %1");
    return LinkWords::tr("led by %1");
}

} // namespace

LinkText::LinkText(const rules::Evaluator &evaluator, const RosterLook &look) : m_evaluator(evaluator), m_look(look), m_links(evaluator) {}

QString LinkText::nameOf(const std::string &unitId) const
{
    return linkedUnit(unitId, m_evaluator, m_look);
}

QString LinkText::ruleName(const rules::LinkRule &rule) const
{
    return toText(rule.nameIn(languageOf(m_look)));
}

std::vector<LinkText::Line> LinkText::lines(std::string_view unitId) const
{
    std::vector<Line> lines = ruleLines(unitId);
    for (Line &line : chosenLines(unitId))
        lines.push_back(std::move(line));
    for (const rules::Evaluator::Joined &joined : m_evaluator.joinedTo(unitId))
        lines.push_back({joined.label.empty() ? LinkWords::tr("Led by") : toText(joined.label), nameOf(joined.selectionId)});
    return lines;
}

// Whom it has joined by the associations of the data.
std::vector<LinkText::Line> LinkText::chosenLines(std::string_view unitId) const
{
    std::vector<Line> lines;
    const rules::Selection *unit = m_evaluator.chosen(unitId);
    if (unit && !unit->associations.empty())
        for (const rules::AssociationOffer &offer : m_evaluator.associationsOf(unitId))
            for (const std::string &id : offer.chosen)
                lines.push_back({toText(offer.name), nameOf(id)});
    return lines;
}

std::vector<LinkText::Line> LinkText::ruleLines(std::string_view unitId) const
{
    std::vector<Line> lines;
    for (const rules::UnitLink &link : m_links.of(unitId))
        if (link.chosen)
            lines.push_back({ruleName(*link.rule), nameOf(link.hostId)});
    std::vector<const rules::LinkRule *> done;
    const std::vector<rules::UnitLink> here = m_links.at(unitId);
    for (const rules::UnitLink &first : here) {
        if (!first.chosen || std::find(done.begin(), done.end(), first.rule) != done.end())
            continue;
        done.push_back(first.rule);
        QStringList names;
        for (const rules::UnitLink &link : here)
            if (link.rule == first.rule)
                names.append(nameOf(link.unitId));
        QString value = names.join(QStringLiteral(", "));
        if (const int places = m_links.places(unitId, *first.rule); places >= 0)
            value += QStringLiteral(" (%1)").arg(
                LinkWords::tr("%1 of %n place(s)", nullptr, places).arg(m_links.taken(unitId, *first.rule)));
        lines.push_back({toText(first.rule->labelIn(languageOf(m_look))), value});
    }
    return lines;
}

QString LinkText::ledBy(std::string_view unitId) const
{
    QStringList parts;
    for (const rules::Evaluator::Joined &joined : m_evaluator.joinedTo(unitId))
        if (joined.grouped)
            parts.append(joinedBy(joined.label).arg(nameOf(joined.selectionId)));
    return parts.join(QStringLiteral(", "));
}

QString LinkText::sentence(std::string_view unitId) const
{
    QStringList parts;
    for (const Line &line : ruleLines(unitId))
        parts.append(line.label + ' ' + line.value);
    for (const Line &line : chosenLines(unitId))
        parts.append(line.label + ' ' + line.value);
    for (const rules::Evaluator::Joined &joined : m_evaluator.joinedTo(unitId))
        parts.append(joined.grouped || joined.label.empty() ? joinedBy(joined.label).arg(nameOf(joined.selectionId))
                                                            : toText(joined.label) + ' ' + nameOf(joined.selectionId));
    return parts.join(QStringLiteral(" · "));
}

QString refusalText(rules::LinkRefusal refusal)
{
    using rules::LinkRefusal;
    switch (refusal) {
    case LinkRefusal::None:
        return {};
    case LinkRefusal::NotThisUnit:
        return LinkWords::tr("this unit may not");
    case LinkRefusal::NotThere:
        return LinkWords::tr("it takes nobody in this way");
    case LinkRefusal::Different:
        return LinkWords::tr("not the same kind");
    case LinkRefusal::NotAmong:
        return LinkWords::tr("one of them keeps to its own kind");
    case LinkRefusal::OnlyNamed:
        return LinkWords::tr("it takes somebody else only");
    case LinkRefusal::Full:
        return LinkWords::tr("no place left");
    case LinkRefusal::InCircle:
        return LinkWords::tr("they would carry each other");
    case LinkRefusal::Elsewhere:
        return LinkWords::tr("it is in another place already");
    }
    return {};
}

QString linkFindingText(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    QString rule = toText(finding.entryName);
    if (evaluator.data())
        for (const rules::LinkRule &each : evaluator.data()->links())
            if (each.id == finding.entryId)
                rule = toText(finding.kind == rules::FindingKind::LinkFull ? each.labelIn(languageOf(look))
                                                                           : each.nameIn(languageOf(look)));
    const QString owner = linkedUnit(finding.ownerId, evaluator, look);
    if (finding.kind == rules::FindingKind::LinkFull) {
        const QString current = amount(finding.current), wanted = amount(finding.wanted);
        return finding.reason == "units" ? LinkWords::tr("%1: %2, %3 units, at most %4").arg(owner, rule, current, wanted)
                                         : LinkWords::tr("%1: %2, %3 places needed, %4 there").arg(owner, rule, current, wanted);
    }
    return LinkWords::tr("%1: %2 %3 is not possible, %4")
        .arg(owner, rule, linkedUnit(finding.otherId, evaluator, look), linkReasonText(finding, evaluator, look));
}

} // namespace muster::share
