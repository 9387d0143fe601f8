// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <string>

namespace muster::tools {

/// Turns a JSON record of game data into the XML file it stands for: plain values become attributes, lists become elements.
[[nodiscard]] std::string xmlOf(const QJsonObject &record, const char *element);

} // namespace muster::tools
