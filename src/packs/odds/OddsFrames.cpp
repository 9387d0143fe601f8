// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsFrames.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::packs {

namespace {

const QString unknownFigure = QStringLiteral("–"); ///< as cards show it

bool any(const QStringList &wanted, const QStringList &there)
{
    return std::any_of(wanted.begin(), wanted.end(), [&there](const QString &id) { return there.contains(id); });
}

} // namespace

base::Result<void> OddsFrames::checkNames(const QMap<QString, QString> &typed, const std::vector<const std::vector<OddsInput> *> &lists,
                                          const QString &what) const
{
    for (auto it = typed.begin(); it != typed.end(); ++it) {
        const OddsInput *input = nullptr;
        QStringList known;
        for (const std::vector<OddsInput> *list : lists) {
            for (const OddsInput &each : *list) {
                known.append(each.id);
                if (each.id == it.key() && !input)
                    input = &each;
            }
        }
        if (!input)
            return base::Error{
                "odds.bad-name",
                base::Message(QT_TRANSLATE_NOOP("Message", "%1 has no \"%2\"; there are: %3"), {what, it.key(), known.join(", ")}),
                {}};
        if (const auto value = readOddsValue(m_rules, *input, it.value()); !value)
            return value.error();
    }
    return {};
}

base::Result<void> OddsFrames::check() const
{
    const OddsMode &mode = *m_question.mode;
    for (const QMap<QString, QString> &attack : m_question.attacks) { // a condition may hold for one weapon only
        if (auto good = checkNames(attack, {&mode.attack, &mode.conditions}, "--attack"); !good)
            return good;
    }
    if (auto good = checkNames(m_question.defence, {&mode.defence}, "--defence"); !good)
        return good;
    return checkNames(m_question.with, {&mode.conditions}, "--with");
}

base::Result<std::vector<odds::Frame>> OddsFrames::frames(const QMap<QString, QString> &typed, const OddsArm *arm)
{
    m_texts.clear();
    const OddsMode &mode = *m_question.mode;
    std::vector<odds::Frame> frames{odds::Frame(mode.program.names.places(), 0)};
    for (const OddsInput &input : mode.defence) {
        if (auto filled = fill(input, m_question.defence, arm, frames); !filled)
            return filled.error();
    }
    for (const OddsInput &input : mode.conditions) {
        if (auto filled = fill(input, typed.contains(input.id) ? typed : m_question.with, arm, frames); !filled)
            return filled.error();
    }
    for (const OddsInput &input : mode.attack) {
        if (auto filled = fill(input, typed, arm, frames); !filled)
            return filled.error();
    }
    return frames;
}

base::Result<void> OddsFrames::fill(const OddsInput &input, const QMap<QString, QString> &typed, const OddsArm *arm,
                                    std::vector<odds::Frame> &frames)
{
    std::optional<QString> text;
    if (const auto it = typed.find(input.id); it != typed.end())
        text = it.value();
    else
        text = fromUnits(input, arm);
    const bool units = m_question.attacker || m_question.target;
    if (text && *text != unknownFigure) {
        auto value = readOddsValue(m_rules, input, *text);
        if (value) {
            if (arm && arm->bearers >= 0 && input.as == m_question.mode->weapons->share)
                value->number = std::min(value->number, double(arm->bearers));
            put(input, *value, frames);
            if (input.type == OddsInput::Type::Flag && value->number != 0 && !typed.contains(input.id) && !m_set.contains(input.id))
                m_set.append(input.id);
            m_texts.insert(input.as, value->text);
            return {};
        }
        if (!units || typed.contains(input.id))
            return value.error();
        text = unknownFigure; // the data say something that is no figure: "special", "D3+1"
    }
    const auto given = [&](const QString &id) { return typed.contains(id); };
    const bool replaced = std::any_of(input.instead.begin(), input.instead.end(), given);
    const bool wanted = input.needed && !replaced && !(units && input.hasFallback);
    if (text || wanted) {
        if (!units)
            return base::Error{"odds.missing",
                               base::Message(QT_TRANSLATE_NOOP("Message", "%1 is missing (%2)"), {input.id, allowedValues(m_rules, input)}),
                               {}};
        const bool ofTarget = &typed == &m_question.defence;
        const QString name = (arm && !ofTarget ? arm->profile->name + ": " : QString()) + input.id;
        if (!m_unknown.contains(name))
            m_unknown.append(name);
    }
    if (units && !text && input.needed && input.hasFallback && input.fallback.reads().empty())
        m_assumed.insert(input.id, QString::number(input.fallback.value(frames.front())));
    for (odds::Frame &frame : frames) {
        if (input.type != OddsInput::Type::Dice)
            frame[std::size_t(input.place)] = input.fallback.value(frame);
    }
    return {};
}

void OddsFrames::put(const OddsInput &input, const OddsValue &value, std::vector<odds::Frame> &frames) const
{
    if (input.type != OddsInput::Type::Dice) {
        for (odds::Frame &frame : frames)
            frame[std::size_t(input.place)] = value.number;
        return;
    }
    std::vector<odds::Frame> all;
    for (const QMap<QString, int> &shot : value.shots) {
        for (odds::Frame frame : frames) {
            for (auto it = shot.begin(); it != shot.end(); ++it)
                frame[std::size_t(m_question.mode->program.names.place((input.as + '_' + it.key()).toStdString()))] = it.value();
            all.push_back(std::move(frame));
        }
    }
    frames = std::move(all);
}

std::optional<QString> OddsFrames::fromUnits(const OddsInput &input, const OddsArm *arm)
{
    for (const OddsSource &source : input.from) {
        if (const auto found = from(source, arm))
            return found;
    }
    return std::nullopt;
}

std::optional<QString> OddsFrames::from(const OddsSource &source, const OddsArm *arm)
{
    const OddsUnit *unit = source.side == OddsSide::Target ? m_question.target : m_question.attacker;
    if (!unit || (source.side == OddsSide::Weapon && !arm))
        return std::nullopt;
    if (!source.rules.isEmpty())
        return any(source.rules, source.side == OddsSide::Weapon ? arm->rules : unit->rules) ? std::optional(source.value) : std::nullopt;
    if (!source.categories.isEmpty())
        return any(source.categories, unit->categories) ? std::optional(source.value) : std::nullopt;
    if (!source.costs.isEmpty())
        return fromCosts(source, *unit);
    if (source.figures)
        return QString::number(unit == m_question.attacker && m_question.figures > 0 ? m_question.figures : unit->figures);
    if (source.number) {
        const int number = arm ? arm->number : 1;
        return QString::number(m_question.figures > 0 ? std::min(number, m_question.figures) : number);
    }
    return source.arms ? fromArms(source, *unit) : fromProfile(source, unit, arm);
}

QString OddsFrames::characteristic(const OddsSource &source) const
{
    static const QRegularExpression ofUnit("\\{(attacker|target):([^}]+)\\}");
    QString id = source.characteristic;
    for (auto it = m_texts.begin(); id.contains('{') && it != m_texts.end(); ++it)
        id.replace('{' + it.key() + '}', it.value().toLower());
    if (const auto match = ofUnit.match(id); match.hasMatch()) {
        const OddsUnit *unit = match.captured(1) == QLatin1String("target") ? m_question.target : m_question.attacker;
        id.replace(match.captured(0), unit ? unit->value(match.captured(2)).toLower() : QString());
    }
    return id;
}

std::optional<QString> OddsFrames::fromArms(const OddsSource &source, const OddsUnit &unit) const
{
    const QString id = characteristic(source);
    double folded = 0;
    for (const OddsProfile &profile : unit.profiles) {
        if (profile.number < 1 || !source.arms->fits(profile))
            continue;
        const QString whole = profile.values.value(id);
        if (whole == unknownFigure)
            return unknownFigure;
        const auto match = source.pattern.match(whole);
        if (!match.hasMatch())
            continue;
        bool isNumber = true;
        double number = source.pattern.captureCount() > 0 ? match.captured(1).toDouble(&isNumber) : 1;
        if (!isNumber) // a word stands above all numbers: K
            return match.captured(1);
        if (!source.times.isEmpty())
            number *= std::max(1, profile.values.value(source.times).toInt());
        folded = source.fold == OddsSource::Fold::Sum ? folded + number : std::max(folded, number);
    }
    if (source.fold == OddsSource::Fold::Any)
        folded = folded > 0 ? 1 : 0;
    return QString::number(folded);
}

std::optional<QString> OddsFrames::fromProfile(const OddsSource &source, const OddsUnit *unit, const OddsArm *arm) const
{
    const QString id = characteristic(source);
    const QString whole = source.side == OddsSide::Weapon ? arm->profile->values.value(id) : unit->value(id);
    if (whole.isEmpty() || whole == unknownFigure)
        return whole.isEmpty() ? std::nullopt : std::optional(unknownFigure);
    QString text = whole;
    if (!source.pattern.pattern().isEmpty()) {
        const auto match = source.pattern.match(whole);
        if (!match.hasMatch())
            return std::nullopt;
        text = match.captured(source.pattern.captureCount() > 0 ? 1 : 0);
    }
    if (source.length)
        return QString::number(text.size());
    return source.values.isEmpty() ? text : source.values.contains(text) ? std::optional(source.values.value(text)) : std::nullopt;
}

std::optional<QString> OddsFrames::fromCosts(const OddsSource &source, const OddsUnit &unit) const
{
    if (source.costs.contains(QString())) {
        const QString id = source.costs.value(QString());
        return unit.costs.contains(id) ? std::optional(QString::number(unit.costs.value(id))) : std::nullopt;
    }
    QStringList terms;
    for (auto it = source.costs.begin(); it != source.costs.end(); ++it) {
        if (const double count = unit.costs.value(it.value()); count > 0)
            terms.append(QString::number(count) + it.key());
    }
    return terms.isEmpty() ? std::nullopt : std::optional(terms.join('+'));
}

} // namespace muster::packs
