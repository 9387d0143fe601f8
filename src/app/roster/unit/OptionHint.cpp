// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/OptionHint.h"

#include "models/roster/EntryFacts.h"
#include "text/Markup.h"
#include "text/Typography.h"

namespace muster::app {

namespace {

constexpr qsizetype longRule = 240; ///< characters; the panel has the whole text once it is chosen

QString figuresOf(const rules::EffectiveProfile &profile, const share::RosterLook &look)
{
    QStringList figures;
    for (const rules::CharacteristicValue &value : profile.characteristics) {
        const QString said = text::withoutMarks(look.language ? look.language->value(profile.id, value.typeId, value.value)
                                                              : share::toText(value.value));
        if (!said.isEmpty() && said != QLatin1String("-") && said != QStringLiteral("–"))
            figures.append(look.name(value.typeId, value.name) + ' ' + said);
    }
    return figures.join(QStringLiteral(", "));
}

} // namespace

QString optionHint(const rules::Candidate &candidate, const share::RosterLook &look)
{
    if (!candidate.node)
        return {};
    QStringList lines;
    for (const rules::EffectiveProfile &profile : models::writtenProfiles(*candidate.node)) {
        if (const QString figures = figuresOf(profile, look); !figures.isEmpty())
            lines.append(text::labelled(look.name(profile.id, profile.name), figures));
    }
    for (const rules::EffectiveRule &rule : models::writtenRules(*candidate.node)) {
        const QString own = look.language ? look.language->text(rule.id, rule.description) : QString();
        QString said = text::withoutMarks(own.isEmpty() ? share::toText(rule.description) : own).simplified();
        if (said.size() > longRule)
            said = said.left(said.lastIndexOf(' ', longRule)) + QStringLiteral("…");
        if (!said.isEmpty())
            lines.append(text::labelled(look.name(rule.id, rule.name), said));
    }
    lines.removeDuplicates();
    return lines.join('\n');
}

} // namespace muster::app
