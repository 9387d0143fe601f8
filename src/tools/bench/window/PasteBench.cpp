// SPDX-License-Identifier: GPL-3.0-or-later
// From a pasted text to the roster in the window.
#include "app/exchange/PasteListDialog.h"
#include "cli/Command.h"
#include "rules/roster/RosterReader.h"
#include "share/roster/RosterExport.h"
#include "tools/bench/window/BenchWindow.h"
#include "tools/bench/window/Samples.h"
#include "tools/bench/window/WindowBench.h"
#include "tools/tour/TourGuide.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QPushButton>

namespace muster::tools {

using namespace app;

namespace {

constexpr int pastes = 5;

// The sample of 1,000 points as somebody sends it.
base::Result<QString> listOf1000Points(const packs::PackStore &packs, share::ExportFormat format)
{
    const packs::PackPtr pack = packs.find(QStringLiteral("dropzone-commander"));
    QFile file(pack ? pack->path(QStringLiteral("samples/scourge-1000.ros")) : QString());
    if (!pack || !file.open(QIODevice::ReadOnly))
        return base::Error{"bench.samples", QT_TRANSLATE_NOOP("Message", "the samples could not be opened"), {}};
    const auto read = rules::readRoster(file.readAll().toStdString(), file.fileName().toStdString());
    if (!read)
        return read.error();
    rules::Evaluator evaluator(pack->data());
    evaluator.evaluate(read->roster);
    return share::render(
        share::exportRoster(evaluator, share::RosterLook::of(*pack, QStringLiteral("en")), {pack->name(QStringLiteral("en")), {}, {}, {}}),
        format);
}

} // namespace

BenchFigures pasteFigures(cli::Context &)
{
    const auto tour = openBenchWindow();
    if (!tour)
        return tour.error();
    MainWindow &window = (*tour)->window();
    std::vector<BenchFigure> figures;
    for (const auto &[name, format] :
         {std::pair("paste_own_text", share::ExportFormat::Text), std::pair("paste_newrecruit_text", share::ExportFormat::NewRecruit),
          std::pair("paste_tournament_text", share::ExportFormat::Tournament)}) {
        const auto text = listOf1000Points((*tour)->services().packs, format);
        if (!text)
            return text.error();
        Samples samples;
        for (int i = 0; i < pastes; ++i) {
            window.showWorkspace("library");
            TourGuide::settle();
            samples.time([&] {
                window.workspace("library")->findChild<QAction *>("library.pasteList")->trigger();
                auto *dialog = window.findChild<PasteListDialog *>();
                dialog->setText(*text);
                dialog->findChild<QPushButton *>("bringIn")->click();
            });
            TourGuide::settle();
        }
        figures.push_back(samples.median(name, 1000));
    }
    return figures;
}

} // namespace muster::tools
