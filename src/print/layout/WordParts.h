// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace muster::print {

/// A part of a word (of what stands between two spaces).
struct WordPart
{
    QString text;
    bool mayBreakBefore = false; ///< a line may end before it without a hyphen
};

/// The word text[from, to) in parts: one where a line may end between the characters (Chinese, Japanese), and never one so
/// long that measuring it again and again would take time. A plain word is one part.
[[nodiscard]] std::vector<WordPart> wordParts(const QString &text, qsizetype from, qsizetype to);

/// Where each character as a reader sees it ends: letters keep their accents, pairs of surrogates stay together.
[[nodiscard]] std::vector<qsizetype> characterEnds(const QString &text);

} // namespace muster::print
