// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette/PaletteMatch.h"

namespace muster::app {

namespace {

// One folded letter for each letter of the text, so that positions stay the same.
QString folded(const QString &text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        if (c == QChar(0x2019)) { // a curled apostrophe is found by the key that everybody has
            out.append('\'');
            continue;
        }
        const QString parts = QString(c).normalized(QString::NormalizationForm_D);
        out.append(parts.isEmpty() ? c.toLower() : parts.at(0).toLower());
    }
    return out;
}

bool startsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

PaletteMatch run(qsizetype at, qsizetype length, int score)
{
    PaletteMatch match;
    match.score = score;
    for (qsizetype i = 0; i < length; ++i)
        match.letters.append(int(at + i));
    return match;
}

PaletteMatch scattered(const QString &typed, const QString &name)
{
    PaletteMatch match;
    qsizetype from = 0;
    int starts = 0;
    for (const QChar c : typed) {
        if (c.isSpace())
            continue;
        qsizetype at = name.indexOf(c, from);
        // A letter at the start of a word is what people mean by initials.
        for (qsizetype i = at; i >= 0; i = name.indexOf(c, i + 1)) {
            if (startsWord(name, i)) {
                at = i;
                break;
            }
        }
        if (at < 0)
            return {};
        starts += startsWord(name, at) ? 1 : 0;
        match.letters.append(int(at));
        from = at + 1;
    }
    // Letters strewn over a name by chance are noise: most must begin a word.
    if (match.letters.size() > 1 && starts * 3 < match.letters.size() * 2)
        return {};
    match.score = 10 + starts;
    return match;
}

} // namespace

PaletteMatch PaletteMatch::find(const QString &typed, const QString &name)
{
    const QString wanted = folded(typed);
    const QString text = folded(name);
    if (wanted.isEmpty())
        return {1, {}};
    if (text.startsWith(wanted))
        return run(0, wanted.size(), text.size() == wanted.size() ? 120 : 100);
    for (qsizetype at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        if (startsWord(text, at))
            return run(at, wanted.size(), 80);
    }
    if (const qsizetype at = text.indexOf(wanted); at >= 0)
        return run(at, wanted.size(), 50);
    return scattered(wanted, text);
}

} // namespace muster::app
