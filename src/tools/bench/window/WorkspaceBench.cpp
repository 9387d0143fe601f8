// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrintWorkspace.h"
#include "cli/Command.h"
#include "tools/bench/window/BenchWindow.h"
#include "tools/bench/window/Samples.h"
#include "tools/bench/window/WindowBench.h"
#include "tools/tour/TourGuide.h"

#include <QApplication>

namespace muster::tools {

using namespace app;

namespace {

constexpr int rounds = 9;
constexpr int longest = 10000; // milliseconds that a preview may take before the measurement gives up

QStringList rosterIds(const TourWindow &tour)
{
    QStringList ids;
    const auto records = tour.services().library.documents().list({library::Kind::Roster, {}, {}, false});
    if (records) {
        for (const library::Record &record : *records)
            ids.append(record.id);
    }
    return ids;
}

// The page is shown when the session has laid out what was asked for and the view has painted it.
void openPreview(MainWindow &window, const QString &id)
{
    auto &session = static_cast<PrintWorkspace *>(window.workspace("print"))->session();
    bool ready = false;
    const auto waiting = QObject::connect(&session, &PrintSession::ready, &window, [&ready] { ready = true; });
    window.handle({"print", "roster", id, {}});
    QElapsedTimer timer;
    timer.start();
    while (!ready && timer.elapsed() < longest)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, longest);
    QObject::disconnect(waiting);
}

} // namespace

BenchFigures workspaceFigures(cli::Context &)
{
    const auto tour = openBenchWindow();
    if (!tour)
        return tour.error();
    MainWindow &window = (*tour)->window();
    TourGuide guide(window, (*tour)->services(), "en");
    for (const char *pack : {"dust", "dropzone-commander", "space-crusade"})
        guide.openSample(pack);
    const QStringList ids = rosterIds(**tour);
    if (ids.size() < 3)
        return base::Error{"bench.samples", QT_TRANSLATE_NOOP("Message", "the samples could not be opened"), {}};
    Samples open, preview;
    std::vector<Samples> switches(std::size_t(window.workspaces().size()));
    for (int round = 0; round < rounds; ++round) {
        const QString &id = ids.at(round % ids.size());
        window.showWorkspace("library");
        letPaint();
        open.time([&] { window.handle({"roster", "roster", id, {}}); });
        preview.time([&] { openPreview(window, id); });
        TourGuide::settle();
        const QStringList workspaces = window.workspaces();
        for (qsizetype i = 0; i < workspaces.size(); ++i)
            switches[std::size_t(i)].time([&] { window.showWorkspace(workspaces.at(i)); });
    }
    std::vector<BenchFigure> figures{open.median("window_open_roster", 30), preview.median("preview_first_page", 100)};
    for (std::size_t i = 0; i < switches.size(); ++i)
        figures.push_back(switches[i].median("switch_to_" + window.workspaces().at(qsizetype(i)).toStdString(), 30));
    return figures;
}

} // namespace muster::tools
