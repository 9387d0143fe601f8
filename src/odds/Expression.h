// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::odds {

/// A table of a game: the value of the first row whose limit is not below what is asked; beyond the last row, its value.
struct Table
{
    std::vector<std::pair<double, double>> rows; ///< limit, value; by rising limit
    [[nodiscard]] double at(double asked) const;
};

struct Node;
using NodePtr = std::shared_ptr<const Node>;

/// The names that an expression may use: each has a place in the frame, stands for a further expression, or is a table.
class Names
{
public:
    /// The place of a name; a new one when it is not known yet.
    int add(const std::string &name);
    [[nodiscard]] int place(const std::string &name) const; ///< -1 when unknown
    [[nodiscard]] std::size_t places() const { return m_places.size(); }
    void define(const std::string &name, NodePtr meaning) { m_meanings[name] = std::move(meaning); }
    void addTable(const std::string &name, Table table) { m_tables[name] = std::move(table); }
    /// The number that stands for a word: words are only compared.
    double word(const std::string &text);
    [[nodiscard]] std::vector<std::string> known() const;

private:
    friend class Parser;
    std::map<std::string, int> m_places;
    std::map<std::string, NodePtr> m_meanings;
    std::map<std::string, Table> m_tables;
    std::map<std::string, double> m_words;
};

/// The values of all names at one moment.
using Frame = std::vector<double>;

/// A formula of a pack: numbers, names, + - * / ^, comparisons, and or not, if(), min(), sum(), most()... See docs/PACKS.md.
class Expression
{
public:
    Expression() = default; ///< 0
    explicit Expression(NodePtr node) : m_node(std::move(node)) {}
    [[nodiscard]] static base::Result<Expression> parse(std::string_view text, Names &names);

    [[nodiscard]] double value(Frame &frame) const;
    /// Rounded to a whole number.
    [[nodiscard]] int whole(Frame &frame) const;
    /// The places it reads.
    [[nodiscard]] std::set<int> reads() const;
    [[nodiscard]] const NodePtr &node() const { return m_node; }
    [[nodiscard]] bool given() const { return m_node != nullptr; }

private:
    NodePtr m_node;
};

} // namespace muster::odds
