// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/print/ScenarioCommand.h"

#include "cli/print/PrintOptions.h"
#include "packs/PackStore.h"
#include "print/paint/PdfFile.h"
#include "print/scenario/ScenarioSheet.h"
#include "share/ScenarioText.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace muster::cli {

namespace {

struct ScenarioWords
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioCommand)
};

using Wanted = std::vector<const packs::Scenario *>;

void list(const Wanted &wanted, const packs::Pack &pack, Context &context)
{
    for (const packs::Scenario *scenario : wanted) {
        QStringList facts;
        for (const share::ScenarioFact &fact : share::scenarioFacts(*scenario, pack, context.language))
            if (fact.id == QLatin1String("turns") || fact.id == QLatin1String("points") || fact.id == QLatin1String("victory"))
                facts.append(QStringLiteral("%1 %2").arg(fact.label.toLower(), fact.value));
        context.out << scenario->id.leftJustified(44) << ' ' << share::scenarioPlace(*scenario, context.language) << ": "
                    << scenario->name.in(context.language);
        if (!facts.isEmpty())
            context.out << " (" << facts.join(", ") << ')';
        context.out << '\n';
    }
}

void writeJson(const Wanted &wanted, bool one, bool secondary, Context &context)
{
    QJsonArray all;
    for (const packs::Scenario *scenario : wanted)
        all.append(share::scenarioJson(*scenario, context.language, secondary));
    const QJsonDocument document = one ? QJsonDocument(all.at(0).toObject()) : QJsonDocument(all);
    context.out << QString::fromUtf8(document.toJson());
}

int writeScenarios(const Wanted &wanted, const packs::Pack &pack, const QCommandLineParser &parser, Context &context)
{
    print::PrintSettings settings;
    if (const auto paper = readPaperOptions(parser, settings); !paper)
        return couldNot(context, text::spoken(paper.error()));
    const auto file = outputFile(parser);
    if (!file)
        return couldNot(context, text::spoken(file.error()));
    const print::TextMeter meter;
    print::Pages pages;
    for (const packs::Scenario *scenario : wanted) {
        const print::Pages more = print::layoutScenario(*scenario, pack, context.language, settings.paperSize(), settings.ink, meter);
        pages.insert(pages.end(), more.begin(), more.end());
    }
    const QString title = wanted.size() == 1 ? wanted.front()->name.in(context.language) : pack.name(context.language);
    if (const auto written = print::writePdf(*file, pages, {title, context.language}); !written)
        return couldNot(context, text::spoken(written.error()));
    context.out << "scenario " << wanted.size() << (wanted.size() == 1 ? " scenario " : " scenarios ") << pages.size()
                << (pages.size() == 1 ? " page\n" : " pages\n");
    return Fine;
}

} // namespace

QString ScenarioCommand::summary() const
{
    return ScenarioWords::tr("shows or prints the scenarios of a game");
}

QString ScenarioCommand::description() const
{
    return ScenarioWords::tr(
        "Without a name: the list. NAME is an id, a name in any language, or group and number (\"Battlefield 3\").\n"
        "With -o: a page each, with the map to scale where the rules give measures. The user's own missions are among them.\n"
        "JSON: [{id, number, group, name, summary, turns, victoryPoints, points, players, house, own, sides, map, tables, "
        "reserves, ambush, comesBack, engagement, tokens, switches, sections, awards, secondary}], of one scenario the object; "
        "lengths in the measure of the game; map and reserves are null where the rules give none.");
}

void ScenarioCommand::prepare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument("SYSTEM", ScenarioWords::tr("Id or name of a game (see `muster systems`)."));
    parser.addPositionalArgument("NAME", ScenarioWords::tr("One scenario; without it all of them."), "[NAME|ID]");
    parser.addOption({"json", ScenarioWords::tr("Output as JSON.")});
    parser.addOption({"random", ScenarioWords::tr("One of them by chance.")});
    parser.addOption({"secondary", ScenarioWords::tr("With the text of the hidden mission.")});
    addPaperOptions(parser);
}

int ScenarioCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList names = parser.positionalArguments();
    if (names.isEmpty() || names.size() > 2)
        return couldNot(context, ScenarioWords::tr("scenario needs a game and at most one scenario"));
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    const packs::PackPtr pack = store.find(names.constFirst());
    if (!pack)
        return couldNot(context, ScenarioWords::tr("no game \"%1\" is installed; `muster systems` lists them").arg(names.constFirst()));
    Wanted wanted;
    for (const packs::Scenario &scenario : pack->scenarios())
        wanted.push_back(&scenario);
    if (wanted.empty())
        return couldNot(context, ScenarioWords::tr("%1 has no scenarios").arg(pack->name(context.language)));
    const bool one = names.size() == 2 || parser.isSet("random");
    if (names.size() == 2) {
        const packs::Scenario *found = packs::findScenario(pack->scenarios(), names.at(1));
        if (!found)
            return couldNot(context,
                            ScenarioWords::tr("%1 has no scenario \"%2\", or several of that name; without a name they are listed")
                                .arg(pack->name(context.language), names.at(1)));
        wanted = {found};
    } else if (one) {
        wanted = {wanted.at(QRandomGenerator::global()->bounded(quint32(wanted.size())))};
    }
    if (parser.isSet("output"))
        return writeScenarios(wanted, *pack, parser, context);
    if (parser.isSet("json"))
        writeJson(wanted, one, parser.isSet("secondary"), context);
    else if (one)
        context.out << share::scenarioText(*wanted.front(), *pack, context.language, parser.isSet("secondary"));
    else
        list(wanted, *pack, context);
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
