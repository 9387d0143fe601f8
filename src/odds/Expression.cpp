// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/ExpressionNode.h"

#include <algorithm>
#include <cmath>

namespace muster::odds {

namespace {

double valueOf(const Node &node, Frame &frame);

double part(const Node &node, std::size_t index, Frame &frame)
{
    return valueOf(*node.parts[index], frame);
}

double series(const Node &node, Frame &frame)
{
    const double from = part(node, 0, frame);
    const double to = std::min(part(node, 1, frame), from + mostRounds);
    const auto place = std::size_t(node.place);
    const double before = frame[place];
    double result = node.operation == Operation::Product ? 1 : 0;
    for (frame[place] = from; frame[place] <= to; frame[place] += 1) {
        const double each = part(node, 2, frame);
        if (node.operation == Operation::Sum)
            result += each;
        else if (node.operation == Operation::Product)
            result *= each;
        else
            result = frame[place] == from ? each : std::max(result, each);
    }
    frame[place] = before;
    return result;
}

double extreme(const Node &node, Frame &frame, bool least)
{
    double result = part(node, 0, frame);
    for (std::size_t i = 1; i < node.parts.size(); ++i) {
        const double other = part(node, i, frame);
        result = least ? std::min(result, other) : std::max(result, other);
    }
    return result;
}

double quotient(double above, double below)
{
    return below == 0 ? 0 : above / below;
}

double valueOf(const Node &node, Frame &frame)
{
    switch (node.operation) {
    case Operation::Number:
        return node.number;
    case Operation::Name:
        return frame[std::size_t(node.place)];
    case Operation::Add:
        return part(node, 0, frame) + part(node, 1, frame);
    case Operation::Subtract:
        return part(node, 0, frame) - part(node, 1, frame);
    case Operation::Multiply:
        return part(node, 0, frame) * part(node, 1, frame);
    case Operation::Divide:
        return quotient(part(node, 0, frame), part(node, 1, frame));
    case Operation::Power:
        return std::pow(part(node, 0, frame), part(node, 1, frame));
    case Operation::Negate:
        return -part(node, 0, frame);
    case Operation::Equal:
        return part(node, 0, frame) == part(node, 1, frame);
    case Operation::Unequal:
        return part(node, 0, frame) != part(node, 1, frame);
    case Operation::Less:
        return part(node, 0, frame) < part(node, 1, frame);
    case Operation::LessOrEqual:
        return part(node, 0, frame) <= part(node, 1, frame);
    case Operation::And:
        return part(node, 0, frame) != 0 && part(node, 1, frame) != 0;
    case Operation::Or:
        return part(node, 0, frame) != 0 || part(node, 1, frame) != 0;
    case Operation::Not:
        return part(node, 0, frame) == 0;
    case Operation::If:
        return part(node, 0, frame) != 0 ? part(node, 1, frame) : part(node, 2, frame);
    case Operation::Min:
        return extreme(node, frame, true);
    case Operation::Max:
        return extreme(node, frame, false);
    case Operation::Floor:
        return std::floor(part(node, 0, frame) + 1e-9);
    case Operation::Ceil:
        return std::ceil(part(node, 0, frame) - 1e-9);
    case Operation::Abs:
        return std::fabs(part(node, 0, frame));
    case Operation::Sqrt:
        return std::sqrt(std::max(0.0, part(node, 0, frame)));
    case Operation::Acos:
        return std::acos(std::clamp(part(node, 0, frame), -1.0, 1.0));
    case Operation::Sum:
    case Operation::Product:
    case Operation::Most:
        return series(node, frame);
    case Operation::Look:
        break;
    }
    return node.table.at(part(node, 0, frame));
}

void addReads(const Node &node, std::set<int> &places)
{
    if (node.operation == Operation::Name)
        places.insert(node.place);
    for (const NodePtr &each : node.parts)
        addReads(*each, places);
    if (isSeries(node.operation))
        places.erase(node.place); // its own running number
}

} // namespace

double Table::at(double asked) const
{
    for (const auto &[limit, value] : rows) {
        if (asked <= limit)
            return value;
    }
    return rows.empty() ? 0 : rows.back().second;
}

int Names::add(const std::string &name)
{
    return m_places.emplace(name, int(m_places.size())).first->second;
}

int Names::place(const std::string &name) const
{
    const auto it = m_places.find(name);
    return it == m_places.end() ? -1 : it->second;
}

double Names::word(const std::string &text)
{
    // Far away from every figure of a game, so that a comparison with a number is never true by chance.
    return m_words.emplace(text, -1e9 - double(m_words.size())).first->second;
}

std::vector<std::string> Names::known() const
{
    std::vector<std::string> names;
    for (const auto &entry : m_places)
        names.push_back(entry.first);
    for (const auto &entry : m_meanings)
        names.push_back(entry.first);
    for (const auto &entry : m_tables)
        names.push_back(entry.first + "()");
    std::sort(names.begin(), names.end());
    return names;
}

double Expression::value(Frame &frame) const
{
    return m_node ? valueOf(*m_node, frame) : 0;
}

int Expression::whole(Frame &frame) const
{
    const double number = value(frame);
    return std::isfinite(number) ? int(std::lround(std::clamp(number, -1e6, 1e6))) : 0;
}

std::set<int> Expression::reads() const
{
    std::set<int> places;
    if (m_node)
        addReads(*m_node, places);
    return places;
}

} // namespace muster::odds
