// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/window/BenchWindow.h"

#include "app/theme/style/Theme.h"

#include <QApplication>

namespace muster::tools {

using namespace app;

base::Result<std::unique_ptr<TourWindow>> openBenchWindow(const QStringList &dataFolders)
{
    Theme::current().install(*qApp);
    auto tour = std::make_unique<TourWindow>(dataFolders, "en");
    if (!tour->error().isEmpty())
        return base::Error{"bench.library", tour->error().toStdString(), {}};
    tour->window().resize(1440, 900);
    return tour;
}

} // namespace muster::tools
