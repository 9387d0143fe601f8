// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrinterRun.h"

#include "print/paint/Replay.h"

#include <QPageLayout>
#include <QPainter>
#include <QPrinter>

namespace muster::app {

namespace {

QPageLayout layoutOf(const print::Page &page)
{
    const bool wide = page.size.width() > page.size.height();
    const QPageSize size(wide ? page.size.transposed() : page.size, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch);
    QPageLayout layout(size, wide ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF());
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

} // namespace

void preparePrinter(QPrinter &printer, const print::Pages &pages, bool bothSides, bool longEdge, bool colour, const QString &title)
{
    printer.setDocName(title);
    printer.setCreator(QStringLiteral("Muster"));
    printer.setFullPage(true);
    printer.setColorMode(colour ? QPrinter::Color : QPrinter::GrayScale);
    printer.setDuplex(!bothSides ? QPrinter::DuplexNone : longEdge ? QPrinter::DuplexLongSide : QPrinter::DuplexShortSide);
    if (!pages.empty())
        printer.setPageLayout(layoutOf(pages.front()));
}

bool printPages(QPrinter &printer, const print::Pages &pages, const print::Progress &progress)
{
    QPainter painter;
    print::Replay replay;
    for (size_t i = 0; i < pages.size(); ++i) {
        if (progress && !progress(int(i), int(pages.size()))) {
            printer.abort();
            return false;
        }
        const QPageLayout layout = layoutOf(pages[i]);
        if (i == 0) {
            printer.setPageLayout(layout);
            if (!painter.begin(&printer))
                return false;
        } else {
            printer.setPageLayout(layout);
            printer.newPage();
        }
        painter.setWorldTransform({});
        replay.page(painter, pages[i], printer.resolution() / 25.4);
    }
    return true;
}

} // namespace muster::app
