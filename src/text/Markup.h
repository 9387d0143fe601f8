// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace muster::text {

/// A stretch of a text in one face.
struct MarkedRun
{
    QString text;
    bool bold = false;
    bool italic = false;
    bool smallCapitals = false;
    bool struck = false;
    friend bool operator==(const MarkedRun &, const MarkedRun &) = default;
};

/// A line of a text: a paragraph, a point of a list, or a row of a table.
struct MarkedLine
{
    enum class Kind { Paragraph, Point, Row };
    Kind kind = Kind::Paragraph;
    int level = 0;                             ///< of a list in a list
    bool heading = false;                      ///< of a row: the columns are called so
    std::vector<std::vector<MarkedRun>> cells; ///< one, but of a row

    [[nodiscard]] QString plain() const;
    friend bool operator==(const MarkedLine &, const MarkedLine &) = default;
};

/// The marks of community data: **bold**, *italic*, ^^small capitals^^, ~~struck~~, "- " and "■" points, "| a | b |" rows, <br>. Marks
/// are switched on and off one by one, for they are often closed in another order than they were opened.
[[nodiscard]] std::vector<MarkedLine> markedLines(const QString &text);
/// The words alone, line by line.
[[nodiscard]] QString withoutMarks(const QString &text);
/// As HTML, with everything else escaped.
[[nodiscard]] QString markedHtml(const QString &text);
/// For the cards: bold and italics in the small Markdown, opened and closed in order; capitals are letters.
[[nodiscard]] QString markedPaper(const QString &text);
/// The same without needless lines: sentences follow each other, points of a list and rows of a table begin lines of their own.
[[nodiscard]] QString markedTight(const QString &text);

} // namespace muster::text
