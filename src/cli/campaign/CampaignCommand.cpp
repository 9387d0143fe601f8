// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/campaign/CampaignCommand.h"

#include "cli/campaign/CampaignVerbs.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

} // namespace

QString CampaignCommand::synopsis() const
{
    return "new|enlist|record|correct|promote|report ...";
}

QString CampaignCommand::summary() const
{
    return Words::tr("keeps the campaign book: missions, experience, promotions");
}

QString CampaignCommand::description() const
{
    return Words::tr(R"(CAMPAIGN is a file (.muster, or .json to read it with other tools), or the name or id of a campaign in the library.

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
      the campaign report: soldiers, missions, standings; --soldier: his service record

muster print CAMPAIGN --what report,sheet,records,cards [--soldier NAME]... -o OUT.pdf prints it.)")
        + "\n\n" + Words::tr(R"(After-battle report:
  {"mission": "Seek and destroy", "scenario": "id, optional", "date": "2026-09-06",
   "objectives": {"primary": "done", "secondary": "failed"},       done, failed, not read
   "result": "won", "victoryPoints": 0, "actingLeader": "Egon",    won, drawn, lost; all optional
   "soldiers": [{"name": "Aldo", "kills": ["Ork", {"kind": "Gretchin", "count": 2}, {"kind": "Tank", "points": 30},
                           {"victim": "Zog"}],       a soldier of another force, at his present points
                 "outcome": "survived", "misses": 1, "bonus": 0, "note": ""}],
                 survived, recovered, wounded, dead; who is not listed was not there
   "awards": {"primary": 30}, "eventsDrawn": ["id"], "notes": "",
   "recruits": [{"name": "Falk", "role": "Bolter", "rank": "Veteran", "points": 11, "force": "", "like": "Brun"}],
   "promotions": [{"soldier": "Egon", "rank": "Veteran"}],
   "sales": [{"soldier": "Aldo", "item": "Bolter", "experience": 0}],
   "handovers": [{"soldier": "Brun", "to": "Cato", "item": "Chainsword"}],
   "purchases": [{"soldier": "Aldo", "item": "Heavy bolter", "points": 9, "experience": 5}]}
  Kit of the army list has its price from there, other kit costs its points. A report of kit alone needs no mission.
  With several forces: "force" beside "objectives", or "sides": [{"force", "objectives", "result", ...}].

Force as JSON: {"name", "leader", "catalogue" or "ladder", "soldiers": [{"name", "role", "rank", "points", "lifePoints", "experience"}]})")
        + "\n\n" + QString::fromUtf8(R"(report --json: {id, name, system, mode, pricing,
  soldiers: [{id, name, role, force, player, rank, rankId, lifePoints, points, rerolls, earned, spent, free, contributed,
              kills, killPoints, killsByKind, missions, survived, status, statusMission, awards, equipment,
              kit: [{item, name, entry, points, experience}], without: [...], next}],
  missions: [{number, event, name, date, sides, soldiers, kills, experience, platoonPoints, ...}],
  forces: [{id, name, player, leader, points, pool, poolEarned, poolHandedOut}], standings: [...],
  problems: [{event, soldier, text, ...}]}   status: fit, wounded, dead, retired)");
}

void CampaignCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({
        {"system", Words::tr("new: the game, by id or name."), "SYSTEM"},
        {"player", Words::tr("new: a player, may be given again; enlist: whose force it is."), "NAME"},
        {"mode", Words::tr("new: who owns experience: soldier, pool or none."), "MODE"},
        {"pricing", Words::tr("new: how life points are priced, by the pack's id (formula, table)."), "ID"},
        {{"o", "output"}, Words::tr("new: write to this file instead of the library."), "FILE"},
        {"force", Words::tr("new: replace an existing file.")},
        {"name", Words::tr("enlist: name of the force."), "NAME"},
        {"leader", Words::tr("enlist: the soldier who leads it."), "SOLDIER"},
        {"void", Words::tr("correct: the mission never happened.")},
        {"reason", Words::tr("correct: why."), "TEXT"},
        {"to", Words::tr("promote: the rank he shall hold (the next one if left out)."), "RANK"},
        {"json", Words::tr("report: for programs.")},
        {"format", Words::tr("report: text, markdown, discord, html or csv."), "FORMAT", "text"},
        {"soldier", Words::tr("report: the service record of one soldier."), "NAME"},
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
            return couldNot(context, Words::tr("campaign %1: wrong number of arguments; muster campaign --help explains").arg(verb));
        return known.run(words.mid(1), parser, context);
    }
    return couldNot(context,
                    verb.isEmpty() ? Words::tr("campaign: what to do? new, enlist, record, correct, promote or report")
                                   : Words::tr("campaign: there is no %1; new, enlist, record, correct, promote and report are").arg(verb));
}

} // namespace muster::cli
