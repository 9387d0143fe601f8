// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster campaign`: the campaign book from scripts.
class CampaignCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return "campaign"; }
    [[nodiscard]] QString synopsis() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    /// The chronicle is laid out, which needs fonts.
    [[nodiscard]] Needs needsFor(const QStringList &arguments) const override
    {
        return arguments.contains("chronicle") ? Needs::Gui : Needs::Core;
    }
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
