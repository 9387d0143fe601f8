// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/CampaignWorkspace.h"
#include "cli/Command.h"
#include "tools/bench/CampaignBenchmark.h"
#include "tools/bench/window/BenchWindow.h"
#include "tools/bench/window/Samples.h"
#include "tools/bench/window/WindowBench.h"
#include "tools/tour/TourGuide.h"

#include <QApplication>
#include <QScrollBar>
#include <QTableView>

namespace muster::tools {

using namespace app;

namespace {

// The big campaign lies in the library like any other: drafts are kept there.
bool open(CampaignWorkspace &workspace, int soldiers)
{
    auto document = std::make_unique<documents::CampaignDocument>(bigCampaign(soldiers, 50));
    const auto stored = document->attach(workspace.session().services().library, campaign::newId());
    workspace.session().take(std::move(document));
    TourGuide::settle();
    return stored.ok();
}

} // namespace

BenchFigures campaignWindowFigures(cli::Context &)
{
    const auto tour = openBenchWindow();
    if (!tour)
        return tour.error();
    MainWindow &window = (*tour)->window();
    window.showWorkspace("campaign");
    auto &workspace = *static_cast<CampaignWorkspace *>(window.workspace("campaign"));
    auto *table = window.findChild<QTableView *>("campaign.soldiers.table");
    if (!table || !open(workspace, 1000))
        return base::Error{"bench.campaign", QT_TRANSLATE_NOOP("Message", "there is no table of soldiers"), {}};
    Samples page, report;
    for (int row = 0; row < 1000; row += 25)
        page.time([&] { table->scrollTo(table->model()->index(row, 0), QAbstractItemView::PositionAtTop); });
    if (!open(workspace, 300))
        return base::Error{"bench.campaign", QT_TRANSLATE_NOOP("Message", "the campaign could not be kept"), {}};
    for (int round = 0; round < 5; ++round) {
        report.time([&] { workspace.actions().report->trigger(); });
        workspace.actions().discardReport->trigger();
        TourGuide::settle();
    }
    return std::vector<BenchFigure>{page.median("campaign_table_page", 16), report.median("campaign_report_300", 300)};
}

} // namespace muster::tools
