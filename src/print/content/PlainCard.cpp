// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/PlainCard.h"

#include "print/content/CardBuilder.h"
#include "print/content/ValueTemplate.h"
#include "text/Markup.h"

namespace muster::print {

using share::toText;

namespace {

using Found = RosterSource::FoundProfile;

/// Few and short values: they can stand as big figures.
bool fitsVitals(const rules::EffectiveProfile &profile)
{
    if (profile.characteristics.size() > 9 || profile.characteristics.size() < 2)
        return false;
    for (const rules::CharacteristicValue &value : profile.characteristics)
        if (value.value.size() > 7)
            return false;
    return true;
}

QString shown(const RosterSource &source, const rules::EffectiveProfile &profile, const rules::CharacteristicValue &value)
{
    return oneLine(text::withoutMarks(source.look().language->value(profile.id, value.typeId, value.value)));
}

/// On a card that several share: the name of who has joined, for what is theirs.
QString whose(const RosterSource &source, const RosterUnit &unit, const Found &found)
{
    for (const rules::Selection *joined : unit.with) {
        bool theirs = false;
        forEachOwnPart(*joined, [&](const rules::Selection &each) { theirs = theirs || &each == found.owner; });
        if (theirs)
            return source.titleOf(*joined);
    }
    return {};
}

/// Profiles of one type as rows; a type with long texts becomes a list of names and texts instead.
TableBlock tableOf(const RosterSource &source, const RosterUnit &unit, const std::vector<Found> &profiles)
{
    TableBlock table;
    const rules::EffectiveProfile &first = *profiles.front().profile;
    table.title = source.look().name(first.typeId, first.typeName);
    for (const rules::CharacteristicValue &value : first.characteristics)
        table.columns.push_back({source.look().language->shortName(value.typeId, value.name), {}, Align::Centre, 0});
    for (const Found &found : profiles) {
        TableRow row;
        row.name = source.look().name(found.profile->id, found.profile->name);
        row.tags = whose(source, unit, found);
        if (row.tags == row.name)
            row.tags.clear();
        row.count = std::max(1, found.owner->type == "upgrade" ? found.owner->number : 1);
        for (size_t c = 0; c < table.columns.size(); ++c)
            row.values.push_back(
                {c < found.profile->characteristics.size() ? shown(source, *found.profile, found.profile->characteristics[c]) : QString(),
                 {},
                 false});
        bool joined = false;
        for (TableRow &other : table.rows)
            if (other.name == row.name && other.tags == row.tags && other.values == row.values) {
                other.count += row.count;
                joined = true;
            }
        if (!joined)
            table.rows.push_back(row);
    }
    return table;
}

bool longTexts(const std::vector<Found> &profiles)
{
    for (const Found &found : profiles)
        for (const rules::CharacteristicValue &value : found.profile->characteristics)
            if (value.value.size() > 40)
                return true;
    return false;
}

VitalsBlock vitalsOf(const RosterSource &source, const rules::EffectiveProfile &profile)
{
    VitalsBlock block;
    for (const rules::CharacteristicValue &value : profile.characteristics)
        block.cells.push_back(
            {source.look().language->shortName(value.typeId, value.name), {shown(source, profile, value), {}, false}, {}, {}});
    return block;
}

// Profiles that are texts stand among the rules, each once.
void addTexts(std::vector<RuleEntry> &rules, const RosterSource &source, const std::vector<Found> &profiles)
{
    for (const Found &found : profiles) {
        RuleEntry entry;
        entry.name = source.look().name(found.profile->id, found.profile->name);
        for (const rules::CharacteristicValue &value : found.profile->characteristics)
            if (!value.value.empty())
                entry.text += (entry.text.isEmpty() ? QString() : QStringLiteral(" · "))
                    + (found.profile->characteristics.size() > 1 ? toText(value.name) + QStringLiteral(": ") : QString())
                    + text::markedTight(source.look().language->value(found.profile->id, value.typeId, value.value));
        if (std::none_of(rules.begin(), rules.end(), [&](const RuleEntry &other) { return other.name == entry.name; }))
            rules.push_back(entry);
    }
}

} // namespace

void plainFaces(CardContent &card, const RosterSource &source, const RosterUnit &unit)
{
    auto profiles = source.profilesOf(*unit.selection);
    for (const rules::Selection *joined : unit.with)
        for (const Found &found : source.profilesOf(*joined))
            profiles.push_back(found);
    const rules::EffectiveSelection *effective = source.evaluator().selection(unit.selection->id);
    HeadBlock head;
    if (const rules::CategoryValue *primary = effective ? effective->primaryCategory() : nullptr)
        head.subtitle = source.look().name(primary->entryId, primary->name);
    card.front = {head};
    card.back = {HeadBlock{{}, {}, {}, true}};
    QStringList types;
    for (const Found &found : profiles)
        if (!types.contains(toText(found.profile->typeId)))
            types.append(toText(found.profile->typeId));
    std::vector<RuleEntry> rules = ruleEntries(source, unit, {});
    bool vitals = false;
    for (const QString &type : types) {
        std::vector<Found> same;
        for (const Found &found : profiles)
            if (toText(found.profile->typeId) == type)
                same.push_back(found);
        if (!vitals && same.size() == 1 && fitsVitals(*same.front().profile)) {
            card.front.insert(card.front.begin() + 1, vitalsOf(source, *same.front().profile));
            vitals = true;
        } else if (longTexts(same)) {
            addTexts(rules, source, same);
        } else {
            card.front.push_back(tableOf(source, unit, same));
        }
    }
    if (!rules.empty()) {
        card.front.push_back(RulesBlock{RulesBlock::Texts::Fit, rules});
        card.back.push_back(RulesBlock{RulesBlock::Texts::Full, rules});
    }
    int models = source.modelsIn(*unit.selection);
    for (const rules::Selection *joined : unit.with)
        models += source.modelsIn(*joined);
    TracksBlock tracks;
    if (models > 1)
        tracks.tracks.push_back({{}, "infantry", BoxShape::Circle, std::min(40, models), 0, 1, false});
    card.front.push_back(tracks);
    if (!unit.formationName.isEmpty() || !unit.slot.isEmpty())
        card.back.insert(card.back.begin() + 1, LineBlock{unit.formationName, unit.slot, {}});
    QStringList notes{toText(unit.selection->customNotes)};
    for (const rules::Selection *joined : unit.with)
        notes.append(toText(joined->customNotes));
    notes.removeAll(QString());
    card.back.push_back(NotesBlock{notes.join('\n')});
    card.back.push_back(FootBlock{source.gameName(), unit.force ? source.factionName(*unit.force) : QString()});
}

} // namespace muster::print
