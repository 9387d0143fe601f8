// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/ListSite.h"

#include "lists/NameKey.h"
#include "packs/ForceChoice.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::lists {

int ReadList::count(LineResult::State state) const
{
    return int(std::count_if(lines.begin(), lines.end(), [state](const LineResult &line) { return line.state == state; }));
}

rules::Selection ListSite::blank(const rules::EntryNode &node, int number)
{
    rules::Selection selection;
    selection.id = ids.next();
    selection.entryId = node.path();
    selection.entryGroupId = node.groupPath();
    selection.name = node.name();
    selection.type = node.entry().typeText;
    selection.number = std::clamp(number, 1, rules::highestNumber);
    return selection;
}

bool ListSite::addForce(rules::Roster &roster, const std::string &catalogueId, const rules::ForceEntry *entry)
{
    const rules::GameData &data = *finder.pack().data();
    const rules::Book *book = data.book(catalogueId);
    if (!book)
        return false;
    if (!entry) {
        const std::string usual = packs::usualForce(finder.pack(), *book);
        entry = usual.empty() ? nullptr : book->forceEntry(data.find(usual));
    }
    if (!entry)
        return false;
    rules::Force force;
    force.id = ids.next();
    force.entryId = entry->idText;
    force.name = entry->name;
    force.catalogueId = catalogueId;
    force.catalogueName = book->catalogue().name;
    force.catalogueRevision = book->catalogue().revision;
    roster.forces.push_back(std::move(force));
    return true;
}

QString ListSite::keyOf(const ListItem &item)
{
    return QString::number(item.line) + '/' + nameKey(item.name);
}

void ListSite::say(LineResult::State state, const ListItem &item, const QString &becomes, const std::string &selectionId,
                   const QString &reason, const std::vector<NamedEntry> &candidates)
{
    LineResult result;
    result.state = state;
    // It can be chosen otherwise, or forgotten.
    const bool remembered = state == LineResult::State::Found && !choiceFor(item) && wishes.rememberedNames.contains(nameKey(item.name));
    if (remembered)
        result.state = LineResult::State::Guessed;
    result.line = item.line;
    result.depth = item.depth;
    result.text = item.text;
    result.becomes = becomes;
    result.reason = remembered ? QCoreApplication::translate("ListReader", "as you chose before") : reason;
    result.key = keyOf(item);
    result.selectionId = selectionId;
    for (const NamedEntry &candidate : candidates) {
        if (result.candidates.size() == 8)
            break;
        const rules::EntryNode *owner = candidate.node->parent();
        const QString name = nameOf(*candidate.node), where = owner ? nameOf(*owner) : QString();
        // The same under another roof is the same to the reader.
        const bool known = std::any_of(result.candidates.begin(), result.candidates.end(),
                                       [&](const Candidate &other) { return other.name == name && other.where == where; });
        if (!known)
            result.candidates.push_back({name, where, candidate.node->path(), candidate.likeness});
    }
    lines.push_back(std::move(result));
}

void ListSite::addNote(std::string &notes, const QString &text)
{
    notes += (notes.empty() ? "" : "\n") + text.toStdString();
}

std::optional<std::string> ListSite::choiceFor(const ListItem &item) const
{
    const auto choice = wishes.choices.constFind(keyOf(item));
    return choice == wishes.choices.constEnd() ? std::nullopt : std::optional(*choice);
}

QString ListSite::meant(const QString &name) const
{
    return wishes.rememberedNames.value(nameKey(name), name);
}

QString ListSite::nameOf(const rules::EntryNode &node) const
{
    return finder.pack().language(language).name(node.entry().idText, node.name());
}

int ListSite::priceOf(const rules::EntryNode &node) const
{
    const rules::CostType *points = finder.pack().pointsType();
    for (const rules::Cost &cost : node.costs())
        if (points && cost.typeIdText == points->idText)
            return int(cost.value);
    return 0;
}

} // namespace muster::lists
