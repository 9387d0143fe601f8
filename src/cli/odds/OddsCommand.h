// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster odds`: exact chances of an attack, typed by hand, between units of a pack, or between rosters.
class OddsCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("odds"); }
    [[nodiscard]] QString synopsis() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
