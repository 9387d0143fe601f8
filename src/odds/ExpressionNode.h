// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Expression.h"

namespace muster::odds {

enum class Operation {
    Number,
    Name,
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Negate,
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    And,
    Or,
    Not,
    If,
    Min,
    Max,
    Floor,
    Ceil,
    Abs,
    Sqrt,
    Acos,
    Sum,
    Product,
    Most,
    Look
};

/// How often a series goes round at most: a slip of the pen must not hang the program.
inline constexpr double mostRounds = 1000;

/// Whether it has a running number.
[[nodiscard]] inline bool isSeries(Operation operation)
{
    return operation == Operation::Sum || operation == Operation::Product || operation == Operation::Most;
}

/// One knot of a formula; larger-than is written as less-than with the sides changed.
struct Node
{
    Operation operation = Operation::Number;
    double number = 0;
    int place = 0; ///< of a name, or of the running number of sum(), product() and most()
    std::vector<NodePtr> parts;
    Table table;
    double weight = 1; ///< how much work it is, what it stands for included
    double most = 1;   ///< the work when every series goes round as often as it may
};

} // namespace muster::odds
