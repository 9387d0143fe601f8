// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster print`: cards and sheets of a roster as PDF.
class PrintCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("print"); }
    [[nodiscard]] QString synopsis() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Needs needs() const override { return Needs::Gui; }
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
