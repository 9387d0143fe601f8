// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster edit`: the operations of the editor for scripts.
class EditCommand final : public Command
{
public:
    QString name() const override { return "edit"; }
    QString synopsis() const override
    {
        return "FILE add UNIT [--to PATH] [--count N] | add-force FORCE [--to PATH] | remove PATH | set-limit N | name PATH NEW | count PATH N | link PATH TO-PATH [--by NAME] | "
               "unlink PATH";
    }
    QString summary() const override;
    QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
