// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster diff FILE DATA_DIR`: what a newer data set changes in a roster.
class DiffCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("diff"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("FILE DATA_DIR [--json]"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
