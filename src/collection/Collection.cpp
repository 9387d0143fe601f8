// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Collection.h"

#include "collection/Words.h"
#include "text/Typography.h"

#include <algorithm>

namespace muster::collection {

namespace {

QString ownedNameKey(const QString &unit, const QString &figure)
{
    return text::searchForm(unit) + '\n' + text::searchForm(figure == unit ? QString() : figure);
}

} // namespace

bool Owned::isEmpty() const
{
    return counts == Counts() && place.isEmpty() && note.isEmpty() && price < 0 && standsFor.isEmpty() && cover.isEmpty();
}

QString UnitDot::words() const
{
    if (kind == Kind::Missing)
        return Words::tr("%n missing", nullptr, wanted - owned);
    if (kind == Kind::Started)
        return Words::tr("%1 of %2 painted").arg(painted).arg(std::max(wanted, 1));
    return {};
}

QString UnitDot::sentence() const
{
    if (kind == Kind::None)
        return {};
    const QString missing = kind == Kind::Missing ? ", " + Words::tr("%n missing", nullptr, wanted - owned) : QString();
    return Words::tr("%1 of %2 painted").arg(painted).arg(wanted) + missing;
}

Collection Collection::fold(const Actions &actions)
{
    Collection collection;
    for (const Action &action : inForce(actions))
        collection.apply(action);
    return collection;
}

void Collection::apply(const Action &action)
{
    for (const Change &change : action.changes)
        apply(change, action.happened);
}

// Two computers may move the same figures: what is not there any more stays where it is.
void Collection::move(const Change &change, const QDateTime &happened)
{
    Owned &owned = m_figures[change.figures];
    Counts &unit = m_units[change.figures.unit];
    owned.key = change.figures;
    int count = std::max(0, change.count);
    if (change.from) {
        count = std::min(count, owned.counts.of(*change.from));
        owned.counts.of(*change.from) -= count;
        unit.of(*change.from) -= count;
    }
    if (change.to) {
        count = std::min(count, 1'000'000 - owned.counts.of(*change.to));
        owned.counts.of(*change.to) += count;
        unit.of(*change.to) += count;
    }
    if (count > 0)
        owned.changed = happened;
}

void Collection::apply(const Change &change, const QDateTime &happened)
{
    using Kind = Change::Kind;
    switch (change.kind) {
    case Kind::Recipe:
        m_recipes.insert(change.recipe.id, change.recipe);
        return;
    case Kind::RecipeGone:
        m_recipes.remove(change.text);
        return;
    case Kind::Paint:
        m_paints.insert(change.paint.id, change.paint);
        return;
    case Kind::PaintGone:
        m_paints.remove(change.text);
        return;
    case Kind::Move:
        return move(change, happened);
    default:
        break;
    }
    Owned &owned = m_figures[change.figures];
    owned.key = change.figures;
    if (change.kind == Kind::Label) {
        owned.unitName = change.text;
        owned.figureName = change.second;
        owned.group = change.group;
        m_names.insert(ownedNameKey(change.text, change.second), change.figures);
    } else if (change.kind == Kind::Place) {
        owned.place = change.text;
    } else if (change.kind == Kind::Note) {
        owned.note = change.text;
    } else if (change.kind == Kind::Price) {
        owned.price = change.value;
    } else if (change.kind == Kind::Box) {
        owned.box = std::max(0, change.count);
    } else if (change.kind == Kind::StandsFor) {
        owned.standsFor.removeAll(change.other);
        m_standIns[change.other].removeAll(change.figures);
        if (change.on) {
            owned.standsFor.append(change.other);
            m_standIns[change.other].append(change.figures);
        }
    } else if (change.kind == Kind::Photo) {
        if (change.on)
            owned.photos.insert(change.text);
        else
            owned.photos.remove(change.text);
    } else if (change.kind == Kind::Cover) {
        owned.cover = change.text;
    }
}

const Owned *Collection::find(const FigureKey &key, const QString &unitName, const QString &figureName) const
{
    auto found = m_figures.constFind(key);
    if (found == m_figures.cend() && !unitName.isEmpty()) {
        if (const auto named = m_names.constFind(ownedNameKey(unitName, figureName)); named != m_names.cend())
            found = m_figures.constFind(*named);
    }
    return found == m_figures.cend() ? nullptr : &*found;
}

Counts Collection::total() const
{
    Counts sum;
    for (const Owned &owned : m_figures)
        sum += owned.counts;
    return sum;
}

double Collection::money() const
{
    double sum = 0;
    for (const Owned &owned : m_figures)
        sum += owned.price > 0 ? owned.price * owned.counts.owned() : 0;
    return sum;
}

QStringList Collection::places() const
{
    QSet<QString> places;
    for (const Owned &owned : m_figures) {
        if (!owned.place.isEmpty())
            places.insert(owned.place);
    }
    QStringList sorted(places.cbegin(), places.cend());
    sorted.sort(Qt::CaseInsensitive);
    return sorted;
}

QList<Recipe> Collection::recipesFor(const FigureKey &key) const
{
    QList<Recipe> found;
    for (const Recipe &recipe : m_recipes) {
        if (recipe.figures.contains(key))
            found.append(recipe);
    }
    return found;
}

} // namespace muster::collection
