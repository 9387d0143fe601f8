// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Checker.h"
#include "rules/evaluate/phases/Apply.h"
#include "rules/evaluate/phases/Phases.h"

#include "base/Number.h"
#include "base/Text.h"

#include <algorithm>

namespace muster::rules {

namespace {

/// The fields of an entry that modifiers may change, besides costs and categories.
struct Fields
{
    std::string name;
    std::string page;
    std::string publicationId;
    bool hidden = false;
    std::string annotation;
    std::vector<std::string> annotations;
    std::vector<std::pair<base::Severity, std::string>> messages;

    void apply(const Modifier &modifier, int times)
    {
        if (times <= 0)
            return;
        switch (modifier.fieldKind) {
        case ModifierField::Name:
            applyToText(name, modifier, times);
            break;
        case ModifierField::Page:
            applyToText(page, modifier, times);
            break;
        case ModifierField::PublicationId:
            applyToText(publicationId, modifier, times);
            break;
        case ModifierField::Hidden:
            hidden = hiddenBy(modifier);
            break;
        case ModifierField::Annotation:
            annotations.emplace_back(modifier.value);
            applyToText(annotation, modifier, times);
            break;
        case ModifierField::Error:
            messages.emplace_back(base::Severity::Error, modifier.value);
            break;
        case ModifierField::Warning:
            messages.emplace_back(base::Severity::Warning, modifier.value);
            break;
        case ModifierField::Info:
            messages.emplace_back(base::Severity::Info, modifier.value);
            break;
        default:
            break;
        }
    }
};

std::string costName(const GameData &data, Id type)
{
    const CostType *known = data.costType(type);
    return std::string(known ? known->name : data.text(type));
}

std::vector<CategoryValue> categoryValues(const Book &book, const std::vector<CategoryState> &states)
{
    std::vector<CategoryValue> values;
    for (const CategoryState &state : states) {
        const CategoryEntry *entry = book.category(state.id);
        values.push_back(
            {{}, std::string(book.data().text(state.id)), std::string(entry ? entry->name : std::string_view()), state.primary});
    }
    return values;
}

EffectiveSelection orphanValue(const Item &item)
{
    EffectiveSelection value;
    value.orphan = true;
    value.id = item.selection->id;
    value.name = item.selection->name;
    value.type = item.selection->type;
    value.number = item.number;
    if (const Snapshot *snapshot = item.selection->snapshot.get()) {
        value.costs = snapshot->costs;
        value.categories = snapshot->categories;
        value.publicationId = snapshot->publicationId;
        value.page = snapshot->page;
    }
    return value;
}

/// Computes the values of one selection and the findings that it has by itself.
class ValuePhase
{
public:
    ValuePhase(Evaluation &evaluation, int index)
        : m_evaluation(evaluation), m_index(index), m_item(evaluation.item(index)), m_record(evaluation.record(index))
    {
    }

    EffectiveSelection run()
    {
        m_record.findings.clear();
        m_record.valuesSeen.clear();
        if (!m_item.facts->node) {
            EffectiveSelection value = orphanValue(m_item);
            report(FindingKind::Orphan, base::Severity::Warning, value.name, {}, "orphan");
            return value;
        }
        const Fields fields = effectiveFields();
        const EntryNode &node = *m_item.facts->node;
        EffectiveSelection value;
        value.id = m_item.selection->id;
        value.node = &node;
        value.hidden = fields.hidden || isInHiddenGroup(node);
        value.number = m_item.number;
        value.name = fields.name;
        value.type = node.entry().typeText;
        value.publicationId = fields.publicationId;
        value.page = fields.page;
        value.annotations = fields.annotations;
        if (!fields.annotation.empty())
            value.name += " (" + fields.annotation + ")";
        if (const Publication *publication = node.book().publication(fields.publicationId))
            value.publicationName = publication->name;
        for (const CostAmount &cost : m_record.costs)
            value.costs.push_back(
                {costName(*m_evaluation.data, cost.typeId), std::string(m_evaluation.data->text(cost.typeId)), cost.value});
        value.categories = categoryValues(node.book(), m_item.categories);
        m_record.valuesSeen.finish();
        if (value.hidden)
            report(FindingKind::Hidden, base::Severity::Error, fields.name, {}, "hidden");
        for (const auto &[severity, text] : fields.messages)
            report(FindingKind::Message, severity, fields.name, text, "message");
        return value;
    }

private:
    std::string idText(Id id) const { return std::string(m_evaluation.data ? m_evaluation.data->text(id) : std::string_view()); }

    Fields effectiveFields()
    {
        const EntryNode &node = *m_item.facts->node;
        Fields fields;
        fields.name = node.entry().name;
        fields.page = node.entry().page;
        fields.publicationId = node.entry().publicationId;
        fields.hidden = node.hidden();
        ModifierQueue queue(m_evaluation.data->newerDialect());
        const Context context = m_evaluation.contextOf(m_index, &m_record.valuesSeen);
        if (m_item.facts->hasModifiers) {
            for (const Entry *part : node.parts()) {
                forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
                    if (isLocal(modifier) && modifier.fieldKind != ModifierField::ById && modifier.fieldKind != ModifierField::Category)
                        queue.add(modifier, m_evaluation.counter->times(modifier, chain, context));
                });
            }
        }
        for (const Incoming &incoming : m_record.incoming)
            if (!incoming.remote->profiles && !incoming.remote->rules && incoming.remote->modifier->fieldKind != ModifierField::ById
                && incoming.remote->modifier->fieldKind != ModifierField::Category)
                queue.add(*incoming.remote->modifier, m_evaluation.timesOf(incoming, &m_record.valuesSeen));
        queue.run([&](const Modifier &modifier, int times) { fields.apply(modifier, times); });
        return fields;
    }

    // What stands in a group that the rules hide may not be chosen either: the other faction's spells.
    bool isInHiddenGroup(const EntryNode &node)
    {
        if (!m_evaluation.data->newerDialect())
            return false;
        Checker checker(m_evaluation);
        for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent())
            if (checker.hidden(*group, {-1, m_item.parent, m_item.force, &m_evaluation.facts.of(*group), &m_record.valuesSeen}))
                return true;
        return false;
    }

    void report(FindingKind kind, base::Severity severity, const std::string &name, std::string text, const char *constraint)
    {
        RosterFinding finding;
        finding.kind = kind;
        finding.severity = severity;
        finding.ownerType = OwnerType::Selection;
        const bool onParent = kind == FindingKind::Hidden && m_item.parent >= 0;
        const Item &owner = onParent ? m_evaluation.item(m_item.parent) : m_item;
        finding.ownerId = owner.selection->id;
        finding.ownerEntryId = idText(owner.facts->entryId);
        finding.ownerName = owner.facts->node ? std::string(owner.facts->node->name()) : owner.selection->name;
        if (!onParent)
            finding.ownerName = name;
        finding.forceId = m_evaluation.force(m_item.force).force->id;
        finding.entryId = idText(m_item.facts->entryId);
        if (finding.entryId.empty())
            finding.entryId = m_item.selection->entryId;
        finding.entryName = name;
        finding.constraintId = constraint;
        finding.scope = "self";
        finding.current = m_item.number;
        finding.authorText = std::move(text);
        if (kind == FindingKind::Hidden)
            finding.memberIds = {m_item.selection->id};
        m_record.findings.push_back({std::move(finding), 0, 0, 0});
    }

    Evaluation &m_evaluation;
    int m_index;
    const Item &m_item;
    SelectionRecord &m_record;
};

} // namespace

void evaluateValues(Evaluation &evaluation)
{
    const int count = static_cast<int>(evaluation.tree.items.size());
    for (int index = 0; index < count; ++index) {
        SelectionRecord &record = evaluation.record(index);
        if (record.valuesReady && !evaluation.touched.hits(record.valuesSeen))
            continue;
        EffectiveSelection value = ValuePhase(evaluation, index).run();
        record.value = std::move(value);
        record.valuesReady = true;
    }
}

} // namespace muster::rules
