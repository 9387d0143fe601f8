// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace muster::print {

struct MdHeading
{
    QString text;
};
struct MdParagraph
{
    QString text;
};
/// A bullet, or a step with its number.
struct MdItem
{
    QString text;
    int number = 0;
};
/// Rectangular: every row has as many cells as the head.
struct MdTable
{
    QStringList head;
    std::vector<QStringList> rows;
};
using MdBlock = std::variant<MdHeading, MdParagraph, MdItem, MdTable>;

/// One `## ` section of a reference.
struct MdSection
{
    QString title;
    bool newPage = false; ///< `---` before it: a page may begin here
    std::vector<MdBlock> blocks;
};

/// The small Markdown of packs (docs/PACKS.md), read into sections.
struct Markdown
{
    QString title;
    std::vector<MdSection> sections;

    [[nodiscard]] static Markdown parse(const QString &text);
};

} // namespace muster::print
