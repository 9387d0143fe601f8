// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsValue.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace muster::packs {

namespace {

struct OddsValueWords
{
    Q_DECLARE_TR_FUNCTIONS(Odds)
};

constexpr int mostDice = 200;
constexpr int mostShots = 50;

/// "2R+1B" by kinds; nothing when it is something else.
std::optional<QMap<QString, int>> readPool(const OddsRules &rules, const QString &text)
{
    static const QRegularExpression term("^(\\d{0,3})(\\D)$");
    QMap<QString, int> pool;
    for (const QString &part : text.split('+')) {
        const auto match = term.match(part.trimmed());
        const QString kind = match.captured(2).toUpper();
        if (!match.hasMatch() || std::find(rules.dice.begin(), rules.dice.end(), kind) == rules.dice.end())
            return std::nullopt;
        pool[kind] += match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
        if (pool[kind] > mostDice)
            return std::nullopt;
    }
    return pool;
}

std::vector<QMap<QString, int>> readShots(const OddsRules &rules, const QString &text)
{
    static const QRegularExpression several("^(\\d{1,2})\\s*[x×]\\s*\\(?([^()]*)\\)?$");
    std::vector<QMap<QString, int>> shots;
    for (const QString &part : text.split('/')) {
        const auto match = several.match(part.trimmed());
        const int times = match.hasMatch() ? match.captured(1).toInt() : 1;
        const auto pool = readPool(rules, match.hasMatch() ? match.captured(2) : part);
        if (!pool || times < 1 || int(shots.size()) + times > mostShots)
            return {};
        shots.insert(shots.end(), std::size_t(times), *pool);
    }
    return shots;
}

base::Message refusal(const OddsRules &rules, const OddsInput &input, const QString &text)
{
    return {QT_TRANSLATE_NOOP("Message", "%1 cannot be \"%2\"; allowed: %3"), {input.id, text, allowedValues(rules, input)}};
}

} // namespace

base::Message allowedValues(const OddsRules &rules, const OddsInput &input)
{
    QStringList words;
    for (const OddsWord &word : input.words)
        words.append(word.id);
    switch (input.type) {
    case OddsInput::Type::Choice:
        return words.join(", ");
    case OddsInput::Type::Flag:
        return QT_TRANSLATE_NOOP("Message", "yes, no");
    case OddsInput::Type::Number:
        if (words.isEmpty())
            return {QT_TRANSLATE_NOOP("Message", "%1 to %2"), {input.least, input.most}};
        return {QT_TRANSLATE_NOOP("Message", "%1 to %2, %3"), {input.least, input.most, words.join(", ")}};
    case OddsInput::Type::Dice:
        break;
    }
    QStringList terms;
    for (const QString &kind : rules.dice)
        terms.prepend('2' + kind);
    return {QT_TRANSLATE_NOOP("Message", "dice like %1"), {terms.join('+')}};
}

base::Result<OddsValue> readOddsValue(const OddsRules &rules, const OddsInput &input, const QString &text)
{
    const auto refused = [&] { return base::Error{"odds.bad-value", refusal(rules, input, text), {}}; };
    OddsValue value;
    value.text = text.trimmed();
    if (const OddsWord *word = input.word(value.text)) {
        value.number = word->value;
        value.text = word->id;
        return value;
    }
    const QString lower = value.text.toLower();
    switch (input.type) {
    case OddsInput::Type::Flag:
        if (QStringList{"", "1", "yes", "true", "on", OddsValueWords::tr("yes")}.contains(lower))
            value.number = 1;
        else if (!QStringList{"0", "no", "false", "off", OddsValueWords::tr("no")}.contains(lower))
            return refused();
        return value;
    case OddsInput::Type::Number: {
        static const QRegularExpression written("^[dD]?([+-]?\\d+(?:\\.\\d+)?)[+\"″]?$"); // D8, +2, 3+, 6″
        bool ok = false;
        value.number = written.match(value.text).captured(1).toDouble(&ok);
        if (!ok || !(value.number >= input.least && value.number <= input.most)
            || (!input.fraction && value.number != std::floor(value.number)))
            return refused();
        return value;
    }
    case OddsInput::Type::Dice:
        value.shots = readShots(rules, value.text);
        if (!value.shots.empty())
            return value;
        break;
    case OddsInput::Type::Choice: // an armour of D8 is called 8
        if (const OddsWord *word = lower.startsWith('d') ? input.word(value.text.mid(1)) : nullptr) {
            value.number = word->value;
            value.text = word->id;
            return value;
        }
        break;
    }
    return refused();
}

} // namespace muster::packs
