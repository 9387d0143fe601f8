// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster bench`: the benchmarks, one `name value unit` line each.
class BenchCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("bench"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("[--data DIR]"); }
    [[nodiscard]] Needs needs() const override { return Needs::Gui; } // cards are measured with fonts
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
