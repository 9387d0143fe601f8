// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/paint/PdfFile.h"

class QPrinter;

namespace muster::app {

/// Sets size, margins, duplex and colour of the printer for this job, explicitly every time: a driver's defaults never win.
void preparePrinter(QPrinter &printer, const print::Pages &pages, bool bothSides, bool longEdge, bool colour, const QString &title);
/// Sends the pages; false when stopped or when the printer refused.
bool printPages(QPrinter &printer, const print::Pages &pages, const print::Progress &progress);

} // namespace muster::app
