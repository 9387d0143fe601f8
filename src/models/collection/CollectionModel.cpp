// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/collection/CollectionModel.h"

#include "collection/Ready.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QSet>

#include <algorithm>

namespace muster::models {

using collection::Change;
using collection::Changes;
using collection::Counts;
using collection::FigureKey;
using collection::State;

CollectionModel::CollectionModel(documents::CollectionBook &book, const packs::PackStore &packs, QObject *parent)
    : KeyedTreeModel<CollectionRow>(parent), m_book(book), m_packs(packs)
{
    connect(&book, &documents::CollectionBook::changed, this, &CollectionModel::refresh);
}

std::optional<State> CollectionModel::stateOf(int column)
{
    return column >= Wished && column <= Based ? std::optional(State(column - Wished)) : std::nullopt;
}

const collection::GameFigures &CollectionModel::known() const
{
    const auto there = m_known.constFind(m_filter.game);
    if (there != m_known.cend())
        return **there;
    const packs::PackPtr pack = m_packs.forGameSystem(m_filter.game.toStdString());
    const auto made = pack ? std::make_shared<collection::GameFigures>(*pack, m_language) : std::make_shared<collection::GameFigures>();
    return **m_known.insert(m_filter.game, made);
}

QString CollectionModel::nameOf(const FigureKey &figures) const
{
    const CollectionRow row = rowOf(figures, m_book.game(m_filter.game).find(figures));
    return row.figure.isEmpty() ? row.name : row.name + ", " + row.figure;
}

CollectionRow CollectionModel::rowOf(const FigureKey &key, const collection::Owned *owned) const
{
    CollectionRow row;
    row.key = key.text();
    const collection::KnownFigure *figure = known().find(key);
    row.name = figure ? figure->unitName : owned ? owned->unitName : key.unit;
    row.figure = figure ? figure->figureName : owned ? owned->figureName : QString();
    row.points = figure ? figure->points : -1;
    row.wanted = m_wanted.value(key);
    if (owned) {
        row.counts = owned->counts;
        row.place = owned->place;
        row.note = owned->note;
        row.standIn = !owned->standsFor.isEmpty();
    }
    return row;
}

bool CollectionModel::passes(const CollectionRow &row) const
{
    using Show = CollectionFilter::Show;
    if (!m_filter.place.isEmpty() && row.place != m_filter.place)
        return false;
    if (m_filter.show == Show::NotPainted && row.counts.owned() == row.counts.painted())
        return false;
    if (m_filter.show == Show::Missing && row.wanted <= row.counts.owned())
        return false;
    return m_filter.text.isEmpty()
        || text::searchForm(row.name + ' ' + row.figure + ' ' + row.place + ' ' + row.note).contains(text::searchForm(m_filter.text));
}

void CollectionModel::refresh()
{
    if (m_filter.game.isEmpty()) // nobody has looked yet
        return;
    const collection::Collection &mine = m_book.game(m_filter.game);
    QSet<FigureKey> keys;
    for (const collection::Owned &owned : mine.figures()) {
        if (!owned.isEmpty())
            keys.insert(owned.key);
    }
    for (auto wanted = m_wanted.cbegin(); wanted != m_wanted.cend(); ++wanted)
        keys.insert(wanted.key());
    if (m_filter.show == CollectionFilter::Show::All) {
        for (const collection::KnownFigure &figure : known().all())
            keys.insert(figure.key);
    }
    QMap<QString, std::vector<CollectionRow>> groups;
    for (const FigureKey &key : std::as_const(keys)) {
        const collection::Owned *owned = mine.find(key);
        CollectionRow row = rowOf(key, owned);
        const collection::KnownFigure *figure = known().find(key);
        if (passes(row))
            groups[figure ? figure->group : owned ? owned->group : QString()].push_back(std::move(row));
    }
    std::vector<CollectionRow> rows;
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        CollectionRow heading;
        heading.key = "group:" + group.key();
        heading.heading = true;
        heading.name = group.key().isEmpty() ? tr("Of your own") : group.key();
        for (const CollectionRow &row : group.value())
            heading.counts += row.counts;
        heading.children = std::move(group.value());
        std::sort(heading.children.begin(), heading.children.end(), [](const CollectionRow &a, const CollectionRow &b) {
            const int order = QString::localeAwareCompare(a.name, b.name);
            return order != 0 ? order < 0 : a.figure != b.figure ? a.figure < b.figure : a.key < b.key;
        });
        rows.push_back(std::move(heading));
    }
    setRows(std::move(rows));
}

void CollectionModel::setFilter(const CollectionFilter &filter)
{
    m_filter = filter;
    refresh();
}

void CollectionModel::setLanguage(const QString &language)
{
    m_language = language;
    m_known.clear();
    refresh();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void CollectionModel::setWanted(const QHash<FigureKey, int> &wanted)
{
    m_wanted = wanted;
    refresh();
}

QVariant CollectionModel::data(const QModelIndex &index, int role) const
{
    const CollectionRow *row = this->row(index);
    if (!row || (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole && role != Qt::TextAlignmentRole))
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((index.column() >= Owned && index.column() <= Rosters ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (index.column() == Name)
        return row->figure.isEmpty() ? row->name : row->name + ", " + row->figure;
    if (index.column() == Place)
        return row->place;
    if (role == Qt::ToolTipRole)
        return row->heading || !row->note.isEmpty() ? row->note : typingHint(index.column());
    if (index.column() == Rosters) {
        if (row->wanted == 0)
            return {};
        return row->wanted > row->counts.owned() ? tr("%n missing", nullptr, row->wanted - row->counts.owned())
                                                 : tr("%n needed", nullptr, row->wanted);
    }
    const std::optional<State> state = stateOf(index.column());
    const int count = state ? row->counts.of(*state) : row->counts.owned();
    if (role == Qt::EditRole)
        return count;
    return count > 0 || index.column() == Owned ? QString::number(count) : QStringLiteral("·");
}

QString CollectionModel::typingHint(int column)
{
    switch (column) {
    case Owned:
        return tr("How many you have.\nMore: they are bought, wishes come true first.\nFewer: the least finished are taken out.");
    case Wished:
        return tr("How many you would like to have; they are not counted as yours.");
    case Bought:
        return tr("Not built yet.\nMore: they are new, wishes come true first.\nFewer: they are taken out.");
    case Built:
    case Primed:
    case Painted:
    case Based:
        return tr("How many have come this far.\nMore: they are taken from those that are less far,\nand only what is missing is new.\n"
                  "Fewer: the others go back one state.");
    default:
        return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return int((section >= Owned && section <= Rosters ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole)
        return typingHint(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (const std::optional<State> state = stateOf(section))
        return collection::stateName(*state);
    switch (section) {
    case Name:
        return tr("Model");
    case Owned:
        return tr("Owned");
    case Rosters:
        return tr("Rosters");
    default:
        return tr("Place");
    }
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex &index) const
{
    const CollectionRow *row = this->row(index);
    if (!row)
        return Qt::NoItemFlags;
    if (row->heading)
        return Qt::ItemIsEnabled;
    const bool typed = (index.column() >= Owned && index.column() <= Based) || index.column() == Place;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (typed ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

Changes CollectionModel::named(const FigureKey &figures, Changes changes) const
{
    const collection::Owned *owned = m_book.game(m_filter.game).find(figures);
    const collection::KnownFigure *figure = known().find(figures);
    if (!changes.empty() && figure && (!owned || owned->unitName.isEmpty()))
        changes.insert(changes.begin(), Change::label(figures, figure->unitName, figure->figureName, figure->group));
    return changes;
}

bool CollectionModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const CollectionRow *row = this->row(index);
    if (!row || row->heading || role != Qt::EditRole)
        return false;
    const FigureKey key = FigureKey::fromText(row->key);
    Changes changes;
    if (index.column() == Place) {
        if (value.toString().trimmed() != row->place)
            changes.push_back(Change::mark(Change::Kind::Place, key, value.toString().trimmed()));
    } else {
        bool fine = false;
        const int typed = value.toInt(&fine);
        if (!fine || typed < 0 || typed > 100'000)
            return false;
        changes = collection::movesBetween(key, row->counts, collection::withTyped(row->counts, stateOf(index.column()), typed));
    }
    if (changes.empty())
        return true; // the number that stood there already
    const base::Result<void> done = m_book.record(m_filter.game, named(key, changes));
    if (!done)
        emit failed(text::spoken(done.error()));
    else
        emit recorded();
    return done.ok();
}

Changes CollectionModel::movedOn(const QModelIndexList &rows, std::optional<State> to, int count) const
{
    Changes changes;
    for (const QModelIndex &index : rows) {
        const CollectionRow *row = this->row(index);
        if (!row || row->heading)
            continue;
        const FigureKey key = FigureKey::fromText(row->key);
        int left = count > 0 ? count : 1'000'000;
        // The most finished first: who paints one paints the primed one.
        const int last = to ? int(*to) - 1 : collection::stateCount - 2;
        // A wish becomes a figure only when it is bought.
        const int first = int(to == State::Bought ? State::Wished : State::Bought);
        for (int i = last; i >= first; --i) {
            const int some = std::min(left, row->counts.number[size_t(i)]);
            if (some > 0)
                changes.push_back(Change::move(key, State(i), to ? *to : State(i + 1), some));
            left -= some;
        }
    }
    return changes;
}

Changes CollectionModel::oneBox(const QModelIndexList &rows) const
{
    Changes changes;
    for (const QModelIndex &index : rows) {
        const CollectionRow *row = this->row(index);
        if (!row || row->heading)
            continue;
        const FigureKey key = FigureKey::fromText(row->key);
        const collection::Owned *owned = m_book.game(m_filter.game).find(key);
        const collection::KnownFigure *figure = known().find(key);
        const int box = owned && owned->box > 0 ? owned->box : figure ? figure->perUnit : 1;
        const Changes more = named(key, {Change::move(key, std::nullopt, State::Bought, box)});
        changes.insert(changes.end(), more.begin(), more.end());
    }
    return changes;
}

QModelIndex CollectionModel::indexOf(const FigureKey &figures) const
{
    const QString key = figures.text();
    return find([&key](const CollectionRow &row) { return row.key == key; });
}

} // namespace muster::models
