// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/paint/Replay.h"

#include <QPainter>

#include <memory>

class QPrinter;

namespace muster::app {

/// Sets size, margins, duplex and colour of the printer for this job, explicitly every time: a driver's defaults never win.
void preparePrinter(QPrinter &printer, const print::Pages &pages, bool bothSides, bool longEdge, bool colour, const QString &title);
/// Pages on their way to a printer, one by one.
class PrinterRun
{
public:
    explicit PrinterRun(std::shared_ptr<QPrinter> printer);
    ~PrinterRun();

    /// False when the printer refuses.
    [[nodiscard]] bool add(const print::Page &page);
    /// Nothing of it shall come out.
    void abort();

private:
    std::shared_ptr<QPrinter> m_printer;
    QPainter m_painter;
    print::Replay m_replay;
};

} // namespace muster::app
