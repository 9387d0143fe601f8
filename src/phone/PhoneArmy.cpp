// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone/PhoneArmy.h"

#include "phone/PhoneCard.h"
#include "phone/PhoneWords.h"
#include "phone/PhoneWounds.h"
#include "print/content/CardBuilder.h"
#include "share/table/TableSigns.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

namespace muster::phone {

using print::RosterSource;
using print::RosterUnit;
using share::toText;

namespace {

/// A unit where the page shows it.
struct Placed
{
    RosterUnit unit;
    int group = 0;
    int host = -1; ///< among the placed ones
    bool extra = false;
};

/// Puts the units of a list in the order of the page; short-lived.
class Placing
{
public:
    explicit Placing(const RosterSource &source, const QJsonObject &words) : m_source(source), m_words(words)
    {
        for (const print::UnitGroup &group : source.groups()) {
            m_titles.append(cleanText(group.title));
            for (const RosterUnit *unit : group.units)
                m_waiting.push_back({*unit, int(m_titles.size()) - 1, -1, false});
        }
        addRest();
        const rules::UnitLinks links(source.evaluator());
        std::set<std::string> known;
        std::vector<std::string> hosts;
        for (const Placed &each : m_waiting) {
            known.insert(each.unit.selection->id);
            m_guests[hosts.emplace_back(hostOf(each.unit, links))].push_back(&each);
        }
        for (std::size_t i = 0; i < m_waiting.size(); ++i)
            if (known.count(hosts[i]) == 0)
                place(m_waiting[i], -1, m_waiting[i].group);
        for (const Placed &each : m_waiting) // what belongs to itself by some circle
            place(each, -1, each.group);
    }
    [[nodiscard]] const std::vector<Placed> &units() const { return m_placed; }
    [[nodiscard]] QJsonArray titles() const { return QJsonArray::fromStringList(m_titles); }

private:
    // Whom it has joined, rides or was bought with.
    [[nodiscard]] static std::string hostOf(const RosterUnit &unit, const rules::UnitLinks &links)
    {
        for (const rules::UnitLink &link : links.of(unit.selection->id))
            return link.hostId;
        if (!unit.selection->associations.empty())
            return unit.selection->associations.front().to;
        return unit.carrier ? unit.carrier->id : std::string();
    }

    void place(const Placed &each, int host, int group)
    {
        const std::string &id = each.unit.selection->id;
        if (!m_done.insert(id).second)
            return;
        const int at = int(m_placed.size());
        m_placed.push_back({each.unit, group, host, each.extra});
        if (const auto guests = m_guests.find(id); guests != m_guests.end())
            for (const Placed *other : guests->second)
                place(*other, at, group);
    }

    // Everything with a profile that no card shows: what was chosen for the army itself.
    void addRest()
    {
        std::set<std::string> shown;
        for (const Placed &each : m_waiting)
            print::forEachOwnPart(*each.unit.selection, [&](const rules::Selection &part) { shown.insert(part.id); });
        int group = -1;
        for (const rules::Force &force : m_source.roster().forces)
            rules::forEachSelection(force, [&](const rules::Selection &selection) {
                if (shown.count(selection.id) > 0 || m_source.evaluator().info(selection.id).profiles.empty())
                    return;
                if (group < 0) {
                    m_titles.append(m_words.value("also").toString());
                    group = int(m_titles.size()) - 1;
                }
                m_waiting.push_back({RosterUnit{&selection, nullptr, &force, {}, {}, nullptr}, group, -1, true});
                print::forEachOwnPart(selection, [&](const rules::Selection &part) { shown.insert(part.id); });
            });
    }

    const RosterSource &m_source;
    const QJsonObject &m_words;
    QStringList m_titles;
    std::vector<Placed> m_waiting, m_placed;
    std::map<std::string, std::vector<const Placed *>> m_guests; ///< by whom they belong to
    std::set<std::string> m_done;
};

// What the data designed: a card of the game's own, else a plain one whose boxes are the wounds of the profiles.
bool hasOwnCard(const RosterSource &source, const rules::Selection &selection)
{
    QStringList types, categories;
    for (const auto &found : source.profilesOf(selection))
        types.append(toText(found.profile->typeId));
    if (const rules::EffectiveSelection *effective = source.evaluator().selection(selection.id))
        for (const rules::CategoryValue &category : effective->categories)
            categories.append(toText(category.entryId));
    return source.design().facesFor(types, categories, toText(selection.type)) != nullptr;
}

QString linkWord(const RosterSource &source, const Placed &placed, const std::vector<Placed> &all)
{
    if (placed.host < 0)
        return {};
    const QString host = source.titleOf(*all[size_t(placed.host)].unit.selection);
    for (const share::LinkText::Line &line : source.linksOf(*placed.unit.selection))
        if (line.value.startsWith(host))
            return cleanText(line.label + ' ' + line.value);
    return cleanText(host);
}

QJsonArray markersOf(const packs::PackPtr &pack, const QString &language, PhoneCard &cards)
{
    QList<packs::MarkerDesign> designs = pack ? pack->paperKit().markers : QList<packs::MarkerDesign>();
    // Those that lie beside units first; whether a unit has been activated is a button of its own.
    std::stable_sort(designs.begin(), designs.end(),
                     [](const auto &a, const auto &b) { return (a.perUnit > 0 ? 1 : 0) > (b.perUnit > 0 ? 1 : 0); });
    QJsonArray markers;
    for (const packs::MarkerDesign &design : std::as_const(designs)) {
        if (design.faces.isEmpty() || design.id.endsWith(QLatin1String(".activated")) || design.id.endsWith(QLatin1String(".reserve")))
            continue;
        const packs::MarkerFace &face = design.faces.front();
        cards.need(face.symbol);
        markers.append(QJsonObject{{"id", design.id}, {"n", cleanText(face.name.in(language))}, {"s", face.symbol}});
    }
    return markers;
}

QJsonObject titleOf(const RosterSource &source)
{
    QString points = print::numberText(source.totalPoints());
    if (source.limit() >= 0)
        points += QStringLiteral(" / ") + print::numberText(source.limit());
    const QString faction = source.mainForce() ? source.factionName(*source.mainForce()) : QString();
    QStringList line{faction, points + QChar(QChar::Nbsp) + source.look().costName};
    line.removeAll(QString());
    return {{"n", cleanText(toText(source.roster().name))},
            {"l", cleanText(line.join(QStringLiteral(" · ")))},
            {"notes", cleanText(toText(source.roster().customNotes), true)},
            {"d", cleanText(source.gameName() + QStringLiteral(" · ") + source.dataVersion())}};
}

// Rules that no unit names: of the army, of a detachment.
void shelveArmyRules(const RosterSource &source, RuleShelf &shelf)
{
    for (const rules::Force &force : source.roster().forces)
        rules::forEachSelection(force, [&](const rules::Selection &selection) {
            for (const print::RuleEntry &entry : print::ruleEntries(source, {&selection, nullptr, &force, {}, {}, nullptr}, {}))
                (void)shelf.place(entry.name, entry.text);
        });
}

} // namespace

QJsonObject phoneArmy(const rules::Roster &roster, const packs::PackPtr &pack, const QString &language, QSet<QString> &symbols)
{
    const RosterSource source(roster, pack, language);
    const QJsonObject words = phoneWords(language);
    const Placing placing(source, words);
    const std::map<std::string, QString> keys = share::tableKeys(source.roster());
    RuleShelf shelf;
    PhoneCard cards(shelf, words);
    QJsonArray units;
    for (const Placed &placed : placing.units()) {
        const rules::Selection &selection = *placed.unit.selection;
        const bool own = hasOwnCard(source, selection);
        const std::vector<print::Track> wounds = own || placed.extra ? std::vector<print::Track>() : woundTracks(source, selection, words);
        QJsonObject unit = cards.json(print::buildCard(source, placed.unit), own ? nullptr : &wounds);
        const rules::EffectiveSelection *effective = source.evaluator().selection(selection.id);
        const std::vector<rules::CategoryValue> categories = effective ? effective->categories : std::vector<rules::CategoryValue>();
        const auto &profiles = source.evaluator().info(selection.id).profiles;
        const QString icon = source.look().icon(categories, profiles);
        // A card shows the figure below the symbol of its class; here there is no such symbol.
        if (const QString code = source.look().code(profiles, categories, selection.type); !code.isEmpty())
            unit.insert("b", code);
        unit.insert("k", keys.at(selection.id));
        unit.insert("i", icon);
        unit.insert("g", placed.group);
        unit.insert("h", placed.host);
        unit.insert("w", linkWord(source, placed, placing.units()));
        if (placed.extra)
            unit.insert("x", 1);
        units.append(unit);
    }
    shelveArmyRules(source, shelf);
    const QJsonArray markers = markersOf(pack, language, cards);
    symbols |= cards.symbols();
    return {{"army", titleOf(source)}, {"groups", placing.titles()}, {"units", units}, {"rules", shelf.rules()}, {"markers", markers}};
}

} // namespace muster::phone
