// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::tools {

/// `muster bench`: the benchmarks, one `name value unit` line each.
class BenchCommand final : public cli::Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("bench"); }
    [[nodiscard]] bool judgesData() const override { return true; }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("[--data DIR] [--window]"); }
    [[nodiscard]] cli::Needs needs() const override { return cli::Needs::Widgets; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, cli::Context &context) const override;
};

} // namespace muster::tools
