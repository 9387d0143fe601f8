// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::tools {

/// `muster tour DIR`: draws every workspace in light and dark, and every kind of PDF, without a display.
class TourCommand final : public cli::Command
{
public:
    QString name() const override { return "tour"; }
    QString synopsis() const override { return "DIR [--lang en|fr] [--only PART] [--force]"; }
    QString summary() const override;
    QString description() const override;
    cli::Needs needs() const override { return cli::Needs::Widgets; }
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, cli::Context &context) const override;
};

} // namespace muster::tools
