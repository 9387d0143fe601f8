// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/RuleNames.h"

#include <algorithm>

namespace muster::share {

namespace {

bool isWord(QChar letter)
{
    return letter.isLetterOrNumber();
}

qsizetype endOfWord(const QString &text, qsizetype start)
{
    qsizetype end = start;
    while (end < text.size() && isWord(text[end]))
        ++end;
    return end;
}

template <typename Visit>
void forEachRule(const rules::DataFile &file, Visit &&visit)
{
    for (const rules::Rule &rule : file.sharedRules)
        visit(rule);
    for (const rules::Rule &rule : file.rules)
        visit(rule);
    const auto inGroup = [&](const auto &self, const rules::InfoGroup &group) -> void {
        for (const rules::Rule &rule : group.rules)
            visit(rule);
        for (const rules::InfoGroup &inner : group.infoGroups)
            self(self, inner);
    };
    for (const rules::InfoGroup &group : file.sharedInfoGroups)
        inGroup(inGroup, group);
    for (const rules::CategoryEntry &category : file.categoryEntries)
        for (const rules::Rule &rule : category.rules)
            visit(rule);
}

} // namespace

RuleNames::RuleNames(const rules::GameData &data, const RosterLook &look)
{
    forEachRule(data.gameSystem(), [&](const rules::Rule &rule) { add(rule, look); });
    for (const rules::DataFile *file : data.catalogues())
        forEachRule(*file, [&](const rules::Rule &rule) { add(rule, look); });
    for (std::vector<Called> &names : m_byWord)
        std::stable_sort(names.begin(), names.end(),
                         [](const Called &first, const Called &second) { return first.name.size() > second.name.size(); });
}

void RuleNames::add(const rules::Rule &rule, const RosterLook &look)
{
    const QString text = look.language ? look.language->text(rule.idText, rule.description) : toText(rule.description);
    if (rule.noIndex || text.trimmed().isEmpty())
        return;
    const int number = int(m_entries.size());
    m_entries.push_back({look.name(rule.idText, rule.name), text});
    call(m_entries.back().name, number);
    for (const std::string_view alias : rule.aliases)
        call(toText(alias), number);
}

void RuleNames::call(const QString &name, int rule)
{
    const QString called = name.trimmed();
    if (called.size() < 2 || !isWord(called[0]) || m_known.contains(called.toLower()))
        return; // of several rules of one name the first is meant
    m_known.insert(called.toLower(), rule);
    const bool capitals = called == called.toUpper() && called != called.toLower();
    m_byWord[called.left(endOfWord(called, 0)).toLower()].push_back({called, rule, capitals});
}

const RuleNames::Called *RuleNames::at(const QString &text, qsizetype start, qsizetype wordEnd) const
{
    const auto names = m_byWord.constFind(text.mid(start, wordEnd - start).toLower());
    if (names == m_byWord.constEnd())
        return nullptr;
    for (const Called &called : *names) {
        const qsizetype end = start + called.name.size();
        if (end > text.size() || (end < text.size() && isWord(text[end]) && isWord(text[end - 1])))
            continue;
        const auto sensitivity = called.exactly ? Qt::CaseSensitive : Qt::CaseInsensitive;
        if (QStringView(text).mid(start, called.name.size()).compare(called.name, sensitivity) == 0)
            return &called;
    }
    return nullptr;
}

std::vector<RuleNames::Place> RuleNames::in(const QString &text, const QString &own) const
{
    std::vector<Place> places;
    bool quoted = false;
    for (qsizetype at = 0; at < text.size();) {
        if (!isWord(text[at])) {
            quoted = quoted != (text[at] == '`');
            ++at;
            continue;
        }
        const qsizetype end = endOfWord(text, at);
        const Called *called = quoted ? nullptr : this->at(text, at, end);
        if (!called) {
            at = end;
            continue;
        }
        if (entry(called->rule).name.compare(own, Qt::CaseInsensitive) != 0)
            places.push_back({at, called->name.size(), called->rule});
        at += called->name.size();
    }
    return places;
}

} // namespace muster::share
