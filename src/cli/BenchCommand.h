// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/BenchSection.h"
#include "cli/Command.h"

#include <utility>

namespace muster::cli {

/// `muster bench`: the benchmarks, one `name value unit` line each.
class BenchCommand final : public Command
{
public:
    explicit BenchCommand(std::vector<BenchSection> further = {}) : m_further(std::move(further)) {}

    [[nodiscard]] QString name() const override { return QStringLiteral("bench"); }
    [[nodiscard]] bool judgesData() const override { return true; }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("[--data DIR] [--window]"); }
    [[nodiscard]] Needs needs() const override { return m_further.empty() ? Needs::Gui : Needs::Widgets; } // cards need fonts
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;

private:
    std::vector<BenchSection> m_further;
};

} // namespace muster::cli
