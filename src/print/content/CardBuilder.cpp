// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardBuilder.h"

#include "print/content/CardAdditions.h"
#include "print/content/FaceBuilder.h"
#include "print/content/PlainCard.h"
#include "print/content/ValueTemplate.h"
#include "text/Markup.h"

namespace muster::print {

using share::toText;

bool holds(const packs::CardCondition &condition, const RosterSource &source, const RosterUnit &unit, const QString &profileType)
{
    if (!condition.category.isEmpty()) {
        const rules::EffectiveSelection *effective = source.evaluator().selection(unit.selection->id);
        bool found = false;
        for (const rules::CategoryValue &category : effective ? effective->categories : std::vector<rules::CategoryValue>())
            found = found || toText(category.entryId) == condition.category;
        if (!found)
            return false;
    }
    if (!condition.rule.isEmpty()) {
        bool found = false;
        for (const rules::EffectiveRule *rule : source.rulesOf(*unit.selection))
            found = found || toText(rule->id) == condition.rule;
        if (!found)
            return false;
    }
    if (!condition.characteristic.isEmpty()) {
        const ValueTemplate values({source, &unit, unit.selection, nullptr, 1, profileType});
        if (values.raw(QStringLiteral("{c:%1}").arg(condition.characteristic)) != condition.is)
            return false;
    }
    return true;
}

namespace {

QStringList categoryIds(const RosterSource &source, const rules::Selection &selection)
{
    QStringList ids;
    if (const rules::EffectiveSelection *effective = source.evaluator().selection(selection.id))
        for (const rules::CategoryValue &category : effective->categories)
            ids.append(toText(category.entryId));
    return ids;
}

// A rule with a box of its own at the foot need not be named a second time above it.
void dropOnceNames(std::vector<Block> &front)
{
    QStringList once;
    for (const Block &block : front)
        if (const auto *tracks = std::get_if<TracksBlock>(&block))
            once += tracks->once;
    for (Block &block : front)
        if (auto *rules = std::get_if<RulesBlock>(&block))
            for (RuleEntry &entry : rules->entries)
                entry.front = entry.front && !once.contains(entry.name);
}

CardContent frameOf(const RosterSource &source, const RosterUnit &unit)
{
    CardContent card;
    card.key = toText(unit.selection->id);
    const QString own = toText(unit.selection->customName), type = source.typeOf(*unit.selection);
    card.name = own.isEmpty() ? type : own;
    if (!unit.with.empty())
        card.name = QStringLiteral("%1, %2").arg(card.name, source.ledBy(*unit.selection));
    card.type = own.isEmpty() || own == type ? QString() : type;
    card.mark = source.markOf(unit.force);
    card.colour = source.colourOf(unit.force);
    card.head = headShapeFromName(source.design().head);
    double points = source.ownPoints(*unit.selection);
    for (const rules::Selection *joined : unit.with)
        points += source.ownPoints(*joined);
    card.points = source.pointsKnown(*unit.selection) ? numberText(points) : QString();
    card.pointsUnit = source.look().costName;
    card.language = source.language();
    return card;
}

} // namespace

CardContent buildCard(const RosterSource &source, const RosterUnit &unit)
{
    CardContent card = frameOf(source, unit);
    QStringList types;
    for (const auto &found : source.profilesOf(*unit.selection))
        types.append(toText(found.profile->typeId));
    const packs::CardFaces *faces = source.design().facesFor(types, categoryIds(source, *unit.selection), toText(unit.selection->type));
    if (!faces) {
        plainFaces(card, source, unit);
        addMissing(card, source, unit, ruleEntries(source, unit, {}));
        return card;
    }
    FaceBuilder builder(source, unit, *faces);
    card.front = builder.face(faces->front, false);
    dropOnceNames(card.front);
    card.back = builder.face(faces->back, true);
    addMissing(card, source, unit, builder.rules(), faces);
    return card;
}

std::vector<RuleEntry> ruleEntries(const RosterSource &source, const RosterUnit &unit, const std::vector<TableRow> &weapons)
{
    std::vector<RuleEntry> advantages, own, byWeapon;
    const PaperText words(source.language());
    std::vector<const rules::EffectiveRule *> all = source.rulesOf(*unit.selection);
    for (const rules::Selection *joined : unit.with)
        for (const rules::EffectiveRule *rule : source.rulesOf(*joined))
            if (std::none_of(all.begin(), all.end(), [&](const auto *known) { return known->id == rule->id && known->name == rule->name; }))
                all.push_back(rule);
    for (const rules::EffectiveRule *rule : all) {
        RuleEntry entry;
        entry.name = source.look().name(rule->id, rule->name);
        const QString written = source.look().language->text(rule->id, rule->description);
        entry.text = words.typeset(source.pack() && source.pack()->plain() ? text::markedTight(written)
                                                                           : oneLine(text::markedPaper(written)));
        for (const rules::Advantage &advantage : source.advantages())
            if (advantage.ruleId == rule->id && rule->source == rules::InfoSource::Granted)
                entry.grantedBy = words.translate("Paper", "granted by the formation");
        for (const TableRow &row : weapons)
            if (row.tags.contains(entry.name, Qt::CaseInsensitive) && !entry.weapons.contains(row.name))
                entry.weapons.append(row.name);
        entry.front = entry.weapons.isEmpty();
        (!entry.grantedBy.isEmpty() ? advantages : entry.front ? own : byWeapon).push_back(entry);
    }
    for (auto *group : {&own, &byWeapon})
        advantages.insert(advantages.end(), group->begin(), group->end());
    return advantages;
}

} // namespace muster::print
