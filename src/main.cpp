// SPDX-License-Identifier: GPL-3.0-or-later
#include "MusterVersion.h"
#include "app/shell/run/AppRun.h"
#include "app/shell/run/Diagnostics.h"
#include "app/shell/settings/AppSettings.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "cli/CommandLine.h"
#include "cli/DiagnosticsCommand.h"
#include "cli/WindowWish.h"
#include "cli/library/HiddenPassword.h"
#include "logging/Categories.h"
#include "logging/CrashTrace.h"
#include "logging/LogFile.h"
#include "logging/Logging.h"
#include "text/ProgramLanguage.h"
#include "tools/adapter/AdapterCommand.h"
#include "tools/bench/BenchCommand.h"
#include "tools/bench/window/FirstPaint.h"
#include "tools/tour/TourCommand.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QIcon>
#include <QProcess>
#include <QTextStream>

#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

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

bool hasDisplay()
{
#if defined(Q_OS_LINUX)
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

// The scale that was set for this process must not be taken for the user's wish by the next one.
bool scaledByUs = false;

void startAgain(const cli::WindowWish &wish, const QString &library)
{
    if (scaledByUs)
        qunsetenv("QT_SCALE_FACTOR");
    QStringList arguments;
    for (const auto &[option, value] : {std::pair("--library", library), std::pair("--lang", wish.language)}) {
        if (!value.isEmpty())
            arguments << option << value;
    }
    for (const QString &folder : wish.dataFolders)
        arguments << "--data" << folder;
    if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), arguments))
        qCWarning(logging::lcWindow) << "could not start again";
}

int runWindow(QApplication &application, const cli::WindowWish &wish)
{
    QGuiApplication::setDesktopFileName("muster");
    app::AppSettings settings;
    text::ProgramLanguage language;
    language.set(wish.language.isEmpty() ? settings.language() : wish.language);
    app::AppRun run(settings, language, wish.dataFolders);
    run.readAhead();
    app::Theme::current().setMode(settings.themeMode());
    app::Theme::current().install(application);
    QApplication::setWindowIcon(app::icons::programIcon());

    QStringList files = wish.files;
    QObject::connect(&run, &app::AppRun::windowMade, [&files](app::MainWindow *window) {
        tools::reportFirstPaint(*window);
        qCInfo(logging::lcWindow) << "the window is open";
        const auto open = [window, now = std::exchange(files, {})] { // into the first window, once it is shown
            for (const QString &file : now)
                window->handle({"library", "file", file, {}});
        };
        QMetaObject::invokeMethod(window, open, Qt::QueuedConnection);
    });
    if (!run.begin(wish.library))
        return cli::CouldNot;
    const int code = QApplication::exec();
    run.finish();
    if (run.restarts())
        startAgain(wish, run.where());
    if (run.leftBehind()) {
        settings.store().sync();
        std::_Exit(code); // what still runs must not see the rest of the program go
    }
    return code;
}

// In the order of the help.
cli::CommandList allCommands()
{
    cli::CommandList commands = cli::allCommands();
    cli::insertBefore(commands, "campaign", std::make_unique<tools::BenchCommand>());
    cli::insertBefore(commands, "campaign", std::make_unique<tools::AdapterCommand>());
    commands.push_back(std::make_unique<tools::TourCommand>());
    commands.push_back(std::make_unique<cli::DiagnosticsCommand>([] { return app::windowParts(app::AppSettings()); }));
    return commands;
}

/// A copy that starts from any folder brings its fonts along; whoever starts it says where they lie.
void takeFontsAlong()
{
    const QString folder = qEnvironmentVariable("MUSTER_FONTS");
    if (folder.isEmpty())
        return;
    for (const QFileInfo &font : QDir(folder).entryInfoList({"*.ttf", "*.otf"}, QDir::Files, QDir::Name))
        QFontDatabase::addApplicationFont(font.filePath());
}

} // namespace

int main(int argc, char **argv)
{
    const cli::CommandList commands = allCommands();
    const cli::CommandLine commandLine(commands);
    const QStringList arguments = cli::CommandLine::spelledOut(rawArguments(argc, argv));
    cli::hidePasswords(argc, argv);
    const cli::Command *command = commandLine.find(arguments);
    const std::optional<cli::WindowWish> wish = command ? std::nullopt : cli::windowWish(arguments);

    const logging::Logging log(logging::LogFile::standardPath(), arguments.contains("--verbose"));
    logging::traceCrashes(logging::LogFile::standardPath());
    if (wish)
        qCInfo(logging::lcWindow).noquote() << "Muster" << MUSTER_VERSION << "starts with Qt" << qVersion();
    else
        qCDebug(logging::lcCli).noquote() << "command" << (command ? command->name() : QString("none"));

    QTextStream out(stdout);
    QTextStream err(stderr);
    if (wish && !hasDisplay()) {
        err << "muster: there is no display here; muster tour DIR draws pictures of the window, muster --help lists what works without it"
            << Qt::endl;
        return cli::CouldNot;
    }
    // The scale of a program is fixed when it starts; what the desktop or the caller asks for comes first.
    if (wish && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) {
        if (const int size = app::AppSettings().textSize(); size != 100)
            scaledByUs = qputenv("QT_SCALE_FACTOR", QByteArray::number(size / 100.0));
    }
    const cli::Needs needs = command ? command->needsFor(arguments) : wish ? cli::Needs::Widgets : cli::Needs::Core;
    const auto application = makeApplication(argc, argv, needs, wish.has_value());
    QCoreApplication::setApplicationName("muster");
    QCoreApplication::setApplicationVersion(MUSTER_VERSION);
    if (needs != cli::Needs::Core)
        takeFontsAlong();
    if (wish)
        return runWindow(*static_cast<QApplication *>(application.get()), *wish);

    text::ProgramLanguage language;
    const qsizetype option = arguments.indexOf("--lang");
    language.set(option >= 0 ? arguments.value(option + 1) : QString());
    return commandLine.run(arguments, out, err);
}
