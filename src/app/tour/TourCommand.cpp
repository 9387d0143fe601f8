// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/TourCommand.h"

#include "app/shell/AppCore.h"
#include "app/shell/AppSettings.h"
#include "app/shell/MainWindow.h"
#include "app/shell/Workspaces.h"
#include "app/theme/Theme.h"
#include "app/tour/TourStop.h"
#include "language/Language.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProgressBar>
#include <QTemporaryDir>

namespace muster::app {

namespace {

QString fileName(int number, const TourStop &stop, Scheme scheme)
{
    const QString ending = stop.lightOnly ? QString() : scheme == Scheme::Dark ? QStringLiteral("-dark") : QStringLiteral("-light");
    return QStringLiteral("%1-%2%3.png").arg(number, 2, 10, QLatin1Char('0')).arg(stop.name, ending);
}

QStringList allFiles(const QList<TourStop> &stops, const QList<TourPaper> &papers)
{
    QStringList files;
    for (qsizetype i = 0; i < stops.size(); ++i) {
        files.append(fileName(int(i) + 1, stops.at(i), Scheme::Light));
        if (!stops.at(i).lightOnly)
            files.append(fileName(int(i) + 1, stops.at(i), Scheme::Dark));
    }
    for (const TourPaper &paper : papers)
        files.append(paper.file);
    return files;
}

// Layout, fonts and queued updates settle over a few rounds.
void settle()
{
    for (int round = 0; round < 6; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

// Work in the background (a preview being laid out) shows a progress bar; the picture waits for it, but not for ever.
void waitForWork(const MainWindow &window, int least)
{
    QElapsedTimer timer;
    timer.start();
    const auto busy = [&window] {
        const QList<QProgressBar *> bars = window.findChildren<QProgressBar *>();
        return std::any_of(bars.begin(), bars.end(), [](const QProgressBar *bar) { return bar->isVisible(); });
    };
    while (timer.elapsed() < least || (busy() && timer.elapsed() < 8000))
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    settle();
}

void closeDialogs(MainWindow &window)
{
    const QList<QDialog *> dialogs = window.findChildren<QDialog *>();
    for (QDialog *dialog : dialogs)
        delete dialog;
    const QList<QWidget *> palettes = window.findChildren<QWidget *>("commandPalette");
    for (QWidget *palette : palettes)
        palette->hide();
}

bool take(TourGuide &guide, const TourStop &stop, const QString &path)
{
    MainWindow &window = guide.window;
    window.resize(stop.size);
    settle();
    stop.prepare(guide);
    settle();
    waitForWork(window, stop.wait);
    QWidget *subject = stop.subject ? stop.subject(guide) : &window;
    const bool saved = subject && subject->grab().save(path);
    closeDialogs(window);
    return saved;
}

/// A window of its own with a library and settings that touch nobody else's.
class TourWindow
{
public:
    explicit TourWindow(const cli::Context &context) : m_settings(m_folder.filePath("settings.ini"))
    {
        m_settings.setLanguage(context.language);
        m_language.set(context.language);
        auto core = AppCore::open(m_folder.filePath("library.sqlite"), context.dataFolders, [this] { return m_language.code(); });
        if (!core) {
            m_error = QString::fromStdString(core.error().message());
            return;
        }
        m_core = std::move(*core);
        m_window = std::make_unique<MainWindow>(m_settings, m_language);
        m_window->setLibraryPlace(m_core->library().address().shown());
        for (auto &workspace : makeWorkspaces(m_core->services()))
            m_window->addWorkspace(std::move(workspace));
        m_window->start();
        m_window->show();
        m_window->activateWindow();
        settle();
    }
    [[nodiscard]] QString error() const { return m_error; }
    MainWindow &window() { return *m_window; }
    [[nodiscard]] const Services &services() const { return m_core->services(); }

private:
    QTemporaryDir m_folder;
    AppSettings m_settings;
    language::Language m_language;
    QString m_error;
    std::unique_ptr<AppCore> m_core;
    std::unique_ptr<MainWindow> m_window;
};

QString takePictures(const QDir &folder, const cli::Context &context)
{
    const QList<TourStop> stops = tourStops();
    for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
        Theme::current().setMode(scheme == Scheme::Dark ? ThemeMode::Dark : ThemeMode::Light);
        TourWindow tour(context);
        if (!tour.error().isEmpty())
            return tour.error();
        TourGuide guide{tour.window(), tour.services(), context.language};
        for (qsizetype i = 0; i < stops.size(); ++i) {
            if (scheme == Scheme::Dark && stops.at(i).lightOnly)
                continue;
            const QString path = folder.filePath(fileName(int(i) + 1, stops.at(i), scheme));
            if (!take(guide, stops.at(i), path))
                return QCoreApplication::translate("TourCommand", "the picture %1 could not be written").arg(path);
            context.out << path << Qt::endl;
        }
    }
    return {};
}

} // namespace

QString TourCommand::summary() const
{
    return QCoreApplication::translate("TourCommand", "draw every workspace and every kind of PDF into a folder");
}

QString TourCommand::description() const
{
    return QCoreApplication::translate("TourCommand", "One PNG per workspace in light and in dark, dialogs, and the samples as PDF. Prints the name of every "
                "file it writes. Works without a display.");
}

void TourCommand::prepare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument("DIR", QCoreApplication::translate("TourCommand", "Folder for the files; it is made if it is missing."));
    parser.addOption({"force", QCoreApplication::translate("TourCommand", "Write over files of an earlier tour.")});
}

int TourCommand::run(const QCommandLineParser &parser, cli::Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 1)
        return cli::couldNot(context, QCoreApplication::translate("TourCommand", "tour: give one folder, as in: muster tour DIR"));
    const QDir folder(arguments.first());
    const QList<TourPaper> papers = tourPapers();
    if (!parser.isSet("force")) {
        const QStringList files = allFiles(tourStops(), papers);
        for (const QString &file : files) {
            if (folder.exists(file))
                return cli::couldNot(context, QCoreApplication::translate("TourCommand", "%1 is there already; --force writes over it").arg(folder.filePath(file)));
        }
    }
    if (!folder.mkpath("."))
        return cli::couldNot(context, QCoreApplication::translate("TourCommand", "the folder %1 cannot be made").arg(folder.path()));
    Theme::current().install(*qApp);
    if (const QString error = takePictures(folder, context); !error.isEmpty())
        return cli::couldNot(context, error);
    packs::PackStore packs(packs::PackFolders::standard(context.dataFolders));
    packs.load();
    for (const TourPaper &paper : papers) {
        const QString path = folder.filePath(paper.file);
        QFile::remove(path); // --force: the PDF writer itself never writes over a file
        if (const QString error = paper.write(path, packs, context.language); !error.isEmpty())
            return cli::couldNot(context, error);
        context.out << path << Qt::endl;
    }
    return cli::Fine;
}

} // namespace muster::app
