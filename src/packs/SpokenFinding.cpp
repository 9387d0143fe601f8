// SPDX-License-Identifier: GPL-3.0-or-later
// The engine knows no languages: what it says about game data is recognised here and said in the user's.
#include "packs/SpokenError.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <functional>
#include <vector>

namespace muster::packs {

namespace {

constexpr const char *context = "SpokenFinding";

constexpr const char *sentences[] = {
    QT_TRANSLATE_NOOP("SpokenFinding", "a second game system beside %1; this file is left out"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the same id as %1; this file is left out"),
    QT_TRANSLATE_NOOP("SpokenFinding", "written for another game system (%1)"),
    QT_TRANSLATE_NOOP("SpokenFinding", "entry link '%1' leads nowhere ('%2')"),
    QT_TRANSLATE_NOOP("SpokenFinding", "info link '%1' leads nowhere ('%2')"),
    QT_TRANSLATE_NOOP("SpokenFinding", "category link '%1' leads nowhere ('%2')"),
    QT_TRANSLATE_NOOP("SpokenFinding", "catalogue link '%1' leads nowhere ('%2')"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the id '%1' was already given in line %2"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the id '%1' is also used in %2"),
    QT_TRANSLATE_NOOP("SpokenFinding", "%1 names the unknown id '%2'"),
    QT_TRANSLATE_NOOP("SpokenFinding", "entry link '%1' leads back to an entry that contains it; it is not followed there"),
    QT_TRANSLATE_NOOP("SpokenFinding", "info link '%1' leads back to a group that contains it; it is not followed there"),
    QT_TRANSLATE_NOOP("SpokenFinding", "%1 '%2' is used by nothing"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the file is larger than 256 MB"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the file holds more than 800,000 elements"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the file holds more definitions than any game: over 96 MB of them"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the entries link to each other so often that not all of their places can be made"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the text encoding cannot be read"),
    QT_TRANSLATE_NOOP("SpokenFinding", "control characters, which XML does not know, were left out"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the encoding '%1' is not known; the text was read as UTF-8"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the text is not valid UTF-8; what was not was read as Windows-1252"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a document type declaration is not allowed"),
    QT_TRANSLATE_NOOP("SpokenFinding", "not well-formed XML: %1"),
    QT_TRANSLATE_NOOP("SpokenFinding", "neither a game system nor a catalogue (root element '%1')"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the file has no id"),
    QT_TRANSLATE_NOOP("SpokenFinding", "nested too deeply; what is inside is left out"),
    QT_TRANSLATE_NOOP("SpokenFinding", "not known to this program, not applied: %1"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an id is missing or used twice; a new one was given"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an id is too long or holds control characters; a new one was given"),
    QT_TRANSLATE_NOOP("SpokenFinding", "forces are nested too deeply; the inner ones are left out"),
    QT_TRANSLATE_NOOP("SpokenFinding", "selections are nested too deeply; the inner ones are left out"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a selection has an impossible number; 1 was taken"),
};

// What stands in the places of a sentence and is itself made of words.
constexpr const char *words[] = {
    QT_TRANSLATE_NOOP("SpokenFinding", "a scope"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a condition or repeat"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the field of a query"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the field of a modifier"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a category modifier"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a cost"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a profile"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a characteristic"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a publication reference"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a default entry"),
    QT_TRANSLATE_NOOP("SpokenFinding", "shared entry"),
    QT_TRANSLATE_NOOP("SpokenFinding", "shared rule"),
    QT_TRANSLATE_NOOP("SpokenFinding", "shared profile"),
    QT_TRANSLATE_NOOP("SpokenFinding", "shared info group"),
    QT_TRANSLATE_NOOP("SpokenFinding", "category"),
    QT_TRANSLATE_NOOP("SpokenFinding", "element <%1> in <%2>"),
    QT_TRANSLATE_NOOP("SpokenFinding", "attribute %1 of <%2>"),
    QT_TRANSLATE_NOOP("SpokenFinding", "condition type '%1'"),
    QT_TRANSLATE_NOOP("SpokenFinding", "condition group type '%1'"),
    QT_TRANSLATE_NOOP("SpokenFinding", "constraint type '%1'"),
    QT_TRANSLATE_NOOP("SpokenFinding", "modifier type '%1'"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the file ends inside an element"),
    QT_TRANSLATE_NOOP("SpokenFinding", "there is no element in the file"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a comment, instruction or text section does not end"),
    QT_TRANSLATE_NOOP("SpokenFinding", "text outside of the root element"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an element without a name"),
    QT_TRANSLATE_NOOP("SpokenFinding", "a second root element"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an element does not end"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an attribute is not well formed"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an attribute value without quotes"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an attribute value does not end"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an element has too many attributes"),
    QT_TRANSLATE_NOOP("SpokenFinding", "an element is closed that was not opened"),
    QT_TRANSLATE_NOOP("SpokenFinding", "the start and end of an element do not match"),
};

struct Pattern { const char *source; QRegularExpression shape; };

template <typename Sources> std::vector<Pattern> patternsOf(const Sources &sources)
{
    std::vector<Pattern> patterns;
    for (const char *source : sources) {
        QString shape = QRegularExpression::escape(QString::fromLatin1(source));
        shape.replace("\\%1", "(.+)").replace("\\%2", "(.+)");
        patterns.push_back({source, QRegularExpression(QRegularExpression::anchoredPattern(shape))});
    }
    return patterns;
}

QString said(const std::vector<Pattern> &patterns, const QString &text, const std::function<QString(const QString &)> &inner)
{
    for (const Pattern &pattern : patterns) {
        const QRegularExpressionMatch match = pattern.shape.match(text);
        if (!match.hasMatch())
            continue;
        const QString sentence = QCoreApplication::translate(context, pattern.source);
        switch (match.lastCapturedIndex()) {
        case 1: return sentence.arg(inner(match.captured(1)));
        case 2: return sentence.arg(inner(match.captured(1)), inner(match.captured(2)));
        default: return sentence;
        }
    }
    return text;
}

} // namespace

base::Finding spoken(base::Finding finding)
{
    static const std::vector<Pattern> whole = patternsOf(sentences);
    static const std::vector<Pattern> parts = patternsOf(words);
    const auto word = [](const QString &part) { return said(parts, part, [](const QString &as) { return as; }); };
    finding.text = said(whole, QString::fromStdString(finding.text), word).toStdString();
    return finding;
}

} // namespace muster::packs
