// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone/PhoneWounds.h"

#include "print/cards/CardContent.h"

#include <QRegularExpression>

namespace muster::phone {

using print::Track;
using share::toText;

namespace {

/// Models of one name with the same number of wounds.
struct WoundedModels
{
    QString name;
    int number = 0;
    int wounds = 0;
};

int woundsOf(const print::RosterSource &source, const rules::Selection &selection)
{
    for (const rules::EffectiveProfile &profile : source.evaluator().info(selection.id).profiles)
        if (const int wounds = woundsIn(profile); wounds > 0)
            return wounds;
    return 0;
}

// The profiles of a squad often stand at the unit: the one that is called like the model, else the first.
int woundsFor(const print::RosterSource &source, const rules::Selection &unit, const rules::Selection &model)
{
    if (const int own = woundsOf(source, model); own > 0)
        return own;
    int first = 0;
    for (const auto &found : source.profilesOf(unit)) {
        const int wounds = woundsIn(*found.profile);
        if (wounds == 0)
            continue;
        if (found.profile->name == model.name)
            return wounds;
        first = first == 0 ? wounds : first;
    }
    return first;
}

std::vector<WoundedModels> modelsOf(const print::RosterSource &source, const rules::Selection &unit)
{
    std::vector<WoundedModels> models;
    const auto add = [&](const rules::Selection &model) {
        const WoundedModels found{source.titleOf(model), model.number, woundsFor(source, unit, model)};
        for (WoundedModels &other : models)
            if (other.name == found.name && other.wounds == found.wounds) {
                other.number += found.number;
                return;
            }
        models.push_back(found);
    };
    print::forEachOwnPart(unit, [&](const rules::Selection &part) {
        if (&part != &unit && part.type == "model")
            add(part);
    });
    if (models.empty())
        add(unit);
    return models;
}

} // namespace

int woundsIn(const rules::EffectiveProfile &profile)
{
    // What the data of community games call them; the value may say more than the number ("12+", "3*").
    static const QRegularExpression name(
        QStringLiteral("^(w|wd|wounds?|wounds characteristic|health|hp|hit points?|hits?|lp|pv|points de vie|structure|hull( points?)?)$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression number(QStringLiteral("^\\s*(\\d{1,3})\\b"));
    for (const rules::CharacteristicValue &value : profile.characteristics) {
        if (!toText(value.name).trimmed().contains(name))
            continue;
        if (const auto match = number.match(toText(value.value)); match.hasMatch())
            return match.captured(1).toInt();
    }
    return 0;
}

std::vector<Track> woundTracks(const print::RosterSource &source, const rules::Selection &unit, const QJsonObject &words)
{
    const std::vector<WoundedModels> models = modelsOf(source, unit);
    std::vector<Track> tracks;
    for (const WoundedModels &each : models) {
        if (each.wounds <= 1 && (each.number > 1 || models.size() > 1)) {
            tracks.push_back({each.name, {}, print::BoxShape::Circle, std::min(each.number, 200), 0, 1, false});
        } else if (each.wounds > 0) {
            const QString label = models.size() > 1 ? each.name : words.value("wounds").toString();
            tracks.push_back({label, {}, print::BoxShape::Square, each.wounds, 0, std::clamp(each.number, 1, 60), false});
        }
    }
    return tracks;
}

} // namespace muster::phone
