// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster show`: a list for sharing, in one of ten formats or by a template.
class ShowCommand final : public Command
{
public:
    QString name() const override { return "show"; }
    QString synopsis() const override
    {
        return "FILE... [--format text|markdown|discord|html|json|csv|newrecruit|wtc|short|qr|phone] [--template FILE] [-o OUT]";
    }
    QString summary() const override;
    QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
