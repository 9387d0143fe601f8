// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/Canvas.h"

#include <QStringList>

namespace muster::print {

/// A stretch of text in one face, or a symbol of the size of a capital.
struct Run
{
    QString text;
    Weight weight = Weight::Regular;
    bool italic = false;
    QString symbol; ///< name; `text` is then empty
    friend bool operator==(const Run &, const Run &) = default;
};

/// A paragraph in several faces. Breaks at spaces, Chinese and Japanese between their characters, a word longer than the line
/// where it must; never cuts.
class RichText
{
public:
    RichText() = default;
    explicit RichText(std::vector<Run> runs) : m_runs(std::move(runs)) {}
    /// Plain text in one face.
    static RichText plain(const QString &text, Weight weight = Weight::Regular, bool italic = false);
    /// `**bold**`, `*italic*` and `{symbol}` of the small Markdown.
    static RichText markdown(const QString &text);

    void add(Run run) { m_runs.push_back(std::move(run)); }
    [[nodiscard]] const std::vector<Run> &runs() const { return m_runs; }
    [[nodiscard]] bool isEmpty() const { return m_runs.empty(); }
    [[nodiscard]] QString toPlainText() const;

    /// What the paragraph looks like when it is broken to a width.
    struct Setting
    {
        Font font; ///< size and family; weight and slant come from the runs
        double width = 50;
        double leading = 1.18; ///< line pitch in em
        Align align = Align::Left;
        QRgb colour = Inks::text;
        double hang = 0.0; ///< indent of every line but the first
    };
    [[nodiscard]] int lineCount(const TextMeter &meter, const Setting &setting) const;
    [[nodiscard]] double height(const TextMeter &meter, const Setting &setting) const;
    /// Widest line when broken to setting.width.
    [[nodiscard]] double widestLine(const TextMeter &meter, const Setting &setting) const;
    /// Width of the longest piece that cannot be broken at a space.
    [[nodiscard]] double longestWord(const TextMeter &meter, const Font &font) const;
    /// What stands on the first lines, and the rest: for text that flows to the next face.
    [[nodiscard]] std::pair<RichText, RichText> split(const TextMeter &meter, const Setting &setting, int lines) const;
    /// Draws with the top of the first line at y; gives the height.
    double draw(Canvas &canvas, double x, double y, const Setting &setting) const;

private:
    /// What stands before a piece: a space, a place where a line may end, or nothing of the kind.
    enum class Joint { Space, Open, Glued };
    struct Piece;
    struct Line;
    class Breaker;
    [[nodiscard]] std::vector<Piece> pieces(const TextMeter &meter, const Font &font) const;
    [[nodiscard]] std::vector<Line> broken(const TextMeter &meter, const Setting &setting) const;

    std::vector<Run> m_runs;
};

/// Line pitch in millimetres.
[[nodiscard]] inline double pitch(double points, double leading)
{
    return points * leading * mmPerPoint;
}

} // namespace muster::print
