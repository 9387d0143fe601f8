// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "cli/Command.h"
#include "print/job/PrintSettings.h"

namespace muster::cli {

/// Options that `print` and `reference` have in common: --paper, --mono, --ink-saver, -o, --force.
void addPaperOptions(QCommandLineParser &parser);
/// Reads paper and ink; an unknown value is an error that names it.
[[nodiscard]] base::Result<void> readPaperOptions(const QCommandLineParser &parser, print::PrintSettings &settings);
/// The file to write: given, and not there yet unless --force.
[[nodiscard]] base::Result<QString> outputFile(const QCommandLineParser &parser);

} // namespace muster::cli
