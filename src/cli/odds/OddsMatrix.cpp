// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/odds/OddsMatrix.h"

#include "cli/odds/OddsReport.h"
#include "packs/Pack.h"
#include "share/odds/OddsSide.h"
#include "share/odds/OddsText.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster::cli {

namespace {

struct OddsMatrixWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsCommand)
};

/// A matrix with what it was made of.
struct Asked
{
    const packs::Pack &pack;
    const packs::OddsAsker &asker;
    const share::OddsSide &mine, &theirs;
    const packs::OddsMatrix &matrix;
    QString language;
};

QJsonObject cellJson(const Asked &asked, std::size_t row, std::size_t column)
{
    const packs::OddsCell &cell = asked.matrix.rows[row][column];
    if (!cell.known && cell.mode)
        return {{"mode", cell.mode->id}, {"unknown", QJsonArray::fromStringList(cell.unknown)}};
    packs::OddsQuestion pair;
    pair.attacker = &asked.mine.units[row];
    pair.target = &asked.theirs.units[column];
    const double size = std::max(1.0, cell.size);
    return {
        {"mode", cell.mode ? QJsonValue(cell.mode->id) : QJsonValue()},
        {"destroyed", cell.destroyed},
        {"mean", cell.mean},
        {"size", size},
        {"share", cell.mean / size},
        {"notCounted", QJsonArray::fromStringList(share::oddsRuleNames(asked.pack, asked.asker, pair, cell.notCounted, asked.language))}};
}

QJsonArray rowsJson(const Asked &asked)
{
    QJsonArray rows;
    for (std::size_t row = 0; row < asked.matrix.rows.size(); ++row) {
        QJsonArray cells;
        for (std::size_t column = 0; column < asked.matrix.rows[row].size(); ++column)
            cells.append(cellJson(asked, row, column));
        rows.append(cells);
    }
    return rows;
}

} // namespace

int writeOddsMatrix(const OddsSides &sides, const packs::OddsQuestion &question, const QString &format, Context &context)
{
    if (!sides.mine)
        return couldNot(context, OddsMatrixWords::tr("--matrix needs --roster, and --against where it is not to be the typical targets"));
    const auto sideOf = [&context](const JudgedRoster &judged) {
        return share::oddsSide(*judged.pack, *judged.evaluator, judged.look(context.language));
    };
    const share::OddsSide mine = sideOf(*sides.mine);
    const share::OddsSide theirs = sides.theirs ? sideOf(*sides.theirs) : share::typicalSide(*sides.pack, context.language);
    const packs::OddsAsker asker(*sides.pack);
    const auto matrix = packs::oddsMatrix(asker, question, mine.units, theirs.units);
    if (!matrix)
        return couldNot(context, text::spoken(matrix.error()));
    if (format == QLatin1String("json"))
        context.out << QString::fromUtf8(
            QJsonDocument(QJsonObject{{"system", sides.pack->id()},
                                      {"mode", question.mode ? question.mode->id : QStringLiteral("best")},
                                      {"attackers", QJsonArray::fromStringList(mine.names)},
                                      {"targets", QJsonArray::fromStringList(theirs.names)},
                                      {"cells", rowsJson({*sides.pack, asker, mine, theirs, *matrix, context.language})}})
                .toJson());
    else if (format == QLatin1String("csv"))
        context.out << share::oddsMatrixCsv(*matrix, mine, theirs);
    else
        context.out << share::oddsMatrixText(*matrix, mine, theirs, share::OddsFigure::Share);
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
