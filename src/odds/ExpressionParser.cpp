// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "odds/ExpressionNode.h"

#include <array>
#include <cctype>
#include <numbers>

namespace muster::odds {

namespace {

struct Function
{
    std::string_view name;
    Operation operation;
    std::size_t least;
    std::size_t most;
};

constexpr std::array<Function, 8> functions{{{"if", Operation::If, 3, 3},
                                             {"min", Operation::Min, 1, 9},
                                             {"max", Operation::Max, 1, 9},
                                             {"floor", Operation::Floor, 1, 1},
                                             {"ceil", Operation::Ceil, 1, 1},
                                             {"abs", Operation::Abs, 1, 1},
                                             {"sqrt", Operation::Sqrt, 1, 1},
                                             {"acos", Operation::Acos, 1, 1}}};

struct Infix
{
    std::string_view sign;
    Operation operation;
    int rank;             ///< higher binds closer
    bool swapped = false; ///< a > b is b < a
};

constexpr std::array<Infix, 13> infixes{{{"or", Operation::Or, 1},
                                         {"and", Operation::And, 2},
                                         {"==", Operation::Equal, 4},
                                         {"!=", Operation::Unequal, 4},
                                         {"<=", Operation::LessOrEqual, 4},
                                         {">=", Operation::LessOrEqual, 4, true},
                                         {"<", Operation::Less, 4},
                                         {">", Operation::Less, 4, true},
                                         {"+", Operation::Add, 5},
                                         {"-", Operation::Subtract, 5},
                                         {"*", Operation::Multiply, 6},
                                         {"/", Operation::Divide, 6},
                                         {"^", Operation::Power, 8}}};
constexpr int rankOfNot = 3;
constexpr int rankOfSign = 7;
constexpr int deepest = 60; ///< brackets in brackets
constexpr double seriesWeight = 50;
constexpr double heaviest = 3e7; ///< names may stand for formulas that stand for formulas...

bool isLetter(char character)
{
    return std::isalpha(static_cast<unsigned char>(character)) || character == '_';
}

bool isInName(char character)
{
    return isLetter(character) || std::isdigit(static_cast<unsigned char>(character));
}

void weigh(Node &node)
{
    for (const NodePtr &part : node.parts) {
        node.weight += part->weight * (isSeries(node.operation) ? seriesWeight : 1);
        node.most += part->most * (isSeries(node.operation) ? mostRounds : 1);
    }
}

NodePtr number(double value)
{
    auto node = std::make_shared<Node>();
    node->number = value;
    return node;
}

NodePtr make(Operation operation, std::vector<NodePtr> parts)
{
    auto node = std::make_shared<Node>();
    node->operation = operation;
    node->parts = std::move(parts);
    weigh(*node);
    return node;
}

} // namespace

/// Reads a formula from left to right; the first mistake ends it.
class Parser
{
public:
    Parser(std::string_view text, Names &names) : m_text(text), m_names(names) {}

    base::Result<Expression> parse()
    {
        NodePtr node = infix(0);
        skip();
        if (m_problem.empty() && m_at < m_text.size())
            fail({QT_TRANSLATE_NOOP("Message", "\"%1\" is not expected here"), {m_text.substr(m_at, 12)}});
        if (node->weight > heaviest)
            fail(QT_TRANSLATE_NOOP("Message", "it is too long with everything that its names stand for"));
        if (!m_problem.empty())
            return base::Error{"odds.formula", m_problem, {}};
        return Expression(std::move(node));
    }

private:
    NodePtr fail(base::Message problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
        m_at = m_text.size();
        return number(0);
    }

    void skip()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
    }

    bool take(std::string_view sign)
    {
        skip();
        if (m_text.substr(m_at, sign.size()) != sign)
            return false;
        if (isLetter(sign.front()) && m_at + sign.size() < m_text.size() && isInName(m_text[m_at + sign.size()]))
            return false;
        m_at += sign.size();
        return true;
    }

    const Infix *takeInfix(int rank)
    {
        for (const Infix &each : infixes) {
            if (each.rank >= rank && take(each.sign))
                return &each;
        }
        return nullptr;
    }

    NodePtr infix(int rank)
    {
        if (++m_depth > deepest)
            return fail(QT_TRANSLATE_NOOP("Message", "too many brackets in each other"));
        NodePtr left = prefix();
        while (const Infix *sign = takeInfix(rank)) {
            NodePtr right = infix(sign->rank + 1);
            left = sign->swapped ? make(sign->operation, {right, left}) : make(sign->operation, {left, right});
        }
        --m_depth;
        return left;
    }

    NodePtr prefix()
    {
        if (take("not"))
            return make(Operation::Not, {infix(rankOfNot)});
        if (take("-"))
            return make(Operation::Negate, {infix(rankOfSign)});
        return primary();
    }

    NodePtr primary()
    {
        skip();
        if (m_at >= m_text.size())
            return fail(QT_TRANSLATE_NOOP("Message", "something is missing at the end"));
        const char first = m_text[m_at];
        if (take("(")) {
            NodePtr inner = infix(0);
            return take(")") ? inner : fail(QT_TRANSLATE_NOOP("Message", "a bracket is not closed"));
        }
        if (first == '\'')
            return quoted();
        if (std::isdigit(static_cast<unsigned char>(first)) || first == '.')
            return literal();
        if (isLetter(first))
            return named();
        return fail({QT_TRANSLATE_NOOP("Message", "\"%1\" is not expected here"), {std::string(1, first)}});
    }

    NodePtr quoted()
    {
        const std::size_t end = m_text.find('\'', m_at + 1);
        if (end == std::string_view::npos)
            return fail(QT_TRANSLATE_NOOP("Message", "a word in quotes is not closed"));
        const std::string text(m_text.substr(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return number(m_names.word(text));
    }

    NodePtr literal()
    {
        std::size_t end = m_at;
        while (end < m_text.size() && (std::isdigit(static_cast<unsigned char>(m_text[end])) || m_text[end] == '.'))
            ++end;
        const auto value = base::parseNumber(m_text.substr(m_at, end - m_at));
        m_at = end;
        return value ? number(*value) : fail(QT_TRANSLATE_NOOP("Message", "a number cannot be read"));
    }

    NodePtr named()
    {
        std::size_t end = m_at;
        while (end < m_text.size() && isInName(m_text[end]))
            ++end;
        const std::string name(m_text.substr(m_at, end - m_at));
        m_at = end;
        if (take("("))
            return call(name);
        if (name == "pi")
            return number(std::numbers::pi);
        if (const auto it = m_names.m_meanings.find(name); it != m_names.m_meanings.end())
            return it->second;
        const int place = m_names.place(name);
        if (place < 0)
            return fail({QT_TRANSLATE_NOOP("Message", "there is no \"%1\""), {name}});
        auto node = std::make_shared<Node>();
        node->operation = Operation::Name;
        node->place = place;
        return node;
    }

    NodePtr call(const std::string &name)
    {
        if (name == "sum" || name == "product" || name == "most")
            return series(name);
        std::vector<NodePtr> parts;
        do
            parts.push_back(infix(0));
        while (take(","));
        if (!take(")"))
            return fail({QT_TRANSLATE_NOOP("Message", "the brackets of %1() are not closed"), {name}});
        if (const auto it = m_names.m_tables.find(name); it != m_names.m_tables.end() && parts.size() == 1) {
            auto node = std::make_shared<Node>();
            node->operation = Operation::Look;
            node->parts = std::move(parts);
            node->table = it->second;
            weigh(*node);
            return node;
        }
        for (const Function &each : functions) {
            if (each.name != name)
                continue;
            if (parts.size() < each.least || parts.size() > each.most)
                return fail({QT_TRANSLATE_NOOP("Message", "%1() has another number of values"), {name}});
            return make(each.operation, std::move(parts));
        }
        return fail({QT_TRANSLATE_NOOP("Message", "there is no function or table \"%1\""), {name}});
    }

    // sum(NAME, FROM, TO, FORMULA), product(...), most(...)
    NodePtr series(const std::string &function)
    {
        skip();
        std::size_t end = m_at;
        while (end < m_text.size() && isInName(m_text[end]))
            ++end;
        const std::string name(m_text.substr(m_at, end - m_at));
        m_at = end;
        if (name.empty() || !take(","))
            return fail({QT_TRANSLATE_NOOP("Message", "%1() begins with the name of its running number"), {function}});
        auto node = std::make_shared<Node>();
        node->operation = function == "sum" ? Operation::Sum : function == "product" ? Operation::Product : Operation::Most;
        node->place = m_names.add(name);
        for (int i = 0; i < 3; ++i) {
            node->parts.push_back(infix(0));
            if (!take(i < 2 ? "," : ")"))
                return fail({QT_TRANSLATE_NOOP("Message", "%1() has four values"), {function}});
        }
        weigh(*node);
        return node;
    }

    std::string_view m_text;
    Names &m_names;
    std::size_t m_at = 0;
    int m_depth = 0;
    base::Message m_problem;
};

base::Result<Expression> Expression::parse(std::string_view text, Names &names)
{
    return Parser(text, names).parse();
}

} // namespace muster::odds
