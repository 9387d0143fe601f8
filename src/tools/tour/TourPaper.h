// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace muster::packs {
class PackStore;
}

namespace muster::tools {

/// One file of the tour that is not a picture of the window: a PDF.
struct TourPaper
{
    QString file;
    /// Gives an error text, or nothing when it worked.
    std::function<QString(const QString &path, const packs::PackStore &packs, const QString &language)> write;
};

[[nodiscard]] QList<TourPaper> tourPapers();

} // namespace muster::tools
