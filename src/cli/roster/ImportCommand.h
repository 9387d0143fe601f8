// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster import`: a list from elsewhere, as text, file or picture of a QR code.
class ImportCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("import"); }
    [[nodiscard]] QString synopsis() const override { return QStringLiteral("FILE|- [--json] [--format FORMAT] -o OUT"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;
};

} // namespace muster::cli
