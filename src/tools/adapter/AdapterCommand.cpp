// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/adapter/AdapterCommand.h"

#include "tools/adapter/AdapterSession.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace muster::tools {

QString AdapterCommand::name() const
{
    return QStringLiteral("adapter");
}

QString AdapterCommand::summary() const
{
    return QCoreApplication::translate("AdapterCommand", "serves the rules engine as JSON lines over standard input and output");
}

QString AdapterCommand::description() const
{
    return QCoreApplication::translate(
        "AdapterCommand",
        "One JSON object per line, one answer per line. Commands: describe, setup, setupFromFiles, action, getState, getErrors, "
        "exportRosterXml, teardown. An integer corrId is echoed.");
}

int AdapterCommand::run(const QCommandLineParser &, cli::Context &context) const
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return cli::couldNot(context, QCoreApplication::translate("AdapterCommand", "standard input cannot be read"));
    AdapterSession session;
    for (QByteArray line = input.readLine(); !line.isEmpty(); line = input.readLine()) {
        if (line.trimmed().isEmpty())
            continue;
        const std::string answer = session.answer(line) + "\n";
        std::fwrite(answer.data(), 1, answer.size(), stdout);
        std::fflush(stdout);
    }
    return cli::Fine;
}

} // namespace muster::tools
