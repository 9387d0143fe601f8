// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/BenchWindow.h"

#include "app/theme/Theme.h"

#include <QApplication>

namespace muster::app {

base::Result<std::unique_ptr<TourWindow>> openBenchWindow(const QStringList &dataFolders)
{
    Theme::current().install(*qApp);
    auto tour = std::make_unique<TourWindow>(dataFolders, "en");
    if (!tour->error().isEmpty())
        return base::Error{"bench.library", tour->error().toStdString(), {}};
    tour->window().resize(1440, 900);
    return tour;
}

} // namespace muster::app
