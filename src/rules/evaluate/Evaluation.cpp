// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Evaluation.h"

namespace muster::rules {

Evaluation::Evaluation(std::shared_ptr<const GameData> gameData)
    : Evaluation(gameData, std::make_shared<FactStore>(gameData.get()), std::make_shared<KeyTable>())
{
}

Evaluation::Evaluation(std::shared_ptr<const GameData> gameData, std::shared_ptr<FactStore> sharedFacts,
                       std::shared_ptr<KeyTable> sharedKeys)
    : data(std::move(gameData)), factStore(std::move(sharedFacts)), keys(std::move(sharedKeys)), facts(*factStore),
      tree(data.get(), facts, *keys)
{
    if (data)
        counter = std::make_unique<Counter>(*data, tree, roster);
}

Context Evaluation::contextOf(int index, Dependencies *seen)
{
    const Item &self = item(index);
    return {index, self.parent, self.force, self.facts, seen};
}

Context Evaluation::contextOfForce(int index, Dependencies *seen) const
{
    return {-1, -1, index, nullptr, seen};
}

int Evaluation::ownerOf(const Incoming &incoming) const
{
    const auto place = itemOfKey.find(incoming.ownerKey);
    return place == itemOfKey.end() ? -1 : place->second;
}

int Evaluation::timesOf(const Incoming &incoming, Dependencies *seen)
{
    const int owner = ownerOf(incoming);
    if (owner < 0)
        return 0;
    Context context = contextOf(owner, seen);
    context.ofInfo = incoming.remote->ofInfo;
    return counter->times(*incoming.remote->modifier, incoming.remote->chain, context);
}

void Evaluation::touch(const std::vector<std::uint32_t> &chain, Id id)
{
    for (const std::uint32_t key : chain)
        touched.add(key, id);
}

void Evaluation::touch(const SelectionRecord &record)
{
    const NodeFacts &known = *record.facts;
    touch(record.chain, data->ids().any);
    const IdTable &ids = data->ids();
    const Id modelOrUnit = known.typeId == ids.model || known.typeId == ids.unit ? ids.modelOrUnit : Id{};
    for (const Id id :
         {known.entryId, known.linkId, known.pathId, known.typeId, known.subTypeId, modelOrUnit, record.forceEntry, record.catalogue})
        if (id)
            touch(record.chain, id);
    for (const Id id : known.groups)
        touch(record.chain, id);
    for (const CategoryState &category : record.categories)
        touch(record.chain, category.id);
    // What is counted per model of it depends on its own number.
    if (!record.chain.empty())
        touched.add(record.chain.front(), Id{});
}

} // namespace muster::rules
