// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/bench/BenchSection.h"

namespace muster::tools {

/// From the start of the program to the painted library with its list, as a child process.
[[nodiscard]] BenchFigures startFigures(cli::Context &context);
/// Opening a roster, the first page of a preview, changing the workspace; from the click to the painted window.
[[nodiscard]] BenchFigures workspaceFigures(cli::Context &context);
/// Adding, counting and selecting units in the roster workspace, with the data of --data where they are given.
[[nodiscard]] BenchFigures clickFigures(cli::Context &context);
/// The same, and how long the processor works for each: what else the machine does meanwhile changes that much less.
[[nodiscard]] BenchFigures clickWork(cli::Context &context);
/// Selecting, ticking, hurting and taking back at the table, with an army of 1,000 points.
[[nodiscard]] BenchFigures tableFigures(cli::Context &context);
/// A pasted list of 1,000 points, from the click on Paste a list to the roster in its workspace.
[[nodiscard]] BenchFigures pasteFigures(cli::Context &context);

/// A page of the table of 1,000 soldiers while it scrolls; the after-battle report of 300 soldiers, from the click to the paint.
[[nodiscard]] BenchFigures campaignWindowFigures(cli::Context &context);

} // namespace muster::tools
