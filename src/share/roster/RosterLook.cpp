// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/RosterLook.h"

#include "share/roster/CardText.h"
#include "text/Speaking.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace muster::share {

namespace {

// Words in a category's id or name that tell which drawing fits; the first hit wins, so the special stand before the general.
struct IconWord
{
    const char *word;
    const char *icon;
};
constexpr IconWord iconWords[] = {
    {"hero", "kind-hero"},
    {"commander", "kind-command"},
    {"command", "kind-command"},
    {"officer", "kind-command"},
    {"character", "kind-hero"},
    {"light-combat-walker", "kind-walker-light"},
    {"light-walker", "kind-walker-light"},
    {"heavy-walker", "kind-walker-heavy"},
    {"heavy-combat-walker", "kind-walker-heavy"},
    {"heavy-assault-walker", "kind-walker-heavy"},
    {"super-heavy-walker", "kind-walker-heavy"},
    {"super-heavy-rocket-walker", "kind-walker-heavy"},
    {"walker", "kind-walker-medium"},
    {"laeufer", "kind-walker-medium"},
    {"läufer", "kind-walker-medium"},
    {"dreadnought", "kind-walker-heavy"},
    {"aircraft", "kind-aircraft"},
    {"flyer", "kind-aircraft"},
    {"dropship", "kind-dropship"},
    {"air", "kind-aircraft"},
    {"gate", "kind-dropship"},
    {"transport", "kind-carrier"},
    {"carrier", "kind-carrier"},
    {"vehicle", "kind-tank"},
    {"tank", "kind-tank"},
    {"armour", "kind-tank"},
    {"artillery", "kind-tank"},
    {"support-weapon", "kind-artillery"},
    {"fortification", "kind-command"},
    {"infantry", "kind-infantry"},
    {"squad", "kind-infantry"},
    {"troop", "kind-infantry"},
    {"soldier", "kind-infantry"},
};

QString lookUpIcon(const QString &words)
{
    const QString text = words.toLower().replace(' ', '-');
    for (const IconWord &entry : iconWords) {
        if (text.contains(QString::fromUtf8(entry.word)))
            return QLatin1String(entry.icon);
    }
    return {};
}

// Every row of every list asks after every edit, and the same words always have the same drawing.
QString wordIcon(const QStringList &words)
{
    constexpr qsizetype mostKept = 2000;
    thread_local QHash<QString, QString> known;
    const QString text = words.join(' ');
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    if (known.size() >= mostKept)
        known.clear();
    return *known.insert(text, lookUpIcon(text));
}

const QString unknownValue = QStringLiteral("–");

// Whether the profiles have one of the characteristics of a template, with or without a value.
bool mentions(const std::vector<rules::EffectiveProfile> &profiles, const QString &pattern)
{
    for (const rules::EffectiveProfile &profile : profiles) {
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            if (pattern.contains(':' + toText(value.typeId) + '}'))
                return true;
        }
    }
    return false;
}

} // namespace

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::string toData(const QString &text)
{
    return text.toStdString();
}

QString amount(double value)
{
    // Points are read as one figure: 1500, not 1,500; only really large ones are cut into groups.
    QLocale locale = text::currentLocale();
    if (std::abs(value) < 100000)
        locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', QLocale::FloatingPointShortest);
}

std::vector<std::string> leaderEntries(const packs::CardDesign &cards)
{
    std::vector<std::string> ids;
    for (const QString &id : cards.leaders)
        ids.push_back(toData(id));
    return ids;
}

RosterLook RosterLook::of(const packs::Pack &pack, const QString &language)
{
    RosterLook look;
    look.language = &pack.language(language);
    look.cards = &pack.cards();
    if (const rules::CostType *points = pack.pointsType()) {
        look.costTypeId = std::string(points->idText);
        look.costName = look.name(points->idText, points->name);
    }
    return look;
}

RosterLook RosterLook::ofSaved(const rules::Roster &roster)
{
    RosterLook look;
    const auto used = std::find_if(roster.savedCosts.begin(), roster.savedCosts.end(), [&roster](const rules::CostValue &cost) {
        const auto same = [&cost](const rules::CostValue &limit) { return limit.typeId == cost.typeId; };
        return roster.costLimits.empty() ? cost.value != 0 : std::any_of(roster.costLimits.begin(), roster.costLimits.end(), same);
    });
    if (used != roster.savedCosts.end()) {
        look.costTypeId = used->typeId;
        look.costName = toText(used->name);
    }
    return look;
}

QString RosterLook::name(std::string_view id, std::string_view own) const
{
    return language ? language->name(id, own) : toText(own);
}

QString RosterLook::name(const rules::EffectiveSelection &selection) const
{
    if (!selection.node || selection.node->name() != selection.name)
        return toText(selection.name);
    return name(selection.node->entry().idText, selection.name);
}

QString RosterLook::name(const rules::Candidate &candidate) const
{
    if (!candidate.node || candidate.node->name() != candidate.name)
        return toText(candidate.name);
    return name(candidate.node->entry().idText, candidate.name);
}

double RosterLook::cost(const std::vector<rules::CostValue> &costs) const
{
    for (const rules::CostValue &value : costs) {
        if (value.typeId == costTypeId)
            return value.value;
    }
    return 0;
}

bool RosterLook::hasCost(const std::vector<rules::CostValue> &costs) const
{
    for (const rules::CostValue &value : costs) {
        if (value.typeId == costTypeId)
            return true;
    }
    return false;
}

QString RosterLook::costText(double value) const
{
    return amount(value) + QChar(0x00a0) + costUnit(value);
}

QString RosterLook::costUnit(double value) const
{
    // A word, not "pts": both languages form its plural with an s.
    return value == 1 && costName.size() >= 5 && costName.endsWith('s') ? costName.chopped(1) : costName;
}

QString RosterLook::icon(const std::vector<rules::CategoryValue> &categories, const std::vector<rules::EffectiveProfile> &profiles) const
{
    QStringList kinds, titles;
    for (const rules::CategoryValue &category : categories)
        kinds.append(toText(category.entryId) + ' ' + toText(category.name));
    for (const rules::EffectiveProfile &profile : profiles) {
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            if (value.typeId.ends_with(".type"))
                kinds.append(toText(value.value));
            if (value.typeId.ends_with(".designation"))
                titles.append(toText(value.value));
        }
    }
    // The kind decides. A title only tells which vehicle it is, or that a squad is one of command: a "tank hunter" is no tank.
    const QString kind = wordIcon(kinds), title = wordIcon(titles);
    const bool refines = kind.isEmpty() || (kind == QLatin1String("kind-tank") && title.startsWith(QLatin1String("kind-walker")))
        || (kind == QLatin1String("kind-infantry") && title == QLatin1String("kind-command"));
    return refines && !title.isEmpty() ? title : kind.isEmpty() ? QStringLiteral("kind-unit") : kind;
}

bool RosterLook::hasCodes() const
{
    if (!cards)
        return false;
    for (const packs::CardFaces &faces : cards->cards) {
        for (const packs::CardBlock &block : faces.front) {
            if (block.kind == packs::CardBlock::Kind::Head && !block.badge.isEmpty())
                return true;
        }
    }
    return false;
}

QString RosterLook::code(const std::vector<rules::EffectiveProfile> &profiles, const std::vector<rules::CategoryValue> &categories,
                         std::string_view type) const
{
    if (!cards || cards->plain)
        return {};
    QStringList profileTypes, categoryIds;
    for (const rules::EffectiveProfile &profile : profiles)
        profileTypes.append(toText(profile.typeId));
    for (const rules::CategoryValue &category : categories)
        categoryIds.append(toText(category.entryId));
    const packs::CardFaces *faces = cards->facesFor(profileTypes, categoryIds, toText(type));
    if (!faces || faces->front.isEmpty())
        return {};
    for (const packs::CardBlock &block : faces->front) {
        if (block.kind != packs::CardBlock::Kind::Head || block.badge.isEmpty())
            continue;
        CardSubject subject;
        subject.profiles = &profiles;
        subject.language = language;
        subject.wholeCodes = true;
        const QString text = cardText(block.badge, subject);
        // A dash says that the figure is not known; a unit that has no such figure at all has no code.
        return text.isEmpty() && mentions(profiles, block.badge) ? unknownValue : text;
    }
    return {};
}

} // namespace muster::share
