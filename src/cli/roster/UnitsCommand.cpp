// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/UnitsCommand.h"

#include "base/Number.h"
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

struct UnitsWords
{
    Q_DECLARE_TR_FUNCTIONS(UnitsCommand)
};

/// Turns listed units of one faction into JSON, in the words of one language.
class UnitWriter
{
public:
    UnitWriter(const packs::Pack &pack, const rules::DataFile &faction, const QString &language)
        : m_pack(pack), m_words(pack.language(language)), m_book(pack.data()->book(faction)),
          m_faction(m_words.name(faction.idText, faction.name))
    {
    }

    [[nodiscard]] QJsonObject unit(const packs::ListedUnit &unit) const
    {
        QJsonArray categories;
        for (const std::string &id : unit.categoryIds) {
            const rules::CategoryEntry *category = m_book.category(m_pack.data()->find(id));
            categories.append(m_words.name(id, category ? category->name : std::string_view(id)));
        }
        QJsonArray profiles;
        for (const rules::Profile *entry : unit.profiles)
            profiles.append(profile(*entry));
        QJsonArray rules;
        for (const rules::Rule *rule : unit.rules)
            rules.append(QJsonObject{{"id", text::fromUtf8(rule->idText)},
                                     {"name", m_words.name(rule->idText, rule->name)},
                                     {"text", m_words.text(rule->idText, rule->description)}});
        return {{"id", QString::fromStdString(unit.id)},
                {"name", m_words.name(unit.id, unit.name)},
                {"faction", m_faction},
                {"categories", categories},
                {"costs", costs(unit.costs)},
                {"minimumCosts", costs(unit.minimumCosts)},
                {"profiles", profiles},
                {"rules", rules},
                {"own", m_pack.userIds().contains(QString::fromStdString(unit.id))}};
    }

private:
    [[nodiscard]] QJsonObject costs(const std::vector<rules::Cost> &list) const
    {
        QJsonObject object;
        for (const rules::Cost &cost : list) {
            const rules::CostType *type = m_pack.data()->costType(cost.typeIdText);
            if (!type || packs::isShown(*type) || type == m_pack.pointsType())
                object.insert(m_words.name(cost.typeIdText, type ? type->name : cost.name), base::rounded(cost.value));
        }
        return object;
    }

    [[nodiscard]] QJsonObject profile(const rules::Profile &profile) const
    {
        const rules::ProfileType *type = m_pack.data()->profileType(profile.typeIdText);
        QJsonObject values;
        for (const rules::Characteristic &characteristic : profile.characteristics)
            values.insert(m_words.name(characteristic.typeIdText, characteristic.name),
                          m_words.value(profile.idText, characteristic.typeIdText, characteristic.value));
        return {{"id", text::fromUtf8(profile.idText)},
                {"name", m_words.name(profile.idText, profile.name)},
                {"type", m_words.name(profile.typeIdText, type ? type->name : profile.typeName)},
                {"characteristics", values}};
    }

    const packs::Pack &m_pack;
    const packs::Language &m_words;
    const rules::Book &m_book;
    QString m_faction;
};

bool isFaction(const packs::Pack &pack, const rules::DataFile &faction, const QString &wanted)
{
    QStringList names{text::fromUtf8(faction.idText), text::fromUtf8(faction.name), text::fromUtf8(faction.idText).section('.', -1),
                      text::fromUtf8(faction.name).section(" - ", -1)};
    for (const QString &language : pack.manifest().languages)
        names.append(pack.language(language).name(faction.idText, faction.name));
    return names.contains(wanted, Qt::CaseInsensitive);
}

void writeUnits(const QJsonArray &units, QTextStream &out)
{
    QString faction;
    for (const QJsonValue &value : units) {
        const QJsonObject unit = value.toObject();
        if (unit["faction"].toString() != faction) {
            faction = unit["faction"].toString();
            out << faction << '\n';
        }
        QStringList costs;
        const QJsonObject all = unit["costs"].toObject();
        for (auto it = all.begin(); it != all.end(); ++it) {
            if (it.value().toDouble() != 0)
                costs.append(QString::number(it.value().toDouble()) + ' ' + it.key());
        }
        QStringList categories;
        for (const QJsonValue &category : unit["categories"].toArray())
            categories.append(category.toString());
        out << "  " << unit["name"].toString().leftJustified(44) << costs.join(", ").leftJustified(16) << categories.join(", ") << '\n';
    }
}

} // namespace

QString UnitsCommand::summary() const
{
    return UnitsWords::tr("lists the units of a game with cost and profiles");
}

QString UnitsCommand::description() const
{
    return UnitsWords::tr("SYSTEM is the id or name of a pack (muster systems). A unit bought by the model has the cost of one model;\n"
                          "minimumCosts is what it costs when added.\n"
                          "JSON: [{id, name, faction, categories: [name], costs: {name: number}, minimumCosts, own,\n"
                          "        profiles: [{id, name, type, characteristics: {name: text}}], rules: [{id, name, text}]}]");
}

void UnitsCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions(
        {{"faction", UnitsWords::tr("Only this faction (id or name)."), "NAME"}, {"json", UnitsWords::tr("Output as JSON.")}});
}

int UnitsCommand::run(const QCommandLineParser &parser, Context &context) const
{
    if (parser.positionalArguments().size() != 1)
        return couldNot(context, UnitsWords::tr("units: name one game; muster systems lists them"));
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    const packs::PackPtr pack = gameNamed(store, parser.positionalArguments().first());
    if (!pack) {
        for (const packs::PackProblem &problem : store.problems())
            context.err << "muster: " << UnitsWords::tr("broken pack: %1").arg(text::spoken(problem.sentence())) << Qt::endl;
        return couldNot(context,
                        UnitsWords::tr("there is no game %1; muster systems lists them").arg(parser.positionalArguments().first()));
    }
    QJsonArray units;
    bool found = false;
    for (const rules::DataFile *faction : pack->factions()) {
        if (parser.isSet("faction") && !isFaction(*pack, *faction, parser.value("faction")))
            continue;
        found = true;
        const UnitWriter writer(*pack, *faction, context.language);
        for (const packs::ListedUnit &unit : packs::listUnits(pack->data()->book(*faction)))
            units.append(writer.unit(unit));
    }
    if (pack->data()->isOverfull())
        return couldNot(context, text::spoken(pack->data()->overfull()));
    if (!found)
        return couldNot(context, UnitsWords::tr("%1 has no faction %2").arg(pack->id(), parser.value("faction")));
    if (parser.isSet("json"))
        context.out << QString::fromUtf8(QJsonDocument(units).toJson());
    else
        writeUnits(units, context.out);
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
