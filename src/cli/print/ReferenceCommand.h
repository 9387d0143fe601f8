// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster reference`: the quick reference of a game as PDF.
class ReferenceCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("reference"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("SYSTEM -o OUT.pdf"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] Needs needs() const override { return Needs::Gui; }
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
