// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "logging/Diagnostics.h"

#include <functional>

namespace muster::cli {

/// `muster diagnostics`: what somebody who is to help needs to know. Opens no window and changes nothing.
class DiagnosticsCommand final : public Command
{
public:
    /// `window`: what the part of the program with the window has to say.
    explicit DiagnosticsCommand(std::function<QList<logging::DiagnosticsPart>()> window = {}) : m_window(std::move(window)) {}

    [[nodiscard]] QString name() const override { return "diagnostics"; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    int run(const QCommandLineParser &parser, Context &context) const override;

private:
    std::function<QList<logging::DiagnosticsPart>()> m_window;
};

} // namespace muster::cli
