// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster data check DIR`: what is wrong in a folder of game data.
class DataCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("data"); }
    [[nodiscard]] bool judgesData() const override { return true; }
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral("check DIR | sources | install NAME | update [NAME] | use NAME REVISION | remove NAME");
    }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
