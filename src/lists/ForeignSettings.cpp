// SPDX-License-Identifier: GPL-3.0-or-later
// What a text says of the list as a whole: detachment, size of the battle.
#include "lists/ForeignBuilder.h"
#include "lists/LineGrammar.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::lists {

namespace {

struct ForeignSettingsWords
{
    Q_DECLARE_TR_FUNCTIONS(ListReader)
};

} // namespace

// "Detachment: Shield Line": an entry of the force, or one inside of an entry that is called like the label.
void ForeignBuilder::addSetting(const ListItem &item)
{
    ListItem unit = item;
    unit.name = item.label;
    unit.setting = false;
    unit = withLongestName(unit, [this](const ListItem &reading) { return isUnitName(reading.name); });
    if (unit.name.size() > item.label.size())
        return addUnit(unit);
    // A unit that costs nothing looks the same: "Orders: Fire, Advance".
    if (const auto named = m_site.finder.find(roots(), m_site.meant(item.label));
        !item.items.empty() && !named.empty() && named.front().likeness >= EntryFinder::sure) {
        unit.items = item.items;
        unit.whole.clear();
        // "Incursion (1000 Point limit)": what stands in brackets may be a remark.
        for (ListItem &inner : unit.items)
            if (!m_site.finder.knows(named.front().node->entriesBelow(), m_site.meant(inner.name)))
                inner.name = inner.name.section(QLatin1String(" ("), 0, 0).trimmed();
        addUnit(unit);
        return;
    }
    if (!findSetting(item)) {
        tellSetting(item);
    } else {
        // "Detachments: Shield Line, Spear Point": each of them.
        for (std::size_t i = 1; i < item.items.size() && item.items[i].line == item.line; ++i) {
            ListItem further = item.items[i];
            further.label = item.label;
            further.name = further.name.section(QLatin1String(" ("), 0, 0).trimmed();
            if (!findSetting(further))
                notFound(m_roster.customNotes, further, {}, ForeignSettingsWords::tr("no such choice in these data"));
        }
    }
    belowNotFound(item);
}

bool ForeignBuilder::findSetting(const ListItem &item)
{
    for (const QString &label : {item.label, QStringLiteral("Detachment")}) {
        const auto owners = m_site.finder.find(roots(), label);
        if (owners.empty() || owners.front().likeness < EntryFinder::sure)
            continue;
        const rules::EntryNode &owner = *owners.front().node;
        const auto choices = m_site.finder.find(owner.entriesBelow(), m_site.meant(item.name));
        if (choices.empty() || choices.front().likeness < EntryFinder::sure)
            continue;
        auto &selections = force().selections;
        auto chosen = std::find_if(selections.begin(), selections.end(), [&](const rules::Selection &s) { return nodeOf(s) == &owner; });
        rules::Selection &selection = chosen != selections.end() ? *chosen : putUnit(owner);
        const rules::Selection &inner = take(selection, *choices.front().node, 1);
        m_site.say(LineResult::State::Found, item, m_site.nameOf(*choices.front().node), inner.id);
        return true;
    }
    const auto direct = m_site.finder.find(roots(), m_site.meant(item.name));
    if (direct.empty() || direct.front().likeness < EntryFinder::sure)
        return false;
    const rules::Selection &selection = putUnit(*direct.front().node);
    m_site.say(LineResult::State::Found, item, m_site.nameOf(*direct.front().node), selection.id);
    return true;
}

void ForeignBuilder::tellSetting(const ListItem &item)
{
    const auto owners = item.label == QLatin1String("Detachment") ? m_site.finder.find(roots(), item.label) : std::vector<NamedEntry>();
    if (!owners.empty() && owners.front().likeness >= EntryFinder::sure) {
        notFound(m_roster.customNotes, item, {}, ForeignSettingsWords::tr("no such choice in these data"));
    } else if (item.amongUnits) {
        notFound(m_roster.customNotes, item, {}, ForeignSettingsWords::tr("no unit of this army has such a name"));
    } else {
        // Games without such an entry: it tells about the list and stays in its notes.
        m_site.say(LineResult::State::Head, item, {});
        ListSite::addNote(m_roster.customNotes, item.text);
    }
}

bool ForeignBuilder::isNamedWithin(const rules::Selection &selection) const
{
    return m_named.contains(selection.id)
        || std::any_of(selection.selections.begin(), selection.selections.end(),
                       [this](const rules::Selection &inner) { return isNamedWithin(inner); });
}

// What the data chose by themselves and do not show as things stand goes again, as in a list that is made by hand.
void ForeignBuilder::dropHidden()
{
    const auto data = m_site.finder.pack().data();
    rules::Evaluator evaluator(data);
    for (int round = 0; round < 8; ++round) { // one may have been shown by another
        evaluator.evaluate(m_roster);
        bool dropped = false;
        for (const rules::RosterFinding &finding : evaluator.findings()) {
            if (finding.kind != rules::FindingKind::Hidden || finding.memberIds.empty())
                continue;
            const rules::SelectionPlace place = rules::findSelection(std::as_const(m_roster), finding.memberIds.front());
            if (place && !isNamedWithin(*place.selection))
                dropped = rules::Operations(m_roster, data.get(), m_site.ids).removeSelection(finding.memberIds.front()).ok() || dropped;
        }
        if (!dropped)
            return;
    }
}

} // namespace muster::lists
