// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/kit/KitSheet.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

using namespace packs;

namespace {

constexpr double pieceGap = 1.6;

/// Puts pieces of true size into rows and pages, as many as it takes.
class PieceFlow
{
public:
    PieceFlow(const SheetStyle &style, const TextMeter &meter, PlateText head) : m_frame(style, meter), m_head(std::move(head))
    {
        newPage();
    }

    [[nodiscard]] double room() const { return m_frame.width(); }

    /// A heading goes with the first row below it.
    void heading(const QString &title, const QString &remark)
    {
        endRow();
        m_title = title;
        m_remark = remark;
    }

    /// False: it is larger than a page and was left out.
    bool add(const KitPiece &piece)
    {
        const double wide = roomFor(piece.size.width());
        if (piece.size.width() > wide + 1e-6 || piece.size.height() > m_frame.bottom() - m_top + 1e-6)
            return false;
        if (!m_title.isEmpty()) {
            if (m_y + 8 + piece.size.height() > m_frame.bottom())
                newPage();
            m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), m_title, m_remark) + 1.4;
            m_title.clear();
        }
        if (m_x + piece.size.width() > m_frame.left() + wide + 1e-6 && m_rowHeight > 0)
            endRow();
        if (m_y + piece.size.height() > m_frame.bottom() + 1e-6)
            newPage();
        // Something that needs the margins stands in the middle of the sheet.
        const double x = piece.size.width() > m_frame.width() ? (m_frame.style().paper.width() - piece.size.width()) / 2 : m_x;
        piece.draw(m_frame.canvas(), {x, m_y});
        m_x += piece.size.width() + pieceGap;
        m_rowHeight = std::max(m_rowHeight, piece.size.height());
        return true;
    }

    void endRow()
    {
        if (m_rowHeight > 0)
            m_y += m_rowHeight + pieceGap;
        m_x = m_frame.left();
        m_rowHeight = 0;
    }

    Pages finish() { return m_frame.finish(); }

private:
    // A template may reach to the edge that printers need; everything else keeps to the margins.
    [[nodiscard]] double roomFor(double wanted) const
    {
        return wanted > m_frame.width() ? std::max(m_frame.width(), m_frame.style().paper.width() - 9) : m_frame.width();
    }

    void newPage()
    {
        m_y = m_top = m_frame.newPage(m_head) + 0.6;
        m_x = m_frame.left();
        m_rowHeight = 0;
    }

    SheetFrame m_frame;
    PlateText m_head;
    QString m_title, m_remark;
    double m_x = 0, m_y = 0, m_top = 0, m_rowHeight = 0;
};

PlateText headOf(const Pack &pack, const PaperText &words, const QString &title)
{
    PlateText head;
    head.title = title;
    head.subtitle = QStringLiteral("%1 · %2").arg(pack.name(words.language()),
                                                  words.translate("Paper", "cut along the thin lines, glue on card"));
    head.points = QStringLiteral("1:1");
    head.pointsUnit = words.translate("Paper", "print at 100 %");
    return head;
}

int wanted(const MarkerDesign &marker, int units)
{
    return std::max(marker.count, int(std::ceil(marker.perUnit * units - 1e-9)));
}

void addMarkers(PieceFlow &flow, const PaperKit &kit, int units, const PaperText &words)
{
    QStringList counts;
    for (const MarkerDesign &marker : kit.markers)
        if (const int count = wanted(marker, units); count > 0)
            counts.append(QStringLiteral("%1 %2").arg(QString::number(count), marker.faces.constFirst().name.in(words.language())));
    flow.heading(words.translate("Paper", "Markers"), counts.join(QStringLiteral(" · ")));
    for (const MarkerDesign &marker : kit.markers) {
        const KitPiece piece = markerPiece(marker);
        for (int i = 0; i < wanted(marker, units); ++i)
            flow.add(piece);
    }
    flow.endRow();
}

MarkerDesign tokenMarker(const TokenDesign &design, const TokenLine &line, const QString &language)
{
    MarkerFace front;
    front.name = line.reinforcement ? design.reinforcement.in(language) : design.name.in(language);
    front.symbol = line.reinforcement ? QString() : design.symbol;
    front.letter = line.reinforcement ? QStringLiteral("R") : QString();
    front.filled = true;
    MarkerFace back;
    back.name = line.name;
    back.letter = line.points;
    return {{}, MarkerShape::Square, design.size, {front, back}, line.count, 0};
}

} // namespace

Pages layoutMarkers(const Pack &pack, int units, const SheetStyle &style, const TextMeter &meter)
{
    const PaperKit &kit = pack.paperKit();
    if (!kit.hasMarkers())
        return {};
    const PaperText words(style.language);
    SheetStyle sheet = style;
    sheet.footRight = words.translate("Paper", "Markers").toLower();
    if (!kit.missing.isEmpty())
        sheet.footLeft += QStringLiteral(" · ") + kit.missing.in(style.language);
    PieceFlow flow(sheet, meter, headOf(pack, words, words.translate("Paper", "Markers")));
    for (const DiscDesign &disc : kit.discs)
        for (int i = 0; i < disc.count; ++i)
            flow.add(discPiece(disc));
    if (!kit.markers.isEmpty())
        addMarkers(flow, kit, units, words);
    // Before the large pieces: behind them it would often be alone on a page of its own.
    flow.endRow();
    flow.add(controlPiece(words));
    flow.endRow();
    if (!kit.templates.isEmpty())
        flow.heading(words.translate("Paper", "Templates"), words.translate("Paper", "true size"));
    for (const TemplateDesign &design : kit.templates)
        flow.add(templatePiece(design));
    flow.heading(words.translate("Paper", "Rulers"), words.translate("Paper", "true size"));
    for (const RulerDesign &ruler : kit.rulers) {
        flow.add(rulerPiece(ruler, flow.room()));
        flow.endRow();
    }
    for (const StripDesign &strip : kit.strips)
        flow.add(stripPiece(strip));
    return flow.finish();
}

QStringList tooLargeForPaper(const Pack &pack, const SheetStyle &style)
{
    QStringList names;
    const double most = style.paper.width() - 9;
    for (const TemplateDesign &design : pack.paperKit().templates)
        if (design.diameter > most)
            names.append(design.name.in(style.language));
    for (const StripDesign &strip : pack.paperKit().strips)
        if (strip.length > most)
            names.append(strip.name.in(style.language));
    return names;
}

Pages layoutTokens(const Pack &pack, const std::vector<TokenLine> &tokens, const SheetStyle &style, const TextMeter &meter)
{
    const TokenDesign &design = pack.paperKit().tokens;
    if (design.isEmpty() || tokens.empty())
        return {};
    const PaperText words(style.language);
    SheetStyle sheet = style;
    sheet.footRight = words.translate("Paper", "Tokens").toLower();
    PieceFlow flow(sheet, meter, headOf(pack, words, words.translate("Paper", "Tokens")));
    for (const bool reinforcement : {false, true}) {
        QStringList counts;
        for (const TokenLine &line : tokens)
            if (line.reinforcement == reinforcement && line.count > 0)
                counts.append(QStringLiteral("%1 %2").arg(QString::number(line.count), line.name));
        if (counts.isEmpty())
            continue;
        flow.heading(words.translate("Paper", "%1: fold along the dashed line, glue")
                         .arg((reinforcement ? design.reinforcement : design.name).in(style.language)),
                     counts.join(QStringLiteral(" · ")));
        for (const TokenLine &line : tokens)
            for (int i = 0; line.reinforcement == reinforcement && i < line.count; ++i)
                flow.add(markerPiece(tokenMarker(design, line, style.language)));
        flow.endRow();
    }
    flow.add(controlPiece(words));
    return flow.finish();
}

} // namespace muster::print
