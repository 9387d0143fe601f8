// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"
#include "rules/data/read/ReadNotes.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace muster::rules {

/// Puts files together into one GameData: indexes the ids, resolves every link once, reports what is wrong.
class Linker
{
public:
    explicit Linker(GameData &data) : m_data(data) {}

    /// Reads the sources (several threads) into data.files(), keeping those that could be read.
    void readAll(std::vector<DataSource> sources);
    /// False when there is no game system.
    [[nodiscard]] bool link();

private:
    using Role = ReadNotes::Reference::Role;
    using Findings = std::vector<base::Finding>;

    bool chooseFiles();
    void index();
    /// Resolves the links of every file and checks what it refers to; several threads.
    void resolveFiles();
    void resolveLinks(const ReadNotes &notes, Findings &findings);
    template <typename Link>
    void resolve(const Link &link, std::initializer_list<DefinitionKind> kinds, const char *sentence, Findings &findings);
    void reportBroken(const char *sentence, std::string_view name, Id target, const DataFile &file, std::uint32_t line, Findings &findings);
    /// Forces inside others, shared associations.
    void checkOtherLinks(const ReadNotes &notes, Findings &findings);
    /// Switches off what looks for something at a place that nobody knows.
    void settleScopes(const ReadNotes &notes);
    void checkCatalogueLinks();
    void checkDuplicates();
    void checkReferences(std::size_t number, Findings &findings);
    void reportUnknown();
    void sortFindings();
    /// What is about all files at once: ids that stand twice, links in a circle; two threads.
    void checkTogether();
    void checkCycles(Findings &findings);
    void visit(const Entry &entry, const Entry *via, int depth, Findings &findings);
    void checkInfoCycles(Findings &findings);
    void visitInfo(const InfoSet &set, const InfoLink *via, int depth, Findings &findings);

    [[nodiscard]] const char *problemOf(const ReadNotes::Reference &reference) const;
    [[nodiscard]] bool hasKind(Id id, std::initializer_list<DefinitionKind> kinds) const;
    /// What a sentence shows of a name or id from a file.
    [[nodiscard]] static std::string_view shown(std::string_view text) { return text.substr(0, 120); }
    static void report(Findings &findings, const char *rule, base::Severity severity, const DataFile &file, std::uint32_t line,
                       base::Message sentence);
    void report(const char *rule, base::Severity severity, const DataFile &file, std::uint32_t line, base::Message sentence);

    GameData &m_data;
    std::vector<ReadNotes> m_notes; ///< one for each file of m_data.m_files
    std::unordered_map<const InfoSet *, char> m_infoColour;
};

} // namespace muster::rules
