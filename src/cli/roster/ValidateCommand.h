// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster validate FILE`: whether a list is legal, and what is not.
class ValidateCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("validate"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("FILE [--json]"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
