// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/DataFile.h"

#include "rules/data/Arena.h"

#include <algorithm>

namespace muster::rules {

DataFile::DataFile() = default;
DataFile::~DataFile() = default;

int DataFile::lineAt(std::uint32_t offset) const
{
    const auto next = std::upper_bound(lineStarts.begin(), lineStarts.end(), offset);
    return static_cast<int>(next - lineStarts.begin()) + 1;
}

std::string_view toString(EntryType type)
{
    switch (type) {
    case EntryType::Unit: return "unit";
    case EntryType::Model: return "model";
    case EntryType::Upgrade: return "upgrade";
    case EntryType::Other: break;
    }
    return {};
}

} // namespace muster::rules
