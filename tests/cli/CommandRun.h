// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/CommandLine.h"

#include <QJsonDocument>

namespace muster::test {

/// What a sub-command left behind.
struct Answer
{
    int code = -1;
    QString out;
    QString err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out.toUtf8()); }
};

/// Runs a command line as main() does, without the process around it.
inline Answer runCommand(const QStringList &arguments, const cli::CommandList &commands = cli::allCommands())
{
    Answer answer;
    QTextStream out(&answer.out), err(&answer.err);
    answer.code = cli::CommandLine(commands).run(arguments, out, err);
    out.flush();
    err.flush();
    return answer;
}

} // namespace muster::test
