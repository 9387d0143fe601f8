// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/RichText.h"

#include "print/layout/Symbols.h"
#include "print/layout/WordParts.h"

namespace muster::print {

/// A word (or a part of one, or a symbol) in one face.
struct RichText::Piece
{
    QString text;
    QString symbol;
    Font font;
    double width = 0;
    double space = 0; ///< width of the space before it; 0 where there is none
    Joint joint = Joint::Glued;
    bool newLine = false;

    [[nodiscard]] bool spaced() const { return joint == Joint::Space; }
};

struct RichText::Line
{
    std::vector<Piece> pieces;
    double width = 0;
};

RichText RichText::plain(const QString &text, Weight weight, bool italic)
{
    return RichText({Run{text, weight, italic, {}}});
}

QString RichText::toPlainText() const
{
    QString all;
    for (const Run &run : m_runs)
        all += run.text;
    return all;
}

namespace {

// A sign in braces: a drawn symbol, or its letters in bold when nobody has drawn it.
Run braced(const QString &name, bool italic)
{
    if (Symbols::has(name) || name == QLatin1String("R") || name == QLatin1String("B"))
        return {{}, Weight::Regular, false, name};
    return {name, Weight::Bold, italic, {}};
}

} // namespace

RichText RichText::markdown(const QString &text)
{
    RichText result;
    QString current;
    bool isBold = false, isItalic = false;
    const auto flush = [&] {
        if (!current.isEmpty())
            result.add({current, isBold ? Weight::Bold : Weight::Regular, isItalic, {}});
        current.clear();
    };
    // Where the next brace closes is looked for once, not again for each that opens.
    qsizetype closing = -1;
    const auto closed = [&](qsizetype from) {
        if (closing < from && closing != text.size())
            closing = text.indexOf('}', from) < 0 ? text.size() : text.indexOf('}', from);
        return closing < text.size();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1].isPunct()) {
            current += text[++i];
        } else if (text[i] == '*' && i + 1 < text.size() && text[i + 1] == '*') {
            flush();
            isBold = !isBold;
            ++i;
        } else if (text[i] == '*' && (isItalic || (i + 1 < text.size() && !text[i + 1].isSpace()))) {
            flush();
            isItalic = !isItalic;
        } else if (text[i] == '{' && closed(i)) {
            flush();
            result.add(braced(text.mid(i + 1, closing - i - 1), isItalic));
            i = closing;
        } else {
            current += text[i];
        }
    }
    flush();
    return result;
}

std::vector<RichText::Piece> RichText::pieces(const TextMeter &meter, const Font &base) const
{
    std::vector<Piece> all;
    bool spaceBefore = false, lineBefore = false;
    for (const Run &run : m_runs) {
        const Font font = base.with(run.weight).slanted(run.italic);
        const double space = meter.width(" ", font);
        const auto add = [&](const QString &text, double width, bool joint) {
            const Joint before = spaceBefore ? Joint::Space : joint ? Joint::Open : Joint::Glued;
            all.push_back({text, run.symbol, font, width, spaceBefore ? space : 0.0, before, lineBefore});
            spaceBefore = lineBefore = false;
        };
        if (!run.symbol.isEmpty()) {
            add({}, base.points * mmPerPoint * (Symbols::has(run.symbol) ? 0.86 : 1.1), false);
            continue;
        }
        const auto word = [&](qsizetype from, qsizetype to) {
            for (const WordPart &part : wordParts(run.text, from, to))
                add(part.text, meter.width(part.text, font), part.mayBreakBefore);
        };
        qsizetype start = 0;
        for (qsizetype i = 0; i < run.text.size(); ++i) {
            const QChar c = run.text[i];
            if (c != '\n' && c != ' ' && c != '\t')
                continue;
            word(start, i);
            start = i + 1;
            (c == '\n' ? lineBefore : spaceBefore) = true;
        }
        word(start, run.text.size());
    }
    return all;
}

/// Fills lines piece by piece; a piece is measured again only where it must be cut.
class RichText::Breaker
{
public:
    Breaker(const TextMeter &meter, const Setting &setting) : m_meter(meter), m_setting(setting) {}

    std::vector<Line> run(const std::vector<Piece> &all)
    {
        for (size_t i = 0; i < all.size();) {
            // A chunk is what must stay together: a piece and the glued ones behind it.
            size_t end = i + 1;
            double width = all[i].width;
            for (; end < all.size() && all[end].joint == Joint::Glued && !all[end].newLine; ++end)
                width += all[end].width;
            const double space = line().pieces.empty() ? 0.0 : all[i].space;
            if (all[i].newLine || (!line().pieces.empty() && line().width + space + width > room() + 1e-6))
                m_lines.emplace_back();
            for (; i < end; ++i)
                place(all[i]);
        }
        return std::move(m_lines);
    }

private:
    [[nodiscard]] Line &line() { return m_lines.back(); }
    [[nodiscard]] double room() const { return m_setting.width - (m_lines.size() > 1 ? m_setting.hang : 0.0); }

    void append(const Piece &piece)
    {
        line().width += (line().pieces.empty() ? 0.0 : piece.space) + piece.width;
        line().pieces.push_back(piece);
    }

    // Longer than a whole line: broken inside the word.
    void place(Piece piece)
    {
        for (;;) {
            const double free = room() - line().width - (line().pieces.empty() ? 0.0 : piece.space);
            if (piece.width <= free + 1e-6)
                break;
            const std::vector<qsizetype> cuts = piece.symbol.isEmpty() ? characterEnds(piece.text) : std::vector<qsizetype>();
            const bool divisible = cuts.size() > 1;
            if (!line().pieces.empty() && !(divisible && m_meter.width(piece.text.left(cuts.front()), piece.font) <= free)) {
                m_lines.emplace_back();
                continue;
            }
            if (!divisible)
                break;
            const qsizetype fits = cuts[fitting(piece, cuts, free)];
            Piece head = piece;
            head.text = piece.text.left(fits);
            head.width = m_meter.width(head.text, head.font);
            append(head);
            m_lines.emplace_back();
            piece.text = piece.text.mid(fits);
            piece.width = m_meter.width(piece.text, piece.font);
            piece.space = 0;
            piece.joint = Joint::Glued;
        }
        append(piece);
    }

    // How many characters fit, but one: at least one does, and at least one is left.
    [[nodiscard]] size_t fitting(const Piece &piece, const std::vector<qsizetype> &cuts, double free) const
    {
        size_t low = 0, high = cuts.size() - 2;
        while (low < high) {
            const size_t middle = (low + high + 1) / 2;
            if (m_meter.width(piece.text.left(cuts[middle]), piece.font) <= free)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }

    const TextMeter &m_meter;
    const Setting &m_setting;
    std::vector<Line> m_lines = std::vector<Line>(1);
};

std::vector<RichText::Line> RichText::broken(const TextMeter &meter, const Setting &setting) const
{
    return Breaker(meter, setting).run(pieces(meter, setting.font));
}

int RichText::lineCount(const TextMeter &meter, const Setting &setting) const
{
    return m_runs.empty() ? 0 : int(broken(meter, setting).size());
}

double RichText::height(const TextMeter &meter, const Setting &setting) const
{
    return lineCount(meter, setting) * pitch(setting.font.points, setting.leading);
}

double RichText::widestLine(const TextMeter &meter, const Setting &setting) const
{
    double widest = 0;
    for (const Line &line : broken(meter, setting))
        widest = std::max(widest, line.width);
    return widest;
}

double RichText::longestWord(const TextMeter &meter, const Font &font) const
{
    double longest = 0, chunk = 0;
    for (const Piece &piece : pieces(meter, font)) {
        chunk = piece.joint == Joint::Glued && !piece.newLine ? chunk + piece.width : piece.width;
        longest = std::max(longest, chunk);
    }
    return longest;
}

std::pair<RichText, RichText> RichText::split(const TextMeter &meter, const Setting &setting, int lines) const
{
    std::pair<RichText, RichText> parts;
    const std::vector<Line> all = broken(meter, setting);
    for (size_t i = 0; i < all.size(); ++i) {
        RichText &part = int(i) < lines ? parts.first : parts.second;
        for (const Piece &piece : all[i].pieces) {
            if (!part.isEmpty() && (piece.newLine || piece.spaced()))
                part.add({piece.newLine ? QStringLiteral("\n") : QStringLiteral(" "), piece.font.weight, piece.font.italic, {}});
            part.add({piece.text, piece.font.weight, piece.font.italic, piece.symbol});
        }
    }
    return parts;
}

namespace {

/// A die in running text: the letter always inside, the red one filled.
void drawDie(Canvas &canvas, const QString &letter, const QRectF &box, double points)
{
    const bool red = letter == QLatin1String("R") && !canvas.inks().saver();
    const QRgb colour = red ? canvas.inks().shade(0xff9b1f26) : Inks::text;
    QPainterPath path;
    path.addRoundedRect(box.adjusted(0.1, 0.1, -0.1, -0.1), box.width() * 0.18, box.width() * 0.18);
    canvas.path(path, red ? colour : 0, {0.2, colour});
    canvas.textMid(box.center().x(), box.center().y(), letter, bold(std::max(6.5, points * 0.8)), red ? Inks::paper : Inks::text,
                   Align::Centre);
}

} // namespace

double RichText::draw(Canvas &canvas, double x, double y, const Setting &setting) const
{
    if (m_runs.empty())
        return 0.0;
    const double step = pitch(setting.font.points, setting.leading);
    // The capitals sit in the middle of their line pitch.
    const double baseline = (step + canvas.meter().capHeight(setting.font)) / 2;
    const std::vector<Line> lines = broken(canvas.meter(), setting);
    for (size_t i = 0; i < lines.size(); ++i) {
        const Line &line = lines[i];
        const double hang = i > 0 ? setting.hang : 0.0;
        double at = x + hang;
        if (setting.align == Align::Centre)
            at = x + (setting.width - line.width) / 2;
        else if (setting.align == Align::Right)
            at = x + setting.width - line.width;
        const double base = y + double(i) * step + baseline;
        // Neighbours of one face become one text command, so that copying gives whole words and spaces.
        for (size_t p = 0; p < line.pieces.size();) {
            const Piece &piece = line.pieces[p];
            if (p > 0)
                at += piece.space;
            if (!piece.symbol.isEmpty()) {
                const double size = piece.width;
                if (!Symbols::has(piece.symbol))
                    drawDie(canvas, piece.symbol, QRectF(at, base - canvas.meter().capHeight(setting.font) / 2 - size / 2, size, size),
                            setting.font.points);
                canvas.symbol(piece.symbol, QRectF(at, base - canvas.meter().capHeight(setting.font) / 2 - size / 2, size, size),
                              setting.colour);
                at += size;
                ++p;
                continue;
            }
            QString text = piece.text;
            double width = piece.width;
            size_t next = p + 1;
            for (; next < line.pieces.size() && line.pieces[next].symbol.isEmpty() && line.pieces[next].font == piece.font; ++next) {
                text += (line.pieces[next].spaced() ? QStringLiteral(" ") : QString()) + line.pieces[next].text;
                width += line.pieces[next].space + line.pieces[next].width;
            }
            canvas.text(at, base, text, piece.font, setting.colour);
            at += width;
            p = next;
        }
    }
    return double(lines.size()) * step;
}

} // namespace muster::print
