// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster scenario`: the scenarios of a game as a list, as text, as JSON or as printed pages.
class ScenarioCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("scenario"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("SYSTEM [NAME|ID] [--json] [-o OUT.pdf]"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Needs needs() const override { return Needs::Gui; }
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
