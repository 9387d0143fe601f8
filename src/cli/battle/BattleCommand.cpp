// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/battle/BattleCommand.h"

#include "battle/AfterBattle.h"
#include "battle/begin/NewBattle.h"
#include "cli/battle/BattleBook.h"
#include "cli/battle/BattleEventReader.h"
#include "cli/battle/BattleReport.h"
#include "cli/roster/JudgedRoster.h"
#include "documents/exchange/ForeignFile.h"
#include "share/table/TableTaps.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace muster::cli {

namespace {

struct BattleCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(BattleCommand)
};

archive::Replace replaceOf(const QCommandLineParser &parser)
{
    return parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No;
}

bool looksLikeRosterFile(const QString &name)
{
    return QFileInfo(name).isFile() || name.endsWith(".ros") || name.endsWith(".rosz") || name.endsWith(".muster");
}

int beginBattle(const QCommandLineParser &parser, Context &context)
{
    if (!parser.isSet("roster"))
        return couldNot(context, BattleCommandWords::tr("battle new: --roster is needed"));
    auto mine = judgeRoster(parser.value("roster"), context);
    if (!mine)
        return couldNot(context, text::spoken(mine.error()));
    const QString against = parser.value("against");
    std::optional<JudgedRoster> theirs;
    if (!against.isEmpty() && looksLikeRosterFile(against)) {
        auto read = judgeRoster(against, context);
        if (!read)
            return couldNot(context, text::spoken(read.error()));
        if (read->pack->id() != mine->pack->id())
            return couldNot(context,
                            BattleCommandWords::tr("%1 is a list of another game (%2)").arg(against, read->pack->name(context.language)));
        theirs = std::move(*read);
    }
    const packs::Scenario *scenario = nullptr;
    if (parser.isSet("scenario")) {
        scenario = packs::findScenario(mine->pack->scenarios(), parser.value("scenario"));
        if (!scenario)
            return couldNot(context, BattleCommandWords::tr("%1 has no scenario \"%2\"").arg(mine->pack->id(), parser.value("scenario")));
    }
    QVector<battle::Opponent> opponents(2);
    opponents[0].list = mine->evaluator.get();
    opponents[1].list = theirs ? theirs->evaluator.get() : nullptr;
    if (!theirs)
        opponents[1].name = against.isEmpty() ? BattleCommandWords::tr("Opponent") : against;
    const auto book = BattleBook::create(battle::newBattle(*mine->pack, opponents, scenario, parser.value("name"), context.language),
                                         parser.value("output"), replaceOf(parser), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    context.out << book->battle().start.id << Qt::endl;
    return Fine;
}

// What happened at the table: entries as JSON, or the text of a phone page.
base::Result<QVector<battle::Event>> readHappened(const QByteArray &bytes, const BattleBook &book, Context &context)
{
    if (const QString text = QString::fromUtf8(bytes); share::holdsTableResult(text)) {
        const auto handed = share::readForBattle(text, book.battle());
        if (!handed)
            return handed.error();
        QVector<battle::Event> events;
        for (const battle::Payload &tap : share::tapsOf(*handed, book.battle(), book.state(context.language)))
            events.append(battle::makeEvent(tap));
        return events;
    }
    const auto json = documents::readForeignDocument(bytes, {});
    if (!json)
        return json.error();
    return readBattleEvents(*json, book.battle(), battle::chance());
}

int addEvents(const QStringList &words, Context &context)
{
    auto book = BattleBook::open(words.value(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const auto bytes = archive::readWhole(words.value(1));
    if (!bytes)
        return couldNot(context, text::spoken(bytes.error()));
    const auto events = readHappened(*bytes, *book, context);
    if (!events)
        return couldNot(context, BattleCommandWords::tr("%1: %2").arg(words.value(1), text::spoken(events.error())));
    if (events->isEmpty()) {
        context.out << BattleCommandWords::tr("Nothing is different.") << Qt::endl;
        return Fine;
    }
    const auto before = book->state(context.language).log.size();
    const QString sentence = BattleCommandWords::tr("Record %1").arg(QFileInfo(words.value(1)).fileName());
    if (const auto written = book->append(sentence, *events); !written)
        return couldNot(context, text::spoken(written.error()));
    const battle::BattleState state = book->state(context.language);
    for (auto i = before; i < state.log.size(); ++i)
        context.out << text::spoken(state.log.at(i).text) << '\n';
    context.out.flush();
    return Fine;
}

int report(const QStringList &words, const QCommandLineParser &parser, Context &context)
{
    const auto book = BattleBook::open(words.value(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const battle::BattleState state = book->state(context.language);
    if (parser.isSet("json"))
        context.out << QString::fromUtf8(QJsonDocument(battleJson(book->battle(), state, context.language)).toJson());
    else
        writeBattle(book->battle(), state, context.language, context.out);
    context.out.flush();
    return Fine;
}

int writeResult(const QStringList &words, const QCommandLineParser &parser, Context &context)
{
    const QString out = parser.value("output");
    if (out.isEmpty())
        return couldNot(context, BattleCommandWords::tr("battle result: -o is needed"));
    const QString lost = parser.value("lost");
    if (!campaign::outcomeNames().mid(1).contains(lost))
        return couldNot(context, BattleCommandWords::tr("--lost is recovered, wounded or dead, not %1").arg(lost));
    const auto book = BattleBook::open(words.value(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const QJsonObject json = battle::afterBattle(book->battle(), book->state(context.language), lost);
    if (const auto written = archive::writeSafely(out, QJsonDocument(json).toJson(), replaceOf(parser)); !written)
        return couldNot(context, text::spoken(written.error()));
    return Fine;
}

} // namespace

QString BattleCommand::synopsis() const
{
    return QStringLiteral("new|add|report|result ...");
}

QString BattleCommand::summary() const
{
    return BattleCommandWords::tr("keeps the log of a game at the table");
}

QString BattleCommand::description() const
{
    return BattleCommandWords::tr(R"(BATTLE is a .muster or .json file, or a battle of the library by name or id.

  new --roster A [--against B] [--scenario S] [--name NAME] [-o FILE] [--force]
      a battle with copies of the lists, in a file or in the library; B is a roster or just a name; prints its id
  add BATTLE EVENT.json
      records an event, or a list of them, or what a phone page handed back (its text in a file); prints what happened
  report BATTLE [--json]
      every unit as it stands, score, log
  result BATTLE -o AFTER.json [--lost recovered|wounded|dead] [--force]
      the after-battle report that muster campaign record reads)")
        + "\n\n" + BattleCommandWords::tr(R"(Events: units and sides by id or name.
  {"type": "turn", "turn": 1, "first": SIDE}, {"type": "phase", "phase": ID, "side": SIDE}, {"type": "activated", "unit": U, "what": ""}
  {"type": "damaged", "unit": U, "boxes": 2, "figure": 0, "weapon": "", "by": U}, {"type": "healed", "unit": U, "boxes": 1}
  {"type": "eliminated", "unit": U, "figure": 0, "by": U}, {"type": "ammunition", "unit": U, "supply": ID, "change": -1}
  {"type": "marker", "unit": U, "marker": ID, "text": "", "turns": 2}, {"type": "marker-cleared", "unit": U, "marker": ID}
  {"type": "moved", "unit": U, "to": "reserve", "inside": U, "anew": true}
  {"type": "card", "pile": ID, "card": ID, "back": true}                 without a card one is drawn
  {"type": "dice", "roll": ID, "more": 1, "faces": ["A", "T"]}           without faces they are thrown; or "die" and "count"
  {"type": "scored", "side": SIDE, "line": ID, "points": 2}, {"type": "resource", "side": SIDE, "resource": ID, "change": -1}
  {"type": "scanned", "board": 1}, {"type": "token", "token": EVENT, "board": 1, "turned": true, "unit": U, "aside": true}
  {"type": "secondary", "undone": true}, {"type": "note", "text": "", "unit": U}
  {"type": "ended", "sides": [{"side": "1", "result": "won", "objectives": {"primary": "done"}}], "why": ""}
  {"type": "correction", "target": EVENT, "replacement": {event} or null, "reason": ""})")
        + "\n\n" + QString::fromUtf8(R"(report --json: {id, name, system, scenario, turn, turns, phase, active, ended, secondaryOpened,
  sides: [{id, name, player, role, score, scores: {line: {turn: points}}, resources, markers, kills, killPoints, result, objectives}],
  units: [{id, side, name, selection, points, figures, figuresLeft, boxes, boxesLeft, activated, place, inside, joins, markers,
           supplies: [{id, name, left, count}], lostWeapons, eliminated, eliminations}],
  kills: [{unit, figure, name, points, by, bySide, turn, event}], piles: [{id, name, left, drawn}],
  rolls: [{id, name, die, dice, atLeast, automatic, chance}], log: [{event, type, at, turn, phase, text, corrected}], problems})");
}

void BattleCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions(
        {{"roster", BattleCommandWords::tr("new: my list."), "FILE"},
         {"against", BattleCommandWords::tr("new: the opponent's list, or a name."), "FILE"},
         {"scenario", BattleCommandWords::tr("new: the scenario, by id, name or number."), "NAME"},
         {"name", BattleCommandWords::tr("new: name of the battle."), "NAME"},
         {"lost", BattleCommandWords::tr("result: what became of the eliminated: recovered, wounded or dead."), "OUTCOME", "recovered"},
         {{"o", "output"}, BattleCommandWords::tr("new, result: the file to write."), "FILE"},
         {"force", BattleCommandWords::tr("new, result: replace an existing file.")},
         {"json", BattleCommandWords::tr("report: for programs.")}});
}

int BattleCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList words = parser.positionalArguments();
    const QString verb = words.value(0);
    const qsizetype given = words.size() - 1;
    const QMap<QString, int> wanted{{"new", 0}, {"add", 2}, {"report", 1}, {"result", 1}};
    if (!wanted.contains(verb))
        return couldNot(context, BattleCommandWords::tr("battle: what to do? new, add, report or result"));
    if (given != wanted.value(verb))
        return couldNot(context, BattleCommandWords::tr("battle %1: wrong number of arguments; muster battle --help explains").arg(verb));
    if (verb == "new")
        return beginBattle(parser, context);
    if (verb == "add")
        return addEvents(words.mid(1), context);
    return verb == "report" ? report(words.mid(1), parser, context) : writeResult(words.mid(1), parser, context);
}

} // namespace muster::cli
