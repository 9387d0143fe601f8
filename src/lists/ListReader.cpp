// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/ListReader.h"

#include "lists/ForeignBuilder.h"
#include "lists/NameKey.h"
#include "lists/OwnBuilder.h"
#include "lists/Shapes.h"
#include "rules/roster/Operations.h"
#include "text/Speaking.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::lists {

namespace {

struct ReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(ListReader)
};

// How many of the names of a list an army knows: its units, and what they hold in Muster's own text.
int knownNames(const EntryFinder &finder, const ParsedList &list, const std::vector<const rules::EntryNode *> &roots)
{
    int known = 0;
    std::vector<const rules::EntryNode *> reachable = roots;
    for (const rules::EntryNode *root : roots)
        if (root->entry().type == rules::EntryType::Upgrade)
            for (const rules::EntryNode *inner : root->entriesBelow())
                if (inner->entry().type != rules::EntryType::Upgrade)
                    reachable.push_back(inner);
    const auto count = [&](const std::vector<ListItem> &items, int depth, const auto &self) -> void {
        for (const ListItem &item : items) {
            if (item.setting) {
                known += !item.items.empty() && finder.knows(reachable, item.label);
                continue;
            }
            if (list.shape == Shape::Own) {
                const std::vector<Reading> readings = readingsOf(item.name);
                known += std::any_of(readings.begin(), readings.end(),
                                     [&](const Reading &reading) { return finder.knows(reachable, reading.name); });
                if (depth < 3)
                    self(item.items, depth + 1, self);
            } else {
                known += finder.knows(reachable, item.name);
            }
        }
    };
    count(list.items, 0, count);
    return known;
}

// "Imperium - Iron Wardens" is named by "Iron Wardens" too.
bool namesArmy(const EntryFinder &finder, const rules::DataFile &faction, const QStringList &names)
{
    for (const QString &name : names) {
        QStringList forms{name};
        forms += name.split(QLatin1String(" - "));
        for (const QString &form : std::as_const(forms))
            if (finder.likenessOf(faction, nameKey(form)) >= EntryFinder::sure)
                return true;
        const QString own = nameKey(text::fromUtf8(faction.name).section(QLatin1String(" - "), -1));
        if (!own.isEmpty() && own == nameKey(name.section(QLatin1String(" - "), -1)))
            return true;
    }
    return false;
}

// Notes of the report in the order of the text; what was said out of order keeps its place among equals.
void sortLines(std::vector<LineResult> &lines)
{
    std::stable_sort(lines.begin(), lines.end(), [](const LineResult &a, const LineResult &b) { return a.line < b.line; });
}

void sayHead(ReadList &read)
{
    for (const HeadLine &head : read.parsed.head) {
        LineResult line;
        line.line = head.line;
        line.text = head.text;
        read.lines.push_back(std::move(line));
    }
}

void sayUnknown(ReadList &read, const std::vector<ListItem> &items)
{
    for (const ListItem &item : items) {
        LineResult line;
        line.state = LineResult::State::NotFound;
        line.line = item.line;
        line.depth = item.depth;
        line.text = item.text;
        line.reason = ReaderWords::tr("no installed game knows this list");
        line.key = ListSite::keyOf(item);
        read.lines.push_back(std::move(line));
        sayUnknown(read, item.items);
    }
}

} // namespace

std::vector<ReadList> ListReader::read(const QString &text, const ReadWishes &wishes) const
{
    std::vector<ReadList> lists;
    for (const ParsedList &parsed : wishes.shape ? std::vector{parseAs(*wishes.shape, text)} : parseLists(text))
        lists.push_back(readAgain(parsed, wishes));
    return lists;
}

ReadList ListReader::readAgain(const ParsedList &list, const ReadWishes &wishes) const
{
    const text::Speaking speaking(m_language);
    const ParsedList parsed = wishes.shape && *wishes.shape != list.shape ? parseAs(*wishes.shape, list.text, list.firstLine) : list;
    const packs::PackPtr pack = gameFor(parsed, wishes);
    if (pack)
        return built(parsed, pack, wishes);
    ReadList read;
    read.parsed = parsed;
    sayHead(read);
    sayUnknown(read, parsed.items);
    sortLines(read.lines);
    return read;
}

std::string ListReader::armyFor(const ParsedList &list, const packs::Pack &pack, const ReadWishes &wishes, int *score) const
{
    const EntryFinder finder(pack);
    std::string best;
    int most = -1;
    std::vector<const rules::DataFile *> named;
    for (const rules::DataFile *faction : pack.factions())
        if (namesArmy(finder, *faction, list.factions))
            named.push_back(faction);
    // Where the text names the army, the others need not be looked at.
    for (const rules::DataFile *faction : named.empty() ? pack.factions() : named) {
        int known = knownNames(finder, list, pack.data()->book(*faction).roots());
        if (!wishes.catalogueId.empty() && wishes.catalogueId == faction->idText)
            known += 100'000;
        if (known > most) {
            most = known;
            best = std::string(faction->idText);
        }
    }
    if (!wishes.catalogueId.empty() && pack.data()->catalogue(wishes.catalogueId))
        best = wishes.catalogueId;
    if (score)
        *score = most + (named.empty() ? 0 : 2);
    return best;
}

packs::PackPtr ListReader::gameFor(const ParsedList &list, const ReadWishes &wishes) const
{
    packs::PackPtr best;
    int most = 0;
    for (const packs::PackPtr &pack : m_games) {
        if (!wishes.packId.isEmpty() && pack->id() == wishes.packId)
            return pack;
        int score = 0;
        if (armyFor(list, *pack, wishes, &score).empty())
            continue;
        QStringList names{text::fromUtf8(pack->data()->gameSystem().name), pack->name(QStringLiteral("en"))};
        for (const QString &language : pack->manifest().languages)
            names.append(pack->name(language));
        const bool named = !list.game.isEmpty()
            && std::any_of(names.begin(), names.end(), [&](const QString &name) { return nameKey(name) == nameKey(list.game); });
        score += named ? 1000 : 0;
        if (score > most) {
            most = score;
            best = pack;
        }
    }
    return best;
}

ReadList ListReader::built(const ParsedList &list, const packs::PackPtr &pack, const ReadWishes &wishes) const
{
    ReadList read;
    read.parsed = list;
    read.pack = pack;
    read.catalogueId = armyFor(list, *pack, wishes);
    ListSite site(*pack, wishes);
    site.language = m_language;
    read.roster = rules::newRoster(
        *pack->data(), list.title.isEmpty() ? ReaderWords::tr("Pasted list").toStdString() : list.title.toStdString(), site.ids);
    const std::optional<double> limit = list.limit ? list.limit : list.shape == Shape::Own ? std::nullopt : list.points;
    if (const rules::CostType *points = pack->pointsType(); points && (limit || list.shape == Shape::Own))
        (void)rules::Operations(read.roster, pack->data().get(), site.ids).setCostLimit(points->idText, limit.value_or(-1));
    if (list.shape == Shape::Own)
        OwnBuilder(site, list).build(read.roster);
    else
        ForeignBuilder(site, list, read.roster).build(read.catalogueId);
    if (!read.roster.forces.empty())
        read.catalogueId = read.roster.forces.front().catalogueId;
    read.roster.extras[pastedTextMark] = list.text.toStdString();
    read.lines = std::move(site.lines);
    sayHead(read);
    sortLines(read.lines);
    return read;
}

} // namespace muster::lists
