// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/PrintBenchmark.h"

#include "print/imposition/Imposition.h"
#include "print/job/PrintJob.h"
#include "print/paint/PageImage.h"
#include "print/paint/PdfFile.h"

#include <QElapsedTimer>

namespace muster::tools {

using namespace print;

PrintBenchmark printBenchmark(const std::vector<CardContent> &contents)
{
    PrintBenchmark result;
    if (contents.empty())
        return result;
    const TextMeter meter;
    const CardOptions options;
    // Fonts are loaded once per run of the program; that is not the layout's time.
    for (const CardContent &content : contents)
        (void)layoutCard(content, options, meter);
    QElapsedTimer timer;
    timer.start();
    constexpr int rounds = 10;
    for (int i = 0; i < rounds; ++i)
        for (const CardContent &content : contents)
            (void)layoutCard(content, options, meter);
    result.cardMilliseconds = double(timer.nsecsElapsed()) / 1e6 / (rounds * double(contents.size()));

    timer.restart();
    std::vector<Card> cards;
    for (int i = 0; i < result.cards; ++i)
        cards.push_back(layoutCard(contents[size_t(i) % contents.size()], options, meter, {i + 1, result.cards}).cards.front());
    const ImposedSheets sheets = imposeCards(cards, SheetSettings(), {QStringLiteral("en"), QStringLiteral("bench")}, meter);
    (void)pdfBytes(sheets.pages, {QStringLiteral("bench"), QStringLiteral("en")});
    result.pdfSeconds = double(timer.nsecsElapsed()) / 1e9;
    return result;
}

} // namespace muster::tools
