// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster convert IN OUT`: rosters and game data from one file format to another.
class ConvertCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("convert"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("IN OUT [--force] [--lossy]"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
