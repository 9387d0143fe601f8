// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/LibraryKind.h"

#include "documents/battle/BattleWords.h"
#include "share/roster/RosterLook.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace muster::models {

namespace {

struct LibraryKindWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryModel)
};

QString points(const LibraryContent &row)
{
    const library::Record &record = row.record;
    const QString amount = share::amount(record.points);
    return record.limit ? QStringLiteral("%1 / %2 %3").arg(amount, share::amount(*record.limit), record.pointsName)
                        : QStringLiteral("%1 %2").arg(amount, record.pointsName);
}

QString missionsAndSoldiers(const LibraryContent &row)
{
    return LibraryKindWords::tr("%1, %2").arg(LibraryKindWords::tr("%n mission(s)", nullptr, row.missions),
                                              LibraryKindWords::tr("%n soldier(s)", nullptr, row.record.units));
}

QString battleStands(const LibraryContent &row)
{
    return text::spoken(documents::battleStanding(library::BattleNote::of(row.record.note)));
}

QString battleNames(const library::Record &record)
{
    return text::spoken(documents::battleSides(library::BattleNote::of(record.note)));
}

QString fromNewer(const LibraryContent &)
{
    return LibraryKindWords::tr("Made by a newer Muster");
}

constexpr std::array kinds{LibraryKind{library::Kind::Roster, points, true, true, false},
                           LibraryKind{library::Kind::Campaign, missionsAndSoldiers, false, false, true},
                           LibraryKind{library::Kind::Battle, battleStands, false, false, false, battleNames}};
constexpr LibraryKind newer{library::Kind(-1), fromNewer, false, false, false};

} // namespace

const LibraryKind &libraryKind(library::Kind kind)
{
    const auto found = std::find_if(kinds.begin(), kinds.end(), [kind](const LibraryKind &row) { return row.kind == kind; });
    return found == kinds.end() ? newer : *found;
}

} // namespace muster::models
