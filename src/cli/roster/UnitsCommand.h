// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster units SYSTEM`: the units of a game with cost and profiles.
class UnitsCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return "units"; }
    [[nodiscard]] QString synopsis() const override { return "SYSTEM [--faction NAME] [--json]"; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
