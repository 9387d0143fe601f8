// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/data/SystemsCommand.h"

#include "cli/data/FetchedGames.h"
#include "packs/PackStore.h"
#include "packs/UnitList.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::cli {

namespace {

struct SystemsWords
{
    Q_DECLARE_TR_FUNCTIONS(SystemsCommand)
};

QJsonObject factionJson(const packs::Pack &pack, const rules::DataFile &faction, const QString &language)
{
    return {{"id", QString::fromStdString(std::string(faction.idText))},
            {"name", pack.language(language).name(faction.idText, faction.name)},
            {"units", qint64(packs::countUnits(pack.data()->book(faction)))}};
}

QJsonArray problemsJson(const packs::PackProblem &problem)
{
    QJsonArray list;
    for (const base::Finding &finding : problem.findings)
        list.append(text::spoken(finding));
    return list;
}

QJsonObject packJson(const packs::Pack &pack, const packs::PackStore &store, const QString &language)
{
    QJsonArray factions;
    qint64 units = 0;
    for (const rules::DataFile *faction : pack.factions()) {
        factions.append(factionJson(pack, *faction, language));
        units += factions.last().toObject()["units"].toInteger();
    }
    QJsonArray problems;
    for (const packs::PackProblem &problem : store.problems()) {
        if (problem.folder == pack.folder())
            problems = problemsJson(problem);
    }
    return {{"id", pack.id()},
            {"name", pack.name(language)},
            {"edition", pack.manifest().edition.in(language)},
            {"version", pack.manifest().version},
            {"folder", pack.folder()},
            {"factions", factions},
            {"units", units},
            {"loaded", true},
            {"problems", problems}};
}

QJsonArray systemsJson(const packs::PackStore &store, const QString &language)
{
    QJsonArray systems;
    for (const packs::PackPtr &pack : store.packs())
        systems.append(packJson(*pack, store, language));
    for (const packs::PackProblem &problem : store.problems()) {
        if (!problem.usable)
            systems.append(
                QJsonObject{{"id", problem.id}, {"folder", problem.folder}, {"loaded", false}, {"problems", problemsJson(problem)}});
    }
    return systems;
}

void writeSystems(const QJsonArray &systems, QTextStream &out)
{
    for (const QJsonValue &value : systems) {
        const QJsonObject system = value.toObject();
        if (!system["loaded"].toBool())
            continue;
        QStringList factions;
        for (const QJsonValue &faction : system["factions"].toArray())
            factions.append(
                QString("%1 (%2)").arg(faction.toObject()["name"].toString(), QString::number(faction.toObject()["units"].toInteger())));
        out << system["id"].toString().leftJustified(22) << system["name"].toString() << ' ' << system["version"].toString();
        if (const QString edition = system["edition"].toString(); !edition.isEmpty())
            out << ", " << edition;
        out << '\n'
            << QString(22, ' ') << SystemsWords::tr("%1 units: %2").arg(system["units"].toInteger()).arg(factions.join(", ")) << '\n';
    }
}

} // namespace

QString SystemsCommand::summary() const
{
    return SystemsWords::tr("lists the installed game packs");
}

QString SystemsCommand::description() const
{
    return SystemsWords::tr("A broken pack is named on standard error with the reason; the others are listed.\n"
                            "JSON: [{id, name, edition, version, folder, factions: [{id, name, units}], units, loaded, problems: [text]}]");
}

void SystemsCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOption({"json", SystemsWords::tr("Output as JSON.")});
}

int SystemsCommand::run(const QCommandLineParser &parser, Context &context) const
{
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    readFetchedGames(store);
    for (const packs::PackProblem &problem : store.problems())
        context.err << "muster: " << SystemsWords::tr("broken pack: %1").arg(text::spoken(problem.sentence())) << Qt::endl;
    if (store.packs().empty())
        return couldNot(context, SystemsWords::tr("no game pack could be loaded"));
    const QJsonArray systems = systemsJson(store, context.language);
    if (parser.isSet("json"))
        context.out << QString::fromUtf8(QJsonDocument(systems).toJson());
    else
        writeSystems(systems, context.out);
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
