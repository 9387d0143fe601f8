// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/IdTable.h"

#include <algorithm>

namespace muster::rules {

IdTable::IdTable()
{
    any = intern("any");
    unit = intern("unit");
    model = intern("model");
    upgrade = intern("upgrade");
    roster = intern("roster");
    self = intern("self");
    modelOrUnit = intern("model-or-unit");
    mount = intern("mount");
    crew = intern("crew");
    header = intern("header");
}

Id IdTable::intern(std::string_view text)
{
    return text.empty() ? Id{} : Id{m_index.add({text, IdIndex::keyOf(text)})};
}

std::vector<Id> IdTable::internAll(const IdIndex &local)
{
    const std::vector<IdIndex::Item> &items = local.items();
    std::vector<Id> ids(items.size() + 1);
    const std::lock_guard lock(m_mutex);
    constexpr std::size_t ahead = 12; // memory is slow to answer: asked early, it is there in time
    for (std::size_t place = 0; place < items.size(); ++place) {
        m_index.expect(items[std::min(place + ahead, items.size() - 1)].key);
        ids[place + 1] = Id{m_index.add(items[place])};
    }
    return ids;
}

} // namespace muster::rules
