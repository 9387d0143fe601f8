// SPDX-License-Identifier: GPL-3.0-or-later
// What the library's list says of a document, in words.
#include "library/ProblemNote.h"
#include "models/LibraryKind.h"
#include "models/LibraryModel.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>

namespace muster::models {

namespace {

struct LibraryTextWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryModel)
};

// "Space Crusade, The Ultimate Encounter" leaves no room for the faction.
QString shortGame(const QString &name)
{
    return name.section(QStringLiteral(", "), 0, 0);
}

} // namespace

QString LibraryModel::changedText(const QDateTime &changed)
{
    if (!changed.isValid())
        return {};
    const QDateTime local = changed.toLocalTime();
    if (local.date() == QDate::currentDate())
        return LibraryTextWords::tr("Today %1").arg(QLocale().toString(local.time(), QLocale::ShortFormat));
    if (local.date() == QDate::currentDate().addDays(-1))
        return LibraryTextWords::tr("Yesterday");
    return QLocale().toString(local.date(), QLocale::ShortFormat);
}

QString LibraryModel::deletedText(const library::Record &record)
{
    if (!record.deleted)
        return {};
    const QString by = record.deletedBy.section('@', 0, 0);
    return by.isEmpty() ? LibraryTextWords::tr("Deleted %1").arg(changedText(*record.deleted))
                        : LibraryTextWords::tr("Deleted by %1, %2").arg(by, changedText(*record.deleted));
}

QString LibraryModel::peopleText(const library::Record &record)
{
    QStringList lines;
    if (!record.author.isEmpty())
        lines.append(LibraryTextWords::tr("Made by %1, %2").arg(record.author, changedText(record.created)));
    if (!record.changedBy.isEmpty())
        lines.append(LibraryTextWords::tr("Last changed by %1, %2").arg(record.changedBy, changedText(record.changed)));
    if (record.deleted && !record.deletedBy.isEmpty())
        lines.append(LibraryTextWords::tr("Deleted by %1, %2").arg(record.deletedBy, changedText(*record.deleted)));
    return lines.join('\n');
}

QString LibraryModel::conflictText(const LibraryRow &row)
{
    switch (row.conflict) {
    case LibraryRow::Conflict::Ours:
        return LibraryTextWords::tr("Somebody else changed it at the same time: this is your version.");
    case LibraryRow::Conflict::Theirs:
        return LibraryTextWords::tr("You changed it at the same time as somebody else: this is their version.");
    case LibraryRow::Conflict::None:
        break;
    }
    return {};
}

QString LibraryModel::verdictText(const library::Record &record)
{
    switch (record.verdict) {
    case library::Verdict::Legal:
        return LibraryTextWords::tr("Legal");
    case library::Verdict::Illegal:
        if (const int problems = library::problemsIn(record.note); problems > 0)
            return LibraryTextWords::tr("%n problem(s)", nullptr, problems);
        return LibraryTextWords::tr("Not legal");
    case library::Verdict::Unknown:
        break;
    }
    return {};
}

QString LibraryModel::whereText(const LibraryRow &row)
{
    QString where = row.record.faction.isEmpty() ? row.record.packName
                                                 : LibraryTextWords::tr("%1, %2").arg(shortGame(row.record.packName), row.record.faction);
    for (const QString &more : {row.folder, row.twin}) {
        if (!more.isEmpty())
            where += QStringLiteral(" · ") + more;
    }
    return where;
}

QString LibraryModel::toolTip(const LibraryRow &row) const
{
    QStringList lines{row.record.name,
                      whereText(row),
                      libraryKind(row.record.kind).figures(row),
                      verdictText(row.record),
                      row.battles.isEmpty() ? QString() : LibraryTextWords::tr("Battles: %1").arg(row.battles),
                      row.record.deleted ? deletedText(row.record) : changedText(row.record.changed),
                      conflictText(row),
                      m_library.isShared() ? peopleText(row.record) : QString()};
    lines.removeAll(QString());
    return lines.join('\n');
}

// Two cards with one name: the day they were made on tells them apart, else how large they are, else their order.
void LibraryModel::tellTwinsApart(std::vector<LibraryRow> &rows)
{
    QHash<QString, std::vector<LibraryRow *>> named;
    for (LibraryRow &row : rows)
        named[row.record.name].push_back(&row);
    for (const std::vector<LibraryRow *> &twins : std::as_const(named)) {
        if (twins.size() < 2)
            continue;
        QHash<QString, int> days;
        for (const LibraryRow *row : twins)
            ++days[changedText(row->record.created)];
        for (LibraryRow *row : twins) {
            const QString made = LibraryTextWords::tr("made %1").arg(changedText(row->record.created));
            const int place = int(std::count_if(twins.begin(), twins.end(),
                                                [row](const LibraryRow *other) {
                                                    return other->record.created < row->record.created
                                                        || (other->record.created == row->record.created && other->key < row->key);
                                                }))
                + 1;
            row->twin = days.value(changedText(row->record.created)) == 1
                ? made
                : LibraryTextWords::tr("%1 of %2, %3").arg(QString::number(place), QString::number(twins.size()), made);
        }
    }
}

} // namespace muster::models
