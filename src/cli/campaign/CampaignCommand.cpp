// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/campaign/CampaignCommand.h"

#include "cli/campaign/CampaignVerbs.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {

class CampaignWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

QString verbsHelp()
{
    return CampaignWords::tr(
        R"(CAMPAIGN is a file (.muster, or .json to read it with other tools), or the name or id of a campaign in the library.

  new NAME --system SYSTEM [--player NAME]... [--mode soldier|pool|none] [--pricing ID] [-o FILE]
      a campaign by the rules of the game; without -o in the library; prints its id
  enlist CAMPAIGN FILE [--player NAME] [--name NAME] [--leader SOLDIER]
      a roster (.ros, .rosz) or a force as JSON joins
  record CAMPAIGN REPORT.json
      an after-battle report: recruits, the mission, promotions, kit, as one step
  correct CAMPAIGN MISSION REPORT.json | correct CAMPAIGN MISSION --void
      replaces a mission (its number, or the id of any entry) or takes it out; prints what no longer holds
  promote CAMPAIGN SOLDIER [--to RANK]
      one rank up; answers no (1) when it is not possible
  report CAMPAIGN [--json] [--format text|markdown|discord|html|csv] [--soldier NAME]
      the campaign report: soldiers, missions, standings; --soldier: their service record
  game CAMPAIGN --between A B --score N M [--result won|drawn|lost] [--date D] [--round N] [--scenario NAME] [--join]
      a game of two players, with a list or without; it fulfils the one that was paired for them
  game CAMPAIGN --csv FILE [--join]
      games from a table: headings date, player, score, player 2, score 2, result, round, scenario, notes;
      what is in the book with its day already is left out
  table CAMPAIGN [--json] [--format text|discord]
      table, rules of the table and rounds; discord: the table in under 2,000 characters
  pair CAMPAIGN [--how swiss|round-robin] [--due D] [--without NAME]... | pair CAMPAIGN --between A B [--round N]
      the next round, or all that are missing; answers no (1) when everybody has met everybody
  merge A B -o OUT [--prefer first|second|both] [--force]
      two books of one campaign become one; answers no (1) when they contradict each other and nothing is preferred:
      then the first one counts, and the file is written all the same
  merge CAMPAIGN B.muster [--prefer ...]
      into a campaign of the library
  chronicle CAMPAIGN -o OUT.pdf | -o FOLDER [--force]
      the campaign as a book: PDF, or a folder of web pages
  muster CAMPAIGN [FORCE] -o LIST.ros [--force]
      the force as it stands as a battle roster; the list knows where it comes from
  losses CAMPAIGN LIST.ros TABLE.txt [--lost recovered|wounded|dead] [--name MISSION]
      what the phone page of that list handed back as a report for record; says when the force has moved on since
  map CAMPAIGN [MAP.json]
      who holds which area; MAP.json draws it: {"areas": [{"name", "gives", "column", "row", "holder"}]}

muster print CAMPAIGN --what report,sheet,records,cards [--soldier NAME]... -o OUT.pdf prints it.)");
}

QString filesHelp()
{
    return CampaignWords::tr(R"(After-battle report:
  {"mission": "Seek and destroy", "scenario": "id, optional", "date": "2026-09-06",
   "objectives": {"primary": "done", "secondary": "failed"},       done, failed, not read
   "result": "won", "victoryPoints": 0, "actingLeader": "Egon",    won, drawn, lost; all optional
   "soldiers": [{"name": "Aldo", "kills": ["Ork", {"kind": "Gretchin", "count": 2}, {"kind": "Tank", "points": 30},
                           {"victim": "Zog"}],       a soldier of another force, at their present points
                 "outcome": "survived", "misses": 1, "bonus": 0, "lost": 0, "note": ""}],
                 survived, recovered, wounded, dead; who is not listed was not there
   "awards": {"primary": 30}, "eventsDrawn": ["id"], "notes": "",
   "recruits": [{"name": "Falk", "role": "Bolter", "rank": "Veteran", "points": 11, "force": "", "like": "Brun"}],
   "promotions": [{"soldier": "Egon", "rank": "Veteran"}],
   "sales": [{"soldier": "Aldo", "item": "Bolter", "experience": 0}],
   "handovers": [{"soldier": "Brun", "to": "Cato", "item": "Chainsword"}],
   "purchases": [{"soldier": "Aldo", "item": "Heavy bolter", "points": 9, "experience": 5}],
   "throws": [{"soldier": "Aldo", "table": "Injuries", "value": 7}],     dice that fell at the table
   "counted": [{"force": "", "counters": {"credits": -4}, "reason": ""}]}
  Beside "result" also "counters": {"credits": 5}; in the report also "areas": {"Refinery": "Bruno"}.
  Kit of the army list has its price from there, other kit costs its points. A report of kit alone needs no mission.
  Where the rules say that kit is paid with a counter, a purchase takes it and a sale brings it; "price": {"credits": 5} says another.
  With several forces: "force" beside "objectives", or "sides": [{"force", "objectives", "result", ...}]. A name means somebody of these
  forces; where several have it, say Zog (Name of the force), here and wherever a soldier is named.

Force as JSON: {"name", "leader", "catalogue" or "ladder", "soldiers": [{"name", "role", "rank", "points", "lifePoints", "experience"}]})");
}

QString jsonHelp()
{
    return QString::fromUtf8(R"(report --json: {id, name, system, mode, pricing,
  soldiers: [{id, name, role, force, player, rank, rankId, lifePoints, points, rerolls, earned, spent, free, contributed,
              kills, killPoints, killsByKind, missions, survived, status, statusMission, awards, equipment,
              kit: [{item, name, entry, points, experience, price}], without: [...], next}],
  missions: [{number, event, name, date, sides, soldiers, kills, experience, platoonPoints, ...}],
  forces: [{id, name, player, leader, points, pool, poolEarned, poolHandedOut}], standings: [...],
  problems: [{event, soldier, text, ...}]}   status: fit, wounded, dead, retired
table --json: {id, name, overdue, points, ties, table: [{rank, rankBefore, player, id, played, won, drawn, lost, byes, scored,
  conceded, points, objectives, kills, killPoints, losses, ties, form}], otherGames,
  rounds: [{round, complete, byes, games: [{event, state, round, one, other, oneScore, otherScore, oneResult, otherResult,
  date, due, disputed}]}]}   state: played, planned, overdue, cancelled)");
}

} // namespace

QString CampaignCommand::synopsis() const
{
    return "new|enlist|record|correct|promote|report|game|table|pair|merge|chronicle|muster|losses|map ...";
}

QString CampaignCommand::summary() const
{
    return CampaignWords::tr("keeps the campaign book: missions, experience, promotions");
}

QString CampaignCommand::description() const
{
    return QStringList{verbsHelp(), filesHelp(), jsonHelp()}.join("\n\n");
}

void CampaignCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({
        {"system", CampaignWords::tr("new: the game, by id or name."), "SYSTEM"},
        {"player",
         CampaignWords::tr("new: a player, may be given again; enlist: whose force it is (left out: the first player without one)."),
         "NAME"},
        {"mode", CampaignWords::tr("new: who owns experience: soldier, pool or none."), "MODE"},
        {"pricing", CampaignWords::tr("new: how life points are priced, by the pack's id (formula, table)."), "ID"},
        {{"o", "output"},
         CampaignWords::tr("new: write to this file instead of the library; merge, chronicle, muster: the file (or folder)."),
         "FILE"},
        {"force", CampaignWords::tr("new, merge, chronicle, muster: replace an existing file.")},
        {"between", CampaignWords::tr("game, pair: the two players."), "A B"},
        {"score", CampaignWords::tr("game: what each of them scored; who scored more has won."), "N M"},
        {"result", CampaignWords::tr("game: how it ended for the first: won, drawn or lost."), "RESULT"},
        {"date", CampaignWords::tr("game: when (year-month-day); today if left out."), "DATE"},
        {"round", CampaignWords::tr("game, pair: the round of the league."), "NUMBER"},
        {"scenario", CampaignWords::tr("game: what was played."), "NAME"},
        {"notes", CampaignWords::tr("game: a few words."), "TEXT"},
        {"csv", CampaignWords::tr("game: a table of games."), "FILE"},
        {"join", CampaignWords::tr("game: whoever is not a player yet joins.")},
        {"how", CampaignWords::tr("pair: swiss (the next round) or round-robin (all rounds)."), "HOW"},
        {"without", CampaignWords::tr("pair: a player who stays away, may be given again."), "NAME"},
        {"due", CampaignWords::tr("pair: to be played by this day."), "DATE"},
        {"prefer", CampaignWords::tr("merge: whose version counts where they differ: first, second or both."), "WHOSE"},
        {"name", CampaignWords::tr("enlist: name of the force; losses: of the mission."), "NAME"},
        {"lost", CampaignWords::tr("losses: what became of the eliminated: recovered, wounded or dead."), "FATE"},
        {"leader", CampaignWords::tr("enlist: the soldier who leads it."), "SOLDIER"},
        {"void", CampaignWords::tr("correct: the mission never happened.")},
        {"reason", CampaignWords::tr("correct: why."), "TEXT"},
        {"to", CampaignWords::tr("promote: the rank they shall hold (the next one if left out)."), "RANK"},
        {"json", CampaignWords::tr("report, table: for programs.")},
        {"format", CampaignWords::tr("report: text, markdown, discord, html or csv; table: text or discord."), "FORMAT", "text"},
        {"soldier", CampaignWords::tr("report: the service record of one soldier."), "NAME"},
    });
}

int CampaignCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList words = parser.positionalArguments();
    const QString verb = words.value(0);
    for (const CampaignVerb &known : campaignVerbs()) {
        if (known.name != verb)
            continue;
        if (words.size() - 1 < known.least || words.size() - 1 > known.most)
            return couldNot(context,
                            CampaignWords::tr("campaign %1: wrong number of arguments; muster campaign --help explains").arg(verb));
        return known.run(words.mid(1), parser, context);
    }
    return couldNot(
        context,
        verb.isEmpty()
            ? CampaignWords::tr(
                "campaign: what to do? new, enlist, record, correct, promote, report, game, table, pair, merge, chronicle, muster, losses or map")
            : CampaignWords::tr(
                  "campaign: there is no %1; new, enlist, record, correct, promote, report, game, table, pair, merge, chronicle, muster, losses and map are")
                  .arg(verb));
}

} // namespace muster::cli
