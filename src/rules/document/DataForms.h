// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"
#include "base/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// How game data are written.
enum class DataForm { Xml, Json };

/// A game system or catalogue in another form, made of everything that stands in the file and not of what we understand of it.
struct ConvertedData
{
    std::string root; ///< "gameSystem" or "catalogue"
    std::string text;
    std::vector<base::Finding> losses; ///< what the other form cannot say; lines are those of the file that was read
};

/// Whether a JSON file holds game data, and not a roster or something else.
[[nodiscard]] bool isJsonData(std::string_view bytes);

/// JSON as JSON is the same but for blanks, XML as XML the same byte for byte. From one form to the other it is converted back and
/// compared, so that nothing is lost in silence.
[[nodiscard]] base::Result<ConvertedData> convertedData(std::string_view bytes, DataForm to, std::string_view fileName);

} // namespace muster::rules
