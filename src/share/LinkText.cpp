// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/LinkText.h"

#include "share/UnitNames.h"

#include <QCoreApplication>

namespace muster::share {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LinkText)
};

std::string codeOf(const RosterLook &look)
{
    return look.language ? look.language->code().toStdString() : std::string("en");
}

QString shownUnit(const std::string &id, const rules::Evaluator &evaluator, const RosterLook &look)
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
QString reasonName(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    const std::string_view own = evaluator.data() ? evaluator.data()->nameOf(evaluator.data()->find(finding.reasonId)) : std::string_view();
    return look.name(finding.reasonId, own);
}

QString reasonText(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    using rules::LinkRefusal;
    for (const LinkRefusal refusal : {LinkRefusal::NotThisUnit, LinkRefusal::NotThere, LinkRefusal::Different, LinkRefusal::NotAmong,
                                      LinkRefusal::OnlyNamed, LinkRefusal::Full, LinkRefusal::InCircle, LinkRefusal::Elsewhere}) {
        if (finding.reason != toString(refusal))
            continue;
        if (refusal == LinkRefusal::Different)
            return Words::tr("%1 is not the same").arg(reasonName(finding, evaluator, look));
        if (refusal == LinkRefusal::NotAmong || (refusal == LinkRefusal::OnlyNamed && !finding.reasonId.empty()))
            return Words::tr("because of the rule %1").arg(reasonName(finding, evaluator, look));
        return refusalText(refusal);
    }
    return {};
}

} // namespace

LinkText::LinkText(const rules::Evaluator &evaluator, const RosterLook &look) : m_evaluator(evaluator), m_look(look), m_links(evaluator) {}

QString LinkText::nameOf(const std::string &unitId) const
{
    return shownUnit(unitId, m_evaluator, m_look);
}

QString LinkText::ruleName(const rules::LinkRule &rule) const
{
    return toText(rule.nameIn(codeOf(m_look)));
}

std::vector<LinkText::Line> LinkText::lines(std::string_view unitId) const
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
            value += QStringLiteral(" (%1)").arg(Words::tr("%1 of %n place(s)", nullptr, places).arg(m_links.taken(unitId, *first.rule)));
        lines.push_back({toText(first.rule->labelIn(codeOf(m_look))), value});
    }
    return lines;
}

QString LinkText::sentence(std::string_view unitId) const
{
    QStringList parts;
    for (const Line &line : lines(unitId))
        parts.append(line.label + ' ' + line.value);
    return parts.join(QStringLiteral("; "));
}

QString refusalText(rules::LinkRefusal refusal)
{
    using rules::LinkRefusal;
    switch (refusal) {
    case LinkRefusal::None:
        return {};
    case LinkRefusal::NotThisUnit:
        return Words::tr("this unit may not");
    case LinkRefusal::NotThere:
        return Words::tr("it takes nobody in this way");
    case LinkRefusal::Different:
        return Words::tr("not the same kind");
    case LinkRefusal::NotAmong:
        return Words::tr("one of them keeps to its own kind");
    case LinkRefusal::OnlyNamed:
        return Words::tr("it takes somebody else only");
    case LinkRefusal::Full:
        return Words::tr("no place left");
    case LinkRefusal::InCircle:
        return Words::tr("they would carry each other");
    case LinkRefusal::Elsewhere:
        return Words::tr("it is in another place already");
    }
    return {};
}

QString linkFindingText(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look)
{
    QString rule = toText(finding.entryName);
    if (evaluator.data())
        for (const rules::LinkRule &each : evaluator.data()->links())
            if (each.id == finding.entryId)
                rule = toText(finding.kind == rules::FindingKind::LinkFull ? each.labelIn(codeOf(look)) : each.nameIn(codeOf(look)));
    const QString owner = shownUnit(finding.ownerId, evaluator, look);
    if (finding.kind == rules::FindingKind::LinkFull) {
        const QString current = amount(finding.current), wanted = amount(finding.wanted);
        return finding.reason == "units" ? Words::tr("%1: %2, %3 units, at most %4").arg(owner, rule, current, wanted)
                                         : Words::tr("%1: %2, %3 places needed, %4 there").arg(owner, rule, current, wanted);
    }
    return Words::tr("%1: %2 %3 is not possible, %4")
        .arg(owner, rule, shownUnit(finding.otherId, evaluator, look), reasonText(finding, evaluator, look));
}

} // namespace muster::share
