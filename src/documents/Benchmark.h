// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "packs/Pack.h"

#include <QList>
#include <QString>

#include <optional>

namespace muster::documents {

/// One line of `muster bench`.
struct BenchmarkLine
{
    QString name;
    double value = 0;
    QString unit;
    std::optional<double> goal; ///< what it is to stay under
};

/// What the library costs, measured in a temporary folder: saving a command, listing and searching 10,000 rosters.
[[nodiscard]] base::Result<QList<BenchmarkLine>> libraryBenchmark(const packs::PackPtr &pack);

} // namespace muster::documents
