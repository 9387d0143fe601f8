// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/ValueTemplate.h"

#include "share/roster/WeaponFire.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::print {

using share::toText;

namespace {

bool endsWithSegment(std::string_view composite, const std::string &id)
{
    if (composite == id)
        return true;
    return composite.size() > id.size() + 2 && composite.substr(composite.size() - id.size()) == id
        && composite.substr(composite.size() - id.size() - 2, 2) == "::";
}

// What only a campaign's book knows has no more figures than it says; of what is in the data, a cost that is not listed is none.
bool isUnknownCost(const rules::Evaluator &evaluator, const rules::Selection &selection, const std::string &type)
{
    const rules::EffectiveSelection *effective = evaluator.selection(selection.id);
    return effective && effective->orphan
        && std::none_of(effective->totalCosts.begin(), effective->totalCosts.end(),
                        [&type](const rules::CostValue &cost) { return cost.typeId == type; });
}

} // namespace

QString ValueTemplate::characteristic(const QString &ids, bool raw) const
{
    // "a|b": of a unit that has one or the other kind of profile.
    for (const QString &id : ids.split('|'))
        if (const QString value = oneCharacteristic(id, raw); !value.isEmpty())
            return value;
    return {};
}

QString ValueTemplate::oneCharacteristic(const QString &id, bool raw) const
{
    const std::string wanted = share::toData(id);
    const packs::Language &language = *m_context.source.look().language;
    const auto of = [&](const rules::EffectiveProfile &profile) -> std::optional<QString> {
        for (const rules::CharacteristicValue &value : profile.characteristics)
            if (value.typeId == wanted)
                return raw ? toText(value.value) : language.value(profile.id, value.typeId, value.value);
        return std::nullopt;
    };
    if (m_context.profile)
        return of(*m_context.profile).value_or(QString());
    if (!m_context.selection)
        return {};
    const std::string type = share::toData(m_context.profileType);
    const auto profiles = m_context.source.profilesOf(*m_context.selection);
    for (const bool anyType : {false, true}) {
        if (!anyType && type.empty())
            continue;
        for (const auto &found : profiles)
            if (anyType || found.profile->typeId == type)
                if (const auto value = of(*found.profile); value && !value->isEmpty())
                    return *value;
    }
    return {};
}

QString ValueTemplate::optionNames(const QString &groupId) const
{
    QStringList names;
    const std::string wanted = share::toData(groupId);
    if (m_context.selection)
        for (const rules::Selection &child : m_context.selection->selections)
            rules::forEachSelection(child, [&](const rules::Selection &each) {
                if (endsWithSegment(each.entryGroupId, wanted))
                    names.append(m_context.source.titleOf(each));
            });
    return names.join(QStringLiteral(", "));
}

QString ValueTemplate::dice(const QString &argument) const
{
    return share::diceText(argument, [this](const QString &id) {
        return m_context.selection ? m_context.source.cost(*m_context.selection, share::toData(id)) : 0;
    });
}

QString ValueTemplate::part(const QString &kind, const QString &argument, bool raw) const
{
    const RosterSource &source = m_context.source;
    const rules::Selection *selection = m_context.selection;
    if (kind == QLatin1String("c")) {
        for (const QString &id : argument.split('|'))
            if (const QString value = characteristic(id, raw); !value.isEmpty())
                return value;
        return {};
    }
    if (kind == QLatin1String("digits"))
        return share::digitsOf(characteristic(argument, true));
    if (kind == QLatin1String("with")) {
        if (!selection && source.roster().forces.empty())
            return {};
        return source.namesWith(selection ? selection->selections : source.roster().forces.front().selections, share::toData(argument));
    }
    if (kind == QLatin1String("count"))
        return QString::number(m_context.count);
    if (kind == QLatin1String("name") && m_context.profile)
        return source.look().name(m_context.profile->id, m_context.profile->name);
    if (!selection)
        return {};
    if (kind == QLatin1String("cost") || kind == QLatin1String("sum") || kind == QLatin1String("cost-each")) {
        const double value = source.cost(*selection, share::toData(argument));
        if (value == 0 && (kind == QLatin1String("sum") || isUnknownCost(source.evaluator(), *selection, share::toData(argument))))
            return {};
        return numberText(kind == QLatin1String("cost-each") ? value / std::max(1, selection->number) : value);
    }
    if (kind == QLatin1String("dice"))
        return dice(argument);
    if (kind == QLatin1String("shots"))
        return share::fireText(source.evaluator(), *selection, source.look(), argument);
    if (kind == QLatin1String("points"))
        return source.pointsKnown(*selection) ? numberText(source.ownPoints(*selection)) : QString();
    if (kind == QLatin1String("models"))
        return QString::number(source.modelsIn(*selection));
    if (kind == QLatin1String("name"))
        return source.titleOf(*selection);
    if (kind == QLatin1String("custom"))
        return toText(selection->customName);
    if (kind == QLatin1String("unit"))
        return source.typeOf(*selection);
    if (kind == QLatin1String("option"))
        return optionNames(argument);
    if (kind == QLatin1String("category")) {
        const rules::EffectiveSelection *effective = source.evaluator().selection(selection->id);
        const rules::CategoryValue *primary = effective ? effective->primaryCategory() : nullptr;
        return primary ? source.look().name(primary->entryId, primary->name) : QString();
    }
    if (kind == QLatin1String("formation"))
        return m_context.unit ? m_context.unit->formationName : QString();
    if (kind == QLatin1String("slot"))
        return m_context.unit ? m_context.unit->slot : QString();
    if (kind == QLatin1String("faction"))
        return m_context.unit && m_context.unit->force ? source.factionName(*m_context.unit->force) : QString();
    if ((kind.startsWith(QLatin1String("xp-")) || kind == QLatin1String("kills")) && source.extras().career)
        return source.extras().career(selection->id, kind);
    return {};
}

QString ValueTemplate::fill(const QString &pattern, bool raw) const
{
    return share::fillTemplate(pattern, [this, raw](const QString &kind, const QString &argument) { return part(kind, argument, raw); });
}

int ValueTemplate::number(const QString &pattern, int fallback) const
{
    bool ok = false;
    const QString value = raw(pattern);
    const int number = value.toInt(&ok);
    if (ok)
        return number;
    static const QRegularExpression leading("^\\s*(\\d+)");
    const auto match = leading.match(value);
    return match.hasMatch() ? match.captured(1).toInt() : fallback;
}

Figure ValueTemplate::figure(const QString &pattern, const QMap<QString, QString> &symbols) const
{
    if (!symbols.isEmpty()) {
        const QString data = raw(pattern);
        if (symbols.contains(data))
            return {{}, {symbols.value(data)}, false};
    }
    Figure figure{text(pattern), {}, pattern.contains(QLatin1String("{dice:")) || pattern.contains(QLatin1String("{shots:"))};
    // A game with coloured dice writes them in its tables too ("1R+1B").
    static const QRegularExpression diceText("^\\d[RB]([+,]\\s*\\d[RB])*$");
    if (!figure.dice && pattern.contains(QLatin1String("dice")) && diceText.match(figure.text).hasMatch())
        figure.dice = true;
    return figure;
}

} // namespace muster::print
