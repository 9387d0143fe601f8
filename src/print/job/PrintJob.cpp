// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/job/PrintJob.h"

#include "print/content/CardBuilder.h"
#include "print/content/OddsLines.h"
#include "print/imposition/Imposition.h"
#include "print/job/KitJob.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/MatrixSheet.h"
#include "print/sheets/PackStyle.h"
#include "print/sheets/ReferenceSheet.h"
#include "text/Speaking.h"

#include <QCoreApplication>
#include <QLocale>

namespace muster::print {

using share::toText;

namespace {

struct PrintJobTexts
{
    Q_DECLARE_TR_FUNCTIONS(PrintJob)
};

QString factionOf(const RosterSource &source)
{
    return source.mainForce() ? toText(source.mainForce()->catalogueId) : QString();
}

/// Builds the pages of a job, section by section.
class JobLayout
{
public:
    JobLayout(const RosterSource &source, const PrintSettings &settings, const TextMeter &meter, const Progress &progress)
        : m_source(source), m_settings(settings), m_meter(meter), m_progress(progress)
    {
    }

    PrintedJob run()
    {
        m_steps = int(m_source.units().size()) + 12;
        std::vector<Card> cards;
        if (m_settings.what.contains(PrintKind::Cards))
            cards = unitCards();
        std::vector<Card> blanks;
        if (m_settings.what.contains(PrintKind::Blank) && !m_job.stopped)
            blanks = blankCards();
        addCards(cards, blanks);
        addSheet(PrintKind::Sheet, layoutPlatoonSheet);
        addSheet(PrintKind::Summary, layoutArmySummary);
        addSheet(PrintKind::Rules, layoutRulesInUse);
        addSheet(PrintKind::Matrix, layoutMatrixSheet);
        if (m_settings.what.contains(PrintKind::Reference) && m_source.pack() && step())
            add(PrintKind::Reference,
                layoutReferenceOf(*m_source.pack(), m_settings.language, sheetPaper(), m_settings.ink, m_meter, factionOf(m_source)));
        for (const PrintKind kind :
             {PrintKind::Dividers, PrintKind::Markers, PrintKind::Tokens, PrintKind::Events, PrintKind::Orders, PrintKind::Structures})
            if (m_settings.what.contains(kind) && step())
                addKit(m_job, kind, m_source, m_settings, m_meter);
        return std::move(m_job);
    }

private:
    bool step()
    {
        if (!m_job.stopped && m_progress && !m_progress(std::min(m_done++, m_steps - 1), m_steps))
            m_job.stopped = true;
        return !m_job.stopped;
    }
    [[nodiscard]] QSizeF sheetPaper() const { return m_settings.paperSize(); }

    std::vector<Card> unitCards()
    {
        std::vector<Card> cards;
        std::vector<const RosterUnit *> units;
        for (const RosterUnit &unit : m_source.units())
            if (!m_settings.without.contains(toText(unit.selection->id)) && !unit.joins)
                units.push_back(&unit);
        int number = 0;
        const auto odds = m_settings.odds ? std::make_unique<OddsLines>(m_source) : nullptr;
        for (const RosterUnit *unit : units) {
            if (!step())
                return {};
            CardContent content = buildCard(m_source, m_source.shared(*unit));
            if (odds)
                addOdds(content, odds->of(*unit));
            const CardResult result = layoutCard(content, m_settings.cardOptions(), m_meter, {++number, int(units.size())});
            for (const AdaptationNote &note : result.notes)
                m_job.warnings.push_back({toText(unit->selection->id), result.cards.front().title, note, int(result.cards.size())});
            cards.insert(cards.end(), result.cards.begin(), result.cards.end());
        }
        return cards;
    }

    // Behind the last table: what the weapons do stands with the weapons.
    static void addOdds(CardContent &content, const QString &line)
    {
        if (line.isEmpty())
            return;
        const auto isTable = [](const Block &block) { return std::holds_alternative<TableBlock>(block); };
        const auto last = std::find_if(content.front.rbegin(), content.front.rend(), isTable);
        content.front.insert(last.base() == content.front.begin() ? content.front.end() : last.base(),
                             LineBlock{PaperText(content.language).translate("Paper", "Odds"), line, {}});
    }

    std::vector<Card> blankCards()
    {
        const CardResult result = layoutCard(blankCard(m_source), m_settings.cardOptions(), m_meter);
        std::vector<Card> cards;
        for (int i = 0; i < m_settings.blankCards; ++i)
            cards.push_back(result.cards.front());
        return cards;
    }

    // Unit cards and blank ones share sheets: paper is dear.
    void addCards(const std::vector<Card> &cards, const std::vector<Card> &blanks)
    {
        std::vector<Card> all = cards;
        all.insert(all.end(), blanks.begin(), blanks.end());
        if (all.empty() || m_job.stopped)
            return;
        const SheetSettings sheet = m_settings.sheet();
        if (m_settings.paper == QLatin1String("card")) {
            const Pages pages = singleCards(all, sheet);
            m_job.sections.push_back({PrintKind::Cards, 0, int(pages.size()), int(cards.size()), int(pages.size())});
            m_job.pages = pages;
        } else {
            const QString name = toText(m_source.roster().name);
            const ImposedSheets imposed = imposeCards(
                all, sheet, {m_settings.language, QStringLiteral("Muster · %1 · %2").arg(name, m_source.dataVersion())}, m_meter);
            m_job.cardTooLarge = imposed.perSheet == 0;
            m_job.pages = imposed.pages;
            m_job.sections.push_back({PrintKind::Cards, 0, int(imposed.pages.size()), int(cards.size()), imposed.sheets});
            notePlaces(all, SheetPlan(sheet), imposed);
        }
        if (!blanks.empty())
            m_job.sections.push_back({PrintKind::Blank, int(m_job.pages.size()), 0, int(blanks.size()), 0});
    }

    void notePlaces(const std::vector<Card> &cards, const SheetPlan &plan, const ImposedSheets &imposed)
    {
        if (imposed.perSheet == 0)
            return;
        const Backs backs = m_settings.backs;
        for (size_t i = 0; i < cards.size(); ++i) {
            const int sheet = int(i) / imposed.perSheet, slot = int(i) % imposed.perSheet;
            const int front = backs == Backs::Mirrored ? sheet * 2 : sheet;
            const int back = backs == Backs::Mirrored ? front + 1 : backs == Backs::Separate ? imposed.sheets + sheet : front;
            m_job.places.push_back({cards[i].key, front, plan.front(slot).trim, false});
            if (backs != Backs::None)
                m_job.places.push_back({cards[i].key, back, plan.back(slot).trim, true});
        }
    }

    template <typename Layout>
    void addSheet(PrintKind kind, Layout layout)
    {
        if (m_settings.what.contains(kind) && step())
            add(kind, layout(m_source, sheetStyleOf(kind), m_meter));
    }

    [[nodiscard]] SheetStyle sheetStyleOf(PrintKind kind) const
    {
        SheetStyle style = sheetStyle(m_source, sheetPaper(), m_settings.ink);
        style.odds = m_settings.odds && kind == PrintKind::Summary;
        return style;
    }

    void add(PrintKind kind, const Pages &pages)
    {
        m_job.sections.push_back({kind, int(m_job.pages.size()), int(pages.size()), 0, int(pages.size())});
        m_job.pages.insert(m_job.pages.end(), pages.begin(), pages.end());
    }

    const RosterSource &m_source;
    const PrintSettings &m_settings;
    const TextMeter &m_meter;
    const Progress &m_progress;
    PrintedJob m_job;
    int m_done = 0, m_steps = 1;
};

} // namespace

QString PrintWarning::text() const
{
    const QString size = text::currentLocale().toString(note.points, 'f', 1);
    switch (note.kind) {
    case Adaptation::SmallTable:
        return PrintJobTexts::tr("%1: the weapon table is set small (%2 pt).").arg(title, size);
    case Adaptation::SmallText:
        return PrintJobTexts::tr("%1: the rules on the back are set in %2 pt.").arg(title, size);
    case Adaptation::NoPhoto:
        return PrintJobTexts::tr("%1: the rules need the room of the photo.").arg(title);
    case Adaptation::RulesToBack:
        return PrintJobTexts::tr("%1: the rules stand on the back only.").arg(title);
    case Adaptation::RulesToFront:
        return PrintJobTexts::tr("%1: the last rules stand on the front.").arg(title);
    case Adaptation::Continued:
        return PrintJobTexts::tr("%1: goes on to a further card (%2 cards).").arg(title, QString::number(cards));
    }
    return {};
}

int PrintedJob::sheetsOfPaper() const
{
    int sheets = 0;
    for (const PrintSection &section : sections)
        sheets += section.sheets;
    return sheets;
}

PrintedJob layoutJob(const RosterSource &source, const PrintSettings &settings, const TextMeter &meter, const Progress &progress)
{
    const text::Speaking speaking(source.language());
    return JobLayout(source, settings, meter, progress).run();
}

Pages layoutReferenceOf(const packs::Pack &pack, const QString &language, const QSizeF &paper, InkMode ink, const TextMeter &meter,
                        const QString &faction)
{
    const QString text = pack.reference(language);
    if (text.isEmpty())
        return {};
    SheetStyle style = packStyle(pack, language, paper, ink, faction);
    style.margins = SheetStyle().margins;
    const PaperText words(language);
    style.footRight = words.translate("Paper", "Quick reference").toLower();
    Markdown markdown = Markdown::parse(words.typeset(text));
    const QString name = pack.name(language);
    const QString edition = pack.manifest().edition.in(language);
    const QString subtitle = edition.isEmpty() ? words.translate("Paper", "Quick reference") : edition;
    // The title of the file is kept in full: it may say more than the name of the game.
    if (markdown.title.isEmpty())
        markdown.title = name;
    return layoutReference(markdown, style, subtitle, meter);
}

CardResult layoutUnitCard(const RosterSource &source, std::string_view selectionId, const CardOptions &options, const TextMeter &meter)
{
    const RosterUnit *unit = source.unit(selectionId);
    return unit ? layoutCard(buildCard(source, source.shared(*unit)), options, meter) : CardResult{};
}

} // namespace muster::print
