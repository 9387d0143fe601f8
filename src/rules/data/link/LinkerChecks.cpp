// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/link/Linker.h"

#include <algorithm>

namespace muster::rules {

namespace {

// Links in links: a chain that is longer is looked at piece by piece, each from a start of its own, so that a hostile file cannot
// use up the stack.
constexpr int deepestVisit = 1000;

// Whether links or rosters refer to such a definition by its id from anywhere. Constraints are only named by modifiers of
// their own entry, and links to categories and infos by nobody.
bool meant(DefinitionKind kind)
{
    switch (kind) {
    case DefinitionKind::Constraint:
    case DefinitionKind::CategoryLink:
    case DefinitionKind::InfoLink:
    case DefinitionKind::CharacteristicType:
    case DefinitionKind::CatalogueLink:
        return false;
    default:
        return true;
    }
}

} // namespace

// The same id twice in one file is an error where a link or a saved roster could mean either, else a warning. Over several files it is
// usual (files copied from each other) and only matters where one catalogue sees both.
void Linker::checkDuplicates()
{
    const auto &start = m_data.m_definitionStart;
    for (std::uint32_t value = 0; value + 1 < start.size(); ++value) {
        if (start[value + 1] - start[value] < 2)
            continue;
        const std::span<const DefinitionRef> refs = m_data.definitions(Id{value});
        std::unordered_map<const DataFile *, const DefinitionRef *> first;
        for (const DefinitionRef &ref : refs) {
            const auto [known, fresh] = first.try_emplace(ref.file, &ref);
            if (!fresh)
                report("id.duplicate", meant(ref.kind) && meant(known->second->kind) ? base::Severity::Error : base::Severity::Warning,
                       *ref.file, ref.line,
                       {QT_TRANSLATE_NOOP("Message", "the id '%1' was already given in line %2"),
                        {shown(m_data.text(Id{value})), known->second->line}});
        }
        if (first.size() < 2)
            continue;
        for (const auto &[file, ref] : first) {
            for (const DataFile *other : m_data.book(*file).closure()) {
                if (other == file || !first.contains(other))
                    continue;
                report("id.ambiguous", base::Severity::Warning, *file, ref->line,
                       {QT_TRANSLATE_NOOP("Message", "the id '%1' is also used in %2"), {shown(m_data.text(Id{value})), other->fileName}});
                break;
            }
        }
    }
}

const char *Linker::problemOf(const ReadNotes::Reference &reference) const
{
    const IdTable &ids = m_data.m_ids;
    const Id id = reference.id;
    switch (reference.role) {
    case Role::Child:
        if (id == ids.any || id == ids.unit || id == ids.model || id == ids.upgrade || id == ids.roster || id == ids.self
            || id == ids.modelOrUnit || id == ids.mount || id == ids.crew || id == ids.header)
            return nullptr;
        [[fallthrough]];
    case Role::Scope:
        return hasKind(id,
                       {DefinitionKind::Entry, DefinitionKind::Group, DefinitionKind::EntryLink, DefinitionKind::Category,
                        DefinitionKind::Force, DefinitionKind::Catalogue, DefinitionKind::CategoryLink, DefinitionKind::ForceLink,
                        DefinitionKind::Association})
            ? nullptr
            : reference.role == Role::Scope ? QT_TRANSLATE_NOOP("Message", "a scope")
                                            : QT_TRANSLATE_NOOP("Message", "a condition or repeat");
    case Role::Field:
        return hasKind(id, {DefinitionKind::CostType}) ? nullptr : QT_TRANSLATE_NOOP("Message", "the field of a query");
    case Role::ModifierField:
        return hasKind(id, {DefinitionKind::CostType, DefinitionKind::Constraint, DefinitionKind::CharacteristicType})
            ? nullptr
            : QT_TRANSLATE_NOOP("Message", "the field of a modifier");
    case Role::Category:
        return hasKind(id, {DefinitionKind::Category}) ? nullptr : QT_TRANSLATE_NOOP("Message", "a category modifier");
    case Role::CostType:
        return hasKind(id, {DefinitionKind::CostType}) ? nullptr : QT_TRANSLATE_NOOP("Message", "a cost");
    case Role::ProfileType:
        return hasKind(id, {DefinitionKind::ProfileType}) ? nullptr : QT_TRANSLATE_NOOP("Message", "a profile");
    case Role::CharacteristicType:
        return hasKind(id, {DefinitionKind::CharacteristicType}) ? nullptr : QT_TRANSLATE_NOOP("Message", "a characteristic");
    case Role::Publication:
        return hasKind(id, {DefinitionKind::Publication}) ? nullptr : QT_TRANSLATE_NOOP("Message", "a publication reference");
    case Role::Default:
        if (m_data.text(id) == "none") // the newer dialect's way to have no default
            return nullptr;
        return hasKind(id, {DefinitionKind::Entry, DefinitionKind::EntryLink}) ? nullptr : QT_TRANSLATE_NOOP("Message", "a default entry");
    }
    return nullptr;
}

void Linker::checkReferences(std::size_t number, Findings &findings)
{
    const DataFile &file = *m_data.m_files[number];
    // One finding for each id and role: a lost category may be asked for a hundred times.
    std::unordered_map<std::uint64_t, std::size_t> reported;
    ReadNotes::Reference fine{};
    for (const auto &reference : m_notes[number].references) {
        // The same reference often comes several times in a row: characteristics, costs, the same condition again.
        if (reference.id == fine.id && reference.role == fine.role)
            continue;
        const char *problem = problemOf(reference);
        if (!problem) {
            fine = reference;
            continue;
        }
        const auto key = (std::uint64_t(reference.id.value) << 8) | std::uint64_t(reference.role);
        const auto [place, fresh] = reported.try_emplace(key, findings.size());
        if (!fresh) {
            ++findings[place->second].count;
            continue;
        }
        report(findings, "reference.unknown", base::Severity::Warning, file, reference.line,
               {QT_TRANSLATE_NOOP("Message", "%1 names the unknown id '%2'"), {base::Message(problem), shown(m_data.text(reference.id))}});
    }
}

void Linker::reportUnknown()
{
    std::map<std::string, base::Finding> merged;
    for (std::size_t number = 0; number < m_notes.size(); ++number) {
        if (m_notes[number].failed)
            continue;
        const DataFile &file = *m_data.m_files[number];
        for (const auto &[key, unknown] : m_notes[number].unknown) {
            const auto [known, fresh] = merged.try_emplace(
                key,
                base::Finding{"dialect.not-applied",
                              base::Severity::Info,
                              file.fileName,
                              static_cast<int>(unknown.line),
                              {QT_TRANSLATE_NOOP("Message", "not known to this program, not applied: %1"), {unknown.what}},
                              {},
                              unknown.count});
            if (!fresh)
                known->second.count += unknown.count;
        }
    }
    for (auto &[what, finding] : merged)
        m_data.m_findings.push_back(std::move(finding));
}

void Linker::checkCycles(Findings &findings)
{
    for (const auto &file : m_data.m_files) {
        for (const Entry &entry : file->sharedEntries)
            visit(entry, nullptr, 0, findings);
        for (const Entry &entry : file->rootEntries)
            visit(entry, nullptr, 0, findings);
    }
}

// Depth first; grey (1) met again = a cycle. Only followed links can close one.
void Linker::visit(const Entry &entry, const Entry *via, int depth, Findings &findings)
{
    const std::uint8_t colour = entry.visited;
    if (colour == 1 && via)
        report(findings, "link.cycle", base::Severity::Error, *via->file, via->line,
               {QT_TRANSLATE_NOOP("Message", "entry link '%1' leads back to an entry that contains it; it is not followed there"),
                {shown(via->name)}});
    if (colour != 0 || depth > deepestVisit)
        return;
    entry.visited = 1;
    for (const Entry &child : entry.children)
        visit(child, nullptr, depth + 1, findings);
    if (entry.kind == EntryKind::Link && entry.target)
        visit(*entry.target, &entry, depth + 1, findings);
    entry.visited = 2;
}

void Linker::checkInfoCycles(Findings &findings)
{
    for (const auto &file : m_data.m_files)
        for (const InfoGroup &group : file->sharedInfoGroups)
            visitInfo(group, nullptr, 0, findings);
    m_infoColour.clear();
}

void Linker::visitInfo(const InfoSet &set, const InfoLink *via, int depth, Findings &findings)
{
    char &colour = m_infoColour[&set];
    if (colour == 1 && via)
        report(findings, "link.cycle", base::Severity::Error, *via->file, via->line,
               {QT_TRANSLATE_NOOP("Message", "info link '%1' leads back to a group that contains it; it is not followed there"),
                {shown(via->name)}});
    if (colour != 0 || depth > deepestVisit)
        return;
    colour = 1;
    for (const InfoGroup &group : set.infoGroups)
        visitInfo(group, nullptr, depth + 1, findings);
    for (const InfoLink &link : set.infoLinks)
        if (link.type == InfoLink::Type::InfoGroup && link.target)
            visitInfo(*static_cast<const InfoGroup *>(link.target), &link, depth + 1, findings);
    m_infoColour[&set] = 2;
}

} // namespace muster::rules
