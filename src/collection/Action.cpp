// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Action.h"

#include "collection/Words.h"
#include "text/Typography.h"

#include <QSet>

#include <algorithm>

namespace muster::collection {

namespace {

QString moved(const Change &change)
{
    if (!change.to)
        return Words::tr("%n figure(s) taken out", nullptr, change.count);
    switch (*change.to) {
    case State::Wished:
        return Words::tr("%n wished", nullptr, change.count);
    case State::Bought:
        return Words::tr("%n bought", nullptr, change.count);
    case State::Built:
        return Words::tr("%n built", nullptr, change.count);
    case State::Primed:
        return Words::tr("%n primed", nullptr, change.count);
    case State::Painted:
        return Words::tr("%n painted", nullptr, change.count);
    case State::Based:
        return Words::tr("%n based", nullptr, change.count);
    }
    return {};
}

/// Figures that reach the same state are counted together, wherever they come from.
QString allMoves(const Changes &changes)
{
    Changes sums;
    for (const Change &change : changes) {
        if (change.kind != Change::Kind::Move)
            continue;
        const auto same = std::find_if(sums.begin(), sums.end(), [&](const Change &sum) { return sum.to == change.to; });
        if (same == sums.end())
            sums.push_back(change);
        else
            same->count += change.count;
    }
    QStringList words;
    for (const Change &sum : sums)
        words.append(moved(sum));
    return words.join(QStringLiteral(", "));
}

QString said(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::Move:
        return moved(change);
    case Change::Kind::Label:
        return Words::tr("name");
    case Change::Kind::Place:
        return Words::tr("place");
    case Change::Kind::Note:
        return Words::tr("note");
    case Change::Kind::Price:
        return Words::tr("price");
    case Change::Kind::Box:
        return Words::tr("figures in a box");
    case Change::Kind::StandsFor:
        return Words::tr("also usable as");
    case Change::Kind::Photo:
    case Change::Kind::Cover:
        return Words::tr("photo");
    case Change::Kind::Recipe:
    case Change::Kind::RecipeGone:
        return Words::tr("recipe");
    case Change::Kind::Paint:
    case Change::Kind::PaintGone:
        return Words::tr("paint");
    }
    return {};
}

} // namespace

Change Change::move(const FigureKey &figures, std::optional<State> from, std::optional<State> to, int count)
{
    Change change;
    change.figures = figures;
    change.from = from;
    change.to = to;
    change.count = count;
    return change;
}

Change Change::label(const FigureKey &figures, const QString &unit, const QString &figure, const QString &group)
{
    Change change = mark(Kind::Label, figures, unit);
    change.second = figure;
    change.group = group;
    return change;
}

Change Change::mark(Kind kind, const FigureKey &figures, const QString &text)
{
    Change change;
    change.kind = kind;
    change.figures = figures;
    change.text = text;
    return change;
}

// One kind of figure is named, several are counted.
QString Action::sentence(const std::function<QString(const FigureKey &)> &nameOf) const
{
    const Change *shown = nullptr;
    QSet<FigureKey> kinds;
    int figures = 0;
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Label)
            continue;
        if (!shown)
            shown = &change;
        kinds.insert(change.figures);
        figures += change.kind == Change::Kind::Move ? change.count : 0;
    }
    if (!shown)
        return Words::tr("Collection");
    if (shown->kind == Change::Kind::Paint)
        return text::labelled(shown->paint.name, said(*shown));
    if (shown->kind == Change::Kind::Recipe)
        return text::labelled(shown->recipe.name, said(*shown));
    if (kinds.size() > 1)
        return Words::tr("%n figure(s) of several units", nullptr, figures);
    const QString name = nameOf(shown->figures);
    const QString words = shown->kind == Change::Kind::Move ? allMoves(changes) : said(*shown);
    return name.isEmpty() ? words : text::labelled(name, words);
}

Actions inForce(Actions actions)
{
    std::sort(actions.begin(), actions.end(),
              [](const Action &a, const Action &b) { return a.happened != b.happened ? a.happened < b.happened : a.id < b.id; });
    QSet<QString> undone;
    for (const Action &action : actions) {
        if (!action.undoes.isEmpty())
            undone.insert(action.undoes);
        if (!action.redoes.isEmpty())
            undone.remove(action.redoes);
    }
    std::erase_if(actions, [&undone](const Action &action) { return action.changes.empty() || undone.contains(action.id); });
    return actions;
}

} // namespace muster::collection
