// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/job/KitJob.h"

#include "print/imposition/Imposition.h"
#include "print/kit/DeckCards.h"
#include "print/kit/KitSheet.h"
#include "print/kit/StructureSheet.h"
#include "print/scenario/ScenarioSheet.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/PackStyle.h"
#include "text/Speaking.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace muster::print {

using share::toText;

namespace {

struct KitTexts
{
    Q_DECLARE_TR_FUNCTIONS(PrintJob)
};

bool hasDeck(const packs::Pack &pack, const char *kind)
{
    const auto &decks = pack.decks();
    return std::any_of(decks.begin(), decks.end(), [kind](const packs::EventDeck &deck) { return deck.kind == QLatin1String(kind); });
}

bool brings(const packs::Pack *pack, PrintKind kind)
{
    switch (kind) {
    case PrintKind::Markers:
        return pack && pack->paperKit().hasMarkers();
    case PrintKind::Tokens:
        return pack && !pack->paperKit().tokens.isEmpty();
    case PrintKind::Events:
        return pack && hasDeck(*pack, "event");
    case PrintKind::Orders:
        return pack && hasDeck(*pack, "order");
    case PrintKind::Structures:
        return pack && !pack->paperKit().structures.isEmpty();
    default:
        return true;
    }
}

// A counter for every figure, as blip and as reinforcement, and some that are nothing.
std::vector<TokenLine> tokensOf(const RosterSource &source)
{
    const packs::TokenDesign &design = source.pack()->paperKit().tokens;
    std::vector<TokenLine> blips;
    for (const RosterUnit &unit : source.units()) {
        const int figures = std::max(1, source.modelsIn(*unit.selection));
        const double each = source.ownPoints(*unit.selection) / figures;
        const QString points = each > 0 && each == std::floor(each) ? numberText(each) : QString();
        const QString name = source.nameOf(*unit.selection);
        const auto same = std::find_if(blips.begin(), blips.end(),
                                       [&](const TokenLine &line) { return line.name == name && line.points == points; });
        if (same == blips.end())
            blips.push_back({name, points, figures, false});
        else
            same->count += figures;
    }
    std::vector<TokenLine> all = blips;
    if (design.dummies > 0)
        all.push_back({design.dummy.in(source.language()), {}, design.dummies, false});
    for (TokenLine line : blips) {
        line.reinforcement = true;
        if (!design.reinforcement.isEmpty())
            all.push_back(line);
    }
    return all;
}

std::vector<Card> deckOf(PrintKind kind, const RosterSource &source, const PrintSettings &settings, const TextMeter &meter)
{
    if (kind == PrintKind::Dividers)
        return dividerCards(source, settings.cardOptions(), meter);
    const QString catalogue = source.mainForce() ? toText(source.mainForce()->catalogueId) : QString();
    std::vector<Card> cards;
    for (const packs::EventDeck *deck :
         decksFor(*source.pack(), kind == PrintKind::Events ? QStringLiteral("event") : QStringLiteral("order"), catalogue)) {
        const std::vector<Card> more = deckCards(*deck, *source.pack(), source.language(), settings.cardOptions(), meter);
        cards.insert(cards.end(), more.begin(), more.end());
    }
    return cards;
}

void addPages(PrintedJob &job, PrintKind kind, const Pages &pages)
{
    if (pages.empty())
        return;
    job.sections.push_back({kind, int(job.pages.size()), int(pages.size()), 0, int(pages.size())});
    job.pages.insert(job.pages.end(), pages.begin(), pages.end());
}

void addDeck(PrintedJob &job, PrintKind kind, const std::vector<Card> &cards, const RosterSource &source, const PrintSettings &settings,
             const TextMeter &meter)
{
    if (cards.empty())
        return;
    PrintSection section{kind, int(job.pages.size()), 0, int(cards.size()), 0};
    Pages pages;
    if (settings.paper == QLatin1String("card")) {
        pages = singleCards(cards, settings.sheet());
        section.sheets = int(pages.size());
    } else {
        const ImposedSheets imposed = imposeCards(cards, settings.sheet(),
                                                  {settings.language, QStringLiteral("Muster · %1").arg(source.dataVersion())}, meter);
        job.cardTooLarge = job.cardTooLarge || imposed.perSheet == 0;
        pages = imposed.pages;
        section.sheets = imposed.sheets;
    }
    section.pages = int(pages.size());
    job.sections.push_back(section);
    job.pages.insert(job.pages.end(), pages.begin(), pages.end());
}

} // namespace

std::vector<PrintKind> rosterPrintKinds(const packs::Pack *pack)
{
    std::vector<PrintKind> kinds;
    for (const PrintKind kind : allPrintKinds)
        if (brings(pack, kind))
            kinds.push_back(kind);
    return kinds;
}

void addKit(PrintedJob &job, PrintKind kind, const RosterSource &source, const PrintSettings &settings, const TextMeter &meter)
{
    if (!brings(source.pack(), kind))
        return;
    const SheetStyle style = sheetStyle(source, settings.paperSize(), settings.ink);
    switch (kind) {
    case PrintKind::Markers:
        addPages(job, kind, layoutMarkers(*source.pack(), source.unitCount(), style, meter));
        for (const QString &name : tooLargeForPaper(*source.pack(), style))
            job.remarks.append(KitTexts::tr("Larger than the paper, so not printed: %1").arg(name));
        break;
    case PrintKind::Tokens:
        addPages(job, kind, layoutTokens(*source.pack(), tokensOf(source), style, meter));
        break;
    case PrintKind::Structures:
        addPages(job, kind, layoutStructures(*source.pack(), style, meter));
        break;
    case PrintKind::Events:
    case PrintKind::Orders:
    case PrintKind::Dividers:
        addDeck(job, kind, deckOf(kind, source, settings, meter), source, settings, meter);
        break;
    default:
        break;
    }
}

std::vector<PrintKind> scenarioPrintKinds(const packs::Scenario &scenario, const packs::Pack &pack)
{
    std::vector<PrintKind> kinds{PrintKind::Scenario};
    if (!scenario.plan.tokens.isEmpty() && brings(&pack, PrintKind::Tokens))
        kinds.push_back(PrintKind::Tokens);
    return kinds;
}

PrintedJob layoutScenarioJob(const packs::Scenario &scenario, const packs::Pack &pack, const QSet<PrintKind> &what,
                             const PrintSettings &settings, const TextMeter &meter)
{
    const text::Speaking speaking(settings.language);
    PrintedJob job;
    if (what.contains(PrintKind::Scenario))
        addPages(job, PrintKind::Scenario, layoutScenario(scenario, pack, settings.language, settings.paperSize(), settings.ink, meter));
    std::vector<TokenLine> tokens;
    for (const packs::MissionToken &token : scenario.plan.tokens)
        tokens.push_back({token.name.in(settings.language), {}, token.count, token.reinforcement});
    if (what.contains(PrintKind::Tokens) && brings(&pack, PrintKind::Tokens))
        addPages(job, PrintKind::Tokens,
                 layoutTokens(pack, tokens, packStyle(pack, settings.language, settings.paperSize(), settings.ink), meter));
    return job;
}

} // namespace muster::print
