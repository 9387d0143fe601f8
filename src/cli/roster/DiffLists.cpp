// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/DiffLists.h"

#include "cli/roster/JudgedRoster.h"
#include "models/compare/ListComparison.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::cli {

namespace {

struct DiffListsWords
{
    Q_DECLARE_TR_FUNCTIONS(DiffCommand)
};

QString changeId(models::ComparedRow::Change change)
{
    static const QStringList ids{"equal", "added", "removed", "replaced", "moved", "changed"}; // in the order of Change
    return ids.at(int(change));
}

QString kindId(models::ComparedRow::Kind kind)
{
    using Kind = models::ComparedRow::Kind;
    return kind == Kind::Force    ? QStringLiteral("force")
        : kind == Kind::Formation ? QStringLiteral("formation")
        : kind == Kind::Advantage ? QStringLiteral("advantage")
                                  : QStringLiteral("unit");
}

QJsonValue sideJson(const models::ComparedRow::Side &side)
{
    if (!side.there())
        return QJsonValue::Null;
    return QJsonObject{{"name", side.name},
                       {"detail", side.detail},
                       {"place", side.place},
                       {"points", side.pointsKnown ? QJsonValue(side.points) : QJsonValue(QJsonValue::Null)}};
}

QJsonObject listsJson(const models::ListComparison &comparison, const QString &nameA, const QString &nameB, const share::RosterLook &look)
{
    QJsonArray rows;
    for (const models::ComparedRow &row : comparison.rows) {
        rows.append(QJsonObject{{"kind", kindId(row.kind)},
                                {"change", changeId(row.change)},
                                {"a", sideJson(row.a)},
                                {"b", sideJson(row.b)},
                                {"news", QJsonArray::fromStringList(row.news)},
                                {"message", models::comparedLine(row, look)}});
    }
    return {{"a", QJsonObject{{"name", nameA}, {"points", comparison.pointsA}}},
            {"b", QJsonObject{{"name", nameB}, {"points", comparison.pointsB}}},
            {"same", comparison.same()},
            {"rows", rows}};
}

QString listName(const JudgedRoster &judged, const QString &file)
{
    const QString name = share::toText(judged.file.roster.name);
    return name.isEmpty() ? QFileInfo(file).fileName() : QStringLiteral("%1 (%2)").arg(name, QFileInfo(file).fileName());
}

} // namespace

int diffLists(const QString &fileA, const QString &fileB, bool json, Context &context)
{
    const auto a = judgeRoster(fileA, context);
    if (!a)
        return couldNot(context, text::spoken(a.error()));
    const auto b = judgeRoster(fileB, context);
    if (!b)
        return couldNot(context, text::spoken(b.error()));
    if (a->file.roster.gameSystemId != b->file.roster.gameSystemId)
        return couldNot(
            context,
            DiffListsWords::tr("%1: the roster belongs to another game (%2)").arg(fileB, share::toText(b->file.roster.gameSystemName)));
    const share::RosterLook look = a->look(context.language);
    const models::ListComparison comparison = models::compareLists(*a->evaluator, *b->evaluator, look);
    const QString nameA = listName(*a, fileA), nameB = listName(*b, fileB);
    context.out << (json ? QString::fromUtf8(QJsonDocument(listsJson(comparison, nameA, nameB, look)).toJson())
                         : models::comparisonText(comparison, nameA, nameB, look));
    context.out.flush();
    return comparison.same() ? Fine : AnswerIsNo;
}

} // namespace muster::cli
