// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/DataNames.h"

#include "rules/data/read/JsonText.h"
#include "rules/data/read/XmlScan.h"

namespace muster::rules {

bool isTextName(std::string_view name)
{
    return isTextElement(nameKey(name), name);
}

std::string itemName(std::string_view list)
{
    return list == "alias" ? std::string(list) : elementName(list);
}

} // namespace muster::rules
