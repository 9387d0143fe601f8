// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster new`: an empty roster with its formation laid out.
class NewCommand final : public Command
{
public:
    QString name() const override { return "new"; }
    QString synopsis() const override { return "SYSTEM --faction F [--limit N] [--formation NAME] [--name NAME] -o FILE"; }
    QString summary() const override;
    QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
