// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/CommandList.h"

namespace muster::cli {

/// The command line of `muster`: finds the sub-command, parses its options, runs it.
class CommandLine
{
public:
    explicit CommandLine(const CommandList &commands) : m_commands(commands) {}

    /// `--lang=fr` as `--lang fr`: the common options are looked for before anybody parses the rest.
    [[nodiscard]] static QStringList spelledOut(const QStringList &arguments);

    /// The sub-command named by these arguments (without the program's name), or null: then the window is wanted.
    [[nodiscard]] const Command *find(const QStringList &arguments) const;
    /// Runs a sub-command, `--help` or `--version`; arguments without the program's name.
    [[nodiscard]] int run(const QStringList &arguments, QTextStream &out, QTextStream &err) const;
    /// The options that stand before or behind any sub-command: --library, --data, --lang, --verbose.
    static void addCommonOptions(QCommandLineParser &parser);
    static void readCommonOptions(const QCommandLineParser &parser, Context &context);

private:
    int runCommand(const Command &command, const QStringList &arguments, Context &context) const;
    [[nodiscard]] QString helpText() const;

    const CommandList &m_commands;
};

} // namespace muster::cli
