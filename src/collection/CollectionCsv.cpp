// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/CollectionCsv.h"

#include "collection/Ready.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace muster::collection {

namespace {

constexpr int highestCount = 100'000;
constexpr double highestPrice = 1'000'000;
constexpr qsizetype mostChanges = 120'000; ///< of one table: whoever opens the collection later goes through all of them
constexpr qsizetype mostRows = 20'000;     ///< of one table; a large collection has some hundred

base::Result<CsvTable> readRows(const QByteArray &bytes, const QString &name)
{
    base::Result<CsvTable> table = readCsv(bytes, name);
    if (table && table->rows.size() > mostRows)
        return text::error("csv.rows",
                           base::Message(QT_TRANSLATE_NOOP("Message", "the table has %1 rows; more than %2 are not read at once"),
                                         {int(table->rows.size()), int(mostRows)}),
                           name);
    return table;
}

base::Error inLine(const QString &name, int line, base::Message sentence)
{
    return text::error("csv.value", std::move(sentence), QStringLiteral("%1:%2").arg(name, QString::number(line)));
}

QString otherNames(const Owned &owned, const Collection &collection)
{
    QStringList names;
    for (const FigureKey &key : owned.standsFor) {
        const Owned *other = collection.find(key);
        names.append(other && !other->unitName.isEmpty() ? other->unitName : key.text());
    }
    return names.join("; ");
}

QStringList rowOf(const GameShelf &shelf, const Owned &owned)
{
    const KnownFigure *known = shelf.known ? shelf.known->find(owned.key) : nullptr;
    QStringList row{shelf.name, known ? known->group : owned.group, known ? known->unitName : owned.unitName,
                    known ? known->figureName : owned.figureName};
    for (State state : allStates)
        row.append(QString::number(owned.counts.of(state)));
    row << owned.place << (owned.box > 0 ? QString::number(owned.box) : QString())
        << (owned.price >= 0 ? QString::number(owned.price) : QString()) << owned.note << otherNames(owned, *shelf.collection)
        << owned.key.unit << owned.key.figure;
    return row;
}

/// Reads the rows of one file.
class Reading
{
public:
    Reading(const CsvTable &table, QString name, const ShelfFinder &find) : m_table(table), m_name(std::move(name)), m_find(find) {}

    CsvImport result;

    base::Result<void> row(int at)
    {
        m_row = at;
        const GameShelf *shelf = m_find(cell("game"));
        if (!shelf)
            return problem(
                {QT_TRANSLATE_NOOP("Message", "there is no game “%1”; muster systems lists them"), {cell("game").toStdString()}});
        if (cell("unit").isEmpty() && cell("unit_id").isEmpty())
            return problem(QT_TRANSLATE_NOOP("Message", "the unit has no name"));
        const FigureKey key = keyOf(*shelf);
        const Owned *owned = shelf->collection->find(key);
        m_again = m_now.contains({shelf->game, key.text()});
        Owned &before = m_now[{shelf->game, key.text()}];
        if (!m_again && owned)
            before = *owned;
        Changes changes;
        if (before.unitName.isEmpty())
            changes.push_back(Change::label(key, cell("unit").isEmpty() ? key.unit : cell("unit"), cell("figure"), cell("faction")));
        const size_t names = changes.size();
        if (base::Result<void> done = counts(key, before, changes); !done)
            return done;
        if (base::Result<void> done = marks(key, before, changes); !done)
            return done;
        standIns(*shelf, key, before, changes);
        ++result.rows;
        if (changes.size() > names) {
            ++result.changed;
            Changes &all = result.changes[shelf->game];
            all.insert(all.end(), changes.begin(), changes.end());
            m_changes += qsizetype(changes.size());
        }
        return m_changes > mostChanges ? problem(QT_TRANSLATE_NOOP("Message", "the table changes more than is changed at once"))
                                       : base::Result<void>();
    }

private:
    [[nodiscard]] QString cell(const char *column) const { return m_table.cell(m_row, QLatin1String(column)); }
    [[nodiscard]] base::Error problem(base::Message sentence) const { return inLine(m_name, m_table.lines.at(m_row), std::move(sentence)); }

    FigureKey keyOf(const GameShelf &shelf)
    {
        const FigureKey written{cell("unit_id"), cell("figure_id")};
        if (!written.unit.isEmpty() && ((shelf.known && shelf.known->find(written)) || shelf.collection->find(written)))
            return written;
        if (const KnownFigure *known = shelf.known ? shelf.known->named(cell("unit"), cell("figure")) : nullptr)
            return known->key;
        if (const Owned *owned = shelf.collection->find({}, cell("unit"), cell("figure")))
            return owned->key;
        if (!written.unit.isEmpty())
            return written;
        const QString name = cell("figure").isEmpty() ? cell("unit") : cell("unit") + ", " + cell("figure");
        if (!m_unknown.contains(name)) {
            m_unknown.insert(name);
            result.unknown.append(name);
        }
        return FigureKey::free(name);
    }

    base::Result<int> number(const char *column) const
    {
        bool fine = false;
        const int value = cell(column).isEmpty() ? (fine = true, 0) : cell(column).toInt(&fine);
        if (!fine || value < 0 || value > highestCount)
            return problem({QT_TRANSLATE_NOOP("Message", "%1: “%2” is no count"), {column, cell(column).toStdString()}});
        return value;
    }

    // Rows of the same figures, in two boxes maybe, are added up.
    base::Result<void> counts(const FigureKey &key, Owned &before, Changes &changes) const
    {
        Counts after = before.counts;
        for (State state : allStates) {
            const QByteArray column = stateId(state).toLatin1();
            if (!m_table.has(QString::fromLatin1(column)))
                continue;
            const base::Result<int> value = number(column.constData());
            if (!value)
                return value.error();
            after.of(state) = *value + (m_again ? before.counts.of(state) : 0);
        }
        for (const Change &move : movesBetween(key, before.counts, after))
            changes.push_back(move);
        before.counts = after;
        return {};
    }

    void standIns(const GameShelf &shelf, const FigureKey &key, const Owned &before, Changes &changes) const
    {
        const QStringList names = cell("also_usable_as").split(';', Qt::SkipEmptyParts);
        for (const QString &name : names) {
            const KnownFigure *known = shelf.known ? shelf.known->named(name.trimmed(), {}) : nullptr;
            const Owned *owned = shelf.collection->find(FigureKey::fromText(name.trimmed()), name.trimmed());
            if (!known && !owned)
                continue;
            Change change = Change::mark(Change::Kind::StandsFor, key, {});
            change.other = known ? known->key : owned->key;
            if (!before.standsFor.contains(change.other))
                changes.push_back(change);
        }
    }

    base::Result<void> marks(const FigureKey &key, const Owned &before, Changes &changes) const
    {
        if (m_table.has("place") && cell("place") != before.place)
            changes.push_back(Change::mark(Change::Kind::Place, key, cell("place")));
        if (m_table.has("note") && cell("note") != before.note)
            changes.push_back(Change::mark(Change::Kind::Note, key, cell("note")));
        if (m_table.has("box")) {
            const base::Result<int> box = number("box");
            if (!box)
                return box.error();
            Change change = Change::mark(Change::Kind::Box, key, {});
            change.count = *box;
            if (*box != before.box)
                changes.push_back(change);
        }
        if (!m_table.has("price"))
            return {};
        bool fine = true;
        Change price = Change::mark(Change::Kind::Price, key, {});
        price.value = cell("price").isEmpty() ? -1 : QString(cell("price")).replace(',', '.').toDouble(&fine);
        if (!fine || !(price.value >= -1 && price.value <= highestPrice)) // nor "nan", nor "inf"
            return problem({QT_TRANSLATE_NOOP("Message", "price: “%1” is no number"), {cell("price").toStdString()}});
        if (price.value != before.price)
            changes.push_back(price);
        return {};
    }

    const CsvTable &m_table;
    QString m_name;
    const ShelfFinder &m_find;
    int m_row = 0;
    QSet<QString> m_unknown;
    qsizetype m_changes = 0;                         ///< so far
    bool m_again = false;                            ///< the file had a row of these figures before
    QHash<std::pair<QString, QString>, Owned> m_now; ///< as the rows so far leave them, by game and figures
};

} // namespace

QByteArray collectionCsv(const QList<GameShelf> &shelves)
{
    CsvTable table;
    table.columns = QStringList{"game", "faction", "unit", "figure"};
    for (State state : allStates)
        table.columns.append(stateId(state));
    table.columns << "place"
                  << "box"
                  << "price"
                  << "note"
                  << "also_usable_as"
                  << "unit_id"
                  << "figure_id";
    for (const GameShelf &shelf : shelves) {
        QList<QStringList> rows;
        for (const Owned &owned : shelf.collection->figures()) {
            if (!owned.isEmpty())
                rows.append(rowOf(shelf, owned));
        }
        std::sort(rows.begin(), rows.end());
        table.rows += rows;
    }
    return writeCsv(table);
}

base::Result<CsvImport> readCollectionCsv(const QByteArray &bytes, const QString &name, const ShelfFinder &find)
{
    const base::Result<CsvTable> table = readRows(bytes, name);
    if (!table)
        return table.error();
    for (const char *needed : {"game", "unit"}) {
        if (!table->has(QLatin1String(needed)))
            return text::error("csv.columns", base::Message(QT_TRANSLATE_NOOP("Message", "The column “%1” is missing."), {needed}), name);
    }
    Reading reading(*table, name, find);
    for (int i = 0; i < table->rows.size(); ++i) {
        if (base::Result<void> done = reading.row(i); !done)
            return done.error();
    }
    return std::move(reading.result);
}

QByteArray paintsCsv(const QMap<QString, Paint> &paints)
{
    CsvTable table;
    table.columns = QStringList{"name", "range", "colour", "stock", "note"};
    for (const Paint &paint : paints)
        table.rows.append({paint.name, paint.range, paint.colour, stockId(paint.stock), paint.note});
    std::sort(table.rows.begin(), table.rows.end());
    return writeCsv(table);
}

base::Result<Changes> readPaintsCsv(const QByteArray &bytes, const QString &name, const QMap<QString, Paint> &paints,
                                    const std::function<QString()> &newId)
{
    const base::Result<CsvTable> table = readRows(bytes, name);
    if (!table)
        return table.error();
    if (!table->has("name"))
        return text::error("csv.columns", base::Message(QT_TRANSLATE_NOOP("Message", "The column “%1” is missing."), {"name"}), name);
    const auto called = [](const Paint &paint) { return std::pair(text::searchForm(paint.name), text::searchForm(paint.range)); };
    QHash<std::pair<QString, QString>, QString> ids; // of those that are known
    for (const Paint &known : paints)
        ids.insert(called(known), known.id);
    Changes changes;
    for (int i = 0; i < table->rows.size(); ++i) {
        Change change;
        change.kind = Change::Kind::Paint;
        change.paint = {{},
                        table->cell(i, "name"),
                        table->cell(i, "range"),
                        table->cell(i, "colour"),
                        stockFromId(table->cell(i, "stock").toLower()),
                        table->cell(i, "note")};
        if (change.paint.name.isEmpty())
            return inLine(name, table->lines.at(i), QT_TRANSLATE_NOOP("Message", "the paint has no name"));
        change.paint.id = ids.value(called(change.paint));
        if (change.paint.id.isEmpty())
            change.paint.id = newId();
        if (paints.value(change.paint.id) != change.paint)
            changes.push_back(change);
    }
    return changes;
}

} // namespace muster::collection
