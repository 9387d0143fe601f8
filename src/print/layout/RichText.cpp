// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/RichText.h"

#include "print/layout/Symbols.h"

namespace muster::print {

/// A word (or symbol) in one face; `glued` ones follow without a space.
struct RichText::Piece
{
    QString text;
    QString symbol;
    Font font;
    double width = 0;
    double space = 0; ///< width of the space before it
    bool glued = false;
    bool newLine = false;
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
        } else if (text[i] == '{' && text.indexOf('}', i) > i) {
            const qsizetype end = text.indexOf('}', i);
            flush();
            result.add(braced(text.mid(i + 1, end - i - 1), isItalic));
            i = end;
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
        if (!run.symbol.isEmpty()) {
            const double size = base.points * mmPerPoint * (Symbols::has(run.symbol) ? 0.86 : 1.1);
            all.push_back({{}, run.symbol, font, size, space, !spaceBefore, lineBefore});
            spaceBefore = lineBefore = false;
            continue;
        }
        QString word;
        const auto flush = [&] {
            if (word.isEmpty())
                return;
            all.push_back({word, {}, font, meter.width(word, font), space, !spaceBefore, lineBefore});
            spaceBefore = lineBefore = false;
            word.clear();
        };
        for (const QChar c : run.text) {
            if (c == '\n') {
                flush();
                lineBefore = true;
            } else if (c == ' ' || c == '\t') {
                flush();
                spaceBefore = true;
            } else {
                word += c;
            }
        }
        flush();
    }
    return all;
}

std::vector<RichText::Line> RichText::broken(const TextMeter &meter, const Setting &setting) const
{
    std::vector<Line> lines(1);
    const std::vector<Piece> all = pieces(meter, setting.font);
    for (size_t i = 0; i < all.size();) {
        // A chunk is what must stay together: a piece and the glued ones behind it.
        size_t end = i + 1;
        double width = all[i].width;
        for (; end < all.size() && all[end].glued && !all[end].newLine; ++end)
            width += all[end].width;
        const double room = setting.width - (lines.size() > 1 ? setting.hang : 0.0);
        const double space = lines.back().pieces.empty() ? 0.0 : all[i].space;
        if (all[i].newLine || (!lines.back().pieces.empty() && lines.back().width + space + width > room + 1e-6))
            lines.emplace_back();
        for (; i < end; ++i) {
            Piece piece = all[i];
            const bool first = lines.back().pieces.empty();
            const double gap = first || piece.glued ? 0.0 : piece.space;
            const double inner = setting.width - (lines.size() > 1 ? setting.hang : 0.0);
            // Longer than a whole line: break inside the word.
            while (piece.symbol.isEmpty() && lines.back().width + gap + piece.width > inner + 1e-6 && piece.text.size() > 1) {
                qsizetype fits = piece.text.size() - 1;
                while (fits > 1 && lines.back().width + gap + meter.width(piece.text.left(fits), piece.font) > inner)
                    --fits;
                Piece head = piece;
                head.text = piece.text.left(fits);
                head.width = meter.width(head.text, head.font);
                lines.back().width += gap + head.width;
                lines.back().pieces.push_back(head);
                lines.emplace_back();
                piece.text = piece.text.mid(fits);
                piece.width = meter.width(piece.text, piece.font);
                piece.glued = true;
            }
            const bool start = lines.back().pieces.empty();
            lines.back().width += (start || piece.glued ? 0.0 : piece.space) + piece.width;
            lines.back().pieces.push_back(piece);
        }
    }
    return lines;
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
        chunk = piece.glued && !piece.newLine ? chunk + piece.width : piece.width;
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
            if (!part.isEmpty() && !piece.glued)
                part.add({QStringLiteral(" "), piece.font.weight, piece.font.italic, {}});
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
    canvas.textMid(box.center().x(), box.center().y(), letter, bold(std::max(6.5, points * 0.8)), red ? Inks::paper : Inks::text, Align::Centre);
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
            if (p > 0 && !piece.glued)
                at += piece.space;
            if (!piece.symbol.isEmpty()) {
                const double size = piece.width;
                if (!Symbols::has(piece.symbol))
                    drawDie(canvas, piece.symbol, QRectF(at, base - canvas.meter().capHeight(setting.font) / 2 - size / 2, size, size), setting.font.points);
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
                text += (line.pieces[next].glued ? QString() : QStringLiteral(" ")) + line.pieces[next].text;
                width += (line.pieces[next].glued ? 0.0 : line.pieces[next].space) + line.pieces[next].width;
            }
            canvas.text(at, base, text, piece.font, setting.colour);
            at += width;
            p = next;
        }
    }
    return double(lines.size()) * step;
}

} // namespace muster::print
