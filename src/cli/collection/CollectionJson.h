// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/CollectionCsv.h"
#include "collection/Ready.h"

#include <QJsonArray>
#include <QJsonObject>

namespace muster::cli {

/// What `muster collection SYSTEM --json` says.
[[nodiscard]] QJsonObject shelfJson(const collection::GameShelf &shelf);
/// What `muster collection ready --json` says.
[[nodiscard]] QJsonObject planJson(const collection::ReadyPlan &plan);

} // namespace muster::cli
