// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/link/Linker.h"

#include "rules/data/read/DataReader.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <numeric>
#include <system_error>
#include <thread>

namespace muster::rules {

namespace {

constexpr std::size_t largeGame = 8u * 1024 * 1024; // bytes of its files

/// Threads that are waited for however their maker leaves: a thread that is destroyed while it runs ends the program.
struct Helpers
{
    std::vector<std::thread> threads;

    ~Helpers()
    {
        for (std::thread &thread : threads)
            thread.join();
    }
    /// False when the system has no thread left: the others do its work.
    template <typename Run>
    bool start(const Run &run)
    {
        try {
            threads.emplace_back(run);
            return true;
        } catch (const std::system_error &) {
            return false;
        }
    }
};

// Calls work(0) to work(count - 1), each once, in up to four threads where the machine has them.
template <typename Work>
void inThreads(std::size_t count, Arena::Size size, Work &&work)
{
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        ReadMemory memory; // one for each thread
        memory.arena = std::make_shared<Arena>(size);
        for (std::size_t turn = next++; turn < count; turn = next++)
            work(turn, memory);
    };
    const std::size_t wanted = std::min<std::size_t>({count, std::thread::hardware_concurrency(), 4});
    Helpers helpers;
    while (helpers.threads.size() + 1 < wanted && helpers.start(run)) {
    }
    run();
}

} // namespace

void Linker::readAll(std::vector<DataSource> sources)
{
    const std::size_t count = sources.size();
    std::vector<std::unique_ptr<DataFile>> files(count);
    std::vector<ReadNotes> notes(count);
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t(0));
    // The largest first, so that both threads end at about the same time.
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return sources[a].bytes.size() > sources[b].bytes.size(); });
    std::size_t bytes = 0;
    for (const DataSource &source : sources)
        bytes += source.bytes.size();
    m_data.m_ids.reserve(bytes / 360); // about as many as real files have
    const Arena::Size size = bytes > largeGame ? Arena::Size::Large : Arena::Size::Small;
    inThreads(count, size, [&](std::size_t turn, ReadMemory &memory) {
        const std::size_t number = order[turn];
        files[number] = std::make_unique<DataFile>();
        files[number]->fileName = std::move(sources[number].fileName);
        files[number]->buffer = std::move(sources[number].bytes);
        DataReader(m_data.m_ids, *files[number], notes[number], memory).read();
    });
    for (std::size_t number = 0; number < count; ++number) {
        auto &findings = notes[number].findings;
        m_data.m_findings.insert(m_data.m_findings.end(), findings.begin(), findings.end());
        // A file that failed half-way may have left ids in the table, whose texts are in its buffer: it is kept, unused.
        m_data.m_files.push_back(std::move(files[number]));
        m_notes.push_back(std::move(notes[number]));
    }
}

bool Linker::link()
{
    if (!chooseFiles())
        return false;
    index();
    resolveFiles();
    checkCatalogueLinks();
    checkTogether();
    reportUnknown();
    sortFindings();
    return true;
}

// By file and line. A finding is large, and data that lack a file have thousands: they are moved once.
void Linker::sortFindings()
{
    Findings &all = m_data.m_findings;
    std::vector<base::Finding *> order;
    order.reserve(all.size());
    for (base::Finding &finding : all)
        order.push_back(&finding);
    std::stable_sort(order.begin(), order.end(), [](const base::Finding *a, const base::Finding *b) {
        const int files = a->file.compare(b->file);
        return files < 0 || (files == 0 && a->line < b->line);
    });
    Findings sorted;
    sorted.reserve(all.size());
    for (base::Finding *finding : order)
        sorted.push_back(std::move(*finding));
    all = std::move(sorted);
}

bool Linker::chooseFiles()
{
    std::unordered_map<Id, const DataFile *> byId;
    for (std::size_t number = 0; number < m_data.m_files.size(); ++number) {
        const DataFile &file = *m_data.m_files[number];
        ReadNotes &notes = m_notes[number];
        if (notes.failed)
            continue;
        const auto [known, fresh] = byId.try_emplace(file.id, &file);
        if (!fresh || (file.isGameSystem && m_data.m_gameSystem)) {
            const std::string other = fresh ? m_data.m_gameSystem->fileName : known->second->fileName;
            report(fresh ? "file.second-system" : "file.duplicate", base::Severity::Error, file, 0,
                   {fresh ? QT_TRANSLATE_NOOP("Message", "a second game system beside %1; this file is left out")
                          : QT_TRANSLATE_NOOP("Message", "the same id as %1; this file is left out"),
                    {other}});
            notes.failed = true;
        } else if (file.isGameSystem) {
            m_data.m_gameSystem = &file;
        } else {
            m_data.m_catalogues.push_back(&file);
        }
        m_data.m_newer = m_data.m_newer || (!notes.failed && file.newer);
    }
    if (!m_data.m_gameSystem)
        return false;
    std::sort(m_data.m_catalogues.begin(), m_data.m_catalogues.end(),
              [](const DataFile *a, const DataFile *b) { return std::tie(a->name, a->idText) < std::tie(b->name, b->idText); });
    for (const DataFile *file : m_data.m_catalogues)
        if (file->gameSystemId != m_data.m_gameSystem->idText)
            report("file.foreign", base::Severity::Warning, *file, 0,
                   {QT_TRANSLATE_NOOP("Message", "written for another game system (%1)"), {file->gameSystemId.substr(0, 60)}});
    return true;
}

void Linker::index()
{
    const std::uint32_t capacity = m_data.m_ids.capacity();
    auto &start = m_data.m_definitionStart;
    start.assign(capacity + 1, 0);
    for (const ReadNotes &notes : m_notes)
        if (!notes.failed)
            for (const auto &item : notes.registrations)
                ++start[item.id.value + 1];
    for (std::size_t value = 1; value < start.size(); ++value)
        start[value] += start[value - 1];
    m_data.m_definitions.resize(start.back());
    std::vector<std::uint32_t> at(start.begin(), start.end() - 1);
    for (std::size_t number = 0; number < m_notes.size(); ++number) {
        if (m_notes[number].failed)
            continue;
        const DataFile *file = m_data.m_files[number].get();
        for (const auto &item : m_notes[number].registrations)
            m_data.m_definitions[at[item.id.value]++] = {item.kind, item.pointer, file, item.line};
        m_data.m_linkCount += m_notes[number].entryLinks.size() + m_notes[number].infoLinks.size() + m_notes[number].categoryLinks.size()
            + m_notes[number].forceLinks.size() + m_notes[number].associationLinks.size() + file->catalogueLinks.size();
    }
    m_data.m_definitionCount = m_data.m_definitions.size();
}

void Linker::resolveFiles()
{
    std::vector<Findings> findings(m_notes.size());
    inThreads(m_notes.size(), Arena::Size::Small, [&](std::size_t number, ReadMemory &) {
        if (m_notes[number].failed)
            return;
        resolveLinks(m_notes[number], findings[number]);
        checkOtherLinks(m_notes[number], findings[number]);
        settleScopes(m_notes[number]);
        checkReferences(number, findings[number]);
    });
    for (Findings &list : findings)
        m_data.m_findings.insert(m_data.m_findings.end(), std::make_move_iterator(list.begin()), std::make_move_iterator(list.end()));
}

void Linker::resolveLinks(const ReadNotes &notes, Findings &findings)
{
    for (const Entry *link : notes.entryLinks)
        resolve(*link, {DefinitionKind::Entry, DefinitionKind::Group}, QT_TRANSLATE_NOOP("Message", "entry link '%1' leads nowhere ('%2')"),
                findings);
    for (const InfoLink *link : notes.infoLinks)
        resolve(*link, {Book::kindOf(link->type)}, QT_TRANSLATE_NOOP("Message", "info link '%1' leads nowhere ('%2')"), findings);
    for (const CategoryLink *link : notes.categoryLinks)
        if (!hasKind(link->targetId, {DefinitionKind::Category}))
            reportBroken(QT_TRANSLATE_NOOP("Message", "category link '%1' leads nowhere ('%2')"), link->name, link->targetId, *link->file,
                         link->line, findings);
}

void Linker::checkOtherLinks(const ReadNotes &notes, Findings &findings)
{
    for (const ForceLink *link : notes.forceLinks)
        if (!hasKind(link->targetId, {DefinitionKind::Force}))
            reportBroken(QT_TRANSLATE_NOOP("Message", "force link '%1' leads nowhere ('%2')"), link->name, link->targetId, *link->file,
                         link->line, findings);
    for (const AssociationLink *link : notes.associationLinks)
        if (!hasKind(link->targetId, {DefinitionKind::Association}))
            reportBroken(QT_TRANSLATE_NOOP("Message", "association link '%1' leads nowhere ('%2')"), link->name, link->targetId,
                         *link->file, link->line, findings);
}

void Linker::settleScopes(const ReadNotes &notes)
{
    for (const ReadNotes::NamedScope &scope : notes.scopes)
        if (m_data.definitions(scope.id).empty())
            *scope.understood = false;
}

template <typename Link>
void Linker::resolve(const Link &link, std::initializer_list<DefinitionKind> kinds, const char *sentence, Findings &findings)
{
    const Definition *found = nullptr;
    bool several = false;
    for (const DefinitionRef &ref : m_data.definitions(link.targetId)) {
        if (std::find(kinds.begin(), kinds.end(), ref.kind) == kinds.end())
            continue;
        several = several || (found && found->file != ref.file);
        found = found ? found : static_cast<const Definition *>(ref.pointer);
    }
    if (!found)
        reportBroken(sentence, link.name, link.targetId, *link.file, link.line, findings);
    link.target = several ? nullptr : static_cast<decltype(link.target)>(found);
}

void Linker::reportBroken(const char *sentence, std::string_view name, Id target, const DataFile &file, std::uint32_t line,
                          Findings &findings)
{
    report(findings, "link.broken", base::Severity::Error, file, line, {sentence, {shown(name), shown(m_data.text(target))}});
}

void Linker::checkTogether()
{
    Findings circles;
    const auto follow = [&] {
        checkCycles(circles);
        checkInfoCycles(circles);
    };
    {
        Helpers helpers;
        const bool beside = helpers.start(follow);
        checkDuplicates();
        if (!beside)
            follow();
    }
    m_data.m_findings.insert(m_data.m_findings.end(), std::make_move_iterator(circles.begin()), std::make_move_iterator(circles.end()));
}

void Linker::checkCatalogueLinks()
{
    for (const DataFile *file : m_data.m_catalogues)
        for (const CatalogueLink &link : file->catalogueLinks)
            if (!hasKind(link.targetId, {DefinitionKind::Catalogue}))
                reportBroken(QT_TRANSLATE_NOOP("Message", "catalogue link '%1' leads nowhere ('%2')"), link.name, link.targetId, *file,
                             link.line, m_data.m_findings);
}

bool Linker::hasKind(Id id, std::initializer_list<DefinitionKind> kinds) const
{
    for (const DefinitionRef &ref : m_data.definitions(id))
        if (std::find(kinds.begin(), kinds.end(), ref.kind) != kinds.end())
            return true;
    return false;
}

void Linker::report(const char *rule, base::Severity severity, const DataFile &file, std::uint32_t line, base::Message sentence)
{
    report(m_data.m_findings, rule, severity, file, line, std::move(sentence));
}

void Linker::report(Findings &findings, const char *rule, base::Severity severity, const DataFile &file, std::uint32_t line,
                    base::Message sentence)
{
    findings.push_back({rule, severity, file.fileName, static_cast<int>(line), std::move(sentence), {}, 1});
}

} // namespace muster::rules
