// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/LineGrammar.h"

#include <QRegularExpression>

namespace muster::lists {

namespace {

using LineGrammarExpression = QRegularExpression;

bool isBulletSign(QChar c)
{
    return QStringView(u"•◦▪‣●○·∙➤►*-–—").contains(c);
}

// Commas between names, not those inside of brackets.
QStringList namesIn(const QString &text)
{
    QStringList names;
    QString name;
    int open = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        open += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
        const bool thousands = c == ',' && i > 0 && text[i - 1].isDigit() && i + 1 < text.size() && text[i + 1].isDigit();
        if ((c == ',' || c == ';') && open <= 0 && !thousands) {
            names.append(name.trimmed());
            name.clear();
        } else {
            name += c;
        }
    }
    names.append(name.trimmed());
    names.removeAll(QString());
    return names;
}

// "10x Warden Squad", "10 x", "10× "; "7 with ..." and "7 avec ..." tell what models carry.
void takeCount(ListItem &item)
{
    static const LineGrammarExpression times(QStringLiteral("^(\\d{1,4})\\s?[x×X]\\s+(.+)$")),
        with(QStringLiteral("^(\\d{1,4})\\s?[x×]?\\s+(?:with|avec|w/)\\s+(.+)$"), LineGrammarExpression::CaseInsensitiveOption),
        behind(QStringLiteral("^(.+?)\\s+[x×](\\d{1,4})$"));
    if (const auto match = with.match(item.name); match.hasMatch()) {
        item.with = true;
        item.count = match.captured(1).toInt();
        item.name = match.captured(2);
    } else if (const auto match = times.match(item.name); match.hasMatch()) {
        item.count = match.captured(1).toInt();
        item.name = match.captured(2);
    } else if (const auto match = behind.match(item.name); match.hasMatch()) {
        item.count = match.captured(2).toInt();
        item.name = match.captured(1);
    } else {
        return;
    }
    item.counted = true;
    item.count = std::clamp(item.count, 1, 1000);
}

// Muster writes the player's own name behind in quotes.
void takeNickname(ListItem &item)
{
    static const LineGrammarExpression quoted(QStringLiteral("^(.+?) \"([^\"]+)\"$"));
    if (const auto match = quoted.match(item.name); match.hasMatch()) {
        item.name = match.captured(1);
        item.nickname = match.captured(2);
    }
}

ListItem inner(const QString &text, int line, int depth)
{
    ListItem item;
    item.line = line;
    item.depth = depth;
    item.text = text;
    item.name = text;
    item.points = takePoints(item.name);
    takeCount(item);
    takeNickname(item);
    return item;
}

// "Bolt rifle, Power fist"; or who carries what, "7 with Bolt rifle, Knife, 2 with Flamer".
std::vector<ListItem> itemsIn(const QString &text, int line, int depth)
{
    std::vector<ListItem> items;
    for (const QString &name : namesIn(text)) {
        ListItem item = inner(name, line, depth);
        const bool carried = !items.empty() && items.back().with && !item.with;
        if (item.with) {
            ListItem first = inner(item.name, line, depth + 1);
            item.name.clear();
            item.points.reset();
            item.items.push_back(std::move(first));
        }
        (carried ? items.back().items : items).push_back(std::move(item));
    }
    return items;
}

bool isEnhancementLabel(const QString &label)
{
    static const LineGrammarExpression words(
        QStringLiteral("^(enhancements?|optimisations?|am[ée]liorations?|e|artefacts?|heroic traits?)$"),
        LineGrammarExpression::CaseInsensitiveOption);
    return words.match(label.trimmed()).hasMatch();
}

// "Char1: ", "Ligne 1 : ": which of its kind the unit is, told by the program that wrote the list.
QString withoutCode(const QString &text)
{
    static const LineGrammarExpression code(QStringLiteral("^[\\p{L}]{1,12} ?\\d{1,2}\\s?:\\s+(?=\\S)"));
    return QString(text).remove(code);
}

void takeColon(GrammarLine &line)
{
    static const LineGrammarExpression colon(QStringLiteral("\\s?:(?:\\s+|$)"));
    ListItem &item = line.item;
    const auto match = colon.match(item.name);
    if (!match.hasMatch())
        return;
    const QString before = item.name.left(match.capturedStart()).trimmed();
    const QString behind = item.name.mid(match.capturedEnd()).trimmed();
    if (isEnhancementLabel(before)) {
        line.enhancement = true;
        item.label = before;
        item.name = behind;
        if (const auto points = takePoints(item.name))
            item.points = points;
        return;
    }
    item.whole = item.name;
    item.name = before;
    item.label = behind.isEmpty() ? QString() : before;
    item.items = itemsIn(behind, item.line, 1);
}

} // namespace

double readPoints(QString digits)
{
    digits.remove(LineGrammarExpression(QStringLiteral("[\\s\\x{a0}\\x{202f},.'](?=\\d{3}(\\D|$))")));
    digits.replace(',', '.');
    return digits.toDouble();
}

std::optional<double> takePoints(QString &line, bool plainPoints)
{
    static const LineGrammarExpression words(
        QStringLiteral("\\s*[\\(\\[]\\+?\\s?(-?[\\d][\\d\\s.,'\\x{a0}\\x{202f}]*?)[\\s\\x{a0}\\x{202f}]*"
                       "(?:pts?|points?|PP|pa)\\b(?!\\s+d[e'’])\\.?[^\\)\\]]*[\\)\\]]"),
        LineGrammarExpression::CaseInsensitiveOption),
        plain(QStringLiteral("\\s*\\((\\d[\\d,]*)\\)$"));
    auto match = words.match(line);
    if (!match.hasMatch() && plainPoints)
        match = plain.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    line = (line.left(match.capturedStart()) + line.mid(match.capturedEnd())).trimmed();
    return readPoints(match.captured(1));
}

ListItem withLongestName(const ListItem &item, const std::function<bool(const ListItem &)> &isKnown)
{
    const QString colon = QStringLiteral(": ");
    for (qsizetype end = item.whole.size(); end > item.name.size(); end = item.whole.lastIndexOf(colon, end - 1)) {
        ListItem reading = item;
        reading.name = item.whole.left(end).trimmed();
        if (const auto points = takePoints(reading.name))
            reading.points = points;
        takeNickname(reading);
        if (!isKnown(reading))
            continue;
        std::erase_if(reading.items, [&item](const ListItem &part) { return part.line == item.line; });
        const std::vector<ListItem> inLine = itemsIn(item.whole.mid(end + colon.size()), item.line, item.depth + 1);
        reading.items.insert(reading.items.begin(), inLine.begin(), inLine.end());
        reading.whole.clear();
        return reading;
    }
    return item;
}

GrammarLine readGrammarLine(const QString &text, bool plainPoints)
{
    GrammarLine line;
    qsizetype at = 0;
    int columns = 0;
    for (; at < text.size() && text[at].isSpace(); ++at)
        columns += text[at] == '\t' ? 4 : 1;
    line.rank = columns * 2;
    if (at + 1 < text.size() && isBulletSign(text[at]) && text[at + 1].isSpace()) {
        line.bullet = true;
        line.rank += text[at] == QChar(u'◦') || text[at] == QChar(u'○') ? 2 : 1;
        ++at;
    }
    ListItem &item = line.item;
    item.text = text.mid(at).trimmed();
    item.name = line.bullet ? item.text : withoutCode(item.text);
    // "Unit (95 pts): items": the price belongs to what stands before the colon.
    const qsizetype colon = item.name.indexOf(QLatin1String(": "));
    QString head = colon < 0 ? item.name : item.name.left(colon);
    item.points = takePoints(head, plainPoints);
    line.priced = item.points.has_value();
    if (line.priced)
        item.name = head + (colon < 0 ? QString() : item.name.mid(colon));
    takeCount(item);
    if (item.with) {
        item.items = itemsIn(item.name, 0, 1);
        item.name.clear();
        return line;
    }
    takeColon(line);
    takeNickname(item);
    if (!item.label.isEmpty() && !line.enhancement)
        item.label = item.name; // without what the player called it
    return line;
}

} // namespace muster::lists
