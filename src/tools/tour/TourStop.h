// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/tour/TourGuide.h"

#include <QList>
#include <QSize>
#include <QString>

#include <functional>

namespace muster::tools {

/// One picture of the tour: what to do with the window before it is taken.
struct TourStop
{
    QString name; ///< part of the file name: "start", "slot-filled"
    std::function<void(TourGuide &)> prepare;
    QSize size{1440, 900};
    bool lightOnly = false; ///< one picture is enough
    /// What to take instead of the window: a dialog that prepare() has opened.
    std::function<QWidget *(TourGuide &)> subject = {};
    int wait = 0; ///< milliseconds at least, for work that starts a moment later
    /// For dialogs that block prepare() until they are answered: what to do in them. The dialog is the picture, and is
    /// cancelled afterwards.
    std::function<void(TourGuide &, QWidget *dialog)> inDialog = {};
    bool needsData = false; ///< only worth a picture with data given by --data
};

/// Stops that follow each other in one window over one fresh library; the first stop meets an untouched program.
struct TourRoute
{
    QString name; ///< first part of the file names
    QList<TourStop> stops;
    double scale = 1; ///< of texts and controls; routes of another scale run in a process of their own
};

/// The dialog that prepare() has opened without blocking.
[[nodiscard]] QWidget *openedDialog(TourGuide &guide);

} // namespace muster::tools
