// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster diff`: what is different between two rosters, or what a newer data set changes in one.
class DiffCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("diff"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("FILE OTHER_FILE|DATA_DIR [--json]"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
