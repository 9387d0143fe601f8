// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/odds/OddsCommand.h"

#include "cli/odds/OddsMatrix.h"
#include "cli/odds/OddsReport.h"
#include "cli/odds/OddsSides.h"
#include "cli/roster/JudgedRoster.h"
#include "packs/PackStore.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace muster::cli {

namespace {

struct OddsWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsCommand)
};

using Pairs = QMap<QString, QString>;

/// "K=V,K=V"; false when a part is no pair.
bool readPairs(const QString &text, Pairs &pairs)
{
    for (const QString &part : text.split(',', Qt::SkipEmptyParts)) {
        if (part.indexOf('=') < 1)
            return false;
        pairs.insert(part.section('=', 0, 0).trimmed(), part.section('=', 1).trimmed());
    }
    return true;
}

QString modeNames(const packs::Pack &pack)
{
    QStringList names;
    for (const packs::OddsMode &mode : pack.odds().modes)
        names.append(mode.id);
    return names.join(", ");
}

/// One run of the command.
class OddsRun
{
public:
    OddsRun(const QCommandLineParser &parser, Context &context) : m_parser(parser), m_context(context) {}

    int run()
    {
        const auto sides = openSides(m_parser, m_context);
        if (!sides)
            return couldNot(m_context, text::spoken(sides.error()));
        m_pack = (*sides)->pack;
        if (m_pack->odds().isEmpty())
            return couldNot(m_context, OddsWords::tr("%1 does not say how attacks are resolved (no odds.json)").arg(m_pack->id()));
        if (m_parser.isSet("list"))
            return list();
        if (!readQuestion())
            return CouldNot;
        if (m_parser.isSet("matrix"))
            return writeOddsMatrix(**sides, m_question, m_parser.isSet("json") ? "json" : m_parser.isSet("csv") ? "csv" : "", m_context);
        return ask(**sides);
    }

private:
    int list()
    {
        if (m_parser.isSet("json"))
            m_context.out << QString::fromUtf8(QJsonDocument(oddsListJson(*m_pack, m_context.language)).toJson());
        else
            writeOddsList(*m_pack, m_context.language, m_context.out);
        return Fine;
    }

    bool refuse(const QString &text)
    {
        couldNot(m_context, text);
        return false;
    }

    bool readQuestion()
    {
        const QString mode = m_parser.value("mode");
        m_question.mode = m_pack->odds().mode(mode); // none: the best for the units, see ask()
        if (!m_question.mode && !mode.isEmpty())
            return refuse(OddsWords::tr("%1 has no mode \"%2\"; there are: %3").arg(m_pack->id(), mode, modeNames(*m_pack)));
        for (const QString &text : m_parser.values("attack")) {
            m_question.attacks.emplace_back();
            if (!readPairs(text, m_question.attacks.back()))
                return refuse(OddsWords::tr("\"%1\" is not written like NAME=VALUE,NAME=VALUE").arg(text));
        }
        for (const QString &text : m_parser.values("defence")) {
            if (!readPairs(text, m_question.defence))
                return refuse(OddsWords::tr("\"%1\" is not written like NAME=VALUE,NAME=VALUE").arg(text));
        }
        for (const QString &text : m_parser.values("with")) {
            for (const QString &each : text.split(',')) // in a row, or each for itself
                m_question.with.insert(each.section('=', 0, 0).trimmed(), each.section('=', 1).trimmed());
        }
        m_question.weapons = m_parser.values("weapon");
        bool ok = true;
        m_question.figures = m_parser.isSet("figures") ? m_parser.value("figures").toInt(&ok) : 0;
        if (!ok || m_question.figures < 0 || (m_parser.isSet("figures") && m_question.figures == 0))
            return refuse(OddsWords::tr("%1 is not a number of figures").arg(m_parser.value("figures")));
        return true;
    }

    int ask(const OddsSides &sides)
    {
        m_question.attacker = sides.attacker ? &*sides.attacker : nullptr;
        m_question.target = sides.target ? &*sides.target : nullptr;
        const packs::OddsAsker asker(*m_pack);
        if (!m_question.mode && m_question.attacker)
            m_question.mode = asker.bestMode(m_question);
        if (!m_question.mode)
            m_question.mode = &m_pack->odds().modes.front();
        m_question.again = true;
        const auto reply = asker.ask(m_question);
        if (!reply)
            return couldNot(m_context, text::spoken(reply.error()));
        const OddsReport report{*m_pack, asker, m_question, *reply, sides.attackerName, sides.targetName};
        if (m_parser.isSet("json"))
            m_context.out << QString::fromUtf8(QJsonDocument(oddsJson(report, m_context.language)).toJson());
        else if (reply->unknown.isEmpty())
            writeOdds(report, m_context.language, m_context.out);
        m_context.out.flush();
        if (reply->unknown.isEmpty())
            return Fine;
        m_context.err << "muster: "
                      << OddsWords::tr("nobody knows: %1; type them with --attack and --defence").arg(reply->unknown.join(", "))
                      << Qt::endl;
        return AnswerIsNo;
    }

    const QCommandLineParser &m_parser;
    Context &m_context;
    packs::PackPtr m_pack;
    packs::OddsQuestion m_question;
};

} // namespace

QString OddsCommand::synopsis() const
{
    return QStringLiteral("SYSTEM|--roster FILE [--mode MODE] ...");
}

QString OddsCommand::summary() const
{
    return OddsWords::tr("says what an attack does, exactly");
}

QString OddsCommand::description() const
{
    return OddsWords::tr(
        "muster odds SYSTEM --list: modes, inputs and conditions of the game.\n"
        "muster odds SYSTEM --mode MODE --attack K=V,... --defence K=V,... [--with NAME[=VALUE]]...: typed by hand; --attack again is a further weapon.\n"
        "muster odds SYSTEM --attacker UNIT --target UNIT [--weapon NAME]... [--figures N]: units of the pack (FACTION/UNIT where a name is not unique);\n"
        "  --attack and --defence type figures over; --target may also name one of the game's typical targets.\n"
        "muster odds --roster MINE --attacker PATH --against THEIRS --target PATH: units of rosters.\n"
        "muster odds --roster MINE [--against THEIRS] --matrix [--csv]: each of mine at each of theirs, or at the typical targets.\n"
        "JSON: {system, mode, attacker, target, weapons, with, stages: [{id, name, mean}], lost: [chance of exactly 0, 1, ... all], mean, any, destroyed,\n"
        "       notCounted: [rule], assumed: {input: value}, pointsPerPoint, chances: [{id, name, chance}],\n"
        "       again: [chance that 1, 2, ... such attacks destroy it], unknown}; where both sides risk something attackerLost and joint [lost][attackerLost];\n"
        "       mode fight: lost is [attacker wins, tie, defender wins], defenderLost beside it.\n"
        "--matrix: {system, mode, attackers, targets, cells: [[{mode, destroyed, mean, size, share, notCounted}]]}. Exit 1: a figure is not known.");
}

void OddsCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({{"list", OddsWords::tr("What can be asked.")},
                       {"mode", OddsWords::tr("Kind of attack; default: the first, between units the one that does most."), "MODE"},
                       {"attack", OddsWords::tr("Figures of the attack."), "K=V,..."},
                       {"defence", OddsWords::tr("Figures of the target."), "K=V,..."},
                       {"with", OddsWords::tr("A condition."), "NAME[=VALUE],..."},
                       {"attacker", OddsWords::tr("Unit that attacks."), "UNIT"},
                       {"target", OddsWords::tr("Unit that is attacked."), "UNIT"},
                       {"weapon", OddsWords::tr("Only this weapon."), "NAME"},
                       {"figures", OddsWords::tr("Figures of the attacker that are left."), "N"},
                       {"roster", OddsWords::tr("Roster of the attacker."), "FILE"},
                       {"against", OddsWords::tr("Roster of the target."), "FILE"},
                       {"matrix", OddsWords::tr("All units of both rosters.")},
                       {"csv", OddsWords::tr("The matrix as CSV.")},
                       {"json", OddsWords::tr("Output as JSON.")}});
}

int OddsCommand::run(const QCommandLineParser &parser, Context &context) const
{
    return OddsRun(parser, context).run();
}

} // namespace muster::cli
