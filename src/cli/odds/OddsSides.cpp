// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/odds/OddsSides.h"

#include "cli/roster/RosterPath.h"
#include "packs/EveryName.h"
#include "packs/Pack.h"
#include "packs/UnitList.h"
#include "packs/odds/OddsRules.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::cli {

namespace {

base::Error refused(base::Message sentence)
{
    return {"odds.refused", std::move(sentence), {}};
}

/// Finds units of a pack by name, "FACTION/UNIT" where a name is not unique.
class UnitFinder
{
public:
    UnitFinder(const packs::Pack &pack, const QString &language) : m_pack(pack), m_words(pack.language(language)), m_language(language) {}

    base::Result<packs::OddsUnit> find(const QString &wanted, QString &shown) const
    {
        const QString unitName = wanted.section('/', -1);
        const QString factionName = wanted.contains('/') ? wanted.section('/', 0, -2) : QString();
        std::optional<packs::OddsUnit> found;
        QStringList places, close;
        for (const rules::DataFile *faction : m_pack.factions()) {
            if (!factionName.isEmpty() && !named(factionName, faction->idText, faction->name))
                continue;
            for (const packs::ListedUnit &unit : packs::listUnits(m_pack.data()->book(*faction))) {
                const QString name = m_words.name(unit.id, unit.name);
                if (name.contains(unitName.left(3), Qt::CaseInsensitive))
                    close.append(name);
                if (!named(unitName, unit.id, unit.name))
                    continue;
                const packs::OddsUnit facts = packs::oddsUnit(m_pack, unit);
                if (!found || found->id != facts.id)
                    places.append(m_words.name(faction->idText, faction->name) + '/' + name);
                found = facts;
                shown = name;
            }
        }
        for (const packs::OddsTarget &target : m_pack.odds().targets) {
            if (found || !isNamed(wanted, {target.id, target.name.in(QStringLiteral("en")), target.name.in(m_language)}))
                continue;
            shown = target.name.in(m_language);
            return target.unit;
        }
        if (places.size() > 1)
            return refused(base::Message(QT_TRANSLATE_NOOP("Message", "there are several units %1: %2"), {wanted, places.join(", ")}));
        if (found)
            return *found;
        close.removeDuplicates();
        return refused(close.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "%1 has no unit %2; muster units lists them"),
                                                       {m_pack.id(), wanted})
                                       : base::Message(QT_TRANSLATE_NOOP("Message", "%1 has no unit %2; there are: %3"),
                                                       {m_pack.id(), wanted, close.mid(0, 12).join(", ")}));
    }

private:
    [[nodiscard]] bool named(const QString &typed, std::string_view id, std::string_view own) const
    {
        const QString idText = QString::fromUtf8(id.data(), qsizetype(id.size()));
        return isNamed(typed, packs::everyName(m_pack, id, own) + QStringList{idText, idText.section('.', -1)});
    }

    const packs::Pack &m_pack;
    const packs::Language &m_words;
    QString m_language;
};

base::Result<packs::OddsUnit> inRoster(const JudgedRoster &judged, const QString &path, const QString &language, QString &shown)
{
    const share::RosterLook look = judged.look(language);
    const auto place = findPath(*judged.evaluator, look, path);
    if (!place)
        return place.error();
    const rules::Selection *selection = judged.evaluator->chosen(place->id);
    if (!selection || !place->groupId.empty())
        return refused(base::Message(QT_TRANSLATE_NOOP("Message", "%1 is not a unit"), {path}));
    if (const rules::EffectiveSelection *effective = judged.evaluator->selection(place->id))
        shown = selection->customName.empty() ? look.name(*effective) : QString::fromStdString(selection->customName);
    return packs::oddsUnit(*judged.pack, *judged.evaluator, *selection);
}

base::Result<void> openRosters(const QCommandLineParser &parser, const Context &context, OddsSides &sides)
{
    auto mine = judgeRoster(parser.value("roster"), context);
    if (!mine)
        return mine.error();
    sides.mine = std::move(*mine);
    sides.pack = sides.mine->pack;
    if (!parser.isSet("against"))
        return {};
    auto theirs = judgeRoster(parser.value("against"), context);
    if (!theirs)
        return theirs.error();
    sides.theirs = std::move(*theirs);
    if (sides.theirs->pack->id() != sides.pack->id())
        return refused(base::Message(QT_TRANSLATE_NOOP("Message", "the two rosters are of different games: %1 and %2"),
                                     {sides.pack->id(), sides.theirs->pack->id()}));
    return {};
}

base::Result<void> openPack(const QCommandLineParser &parser, const Context &context, OddsSides &sides)
{
    if (parser.positionalArguments().size() != 1)
        return refused(base::Message(QT_TRANSLATE_NOOP("Message", "odds: name one game or a roster; muster systems lists the games")));
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    sides.pack = store.find(parser.positionalArguments().first());
    if (sides.pack)
        return {};
    return refused(base::Message(QT_TRANSLATE_NOOP("Message", "there is no game %1; muster systems lists them"),
                                 {parser.positionalArguments().first()}));
}

} // namespace

base::Result<std::unique_ptr<OddsSides>> openSides(const QCommandLineParser &parser, const Context &context)
{
    auto sides = std::make_unique<OddsSides>();
    const bool rosters = parser.isSet("roster");
    const auto opened = rosters ? openRosters(parser, context, *sides) : openPack(parser, context, *sides);
    if (!opened)
        return opened.error();
    const auto side = [&](const char *option, const std::optional<JudgedRoster> &roster,
                          QString &shown) -> base::Result<std::optional<packs::OddsUnit>> {
        if (!parser.isSet(option))
            return std::optional<packs::OddsUnit>();
        const QString wanted = parser.value(option);
        // A typical target is in no roster.
        const auto &typical = sides->pack->odds().targets;
        const bool isTypical = std::any_of(typical.begin(), typical.end(), [&](const packs::OddsTarget &target) {
            return option == QLatin1String("target")
                && isNamed(wanted, {target.id, target.name.in("en"), target.name.in(context.language)});
        });
        auto unit = roster && !isTypical ? inRoster(*roster, wanted, context.language, shown)
                                         : UnitFinder(*sides->pack, context.language).find(wanted, shown);
        if (!unit)
            return unit.error();
        return std::optional(std::move(*unit));
    };
    auto attacker = side("attacker", sides->mine, sides->attackerName);
    if (!attacker)
        return attacker.error();
    auto target = side("target", sides->theirs, sides->targetName);
    if (!target)
        return target.error();
    sides->attacker = std::move(*attacker);
    sides->target = std::move(*target);
    return sides;
}

} // namespace muster::cli
