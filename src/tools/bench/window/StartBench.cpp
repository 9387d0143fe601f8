// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Command.h"
#include "tools/bench/window/Samples.h"
#include "tools/bench/window/WindowBench.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

namespace muster::tools {

namespace {

constexpr int starts = 7;

// A home of its own: settings and library of the user stay out of it.
QProcessEnvironment environmentIn(const QString &home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HOME", home);
    for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.remove(QLatin1String(name));
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("MUSTER_FIRST_PAINT", "1");
    return environment;
}

// Milliseconds until the child says that its list is painted; negative when it never does.
double startOnce(const QString &home)
{
    QProcess child;
    child.setProcessEnvironment(environmentIn(home));
    child.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    child.start(QCoreApplication::applicationFilePath(), QStringList{"--lang", "en"});
    double painted = -1;
    while (painted < 0 && child.waitForReadyRead(20000)) {
        if (child.readAllStandardOutput().contains("painted"))
            painted = double(timer.nsecsElapsed()) / 1e6;
    }
    child.waitForFinished(20000);
    return painted;
}

} // namespace

BenchFigures startFigures(cli::Context &)
{
    Samples first, again;
    for (int i = 0; i < starts; ++i) {
        const QTemporaryDir home;
        first.add(startOnce(home.path()));
        again.add(startOnce(home.path()));
        if (first.at(0) < 0 || again.at(0) < 0)
            return base::Error{
                "bench.start", QCoreApplication::translate("WindowBench", "the program could not be started as a child").toStdString(), {}};
    }
    return std::vector<BenchFigure>{first.median("window_first_start", 600), again.median("window_start", 250)};
}

} // namespace muster::tools
