// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSize>
#include <QString>

#include <functional>

class QWidget;

namespace muster::packs {
class PackStore;
}

namespace muster::app {

class MainWindow;
struct Services;

/// What a stop of the tour works with: a window over a fresh library.
struct TourGuide
{
    MainWindow &window;
    const Services &services;
    QString language;

    /// Brings the sample of a pack into the library and opens it; `file` is the end of its name, empty for the first.
    void openSample(const QString &pack, const QString &file = {});
};

/// One picture of the tour: what to do with the window before it is taken. Add yours to tourStops().
struct TourStop
{
    QString name;                                   ///< part of the file name: "roster", "command-palette"
    std::function<void(TourGuide &)> prepare;
    QSize size{1440, 900};
    bool lightOnly = false;                         ///< one picture is enough
    /// What to take instead of the window: a dialog that prepare() has opened.
    std::function<QWidget *(TourGuide &)> subject = {};
    int wait = 0;                                   ///< milliseconds at least, for work that starts a moment later
};

[[nodiscard]] QList<TourStop> tourStops();

/// One file of the tour that is not a picture of the window: a PDF.
struct TourPaper
{
    QString file;
    /// Gives an error text, or nothing when it worked.
    std::function<QString(const QString &path, const packs::PackStore &packs, const QString &language)> write;
};

[[nodiscard]] QList<TourPaper> tourPapers();

} // namespace muster::app
