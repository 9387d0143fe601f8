// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/Apply.h"

#include "base/Number.h"
#include "base/Text.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>
#include <vector>

namespace muster::rules {

namespace {

// A text made of a number and what stands around it: `6"`, `3+`, `-1`, `D6+2` is none.
struct NumberInText
{
    std::string before;
    double value = 0;
    std::string after;
};

bool parse(std::string_view text, NumberInText &result)
{
    if (const auto whole = base::parseNumber(text)) {
        result.value = *whole;
        return true;
    }
    return false;
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

// The newer dialect writes characteristics as `6"` or `3+`, and picks one number of `D6+1` by its position (-1 = the last).
bool parseDecorated(std::string_view text, int position, NumberInText &result)
{
    std::vector<std::pair<std::size_t, std::size_t>> numbers;
    for (std::size_t at = 0; at < text.size();) {
        if (!isDigit(text[at])) {
            ++at;
            continue;
        }
        std::size_t start = at;
        while (at < text.size() && (isDigit(text[at]) || (text[at] == '.' && at + 1 < text.size() && isDigit(text[at + 1]))))
            ++at;
        if (start > 0 && text[start - 1] == '-' && (start == 1 || !isDigit(text[start - 2])))
            --start;
        numbers.emplace_back(start, at);
    }
    const auto count = static_cast<int>(numbers.size());
    const bool letters = std::any_of(text.begin(), text.end(), [](unsigned char character) { return std::isalpha(character); });
    if (count == 0 || (position == 0 && (count > 1 || letters)) || position > count || position < -count)
        return false;
    const auto [start,
                end] = numbers[static_cast<std::size_t>(position > 0 ? position - 1 : count + std::min(position, 0) - (position == 0))];
    const auto value = base::parseNumber(text.substr(start, end - start));
    if (!value)
        return false;
    result = {std::string(text.substr(0, start)), *value, std::string(text.substr(end))};
    return true;
}

void replaceAt(std::string &text, const Modifier &modifier)
{
    const std::string_view from = modifier.arg;
    if (from.empty()) {
        if (text.empty()) // nothing is replaced by something
            text = modifier.value;
        return;
    }
    if (modifier.position == 0) {
        text = base::replaced(text, from, modifier.value);
        return;
    }
    std::size_t place = std::string::npos;
    if (modifier.position < 0) {
        place = text.rfind(from);
        for (int left = modifier.position + 1; left < 0 && place != std::string::npos; ++left)
            place = place > 0 ? text.rfind(from, place - 1) : std::string::npos;
    } else {
        place = text.find(from);
        for (int left = modifier.position - 1; left > 0 && place != std::string::npos; --left)
            place = text.find(from, place + from.size());
    }
    if (place != std::string::npos)
        text.replace(place, from.size(), modifier.value);
}

void attach(std::string &text, const Modifier &modifier, bool behind)
{
    if (modifier.skipIfPresent && text.find(modifier.value) != std::string::npos)
        return;
    const std::string joint = modifier.hasJoin ? std::string(modifier.join) : std::string(" ");
    if (text.empty() || (modifier.hasJoin && text == "-"))
        text = modifier.value;
    else
        text = behind ? text + joint + std::string(modifier.value) : std::string(modifier.value) + joint + text;
}

} // namespace

bool applyToText(std::string &text, const Modifier &modifier, int times, bool decorated)
{
    switch (modifier.type) {
    case ModifierType::Set:
        text = modifier.value;
        return true;
    case ModifierType::Append:
    case ModifierType::Prepend:
    case ModifierType::Add:
        for (int i = 0; i < std::min(times, 1000); ++i)
            attach(text, modifier, modifier.type != ModifierType::Prepend);
        return true;
    case ModifierType::Replace:
        replaceAt(text, modifier);
        return true;
    case ModifierType::Remove:
        text.clear();
        return true;
    case ModifierType::Increment:
    case ModifierType::Decrement:
    case ModifierType::Floor:
    case ModifierType::Ceil:
    case ModifierType::Multiply:
    case ModifierType::Divide:
    case ModifierType::Modulo:
    case ModifierType::Power:
    case ModifierType::Exponent:
    case ModifierType::Triangular:
    case ModifierType::CumulativeAdd:
    case ModifierType::CumulativeMultiply:
    case ModifierType::CumulativePower:
        break;
    default:
        return false;
    }
    NumberInText number;
    if (!parse(text, number) && !(decorated && parseDecorated(text, modifier.position, number)))
        return false;
    if (!applyToNumber(number.value, modifier, times))
        return false;
    text = number.before + base::formatNumber(number.value) + number.after;
    return true;
}

namespace {

int step(ModifierType type)
{
    switch (type) {
    case ModifierType::Append:
    case ModifierType::Prepend:
        return 1;
    case ModifierType::Floor:
    case ModifierType::Ceil:
        return 3;
    case ModifierType::CumulativeAdd:
    case ModifierType::CumulativeMultiply:
    case ModifierType::CumulativePower:
    case ModifierType::Replace:
        return 4;
    case ModifierType::Set:
    case ModifierType::Add:
    case ModifierType::Remove:
    case ModifierType::SetPrimary:
    case ModifierType::UnsetPrimary:
    case ModifierType::Hide:
    case ModifierType::Unknown:
        return 0;
    default:
        return 2;
    }
}

// Rarer kinds. A cumulative one makes every further copy dearer; as costs are counted for each copy, each has its share of the sum.
bool computed(double &number, ModifierType type, double operand, int times)
{
    const double count = times;
    double sum = 0;
    switch (type) {
    case ModifierType::Modulo:
        number = operand == 0 ? number : std::fmod(number, operand);
        return operand != 0;
    case ModifierType::Power:
        number = std::pow(number, std::pow(operand, count));
        return true;
    case ModifierType::Exponent:
        number = std::pow(operand, number);
        return true;
    case ModifierType::Triangular:
        number += operand * count * (count + 1) / 2;
        return true;
    case ModifierType::CumulativeAdd:
        number += operand * (count - 1) / 2;
        return true;
    case ModifierType::CumulativeMultiply:
        for (int copy = 0; copy < times; ++copy)
            sum += copy == 0 ? number : number * operand * copy;
        number = sum / count;
        return true;
    case ModifierType::CumulativePower:
        for (int copy = 0; copy < times; ++copy)
            sum += number * std::pow(operand, copy);
        number = sum / count;
        return true;
    default:
        return false;
    }
}

} // namespace

void ModifierQueue::sort()
{
    std::stable_sort(m_applied.begin(), m_applied.end(),
                     [](const Applied &first, const Applied &second) { return step(first.modifier->type) < step(second.modifier->type); });
}

bool hiddenBy(const Modifier &modifier)
{
    return modifier.type == ModifierType::Hide || base::isTrue(modifier.value);
}

bool applyToNumber(double &number, const Modifier &modifier, int times)
{
    const auto operand = base::parseNumber(modifier.value);
    if (!operand)
        return false;
    switch (modifier.type) {
    case ModifierType::Set:
        number = *operand;
        break;
    case ModifierType::Increment:
        number += *operand * times;
        break;
    case ModifierType::Decrement:
        number -= *operand * times;
        break;
    // A bound: never below (floor) or above (ceil) the value.
    case ModifierType::Floor:
        number = std::max(number, *operand);
        break;
    case ModifierType::Ceil:
        number = std::min(number, *operand);
        break;
    case ModifierType::Multiply:
        number *= std::pow(*operand, times);
        break;
    case ModifierType::Divide:
        if (*operand == 0)
            return false;
        number /= std::pow(*operand, times);
        break;
    default:
        if (!computed(number, modifier.type, *operand, times))
            return false;
    }
    if (!std::isfinite(number))
        number = 0;
    return true;
}

void applyToCosts(std::vector<CostAmount> &costs, const Modifier &modifier, int times)
{
    if (times <= 0)
        return;
    auto place = std::find_if(costs.begin(), costs.end(), [&](const CostAmount &cost) { return cost.typeId == modifier.field; });
    if (place == costs.end())
        place = costs.insert(place, CostAmount{modifier.field, 0});
    applyToNumber(place->value, modifier, times);
}

} // namespace muster::rules
