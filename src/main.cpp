// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CommandLine.h"

#include <QApplication>
#include <QTextStream>

#include <memory>

using namespace muster;

namespace {

// Sub-commands work without a display, so they draw offscreen; the window takes whatever the desktop has.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv, cli::Needs needs, bool window)
{
    if (!window && needs != cli::Needs::Core)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (needs == cli::Needs::Core)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (needs == cli::Needs::Gui)
        return std::make_unique<QGuiApplication>(argc, argv);
    return std::make_unique<QApplication>(argc, argv);
}

QStringList rawArguments(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

} // namespace

int main(int argc, char **argv)
{
    const cli::CommandList commands = cli::allCommands();
    const cli::CommandLine commandLine(commands);
    const QStringList arguments = rawArguments(argc, argv);
    const cli::Command *command = commandLine.find(arguments);

    const auto application = makeApplication(argc, argv, command ? command->needs() : cli::Needs::Core, false);
    QCoreApplication::setApplicationName("muster");
    QCoreApplication::setApplicationVersion(MUSTER_VERSION);

    QTextStream out(stdout);
    QTextStream err(stderr);
    return commandLine.run(arguments, out, err);
}
