// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourCommand.h"

#include "app/theme/style/Theme.h"
#include "packs/PackStore.h"
#include "tools/tour/TourCamera.h"
#include "tools/tour/TourPaper.h"
#include "tools/tour/TourRoutes.h"
#include "tools/tour/TourWindow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryFile>

#include <cstdio>

namespace muster::tools {

using namespace app;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TourCommand)
};

QString fileName(const TourRoute &route, const TourStop &stop, Scheme scheme)
{
    const QString ending = stop.lightOnly ? QString() : scheme == Scheme::Dark ? QStringLiteral("-dark") : QStringLiteral("-light");
    return QStringLiteral("%1-%2%3.png").arg(route.name, stop.name, ending);
}

QStringList filesOf(const QList<TourRoute> &routes, const QList<TourPaper> &papers)
{
    QStringList files;
    for (const TourRoute &route : routes) {
        for (const TourStop &stop : route.stops) {
            files.append(fileName(route, stop, Scheme::Light));
            if (!stop.lightOnly)
                files.append(fileName(route, stop, Scheme::Dark));
        }
    }
    for (const TourPaper &paper : papers)
        files.append(paper.file);
    return files;
}

/// What is to be done, and how far it is.
struct Round
{
    QDir folder;
    QList<TourRoute> routes;
    QList<TourPaper> papers;
    cli::Context &context;

    void done(const QString &path, const QString &trouble = {})
    {
        context.out << path << Qt::endl;
        if (!trouble.isEmpty())
            context.err << "muster: " << path << ": " << trouble << Qt::endl;
    }
};

// Empty: it can be written to. A folder that exists may still be read-only, or on a full disk.
QString whyNotWritable(const QDir &folder)
{
    if (QFile::exists(folder.path()) && !QFileInfo(folder.path()).isDir())
        return Words::tr("tour: %1 is a file, not a folder").arg(folder.path());
    if (!folder.mkpath("."))
        return Words::tr("tour: the folder %1 cannot be made; choose another one").arg(folder.path());
    QTemporaryFile probe(folder.filePath("tour-XXXXXX"));
    if (!probe.open() || probe.write("x") != 1 || !probe.flush())
        return Words::tr("tour: nothing can be written into %1 (%2); choose another folder").arg(folder.path(), probe.errorString());
    return {};
}

QString takeRoute(Round &round, const TourRoute &route, Scheme scheme)
{
    TourWindow tour(round.context.dataFolders, round.context.language);
    if (!tour.error().isEmpty())
        return tour.error();
    TourGuide guide(tour.window(), tour.services(), round.context.language);
    for (const TourStop &stop : route.stops) {
        // In the dark a stop without a picture is made all the same: those behind it build on it.
        const bool wanted = scheme == Scheme::Light || !stop.lightOnly;
        const QString path = round.folder.filePath(wanted ? fileName(route, stop, scheme) : QStringLiteral("tour-unused.png"));
        if (!takePicture(guide, stop, path))
            return Words::tr("the picture %1 could not be written").arg(path);
        if (wanted)
            round.done(path, guide.trouble);
        else
            QFile::remove(path);
        guide.trouble.clear();
    }
    return {};
}

bool hasDark(const TourRoute &route)
{
    return std::any_of(route.stops.begin(), route.stops.end(), [](const TourStop &stop) { return !stop.lightOnly; });
}

// The scale of a program is fixed when it starts.
QString takeElsewhere(Round &round, const TourRoute &route)
{
    QProcess other;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_SCALE_FACTOR", QString::number(route.scale));
    other.setProcessEnvironment(environment);
    QStringList arguments{"tour", round.folder.path(), "--force", "--only", route.name, "--lang", round.context.language};
    for (const QString &data : round.context.dataFolders)
        arguments.append({"--data", data});
    other.start(QCoreApplication::applicationFilePath(), arguments);
    if (!other.waitForFinished(-1) || other.exitCode() != cli::Fine) {
        round.context.err << other.readAllStandardError();
        return Words::tr("the pictures of %1 could not be taken").arg(route.name);
    }
    round.context.out << other.readAllStandardOutput();
    round.context.out.flush();
    return {};
}

// The offscreen platform of older Qts grumbles at every window; nobody can do anything about it.
void listen(QtMsgType type, const QMessageLogContext &where, const QString &text)
{
    if (type != QtDebugMsg && !text.contains("propagateSizeHints") && !text.contains("XDG_RUNTIME_DIR"))
        fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, where, text)));
}

QString takeRoutes(Round &round)
{
    for (const TourRoute &route : round.routes) {
        if (!qFuzzyCompare(route.scale, qApp->devicePixelRatio())) {
            if (const QString error = takeElsewhere(round, route); !error.isEmpty())
                return error;
            continue;
        }
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            if (scheme == Scheme::Dark && !hasDark(route))
                continue;
            Theme::current().setMode(scheme == Scheme::Dark ? ThemeMode::Dark : ThemeMode::Light);
            if (const QString error = takeRoute(round, route, scheme); !error.isEmpty())
                return error;
        }
    }
    return {};
}

QString writePapers(Round &round)
{
    if (round.papers.isEmpty())
        return {};
    packs::PackStore packs(packs::PackFolders::standard(round.context.dataFolders));
    packs.load();
    for (const TourPaper &paper : round.papers) {
        const QString path = round.folder.filePath(paper.file);
        QFile::remove(path); // --force: the PDF writer itself never writes over a file
        if (const QString error = paper.write(path, packs, round.context.language); !error.isEmpty())
            return error;
        round.done(path);
    }
    return {};
}

// Empty: fine. Leaves in the round what --only asks for.
QString choose(Round &round, const QStringList &only)
{
    QStringList names;
    QList<TourRoute> chosen;
    for (const TourRoute &route : round.routes) {
        names.append(route.name);
        if (only.contains(route.name))
            chosen.append(route);
    }
    names.append("papers");
    for (const QString &name : only) {
        if (!names.contains(name))
            return Words::tr("tour: there is no part %1; the parts are: %2").arg(name, names.join(", "));
    }
    if (only.isEmpty())
        return {};
    round.routes = chosen;
    if (!only.contains("papers"))
        round.papers.clear();
    return {};
}

} // namespace

QString TourCommand::summary() const
{
    return Words::tr("draws every workspace and every kind of PDF into a folder");
}

QString TourCommand::description() const
{
    return Words::tr("Walks through the program and takes a PNG at every stop, in light and in dark, and prints the samples as PDF. "
                     "Prints the name of every file it writes. Works without a display and touches nothing of yours.");
}

void TourCommand::prepare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument("DIR", Words::tr("Folder for the files; it is made if it is missing."));
    parser.addOption({"force", Words::tr("Write over files of an earlier tour.")});
    parser.addOption({"only", Words::tr("Only this part, like roster, campaign, papers; may be given again."), "PART"});
}

int TourCommand::run(const QCommandLineParser &parser, cli::Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 1)
        return cli::couldNot(context, Words::tr("tour: give one folder, as in: muster tour DIR"));
    Round round{QDir(arguments.first()), tourRoutes(), tourPapers(), context};
    if (const QString error = choose(round, parser.values("only")); !error.isEmpty())
        return cli::couldNot(context, error);
    for (TourRoute &route : round.routes)
        route.stops.removeIf([&context](const TourStop &stop) { return stop.needsData && context.dataFolders.isEmpty(); });
    const QStringList files = filesOf(round.routes, round.papers);
    for (const QString &file : files) {
        if (!parser.isSet("force") && round.folder.exists(file))
            return cli::couldNot(context, Words::tr("%1 is there already; --force writes over it").arg(round.folder.filePath(file)));
    }
    if (const QString error = whyNotWritable(round.folder); !error.isEmpty())
        return cli::couldNot(context, error);
    qInstallMessageHandler(listen);
    Theme::current().install(*qApp);
    if (const QString error = takeRoutes(round); !error.isEmpty())
        return cli::couldNot(context, error);
    if (const QString error = writePapers(round); !error.isEmpty())
        return cli::couldNot(context, error);
    context.err << Words::tr("%n file(s) written to %1", nullptr, int(files.size())).arg(round.folder.path()) << Qt::endl;
    return cli::Fine;
}

} // namespace muster::tools
