// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/FaceFrame.h"

namespace muster::print {

namespace {

/// One try for the back: size of the rule texts, with or without photo.
struct BackRung
{
    double points;
    bool photo;
};

/// Lays out a back: fixed blocks, rules at one size, photo and note lines in what is left.
class BackLayout
{
public:
    explicit BackLayout(const FaceFrame &frame) : m_frame(frame) {}

    [[nodiscard]] bool attempt(const BackRung &rung, DisplayList &list) const;
    [[nodiscard]] Face split(double points) const;
    [[nodiscard]] bool hasPhoto() const { return m_frame.options.photo && find<PhotoBlock>() != nullptr; }

private:
    template <typename Kind>
    [[nodiscard]] const Kind *find() const
    {
        for (const Block &block : m_frame.content.back)
            if (const auto *found = std::get_if<Kind>(&block))
                return found;
        return nullptr;
    }
    [[nodiscard]] double fixedHeight(Canvas &canvas, const Block &block, double y, double points, bool draw) const;
    [[nodiscard]] QString silhouette() const;
    [[nodiscard]] RichText codeLetters() const;
    void drawPicture(Canvas &canvas, const PhotoBlock &block, const QRectF &area) const;
    [[nodiscard]] int recordRows(Canvas &probe, double room) const;
    /// Lines behind the place for notes stand at the foot, in its type.
    double drawFooter(Canvas &canvas, double y) const;
    [[nodiscard]] double footerHeight() const
    {
        Canvas probe = m_frame.canvas();
        return drawFooter(probe, 0);
    }
    [[nodiscard]] bool atFoot(const Block &block) const;

    const FaceFrame &m_frame;
};

bool BackLayout::atFoot(const Block &block) const
{
    bool notes = false;
    for (const Block &each : m_frame.content.back) {
        if (&each == &block)
            return notes && std::holds_alternative<LineBlock>(block);
        notes = notes || std::holds_alternative<NotesBlock>(each);
    }
    return false;
}

double BackLayout::drawFooter(Canvas &canvas, double y) const
{
    const double start = y;
    const CardMetrics &m = m_frame.m;
    if (const FootBlock *foot = find<FootBlock>())
        y += drawFoot(canvas, *foot, {m_frame.left, y}, m_frame.width, m, m_frame.number.text());
    for (const Block &block : m_frame.content.back) {
        if (!atFoot(block))
            continue;
        const auto &line = std::get<LineBlock>(block);
        const RichText text({{line.label + canvas.translate("Paper", ": "), Weight::Regular, false, {}},
                             {line.value.isEmpty() ? QStringLiteral("–") : line.value, Weight::Regular, false, {}}});
        y += text.draw(canvas, m_frame.left, y, {regular(m.foot), m_frame.width, 1.12, Align::Left, Inks::text, 0});
    }
    return y - start;
}

QString BackLayout::silhouette() const
{
    for (const Block &block : m_frame.content.front)
        if (const auto *head = std::get_if<HeadBlock>(&block))
            return head->symbols.value(0);
    return {};
}

// The letters that weapons carry on the front, with their names: to find them on the figures of the photo.
RichText BackLayout::codeLetters() const
{
    RichText key;
    qsizetype letters = 0;
    for (const Block &block : m_frame.content.front) {
        const auto *table = std::get_if<TableBlock>(&block);
        for (std::size_t i = 0; table && i < table->rows.size(); ++i) {
            const TableRow &row = table->rows[i];
            if (row.letters.isEmpty())
                continue;
            letters += row.letters.size();
            key.add({(key.isEmpty() ? QString() : QStringLiteral("   ")) + row.letters.join(QChar(0x2009)), Weight::Bold, false, {}});
            key.add({QChar(0xa0) + QString(row.name).replace(' ', QChar(0xa0)), Weight::Regular, false, {}});
        }
    }
    return letters > 1 ? key : RichText();
}

// A photo has the letters below it, as long as they leave something of it.
void BackLayout::drawPicture(Canvas &canvas, const PhotoBlock &block, const QRectF &area) const
{
    const RichText key = block.photo.isNull() ? RichText() : codeLetters();
    const RichText::Setting setting{regular(m_frame.m.foot), area.width(), 1.12, Align::Left, Inks::text, 0};
    const double height = key.isEmpty() ? 0 : key.height(canvas.meter(), setting) + 0.5;
    const bool shown = height > 0 && area.height() - height >= 10;
    drawPhoto(canvas, block, area.adjusted(0, 0, 0, shown ? -height : 0), silhouette());
    if (shown)
        key.draw(canvas, area.left(), area.bottom() - height + 0.5, setting);
}

// An empty record is room to write in: as many rows as fit, or none at all.
int BackLayout::recordRows(Canvas &probe, double room) const
{
    int rows = find<RecordBlock>() ? 4 : 0;
    while (rows > 0 && drawRecord(probe, {true, rows}, {}, m_frame.width, m_frame.m) > room)
        --rows;
    return rows;
}

// Everything but head, photo, record, ruled lines and foot, whose place depends on what is left.
double BackLayout::fixedHeight(Canvas &target, const Block &block, double y, double points, bool draw) const
{
    Canvas probe = target.scratch();
    Canvas &canvas = draw ? target : probe;
    const CardMetrics &m = m_frame.m;
    const QPointF at(m_frame.left, y);
    const double w = m_frame.width;
    if (const auto *line = std::get_if<LineBlock>(&block)) {
        if (atFoot(block))
            return 0;
        const double height = drawLine(canvas, *line, at, w, m);
        canvas.rule(at.x(), y + height, w, 0.15, Inks::soft);
        return height + 0.2;
    }
    if (const auto *rules = std::get_if<RulesBlock>(&block)) {
        if (rules->texts == RulesBlock::Texts::Names)
            return drawRuleNames(canvas, *rules, at, w, m);
        double height = 0;
        for (const RuleEntry &rule : rules->entries)
            height += drawRule(canvas, rule, {at.x(), y + height}, w, points) + ruleGap(points);
        return height;
    }
    if (const auto *costs = std::get_if<CostsBlock>(&block))
        return drawCosts(canvas, *costs, at, w, m);
    if (const auto *vitals = std::get_if<VitalsBlock>(&block))
        return drawVitals(canvas, *vitals, at, w, m);
    if (const auto *table = std::get_if<TableBlock>(&block))
        return drawTable(canvas, *table, at, w, m, {m.steps[std::min<size_t>(3, m.steps.size() - 1)], false, true});
    if (const auto *tracks = std::get_if<TracksBlock>(&block))
        return m_frame.options.tracks ? drawTracks(canvas, *tracks, at, w, m, {}) : 0;
    if (const auto *notes = std::get_if<NotesBlock>(&block)) {
        if (notes->text.isEmpty() || !m_frame.options.notes)
            return 0;
        return RichText::plain(notes->text, Weight::Regular, true).draw(canvas, at.x(), y, ruleSetting(points, w)) + 0.5;
    }
    return 0;
}

bool BackLayout::attempt(const BackRung &rung, DisplayList &list) const
{
    Canvas canvas = m_frame.canvas();
    const CardMetrics &m = m_frame.m;
    double fixed = 0;
    const HeadBlock *head = find<HeadBlock>();
    Canvas probe = canvas.scratch();
    const double start = head ? m_frame.drawHead(probe, *head, true, {}) : m_frame.top;
    for (const Block &block : m_frame.content.back) {
        const double height = fixedHeight(probe, block, 0, rung.points, false);
        fixed += height > 0 ? height + m.gap : 0;
    }
    const double footHeight = footerHeight();
    const double limit = m_frame.bottom - footHeight - 0.4;
    const double left = limit - start - fixed + m.gap;
    const double least = rung.photo ? 12.5 : 0;
    if (left < least + (rung.photo ? m.gap : 0) - 1e-6)
        return false;
    const double photo = rung.photo ? std::min(27.0 * std::max(1.0, m.scale), left - m.gap) : 0;

    const int rows = recordRows(probe, left - m.gap - (rung.photo ? photo + m.gap : 0));

    double y = head ? m_frame.drawHead(canvas, *head, true, {}) : m_frame.top;
    for (const Block &block : m_frame.content.back) {
        if (std::holds_alternative<RecordBlock>(block)) {
            y += rows > 0 ? drawRecord(canvas, {true, rows}, {m_frame.left, y}, m_frame.width, m) + m.gap : 0;
            continue;
        }
        if (const auto *picture = std::get_if<PhotoBlock>(&block)) {
            if (!rung.photo)
                continue;
            drawPicture(canvas, *picture, QRectF(m_frame.left, y, m_frame.width, photo));
            y += photo + m.gap;
            continue;
        }
        const double height = fixedHeight(canvas, block, y, rung.points, true);
        y += height > 0 ? height + m.gap : 0;
    }
    if (find<NotesBlock>() && m_frame.options.notes && limit - y > 6)
        drawNoteLines(canvas, QRectF(m_frame.left, y, m_frame.width, limit - y), 5.0);
    drawFooter(canvas, m_frame.bottom - footHeight);
    list = canvas.take();
    return true;
}

// The rules flow on to a further card; whatever else there is stays.
Face BackLayout::split(double points) const
{
    Face face;
    Canvas canvas = m_frame.canvas();
    const CardMetrics &m = m_frame.m;
    const HeadBlock *head = find<HeadBlock>();
    Canvas probe = canvas.scratch();
    const double footHeight = footerHeight();
    const double limit = m_frame.bottom - footHeight - 0.4;
    double y = head ? m_frame.drawHead(canvas, *head, true, {}) : m_frame.top;
    for (const Block &block : m_frame.content.back) {
        if (const auto *rules = std::get_if<RulesBlock>(&block); rules && rules->texts != RulesBlock::Texts::Names) {
            y = flowRules(canvas, rules->entries, {m_frame.left, y}, m_frame.width, limit, points, face.leftover);
            continue;
        }
        if (std::holds_alternative<RecordBlock>(block))
            if (const int rows = recordRows(probe, limit - y); rows > 0)
                y += drawRecord(canvas, {true, rows}, {m_frame.left, y}, m_frame.width, m) + m.gap;
        const double height = fixedHeight(probe, block, 0, points, false);
        if (height <= 0)
            continue;
        if (y + height > limit) {
            face.leftover.blocks.push_back(block);
            continue;
        }
        y += fixedHeight(canvas, block, y, points, true) + m.gap;
    }
    drawFooter(canvas, m_frame.bottom - footHeight);
    face.list = canvas.take();
    return face;
}

} // namespace

Face layoutBack(const FaceFrame &frame, std::vector<AdaptationNote> &notes)
{
    const BackLayout layout(frame);
    const CardMetrics &m = frame.m;
    Face face;
    std::vector<BackRung> rungs;
    if (layout.hasPhoto()) {
        rungs.push_back({m.rule, true});
        rungs.push_back({m.ruleKept, true});
    }
    for (double points = m.rule; points > m.ruleFloor + 0.01; points -= 0.2)
        rungs.push_back({points, false});
    rungs.push_back({m.ruleFloor, false});
    for (const BackRung &rung : rungs) {
        if (!layout.attempt(rung, face.list))
            continue;
        if (layout.hasPhoto() && !rung.photo)
            notes.push_back({Adaptation::NoPhoto, 0, {}});
        if (rung.points < m.rule - 0.01)
            notes.push_back({Adaptation::SmallText, rung.points, {}});
        return face;
    }
    if (layout.hasPhoto())
        notes.push_back({Adaptation::NoPhoto, 0, {}});
    notes.push_back({Adaptation::Continued, 0, {}});
    return layout.split(m.rule);
}

} // namespace muster::print
