// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/DataFile.h"

#include "rules/data/Arena.h"

namespace muster::rules {

DataFile::DataFile() = default;
DataFile::~DataFile() = default;

std::string_view toString(EntryType type)
{
    switch (type) {
    case EntryType::Unit:
        return "unit";
    case EntryType::Model:
        return "model";
    case EntryType::Upgrade:
        return "upgrade";
    case EntryType::Other:
        break;
    }
    return {};
}

} // namespace muster::rules
