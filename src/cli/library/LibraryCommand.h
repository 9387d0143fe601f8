// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "library/Library.h"

namespace muster::cli {

/// `muster library list|export|import|backup|check|roles|upgrade`: the library from scripts.
class LibraryCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return "library"; }
    [[nodiscard]] QString synopsis() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    void prepare(QCommandLineParser &parser) const override;
    int run(const QCommandLineParser &parser, Context &context) const override;

private:
    int list(const QCommandLineParser &parser, Context &context, library::Library &library) const;
    int exportFiles(const QCommandLineParser &parser, Context &context, library::Library &library) const;
    int importFiles(const QCommandLineParser &parser, Context &context, library::Library &library) const;
    int backup(const QCommandLineParser &parser, Context &context, library::Library &library) const;
    int check(const QCommandLineParser &parser, Context &context, library::Library &library) const;
};

/// The library that `--library` names, or the user's own; on failure the message was written and the pointer is null.
[[nodiscard]] std::unique_ptr<library::Library> openLibrary(Context &context);

} // namespace muster::cli
