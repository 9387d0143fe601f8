// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/OddsTargets.h"

#include "documents/roster/LibraryRosterStore.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::app {

namespace {

struct OddsTargetsWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsTargets)
};

constexpr qsizetype mostLists = 60;

} // namespace

OddsAims OddsTargets::made(const RosterEditor &editor, const QString &key, const QString &prefix, const QString &name,
                           share::OddsSide side) const
{
    OddsAims aims{key, name, std::move(side), {}};
    for (std::size_t i = 0; i < aims.side.units.size(); ++i) {
        const auto at = qsizetype(i);
        QStringList details;
        if (!aims.side.codes.at(at).isEmpty())
            details.append(aims.side.codes.at(at));
        if (aims.side.units[i].points > 0)
            details.append(editor.look().costText(aims.side.units[i].points));
        aims.aims.push_back(
            {prefix + aims.side.ids.at(at), aims.side.names.at(at), details.join(", "), aims.side.icons.at(at), aims.side.units[i]});
    }
    return aims;
}

OddsAims OddsTargets::typical(const RosterEditor &editor) const
{
    return made(editor, "typical", "typical:", OddsTargetsWords::tr("Typical targets"),
                share::typicalSide(*editor.pack(), editor.language()));
}

OddsAims OddsTargets::mine(const RosterEditor &editor) const
{
    return made(editor, "mine", "mine:", OddsTargetsWords::tr("This list"),
                share::oddsSide(*editor.pack(), editor.document().evaluator(), editor.look()));
}

OddsAims OddsTargets::list(const RosterEditor &editor, const library::Record &record) const
{
    documents::LibraryRosterStore store(m_services.library);
    const auto stored = store.load(record.id);
    if (!stored)
        return {"list:" + record.id, record.name, {}, {}};
    rules::Evaluator evaluator(editor.pack()->data());
    evaluator.evaluate(stored->roster);
    return made(editor, "list:" + record.id, "list:" + record.id + '/', record.name,
                share::oddsSide(*editor.pack(), evaluator, editor.look()));
}

library::Records OddsTargets::others(const RosterEditor &editor) const
{
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    filter.packId = editor.pack()->id();
    auto records = m_services.library.documents().list(filter);
    if (!records)
        return {};
    records->removeIf([&editor](const library::Record &record) { return record.id == editor.document().id(); });
    std::sort(records->begin(), records->end(),
              [](const library::Record &left, const library::Record &right) { return left.changed > right.changed; });
    return records->mid(0, mostLists);
}

OddsAims OddsTargets::group(const RosterEditor &editor, const QString &key) const
{
    if (key == QLatin1String("typical"))
        return typical(editor);
    if (key == QLatin1String("mine"))
        return mine(editor);
    const auto record = m_services.library.documents().find(key.section(':', 1).section('/', 0, 0));
    return record ? list(editor, *record) : OddsAims{};
}

OddsAim OddsTargets::find(const RosterEditor &editor, const QString &key) const
{
    const QString kind = key.section(':', 0, 0);
    const OddsAims aims = group(editor, kind == QLatin1String("list") ? key.section('/', 0, 0) : kind);
    const auto it = std::find_if(aims.aims.begin(), aims.aims.end(), [&key](const OddsAim &aim) { return aim.key == key; });
    return it == aims.aims.end() ? OddsAim() : *it;
}

} // namespace muster::app
