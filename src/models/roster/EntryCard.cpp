// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/EntryCard.h"

#include "documents/roster/Placement.h"
#include "models/roster/EntryFacts.h"
#include "models/roster/FormationModel.h"
#include "text/Markup.h"
#include "text/Typography.h"

#include <QCoreApplication>

namespace muster::models {

namespace {

constexpr int mostCardLines = 14;

struct EntryCardWords
{
    Q_DECLARE_TR_FUNCTIONS(EntryCard)
};

QString cardFigures(const rules::EffectiveProfile &profile, const share::RosterLook &look)
{
    QStringList figures;
    for (const rules::CharacteristicValue &value : profile.characteristics) {
        const QString said = text::withoutMarks(look.language ? look.language->value(profile.id, value.typeId, value.value)
                                                              : share::toText(value.value))
                                 .simplified();
        if (!said.isEmpty() && said != QLatin1String("-") && said != QStringLiteral("–") && said.size() < 60)
            figures.append(look.name(value.typeId, value.name) + ' ' + said);
    }
    return figures.join(QStringLiteral(", "));
}

// Those whose last empty place this unit would fill.
void addAdvantages(QStringList &lines, const documents::RosterDocument &document, const share::RosterLook &look, const QString &entry)
{
    for (const rules::Advantage &advantage : rules::advantages(document.evaluator())) {
        if (advantage.active || advantage.missing.size() != 1 || advantage.missing.front().missing != 1)
            continue;
        const Place place{share::toText(advantage.formationId), share::toText(advantage.missing.front().groupId), -1};
        const auto candidate = FormationModel::candidateFor(document, place, entry);
        if (candidate && candidate->canAdd)
            lines.append(EntryCardWords::tr("★ would wake %1").arg(look.name(advantage.ruleId, advantage.name)));
    }
}

} // namespace

QStringList EntryCard::lines() const
{
    QStringList all = woken + profiles.mid(0, mostCardLines);
    if (profiles.size() > mostCardLines)
        all.append(QStringLiteral("…"));
    if (!rules.isEmpty())
        all.append(rules);
    return all;
}

EntryCard entryCard(const documents::RosterDocument &document, const share::RosterLook &look, const QString &forceId,
                    const QString &plainEntryId)
{
    EntryCard card;
    addAdvantages(card.woken, document, look, plainEntryId);
    const documents::Placement place = documents::placeInForce(document.evaluator(), share::toData(forceId),
                                                               documents::isEntry(share::toData(plainEntryId)));
    const rules::EntryNode *node = place.candidate ? place.candidate->node : nullptr;
    if (!node)
        return card;
    for (const rules::EffectiveProfile &profile : writtenProfiles(*node)) {
        if (const QString figures = cardFigures(profile, look); !figures.isEmpty())
            card.profiles.append(text::labelled(look.name(profile.id, profile.name), figures));
    }
    QStringList names;
    for (const rules::EffectiveRule &rule : writtenRules(*node))
        names.append(look.name(rule.id, rule.name));
    names.removeDuplicates();
    if (!names.isEmpty())
        card.rules = text::labelled(EntryCardWords::tr("Rules"), names.join(QStringLiteral(", ")));
    return card;
}

} // namespace muster::models
