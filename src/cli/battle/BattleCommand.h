// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster battle`: a game at the table from scripts.
class BattleCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return "battle"; }
    [[nodiscard]] QString synopsis() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
