// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/StoredKind.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace muster::library {

namespace {

constexpr std::array kinds{StoredKind{Kind::Roster, "roster", false, true}, StoredKind{Kind::Campaign, "campaign", true, false},
                           StoredKind{Kind::Battle, "battle", true, false}};

template <typename Test>
const StoredKind *find(Test &&test)
{
    const auto found = std::find_if(kinds.begin(), kinds.end(), test);
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace

std::span<const StoredKind> storedKinds()
{
    return kinds;
}

const StoredKind *storedKind(Kind kind)
{
    return find([kind](const StoredKind &row) { return row.kind == kind; });
}

const StoredKind *storedKind(const QString &word)
{
    return find([&word](const StoredKind &row) { return word == QLatin1String(row.word); });
}

QString searchedWords(const Record &record)
{
    const StoredKind *row = storedKind(record.kind);
    return QStringList{record.name, record.faction, record.packName, row && !row->ownNote ? QString() : record.note, record.searchText}
        .join(QLatin1Char('\n'));
}

QString wordOf(Kind kind)
{
    const StoredKind *row = storedKind(kind);
    return row ? QString(row->word) : QStringLiteral("unknown");
}

} // namespace muster::library
