// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Text.h"
#include "rules/evaluate/phases/Apply.h"
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr const char *noForceCategoryId = "(No Category)";

/// Computes what a force is, with its categories.
class ForcePhase
{
public:
    ForcePhase(Evaluation &evaluation, int index)
        : m_evaluation(evaluation), m_index(index), m_item(evaluation.force(index)),
          m_record(evaluation.forces[evaluation.force(index).key])
    {
    }

    EffectiveForce run()
    {
        m_record.findings.clear();
        EffectiveForce value;
        value.id = m_item.force->id;
        value.entry = m_item.entry;
        value.book = m_item.book;
        value.name = m_item.force->name;
        value.categories.push_back({noForceCategoryId, "Uncategorised", false, false, {}, {}, 0, 0, -1, false});
        addNote(value.categories.back());
        if (m_item.book)
            addMissing(value);
        if (!m_item.entry)
            return unknown(std::move(value));
        value.name = m_item.entry->name;
        value.hidden = m_item.entry->hidden || (m_item.link && m_item.link->hidden);
        value.readme = m_item.entry->readme;
        value.publicationId = m_item.entry->publicationId;
        value.page = m_item.entry->page;
        const Context context = m_evaluation.contextOfForce(m_index, nullptr); // computed at every turn
        ModifierQueue queue(m_evaluation.data->newerDialect());
        const auto collect = [&](const Modifier &modifier, const GroupChain &chain) {
            queue.add(modifier, m_evaluation.counter->times(modifier, chain, context));
        };
        forEachModifier(*m_item.entry, collect);
        if (m_item.link)
            forEachModifier(*m_item.link, collect);
        queue.run([&](const Modifier &modifier, int times) {
            if (modifier.fieldKind == ModifierField::Name)
                applyToText(value.name, modifier, times);
            else if (modifier.fieldKind == ModifierField::Page)
                applyToText(value.page, modifier, times);
            else if (modifier.fieldKind == ModifierField::Hidden)
                value.hidden = hiddenBy(modifier);
            else if (modifier.fieldKind == ModifierField::Readme)
                applyToText(value.readme, modifier, times);
            else if (modifier.fieldKind == ModifierField::Error)
                addMessage(value, base::Severity::Error, modifier.value);
            else if (modifier.fieldKind == ModifierField::Warning)
                addMessage(value, base::Severity::Warning, modifier.value);
            else if (modifier.fieldKind == ModifierField::Info)
                addMessage(value, base::Severity::Info, modifier.value);
        });
        for (const CategoryLink &link : m_item.entry->categoryLinks)
            value.categories.push_back(category(link, context));
        for (const CostAmount &cost : m_item.costs)
            value.costs.push_back(
                {std::string(m_evaluation.data->nameOf(cost.typeId)), std::string(m_evaluation.data->text(cost.typeId)), cost.value});
        addPublications(value);
        return value;
    }

private:
    RosterFinding findingOf(const EffectiveForce &value, FindingKind kind, base::Severity severity) const
    {
        RosterFinding finding;
        finding.kind = kind;
        finding.severity = severity;
        finding.ownerType = OwnerType::Force;
        finding.ownerId = finding.forceId = value.id;
        finding.ownerName = finding.entryName = value.name;
        finding.ownerEntryId = finding.entryId = m_item.force->entryId;
        finding.scope = "force";
        return finding;
    }

    EffectiveForce unknown(EffectiveForce value)
    {
        RosterFinding finding = findingOf(value, FindingKind::UnknownForce, base::Severity::Error);
        finding.constraintId = "unknown-force";
        m_record.findings.push_back({std::move(finding), 0, 0, 0});
        return value;
    }

    // The author's own words about the whole force ("the game size is unusual").
    void addMessage(const EffectiveForce &value, base::Severity severity, std::string_view text)
    {
        RosterFinding finding = findingOf(value, FindingKind::Message, severity);
        finding.authorText = text;
        m_record.findings.push_back({std::move(finding), 0, 0, 0});
    }

    void addMissing(const EffectiveForce &value)
    {
        for (const std::string_view file : m_item.book->missing()) {
            RosterFinding finding = findingOf(value, FindingKind::MissingData, base::Severity::Error);
            finding.entryName = file;
            finding.constraintId = "missing-data";
            finding.ownerName = m_item.book->catalogue().name;
            m_record.findings.push_back({std::move(finding), 0, 0, 0});
        }
    }

    void addNote(EffectiveCategory &category) const
    {
        for (const CategoryNote &note : m_item.force->categoryNotes) {
            if (note.entryId == category.entryId) {
                category.customName = note.customName;
                category.customNotes = note.customNotes;
            }
        }
    }

    EffectiveCategory category(const CategoryLink &link, const Context &context)
    {
        const CategoryEntry *entry = m_item.book->category(link.targetId);
        EffectiveCategory category;
        category.entryId = m_evaluation.data->text(link.targetId);
        category.name = entry ? entry->name : link.name;
        category.hidden = link.hidden || (entry && entry->hidden);
        category.primary = link.primary;
        category.tracked = entry && entry->tracked;
        addNote(category);
        std::vector<std::pair<const Constraint *, double>> limits;
        const auto collect = [&](std::span<const Constraint> constraints) {
            for (const Constraint &constraint : constraints)
                if (constraint.fieldKind == FieldKind::Selections)
                    limits.emplace_back(&constraint, constraint.value);
        };
        const auto modify = [&](const Modifier &modifier, const GroupChain &chain) {
            const int times = m_evaluation.counter->times(modifier, chain, context);
            if (times <= 0)
                return;
            if (modifier.fieldKind == ModifierField::Hidden)
                category.hidden = hiddenBy(modifier);
            else if (modifier.fieldKind == ModifierField::Tracked)
                category.tracked = base::isTrue(modifier.value);
            else if (modifier.fieldKind == ModifierField::Name)
                applyToText(category.name, modifier, times);
            for (auto &[constraint, value] : limits)
                if (modifier.fieldKind == ModifierField::ById && modifier.field == constraint->id)
                    applyToNumber(value, modifier, times);
        };
        if (entry)
            collect(entry->constraints);
        collect(link.constraints);
        if (entry)
            forEachModifier(*entry, modify);
        forEachModifier(link, modify);
        for (const auto &[constraint, value] : limits) {
            if (constraint->type == Constraint::Type::Min)
                category.min = std::max(category.min, value);
            else if (value >= 0)
                category.max = category.max < 0 ? value : std::min(category.max, value);
        }
        return category;
    }

    void addPublications(EffectiveForce &value) const
    {
        std::vector<const DataFile *> files{&m_item.book->catalogue()};
        if (files.front() != &m_evaluation.data->gameSystem())
            files.push_back(&m_evaluation.data->gameSystem());
        for (const DataFile *file : files)
            for (const Publication &publication : file->publications)
                value.publications.push_back({std::string(publication.idText), std::string(publication.name)});
    }

    Evaluation &m_evaluation;
    int m_index;
    const ForceItem &m_item;
    ForceRecord &m_record;
};

} // namespace

// Before the costs of selections: these may ask for them.
void evaluateForceCosts(Evaluation &evaluation)
{
    for (int index = 0; index < static_cast<int>(evaluation.tree.forces.size()); ++index) {
        ForceItem &force = evaluation.force(index);
        force.costs.clear();
        if (!force.entry)
            continue;
        for (const Cost &cost : force.entry->costs)
            force.costs.push_back({cost.typeId, cost.value});
        ModifierQueue queue(evaluation.data->newerDialect());
        const Context context = evaluation.contextOfForce(index, nullptr);
        const auto collect = [&](const Modifier &modifier, const GroupChain &chain) {
            if (modifier.fieldKind == ModifierField::ById && evaluation.data->costType(modifier.field))
                queue.add(modifier, evaluation.counter->times(modifier, chain, context));
        };
        forEachModifier(*force.entry, collect);
        if (force.link)
            forEachModifier(*force.link, collect);
        queue.run([&](const Modifier &modifier, int times) { applyToCosts(force.costs, modifier, times); });
        ForceRecord &record = evaluation.forces[force.key];
        if (record.costs == force.costs)
            continue;
        for (int above = index; above >= 0; above = evaluation.force(above).parent)
            for (const Id id : {evaluation.data->ids().any, force.entryId})
                evaluation.touched.add(evaluation.force(above).key, id);
        for (const Id id : {evaluation.data->ids().any, force.entryId})
            evaluation.touched.add(Tree::rosterKey, id);
        record.costs = force.costs;
    }
}

void evaluateForces(Evaluation &evaluation)
{
    const int count = static_cast<int>(evaluation.tree.forces.size());
    for (int index = 0; index < count; ++index) {
        const ForceItem &item = evaluation.force(index);
        ForceRecord &record = evaluation.forces[item.key];
        EffectiveForce value = ForcePhase(evaluation, index).run();
        for (int at = item.firstItem; at < item.endItem; at = evaluation.item(at).end) {
            const Item &selection = evaluation.item(at);
            for (EffectiveCategory &category : value.categories) {
                const Id id = evaluation.data->find(category.entryId);
                const bool has = id ? evaluation.tree.hasCategory(at, id) : selection.categories.empty();
                category.count += has ? selection.number : 0;
            }
        }
        if (evaluation.touched.hits(record.infoSeen))
            record.infoReady = false;
        record.value = std::move(value);
        record.turn = evaluation.turn;
    }
    std::erase_if(evaluation.forces, [&](const auto &entry) { return entry.second.turn != evaluation.turn; });
}

} // namespace muster::rules
