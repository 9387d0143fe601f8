// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/Shapes.h"

#include "lists/ForeignText.h"
#include "lists/LineGrammar.h"
#include "lists/OwnText.h"
#include "text/Translator.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace muster::lists {

namespace {

using ShapesExpression = QRegularExpression;

qsizetype nextText(const QStringList &lines, qsizetype at)
{
    while (at < lines.size() && lines[at].trimmed().isEmpty())
        ++at;
    return at;
}

bool hasBullet(const QString &line)
{
    return readGrammarLine(line, false).bullet;
}

// Old World Builder: a title with points between two lines of =.
bool oldWorldBeginsAt(const QStringList &lines, qsizetype at)
{
    QString title = lines.value(at + 1);
    return isFence(lines[at], '=') && !title.startsWith(QLatin1String("++")) && takePoints(title).has_value();
}

bool fenceBeginsAt(const QStringList &lines, qsizetype at)
{
    return isFence(lines[at], '+') && lines[at].trimmed().size() >= 5 && lines.value(at + 1).trimmed().startsWith(QLatin1String("+ "));
}

bool simpleBeginsAt(const QStringList &lines, qsizetype at)
{
    static const ShapesExpression title(QStringLiteral("^.+ - \\[[\\d][^\\]]*\\]$"));
    return title.match(lines[at].trimmed()).hasMatch()
        || (lines[at].startsWith(QLatin1String("# ++")) && (at == 0 || !title.match(lines[at - 1].trimmed()).hasMatch())
            && (at < 2 || !title.match(lines[at - 2].trimmed()).hasMatch()));
}

bool sigmarBeginsAt(const QStringList &lines, qsizetype at)
{
    static const ShapesExpression title(QStringLiteral("\\d[\\d,]*/\\d[\\d,]* pts"));
    return title.match(lines[at]).hasMatch() && isFence(lines.value(nextText(lines, at + 1)), '-');
}

// "name - faction - detachment (500 Points)" before headings like "Epic Hero:".
bool listForgeBeginsAt(const QStringList &lines, qsizetype at)
{
    QString title = lines[at].trimmed();
    const bool named = title.count(QLatin1String(" - ")) >= 2 && takePoints(title).has_value();
    const QString next = lines.value(nextText(lines, at + 1)).trimmed();
    return named && next.endsWith(':');
}

// "Strike Force (2,000 Points)" in the lines at once below a title: the size of the game, in the head of a list.
bool sizeIsSaidBelow(const QStringList &lines, qsizetype at, double points)
{
    for (qsizetype end = std::min(at + 6, lines.size()); at < end && !lines[at].trimmed().isEmpty() && !hasBullet(lines[at]); ++at) {
        QString line = lines[at].trimmed();
        if (const auto size = takePoints(line); size && *size >= std::max(500.0, points) && std::fmod(*size, 500) == 0)
            return true;
    }
    return false;
}

// A title with a large sum, and no bullet at once below it: a unit would have some.
bool appBeginsAt(const QStringList &lines, qsizetype at, bool first)
{
    if (lines[at].isEmpty() || lines[at].at(0).isSpace() || lines[at].startsWith('#') || lines[at].startsWith('+') || hasBullet(lines[at]))
        return false;
    QString title = lines[at].trimmed();
    const auto points = takePoints(title);
    const qsizetype next = nextText(lines, at + 1);
    if (!points || next >= lines.size() || hasBullet(lines[next]))
        return false;
    QString following = lines[next].trimmed();
    if (takePoints(following))
        return false; // units one below the other
    return first || ((*points >= 1000 || sizeIsSaidBelow(lines, next, *points)) && at > 0 && lines[at - 1].trimmed().isEmpty());
}

std::optional<Shape> shapeAt(const QStringList &lines, qsizetype at, bool first)
{
    if (ownTextBeginsAt(lines, at))
        return Shape::Own;
    if (fenceBeginsAt(lines, at))
        return Shape::Tournament;
    if (oldWorldBeginsAt(lines, at))
        return Shape::OldWorld;
    if (simpleBeginsAt(lines, at))
        return Shape::Simple;
    if (sigmarBeginsAt(lines, at))
        return Shape::AgeOfSigmar;
    if (listForgeBeginsAt(lines, at))
        return Shape::ListForge;
    if (appBeginsAt(lines, at, first))
        return Shape::App;
    return std::nullopt;
}

struct Start
{
    qsizetype at = 0;
    Shape shape = Shape::App;
};

bool looksLikeUnits(const QStringList &lines)
{
    for (const QString &line : lines) {
        const GrammarLine read = readGrammarLine(line, false);
        if (read.priced || read.item.counted)
            return true;
    }
    return false;
}

std::vector<Start> startsIn(const QStringList &lines)
{
    std::vector<Start> starts;
    bool closed = true; // nothing yet, or the list before has ended with its signature
    for (qsizetype at = 0; at < lines.size(); ++at) {
        if (lines[at].trimmed().isEmpty())
            continue;
        if (const auto shape = shapeAt(lines, at, closed)) {
            // The head of a list is longer than one line: the next may look like another beginning.
            if (starts.empty() || at > starts.back().at + 2 || closed) {
                starts.push_back({at, *shape});
                if (*shape == Shape::Tournament)
                    while (at + 1 < lines.size() && !isFence(lines[at + 1], '+'))
                        ++at;
                if (*shape == Shape::Tournament || *shape == Shape::OldWorld)
                    ++at;
                if (*shape == Shape::Own)
                    at += 2;
            }
            closed = false;
        } else if (isSignature(lines[at])) {
            closed = true;
        }
    }
    return starts;
}

} // namespace

std::vector<ParsedList> parseLists(const QString &text)
{
    QString plain = text;
    plain.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace('\r', '\n').remove(QChar(0xfeff));
    const QStringList lines = plain.split('\n');
    std::vector<Start> starts = startsIn(lines);
    if (starts.empty()) {
        if (!looksLikeUnits(lines))
            return {};
        starts.push_back({0, plain.contains(QLatin1String("\n## ")) ? Shape::Simple : Shape::App});
    }
    starts.front().at = starts.front().shape == Shape::Own ? starts.front().at : 0;
    std::vector<ParsedList> lists;
    for (size_t i = 0; i < starts.size(); ++i) {
        const qsizetype end = i + 1 < starts.size() ? starts[i + 1].at : lines.size();
        const QStringList part = lines.mid(starts[i].at, end - starts[i].at);
        lists.push_back(parseAs(starts[i].shape, part.join('\n'), int(starts[i].at) + 1));
    }
    return lists;
}

ParsedList parseAs(Shape shape, const QString &text, int firstLine)
{
    const QStringList lines = text.split('\n');
    return shape == Shape::Own ? parseOwnText(lines, firstLine) : parseForeignText(shape, lines, firstLine);
}

QString shapeName(Shape shape)
{
    switch (shape) {
    case Shape::Own:
        return QStringLiteral("muster");
    case Shape::Tournament:
        return QStringLiteral("newrecruit-tournament");
    case Shape::Simple:
        return QStringLiteral("newrecruit-simple");
    case Shape::AgeOfSigmar:
        return QStringLiteral("age-of-sigmar-app");
    case Shape::OldWorld:
        return QStringLiteral("old-world-builder");
    case Shape::ListForge:
        return QStringLiteral("listforge");
    case Shape::App:
        break;
    }
    return QStringLiteral("app");
}

std::vector<Shape> allShapes()
{
    return {Shape::Own, Shape::Tournament, Shape::Simple, Shape::App, Shape::AgeOfSigmar, Shape::OldWorld, Shape::ListForge};
}

QStringList inEveryLanguage(const char *sentence)
{
    QStringList forms{QString::fromUtf8(sentence)};
    for (const QString &language : text::Translator::available()) {
        const QString form = text::Translator::of(language).translate("Renderers", sentence);
        if (!form.isEmpty() && !forms.contains(form))
            forms.append(form);
    }
    return forms;
}

} // namespace muster::lists
