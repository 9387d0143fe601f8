// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrinterRun.h"

#include <QPageLayout>
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

PrinterRun::PrinterRun(std::shared_ptr<QPrinter> printer) : m_printer(std::move(printer)) {}

PrinterRun::~PrinterRun()
{
    if (m_painter.isActive())
        m_painter.end();
}

bool PrinterRun::add(const print::Page &page)
{
    m_printer->setPageLayout(layoutOf(page));
    if (m_painter.isActive()) {
        if (!m_printer->newPage())
            return false;
    } else if (!m_painter.begin(m_printer.get())) {
        return false;
    }
    m_painter.setWorldTransform({});
    m_replay.page(m_painter, page, m_printer->resolution() / 25.4);
    return true;
}

void PrinterRun::abort()
{
    m_printer->abort();
}

} // namespace muster::app
