// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/RosterLook.h"

#include <QLocale>
#include <QRegularExpression>

namespace muster::share {

namespace {

// Words in a category's id or name that tell which drawing fits; the first hit wins, so the special stand before the general.
struct IconWord { const char *word; const char *icon; };
constexpr IconWord iconWords[] = {
    {"hero", "hero"}, {"commander", "command"}, {"command", "command"}, {"officer", "command"}, {"character", "hero"},
    {"light-walker", "walker-light"}, {"heavy-walker", "walker-heavy"}, {"super-heavy", "walker-heavy"},
    {"walker", "walker-medium"}, {"dreadnought", "walker-heavy"}, {"aircraft", "aircraft"}, {"flyer", "aircraft"},
    {"dropship", "dropship"}, {"air", "aircraft"}, {"gate", "dropship"}, {"transport", "carrier"}, {"carrier", "carrier"},
    {"vehicle", "tank"}, {"tank", "tank"}, {"armour", "tank"}, {"artillery", "tank"}, {"fortification", "command"},
    {"infantry", "infantry"}, {"squad", "infantry"}, {"troop", "infantry"}, {"soldier", "infantry"},
};

const QString unknownValue = QStringLiteral("–");

QString characteristic(const std::vector<rules::EffectiveProfile> &profiles, const QString &typeId)
{
    const std::string wanted = toData(typeId);
    for (const rules::EffectiveProfile &profile : profiles) {
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            if (value.typeId == wanted)
                return toText(value.value);
        }
    }
    return {};
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
    return QLocale().toString(value, 'f', QLocale::FloatingPointShortest);
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
    return amount(value) + QChar(0x00a0) + costName;
}

QString RosterLook::icon(const std::vector<rules::CategoryValue> &categories) const
{
    for (const IconWord &entry : iconWords) {
        for (const rules::CategoryValue &category : categories) {
            const QString words = (toText(category.entryId) + ' ' + toText(category.name)).toLower().replace(' ', '-');
            if (words.contains(QLatin1String(entry.word)))
                return QLatin1String(entry.icon);
        }
    }
    return QStringLiteral("infantry");
}

QString RosterLook::code(const std::vector<rules::EffectiveProfile> &profiles,
                         const std::vector<rules::CategoryValue> &categories, std::string_view type) const
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
    static const QRegularExpression part(QStringLiteral("\\{c:([^}]*)\\}"));
    for (const packs::CardBlock &block : faces->front) {
        if (block.kind != packs::CardBlock::Kind::Head)
            continue;
        QString text = block.badge;
        QRegularExpressionMatch match;
        while ((match = part.match(text)).hasMatch())
            text.replace(match.capturedStart(), match.capturedLength(), characteristic(profiles, match.captured(1)));
        return text.contains('{') ? QString() : text.isEmpty() && !block.badge.isEmpty() ? unknownValue : text;
    }
    return {};
}

} // namespace muster::share
