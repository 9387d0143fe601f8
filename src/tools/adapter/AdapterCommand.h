// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::tools {

/// `muster adapter`: the engine over JSON lines, for conformance suites and other programs.
class AdapterCommand final : public cli::Command
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] bool judgesData() const override { return true; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    int run(const QCommandLineParser &parser, cli::Context &context) const override;
};

} // namespace muster::tools
