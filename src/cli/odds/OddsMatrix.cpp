// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/odds/OddsMatrix.h"

#include "cli/odds/OddsReport.h"
#include "packs/Pack.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OddsCommand)
};

struct Side
{
    std::vector<packs::OddsUnit> units;
    QStringList names;
};

Side sideOf(const JudgedRoster &judged, const QString &language)
{
    Side side;
    const share::RosterLook look = judged.look(language);
    for (const rules::Selection *selection : unitsOf(judged.evaluator->roster())) {
        side.units.push_back(packs::oddsUnit(*judged.pack, *judged.evaluator, *selection));
        const rules::EffectiveSelection *effective = judged.evaluator->selection(selection->id);
        side.names.append(!selection->customName.empty() || !effective ? side.units.back().name : look.name(*effective));
    }
    return side;
}

QJsonObject cellJson(const packs::OddsReply &reply, const packs::OddsAsker &asker, const packs::Language &words)
{
    if (!reply.unknown.isEmpty())
        return {{"unknown", QJsonArray::fromStringList(reply.unknown)}};
    QJsonArray notCounted;
    for (const QString &id : reply.notCounted)
        notCounted.append(words.name(id.toStdString(), asker.ruleName(id).toStdString()));
    const double size = std::max(1.0, double(reply.answer.lost.size()) - 1);
    return {{"destroyed", reply.answer.destroyed},
            {"mean", reply.answer.mean},
            {"size", size},
            {"share", reply.answer.mean / size},
            {"notCounted", notCounted}};
}

void writeText(const Side &mine, const Side &theirs, const QJsonArray &rows, const QString &language, QTextStream &out)
{
    constexpr int width = 14;
    out << QString(24, ' ');
    for (const QString &name : theirs.names)
        out << name.left(width - 2).rightJustified(width);
    out << '\n';
    for (qsizetype row = 0; row < rows.size(); ++row) {
        out << mine.names.at(row).left(23).leftJustified(24);
        for (const QJsonValue &cell : rows.at(row).toArray())
            out << (cell.toObject().contains("share") ? percent(cell.toObject()["share"].toDouble(), language) : QStringLiteral("–"))
                       .rightJustified(width);
        out << '\n';
    }
}

} // namespace

int writeOddsMatrix(const OddsSides &sides, packs::OddsQuestion question, bool json, Context &context)
{
    if (!sides.mine || !sides.theirs)
        return couldNot(context, Words::tr("--matrix needs --roster and --against"));
    const Side mine = sideOf(*sides.mine, context.language);
    const Side theirs = sideOf(*sides.theirs, context.language);
    const packs::OddsAsker asker(*sides.pack);
    question.further = false;
    QJsonArray rows;
    for (const packs::OddsUnit &attacker : mine.units) {
        QJsonArray row;
        for (const packs::OddsUnit &target : theirs.units) {
            question.attacker = &attacker;
            question.target = &target;
            const auto reply = asker.ask(question);
            if (!reply)
                return couldNot(context, text::spoken(reply.error()));
            row.append(cellJson(*reply, asker, sides.pack->language(context.language)));
        }
        rows.append(row);
    }
    if (json)
        context.out << QString::fromUtf8(QJsonDocument(QJsonObject{{"system", sides.pack->id()},
                                                                   {"mode", question.mode->id},
                                                                   {"attackers", QJsonArray::fromStringList(mine.names)},
                                                                   {"targets", QJsonArray::fromStringList(theirs.names)},
                                                                   {"cells", rows}})
                                             .toJson());
    else
        writeText(mine, theirs, rows, context.language, context.out);
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
