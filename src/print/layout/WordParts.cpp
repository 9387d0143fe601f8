// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/WordParts.h"

#include <QTextBoundaryFinder>

namespace muster::print {

namespace {

constexpr qsizetype longestPart = 64;

// Scripts that are written without spaces; the others break at theirs.
bool breaksAnywhere(char32_t character)
{
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Yi:
        return true;
    default:
        return (character >= 0x3000 && character <= 0x303f) || (character >= 0xff00 && character <= 0xffef);
    }
}

char32_t characterAt(const QString &text, qsizetype place)
{
    if (text[place].isHighSurrogate() && place + 1 < text.size())
        return QChar::surrogateToUcs4(text[place], text[place + 1]);
    if (text[place].isLowSurrogate() && place > 0)
        return QChar::surrogateToUcs4(text[place - 1], text[place]);
    return text[place].unicode();
}

// A long part in shorter ones, between two characters.
void addParts(std::vector<WordPart> &parts, const QString &text, bool mayBreakBefore)
{
    if (text.size() <= longestPart) {
        parts.push_back({text, mayBreakBefore});
        return;
    }
    qsizetype start = 0, last = 0;
    for (const qsizetype end : characterEnds(text)) {
        if (end - start > longestPart && last > start) {
            parts.push_back({text.mid(start, last - start), mayBreakBefore && start == 0});
            start = last;
        }
        last = end;
    }
    parts.push_back({text.mid(start), mayBreakBefore && start == 0});
}

} // namespace

std::vector<qsizetype> characterEnds(const QString &text)
{
    // Half a surrogate pair or a heap of accents is cut after all: no character is longer than a part.
    std::vector<qsizetype> ends;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end >= 0; end = finder.toNextBoundary()) {
        for (; end - start > longestPart; start += longestPart)
            ends.push_back(start + longestPart);
        ends.push_back(end);
        start = end;
    }
    return ends;
}

std::vector<WordPart> wordParts(const QString &text, qsizetype from, qsizetype to)
{
    std::vector<WordPart> parts;
    if (from >= to)
        return parts;
    const QString word = text.mid(from, to - from);
    bool foreign = false;
    for (qsizetype i = 0; i < word.size() && !foreign; ++i)
        foreign = word[i].unicode() >= 0x2e80 && breaksAnywhere(characterAt(word, i));
    if (!foreign) {
        addParts(parts, word, false);
        return parts;
    }
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, word);
    qsizetype start = 0;
    bool open = false;
    for (qsizetype end = finder.toNextBoundary(); end >= 0; end = finder.toNextBoundary()) {
        const bool between = end < word.size() && (breaksAnywhere(characterAt(word, end - 1)) || breaksAnywhere(characterAt(word, end)));
        if (end < word.size() && !between)
            continue;
        addParts(parts, word.mid(start, end - start), open);
        start = end;
        open = true;
    }
    return parts;
}

} // namespace muster::print
