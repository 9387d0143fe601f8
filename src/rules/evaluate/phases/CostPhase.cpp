// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/Apply.h"
#include "rules/evaluate/phases/Phases.h"

#include "base/Number.h"

#include <algorithm>

namespace muster::rules {

namespace {

/// Computes costs; selections whose costs depend on costs come last, in the order of their dependence.
class CostPhase
{
public:
    explicit CostPhase(Evaluation &evaluation) : m_evaluation(evaluation) {}

    void run()
    {
        std::vector<int> driven;
        const int count = static_cast<int>(m_evaluation.tree.items.size());
        for (int index = 0; index < count; ++index) {
            SelectionRecord &record = m_evaluation.record(index);
            if (isDriven(index)) {
                driven.push_back(index);
                // Starts from nothing each time, so that the result does not depend on the way here.
                m_evaluation.item(index).costs.clear();
            } else if (!record.costsReady || m_evaluation.touched.hits(record.costsSeen)) {
                set(index, compute(index, false));
            } else {
                m_evaluation.item(index).costs = record.costs;
            }
        }
        m_evaluation.costCycles.clear();
        if (!driven.empty())
            order(driven);
    }

private:
    // By its own modifiers, or by one that reaches it from elsewhere.
    bool isDriven(int index)
    {
        const NodeFacts &facts = *m_evaluation.item(index).facts;
        const std::vector<Incoming> &incoming = m_evaluation.record(index).incoming;
        return facts.hasCostQueries || (facts.node && std::any_of(incoming.begin(), incoming.end(), [](const Incoming &one) {
                                            return one.remote->costs && one.remote->looksAtCosts;
                                        }));
    }

    bool isCost(const Modifier &modifier) const
    {
        return modifier.fieldKind == ModifierField::ById && m_evaluation.data->costType(modifier.field) != nullptr;
    }

    std::vector<CostAmount> compute(int index, bool withoutLoops)
    {
        const Item &item = m_evaluation.item(index);
        SelectionRecord &record = m_evaluation.record(index);
        const NodeFacts &facts = *item.facts;
        std::vector<CostAmount> costs;
        if (!facts.node) {
            if (item.selection->snapshot)
                for (const CostValue &cost : item.selection->snapshot->costs)
                    if (const Id id = m_evaluation.data->find(cost.typeId))
                        costs.push_back({id, cost.value});
            return costs;
        }
        for (const Cost &cost : facts.costs)
            costs.push_back({cost.typeId, cost.value});
        record.costsSeen.clear();
        const Context context = m_evaluation.contextOf(index, &record.costsSeen);
        ModifierQueue queue(m_evaluation.data->newerDialect());
        if (facts.hasCostModifiers) {
            for (const Entry *part : facts.node->parts()) {
                forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
                    if (!isLocal(modifier) || !isCost(modifier) || (withoutLoops && looksAtCosts(modifier, chain, context)))
                        return;
                    queue.add(modifier, m_evaluation.counter->times(modifier, chain, context));
                });
            }
        }
        for (const Incoming &incoming : record.incoming)
            if (incoming.remote->costs && !(withoutLoops && looksAtCosts(incoming)))
                queue.add(*incoming.remote->modifier, m_evaluation.timesOf(incoming, &record.costsSeen));
        queue.run([&](const Modifier &modifier, int times) { applyToCosts(costs, modifier, times); });
        record.costsSeen.finish();
        for (CostAmount &cost : costs)
            cost.value = base::rounded(cost.value * item.number);
        return costs;
    }

    bool looksAtCosts(const Modifier &modifier, const GroupChain &chain, const Context &context)
    {
        std::vector<int> sources;
        m_evaluation.counter->costSources(modifier, chain, context, sources);
        return !sources.empty();
    }

    bool looksAtCosts(const Incoming &incoming)
    {
        const int owner = m_evaluation.ownerOf(incoming);
        return owner >= 0 && looksAtCosts(*incoming.remote->modifier, incoming.remote->chain, m_evaluation.contextOf(owner, nullptr));
    }

    void set(int index, std::vector<CostAmount> costs)
    {
        SelectionRecord &record = m_evaluation.record(index);
        if (record.costs != costs || !record.costsReady) {
            m_evaluation.touch(record);
            record.valuesReady = false;
        }
        record.costs = costs;
        record.costsReady = true;
        m_evaluation.item(index).costs = std::move(costs);
    }

    // Tarjan's strongly connected components: each is ready when everything it looks at is.
    void order(const std::vector<int> &driven)
    {
        for (const int index : driven)
            m_state.try_emplace(index);
        for (const int index : driven)
            if (m_state[index].number < 0)
                visit(index);
    }

    std::vector<int> sourcesOf(int index)
    {
        std::vector<int> sources;
        const NodeFacts &facts = *m_evaluation.item(index).facts;
        const Context context = m_evaluation.contextOf(index, nullptr);
        for (const Entry *part : facts.node->parts())
            forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
                if (isLocal(modifier) && isCost(modifier))
                    m_evaluation.counter->costSources(modifier, chain, context, sources);
            });
        for (const Incoming &incoming : m_evaluation.record(index).incoming) {
            const int owner = incoming.remote->costs ? m_evaluation.ownerOf(incoming) : -1;
            if (owner >= 0)
                m_evaluation.counter->costSources(*incoming.remote->modifier, incoming.remote->chain,
                                                  m_evaluation.contextOf(owner, nullptr), sources);
        }
        return sources;
    }

    void visit(int index)
    {
        Node &node = m_state[index];
        node.number = node.low = m_next++;
        node.open = true;
        m_stack.push_back(index);
        bool selfLoop = false;
        for (const int source : sourcesOf(index)) {
            selfLoop = selfLoop || source == index;
            const auto place = m_state.find(source);
            if (place == m_state.end())
                continue;
            if (place->second.number < 0) {
                visit(source);
                m_state[index].low = std::min(m_state[index].low, m_state[source].low);
            } else if (place->second.open) {
                m_state[index].low = std::min(m_state[index].low, place->second.number);
            }
        }
        if (m_state[index].low != m_state[index].number)
            return;
        std::vector<int> component;
        int top = -1;
        do {
            top = m_stack.back();
            m_stack.pop_back();
            m_state[top].open = false;
            component.push_back(top);
        } while (top != index);
        const bool cycle = component.size() > 1 || selfLoop;
        for (const int member : component)
            set(member, compute(member, cycle));
        if (cycle) {
            std::sort(component.begin(), component.end());
            m_evaluation.costCycles.push_back(std::move(component));
        }
    }

    struct Node
    {
        int number = -1;
        int low = 0;
        bool open = false;
    };
    Evaluation &m_evaluation;
    std::unordered_map<int, Node> m_state;
    std::vector<int> m_stack;
    int m_next = 0;
};

} // namespace

void evaluateCosts(Evaluation &evaluation)
{
    CostPhase(evaluation).run();
    std::sort(evaluation.costCycles.begin(), evaluation.costCycles.end());
}

} // namespace muster::rules
