// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Text.h"
#include "rules/evaluate/phases/Apply.h"
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr int maximalInfoDepth = 16;  // info groups in info groups
constexpr int maximalGroups = 10'000; // of one selection: groups that link to groups twice over double at every step

/// Collects profiles and rules with their modifiers, seen from one selection or force.
class InfoPhase
{
public:
    InfoPhase(Evaluation &evaluation, const Book &book, Context context, const std::vector<Incoming> *incoming)
        : m_evaluation(evaluation), m_book(book), m_context(context), m_infoContext(context), m_incoming(incoming)
    {
        m_infoContext.ofInfo = true;
    }

    EffectiveInfo info;
    /// The entry whose own modifiers may change characteristics of its profiles (newer dialect).
    std::span<const Entry *const> owners;

    void add(const InfoSet &set, bool hidden, InfoSource source, int depth)
    {
        if (++m_groups > maximalGroups)
            return;
        for (const Profile &profile : set.profiles)
            addProfile(profile, nullptr, hidden, source);
        for (const Rule &rule : set.rules)
            addRule(rule, nullptr, hidden, source);
        for (const InfoLink &link : set.infoLinks)
            addLink(link, hidden, depth);
        for (const InfoGroup &group : set.infoGroups)
            if (depth < maximalInfoDepth)
                add(group, hidden || isHidden(group, nullptr), source, depth + 1);
    }

    void addRule(const Rule &rule, const InfoLink *link, bool hidden, InfoSource source)
    {
        EffectiveRule value;
        value.id = rule.idText;
        value.name = rule.name;
        value.description = rule.description;
        value.publicationId = rule.publicationId;
        value.page = rule.page;
        value.hidden = rule.hidden || (link && link->hidden);
        const bool usuallyHidden = value.hidden;
        std::string annotation;
        const auto modify = [&](const Modifier &modifier, int times) {
            value.modified = true;
            if (modifier.fieldKind == ModifierField::Description)
                applyToText(value.description, modifier, times);
            else
                modifyShown(value, annotation, modifier, times);
        };
        ModifierQueue queue = applied(rule, link);
        if (m_incoming)
            for (const Incoming &incoming : *m_incoming)
                if (incoming.remote->rules)
                    queue.add(*incoming.remote->modifier, m_evaluation.timesOf(incoming, m_context.seen));
        queue.run(modify);
        if (!annotation.empty())
            value.name += " (" + annotation + ")";
        value.source = usuallyHidden && !value.hidden ? InfoSource::Granted : source;
        value.hidden = value.hidden || hidden;
        (value.hidden ? info.hiddenRules : info.rules).push_back(std::move(value));
    }

    /// What modifiers of the entry, or from elsewhere, show besides.
    void addShown()
    {
        std::vector<Id> shown;
        const auto note = [&](const Modifier &modifier, int times) {
            if (times > 0 && modifier.fieldKind == ModifierField::AddInfo)
                shown.push_back(modifier.valueId);
        };
        for (const Entry *owner : owners)
            forEachModifier(*owner, [&](const Modifier &modifier, const GroupChain &chain) {
                if (modifier.fieldKind == ModifierField::AddInfo && isLocal(modifier))
                    note(modifier, m_evaluation.counter->times(modifier, chain, m_context));
            });
        if (m_incoming)
            for (const Incoming &incoming : *m_incoming)
                if (incoming.remote->modifier->fieldKind == ModifierField::AddInfo)
                    note(*incoming.remote->modifier, m_evaluation.timesOf(incoming, m_context.seen));
        for (const Id id : shown) {
            InfoLink link;
            link.targetId = id;
            for (const InfoLink::Type type : {InfoLink::Type::Rule, InfoLink::Type::Profile, InfoLink::Type::InfoGroup}) {
                link.type = type;
                addLink(link, false, 0);
            }
        }
    }

    void addLink(const InfoLink &link, bool hidden, int depth)
    {
        const Definition *target = m_book.target(link);
        if (!target || depth >= maximalInfoDepth)
            return;
        switch (link.type) {
        case InfoLink::Type::Profile:
            addProfile(*static_cast<const Profile *>(target), &link, hidden, InfoSource::Linked);
            break;
        case InfoLink::Type::Rule:
            addRule(*static_cast<const Rule *>(target), &link, hidden, InfoSource::Linked);
            break;
        case InfoLink::Type::InfoGroup: {
            const auto &group = *static_cast<const InfoGroup *>(target);
            add(group, hidden || isHidden(group, &link), InfoSource::Linked, depth + 1);
            break;
        }
        case InfoLink::Type::Unknown:
            break;
        }
    }

private:
    /// The modifiers of a definition and of the link to it that apply now.
    ModifierQueue applied(const Definition &definition, const InfoLink *link)
    {
        ModifierQueue queue(m_evaluation.data->newerDialect());
        const auto visit = [&](const Modifier &modifier, const GroupChain &chain) {
            if (isLocal(modifier)) // others come from elsewhere, as those of any entry do
                queue.add(modifier, m_evaluation.counter->times(modifier, chain, m_infoContext));
        };
        forEachModifier(definition, visit);
        if (link)
            forEachModifier(*link, visit);
        return queue;
    }

    bool isHidden(const InfoGroup &group, const InfoLink *link)
    {
        bool hidden = group.hidden || (link && link->hidden);
        applied(group, link).run([&](const Modifier &modifier, int) {
            if (modifier.fieldKind == ModifierField::Hidden)
                hidden = hiddenBy(modifier);
        });
        return hidden;
    }

    void addProfile(const Profile &profile, const InfoLink *link, bool hidden, InfoSource source)
    {
        EffectiveProfile value;
        value.id = profile.idText;
        value.name = profile.name;
        value.typeId = profile.typeIdText;
        value.typeName = typeName(profile);
        value.publicationId = profile.publicationId;
        value.page = profile.page;
        value.hidden = profile.hidden || (link && link->hidden);
        const bool usuallyHidden = value.hidden;
        for (const Characteristic &part : profile.characteristics)
            value.characteristics.push_back({std::string(part.name), std::string(part.typeIdText), std::string(part.value)});
        ModifierQueue queue = applied(profile, link);
        // Those of the entry, and those from elsewhere, only say what they change: they are told apart when they are applied.
        std::vector<const Modifier *> others;
        const auto addOther = [&](const Modifier &modifier, int times) {
            queue.add(modifier, times);
            others.push_back(&modifier);
        };
        for (const Entry *owner : owners) {
            forEachModifier(*owner, [&](const Modifier &modifier, const GroupChain &chain) {
                if (isLocal(modifier) && changes(modifier, profile))
                    addOther(modifier, m_evaluation.counter->times(modifier, chain, m_context));
            });
        }
        if (m_incoming)
            addIncoming(queue, value, profile, addOther);
        queue.run([&](const Modifier &modifier, int times) {
            modifyProfile(value, profile, modifier, times, std::find(others.begin(), others.end(), &modifier) == others.end());
        });
        value.source = usuallyHidden && !value.hidden ? InfoSource::Granted : source;
        value.hidden = value.hidden || hidden;
        if (!value.hidden)
            info.profiles.push_back(std::move(value));
    }

    template <typename AddOther>
    void addIncoming(ModifierQueue &queue, const EffectiveProfile &value, const Profile &profile, const AddOther &addOther)
    {
        for (const Incoming &incoming : *m_incoming) {
            const RemoteModifier &remote = *incoming.remote;
            const bool meant = remote.profiles ? remote.profileType.empty() || remote.profileType == value.typeName
                                               : changes(*remote.modifier, profile);
            if (!meant || remote.rules)
                continue;
            const int times = m_evaluation.timesOf(incoming, m_context.seen);
            if (remote.profiles)
                queue.add(*remote.modifier, times);
            else
                addOther(*remote.modifier, times);
        }
    }

    static bool changes(const Modifier &modifier, const Profile &profile)
    {
        return modifier.fieldKind == ModifierField::ById
            && std::any_of(profile.characteristics.begin(), profile.characteristics.end(),
                           [&](const Characteristic &part) { return part.typeId == modifier.field; });
    }

    static void modifyProfile(EffectiveProfile &value, const Profile &profile, const Modifier &modifier, int times, bool itself)
    {
        value.modified = true;
        if (modifier.fieldKind == ModifierField::ById) {
            for (std::size_t i = 0; i < profile.characteristics.size(); ++i)
                if (profile.characteristics[i].typeId == modifier.field)
                    applyToText(value.characteristics[i].value, modifier, times, true);
            return;
        }
        if (itself)
            modifyShown(value, value.annotation, modifier, times);
    }

    /// What modifiers change of rules and profiles alike.
    template <typename Shown>
    static void modifyShown(Shown &value, std::string &annotation, const Modifier &modifier, int times)
    {
        switch (modifier.fieldKind) {
        case ModifierField::Name:
            applyToText(value.name, modifier, times);
            break;
        case ModifierField::Page:
            applyToText(value.page, modifier, times);
            break;
        case ModifierField::PublicationId:
            applyToText(value.publicationId, modifier, times);
            break;
        case ModifierField::Hidden:
            value.hidden = hiddenBy(modifier);
            break;
        case ModifierField::Annotation:
            applyToText(annotation, modifier, times);
            break;
        default:
            break;
        }
    }

    std::string typeName(const Profile &profile) const
    {
        if (!profile.typeName.empty())
            return std::string(profile.typeName);
        const ProfileType *type = m_evaluation.data->profileType(profile.typeId);
        return std::string(type ? type->name : std::string_view());
    }

    Evaluation &m_evaluation;
    const Book &m_book;
    Context m_context;     ///< the selection's own
    Context m_infoContext; ///< of its profiles and rules
    const std::vector<Incoming> *m_incoming;
    int m_groups = 0;
};

} // namespace

EffectiveInfo infoOfSelection(Evaluation &evaluation, int index, Dependencies *seen)
{
    const Item &item = evaluation.item(index);
    if (!item.facts->node) {
        EffectiveInfo info;
        if (const Snapshot *snapshot = item.selection->snapshot.get()) {
            for (const ProfileValue &profile : snapshot->profiles) {
                EffectiveProfile value;
                static_cast<ProfileValue &>(value) = profile;
                info.profiles.push_back(std::move(value));
            }
            for (const RuleValue &rule : snapshot->rules) {
                EffectiveRule value;
                static_cast<RuleValue &>(value) = rule;
                info.rules.push_back(std::move(value));
            }
        }
        return info;
    }
    const EntryNode &node = *item.facts->node;
    InfoPhase phase(evaluation, node.book(), evaluation.contextOf(index, seen), &evaluation.record(index).incoming);
    phase.owners = node.parts();
    for (const Entry *part : node.parts())
        phase.add(*part, false, InfoSource::Own, 0);
    if (evaluation.data->newerDialect()) {
        // Who is of a category has what it says, and modifiers may show what stands elsewhere.
        for (const CategoryState &state : item.categories)
            if (const CategoryEntry *category = node.book().category(state.id); category && !category->hidden)
                phase.add(*category, false, InfoSource::Linked, 0);
        phase.addShown();
    }
    return std::move(phase.info);
}

EffectiveInfo infoOfForce(Evaluation &evaluation, int index, Dependencies *seen)
{
    const ForceItem &item = evaluation.force(index);
    if (!item.book)
        return {};
    InfoPhase phase(evaluation, *item.book, evaluation.contextOfForce(index, seen), nullptr);
    if (item.entry)
        phase.add(*item.entry, false, InfoSource::Own, 0);
    std::vector<const DataFile *> files{&item.book->catalogue()};
    if (files.front() != &evaluation.data->gameSystem())
        files.push_back(&evaluation.data->gameSystem());
    for (const DataFile *file : files) {
        for (const Rule &rule : file->rules)
            phase.addRule(rule, nullptr, false, InfoSource::Own);
        for (const InfoLink &link : file->infoLinks)
            phase.addLink(link, false, 0);
    }
    return std::move(phase.info);
}

} // namespace muster::rules
