// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster systems`: the installed game packs.
class SystemsCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return "systems"; }
    [[nodiscard]] bool judgesData() const override { return true; }
    [[nodiscard]] QString synopsis() const override { return "[--json]"; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
