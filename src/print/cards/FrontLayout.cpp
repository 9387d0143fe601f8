// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/FaceFrame.h"
#include "print/cards/MostRows.h"

namespace muster::print {

namespace {

enum class RulesShown { Texts, Names, None };

/// One try: which rung of the ladder.
struct Rung
{
    TableForm look;
    RulesShown rules = RulesShown::Texts;
    int step = 0;
};

template <typename... Visitors>
struct Overloaded : Visitors...
{
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>; // clang before 17 does not deduce it by itself

/// Lays out a front; knows which blocks hang from the top and which stand on the bottom edge.
class FrontLayout
{
public:
    explicit FrontLayout(const FaceFrame &frame) : m_frame(frame)
    {
        const auto &blocks = frame.content.front;
        m_split = 0;
        for (size_t i = 0; i < blocks.size(); ++i)
            if (std::holds_alternative<TableBlock>(blocks[i]) || std::holds_alternative<HeadBlock>(blocks[i])
                || std::holds_alternative<VitalsBlock>(blocks[i]) || std::holds_alternative<AdvantageBlock>(blocks[i]))
                m_split = i + 1;
    }

    [[nodiscard]] std::vector<Rung> ladder() const;
    /// Draws with this rung; false when it does not fit.
    bool attempt(const Rung &rung, Face &face) const;
    /// Nothing fitted: as many rows as there is room for, the rest to a continuation card.
    [[nodiscard]] Face split() const;
    [[nodiscard]] bool hasRuleNames() const;

private:
    /// A block that stays at the foot of the first card.
    struct Kept
    {
        const Block *block;
        double height;
    };
    [[nodiscard]] std::vector<Kept> keptBelow(Face &face, const Canvas &canvas, const Rung &rung) const;
    double drawTop(Canvas &canvas, const Rung &rung) const;
    double drawBlock(Canvas &canvas, const Block &block, double y, const Rung &rung) const;
    [[nodiscard]] QString remark(const Rung &rung) const;

    const FaceFrame &m_frame;
    size_t m_split;
};

// Order of tries (PRINT.md sections 7 and 12).
std::vector<Rung> FrontLayout::ladder() const
{
    std::vector<Rung> rungs;
    const auto &steps = m_frame.m.steps;
    const int big = std::min(3, int(steps.size()));
    for (int i = 0; i < std::min(big, m_frame.m.textSteps); ++i)
        rungs.push_back({{steps[size_t(i)], true, true}, RulesShown::Texts, i});
    for (const RulesShown rules : {RulesShown::Names, RulesShown::None}) {
        if (rules == RulesShown::None && !m_frame.options.backs)
            break;
        for (int i = 0; i < big; ++i)
            rungs.push_back({{steps[size_t(i)], true, true}, rules, i});
        for (int i = big - 1; i < int(steps.size()); ++i) {
            if (i == big - 1)
                rungs.push_back({{steps[size_t(i)], false, true}, rules, i});
            rungs.push_back({{steps[size_t(i)], false, false}, rules, i});
        }
    }
    return rungs;
}

QString FrontLayout::remark(const Rung &rung) const
{
    QString number = m_frame.number.text();
    if (!m_frame.options.backs) {
        const QString points = (m_frame.content.points + QLatin1Char(' ') + m_frame.content.pointsUnit).trimmed();
        return number.isEmpty() || points.isEmpty() ? points + number : points + QStringLiteral(" · ") + number;
    }
    if (rung.rules != RulesShown::None || !hasRuleNames())
        return number;
    const QString back = PaperText(m_frame.content.language).translate("Paper", "rules on the back");
    return number.isEmpty() ? back : back + QStringLiteral(" · ") + number;
}

bool FrontLayout::hasRuleNames() const
{
    for (const Block &block : m_frame.content.front)
        if (const auto *rules = std::get_if<RulesBlock>(&block))
            for (const RuleEntry &rule : rules->entries)
                if (rule.front && rule.grantedBy.isEmpty())
                    return true;
    return false;
}

double FrontLayout::drawBlock(Canvas &canvas, const Block &block, double y, const Rung &rung) const
{
    const CardMetrics &m = m_frame.m;
    const QPointF at(m_frame.left, y);
    const double w = m_frame.width;
    return std::visit(
        Overloaded{[&](const HeadBlock &) { return 0.0; }, [&](const VitalsBlock &b) { return drawVitals(canvas, b, at, w, m); },
                   [&](const AdvantageBlock &b) { return drawAdvantage(canvas, b, at, w, m); },
                   [&](const TableBlock &b) { return drawTable(canvas, b, at, w, m, rung.look); },
                   [&](const LineBlock &b) { return drawLine(canvas, b, at, w, m); },
                   [&](const TracksBlock &b) {
                       return m_frame.options.tracks || !b.once.isEmpty() ? drawTracks(canvas, b, at, w, m, remark(rung)) : 0.0;
                   },
                   [&](const RulesBlock &b) {
                       if (rung.rules == RulesShown::None)
                           return 0.0;
                       if (rung.rules == RulesShown::Names || b.texts == RulesBlock::Texts::Names)
                           return drawRuleNames(canvas, b, at, w, m);
                       double height = 0;
                       for (const RuleEntry &rule : b.entries)
                           if (rule.front && rule.grantedBy.isEmpty())
                               height += drawRule(canvas, rule, {at.x(), y + height}, w, m.rule) + ruleGap(m.rule);
                       return height;
                   },
                   [&](const CostsBlock &b) { return drawCosts(canvas, b, at, w, m); }, [&](const PhotoBlock &) { return 0.0; },
                   [&](const NotesBlock &b) {
                       if (b.text.isEmpty() || !m_frame.options.notes)
                           return 0.0;
                       return RichText::plain(b.text, Weight::Regular, true).draw(canvas, at.x(), y, ruleSetting(m.rule, w)) + 0.5;
                   },
                   [&](const RecordBlock &b) { return m_frame.options.tracks ? drawRecord(canvas, b, at, w, m) : 0.0; },
                   [&](const FootBlock &b) { return drawFoot(canvas, b, at, w, m, {}); }},
        block);
}

double FrontLayout::drawTop(Canvas &canvas, const Rung &rung) const
{
    double y = m_frame.top;
    for (size_t i = 0; i < m_split; ++i) {
        const Block &block = m_frame.content.front[i];
        if (const auto *head = std::get_if<HeadBlock>(&block)) {
            y = m_frame.drawHead(canvas, *head, false, {});
            continue;
        }
        const double height = drawBlock(canvas, block, y, rung);
        y += height > 0 ? height + m_frame.m.gap : 0;
    }
    return y;
}

bool FrontLayout::attempt(const Rung &rung, Face &face) const
{
    Canvas canvas = m_frame.canvas();
    const double top = drawTop(canvas, rung);
    if (top - m_frame.m.gap > m_frame.bottom)
        return false;
    std::vector<double> heights;
    double below = 0;
    for (size_t i = m_split; i < m_frame.content.front.size(); ++i) {
        Canvas probe = canvas.scratch();
        heights.push_back(drawBlock(probe, m_frame.content.front[i], 0, rung));
        below += heights.back() > 0 ? heights.back() + 0.5 : 0;
    }
    double y = m_frame.bottom - below + (below > 0 ? 0.5 : 0);
    if (y < top - 0.2 && below > 0)
        return false;
    face.roomTop = top;
    face.roomBottom = y - m_frame.m.gap;
    for (size_t i = m_split; i < m_frame.content.front.size(); ++i) {
        drawBlock(canvas, m_frame.content.front[i], y, rung);
        const double height = heights[i - m_split];
        y += height > 0 ? height + 0.5 : 0;
    }
    face.list = canvas.take();
    return true;
}

// The boxes stay on the first card; everything else from below may move.
std::vector<FrontLayout::Kept> FrontLayout::keptBelow(Face &face, const Canvas &canvas, const Rung &rung) const
{
    double below = 0;
    std::vector<Kept> kept;
    for (size_t i = m_split; i < m_frame.content.front.size(); ++i) {
        const Block &block = m_frame.content.front[i];
        if (std::holds_alternative<RulesBlock>(block)) {
            if (!m_frame.options.backs)
                face.leftover.blocks.push_back(block);
            continue;
        }
        Canvas probe = canvas.scratch();
        const double height = drawBlock(probe, block, 0, rung);
        if (std::holds_alternative<TracksBlock>(block) || below + height < m_frame.m.height() * 0.3) {
            kept.push_back({&block, height});
            below += height > 0 ? height + 0.5 : 0;
        } else if (height > 0) {
            face.leftover.blocks.push_back(block);
        }
    }
    return kept;
}

Face FrontLayout::split() const
{
    Face face;
    Canvas canvas = m_frame.canvas();
    const size_t stepIndex = m_frame.m.mini ? m_frame.m.steps.size() - 1 : std::min<size_t>(3, m_frame.m.steps.size() - 1);
    Rung rung{{m_frame.m.steps[stepIndex], false, false}, RulesShown::None, int(stepIndex)};
    const std::vector<Kept> kept = keptBelow(face, canvas, rung);
    double below = 0;
    for (const Kept &each : kept)
        below += each.height > 0 ? each.height + 0.5 : 0;
    const double limit = m_frame.bottom - below;
    double y = m_frame.top;
    for (size_t i = 0; i < m_split; ++i) {
        const Block &block = m_frame.content.front[i];
        if (const auto *head = std::get_if<HeadBlock>(&block)) {
            y = m_frame.drawHead(canvas, *head, false, {});
            continue;
        }
        const auto *table = std::get_if<TableBlock>(&block);
        Rung fitting = rung;
        const size_t rows = mostRows(table ? table->rows.size() : 1, [&](size_t count) {
            fitting.look.count = count;
            Canvas probe = canvas.scratch();
            return y + drawBlock(probe, block, y, fitting) <= limit;
        });
        fitting.look.count = rows;
        if (rows > 0) {
            const double height = drawBlock(canvas, block, y, fitting);
            y += height > 0 ? height + m_frame.m.gap : 0;
        }
        if (table && rows < table->rows.size()) {
            TableBlock rest = *table;
            rest.rows.erase(rest.rows.begin(), rest.rows.begin() + long(rows));
            face.leftover.tables.push_back(rest);
        } else if (!table && rows == 0) {
            face.leftover.blocks.push_back(block);
        }
    }
    y = limit + 0.5;
    for (const auto &[block, height] : kept) {
        drawBlock(canvas, *block, y, rung);
        y += height > 0 ? height + 0.5 : 0;
    }
    face.list = canvas.take();
    return face;
}

} // namespace

Face layoutFront(const FaceFrame &frame, std::vector<AdaptationNote> &notes)
{
    const FrontLayout layout(frame);
    Face face;
    for (const Rung &rung : layout.ladder()) {
        if (!layout.attempt(rung, face))
            continue;
        face.handLeft = !rung.look.hand;
        if (rung.step >= 3)
            notes.push_back({Adaptation::SmallTable, rung.look.step.damage, QString::fromLatin1(rung.look.step.name)});
        if (rung.rules == RulesShown::None && layout.hasRuleNames())
            notes.push_back({Adaptation::RulesToBack, 0, {}});
        return face;
    }
    notes.push_back({Adaptation::Continued, 0, {}});
    face = layout.split();
    face.handLeft = true;
    return face;
}

} // namespace muster::print
