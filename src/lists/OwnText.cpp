// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/OwnText.h"

#include "lists/Shapes.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::lists {

namespace {

const QString headSeparator = QStringLiteral(" · ");

bool isVerdict(const QString &line)
{
    static const QStringList verdicts = inEveryLanguage("Legal") + inEveryLanguage("Not legal");
    return verdicts.contains(line.trimmed());
}

qsizetype indentOf(const QString &line)
{
    qsizetype indent = 0;
    while (indent < line.size() && line[indent] == ' ')
        ++indent;
    return indent;
}

bool isOwnBullet(const QString &line)
{
    return line.mid(indentOf(line)).startsWith(QLatin1String("- "));
}

// A force begins a paragraph, is not indented, and what is in it follows at once.
bool forceBeginsAt(const QStringList &lines, qsizetype at)
{
    if (lines[at].isEmpty() || lines[at].startsWith(' ') || at == 0 || !lines[at - 1].trimmed().isEmpty())
        return false;
    return at + 1 < lines.size() && lines[at + 1].startsWith(QLatin1String("  "));
}

double ownNumber(QString text)
{
    text.remove(QRegularExpression(QStringLiteral("[^0-9.,]")));
    text.remove(QRegularExpression(QStringLiteral(",(?=\\d{3}(\\D|$))"))); // thousands, in English
    text.replace(',', '.');
    return text.toDouble();
}

// "[14 pts, 1 CP]" at the end; the first is the army's points where the game has any.
QString withoutPrice(const QString &text, std::optional<double> &points)
{
    static const QRegularExpression price(QStringLiteral("^(.*) \\[([^\\[\\]]*)\\]$"));
    const auto match = price.match(text);
    if (!match.hasMatch())
        return text;
    points = ownNumber(match.captured(2).section(',', 0, 0));
    return match.captured(1);
}

class OwnTextReader
{
public:
    OwnTextReader(const QStringList &lines, int firstLine) : m_lines(lines), m_first(firstLine) {}

    ParsedList read()
    {
        m_list.shape = Shape::Own;
        m_list.firstLine = m_first;
        m_list.text = m_lines.join('\n');
        qsizetype at = readHead();
        QStringList notes;
        for (; at < m_lines.size() && !forceBeginsAt(m_lines, at); ++at) {
            const QString &line = m_lines[at];
            if (line.startsWith(QLatin1String("! ")) || line.startsWith(QLatin1String("* ")))
                m_list.head.push_back({number(at), line});
            else
                notes.append(line);
        }
        while (!notes.isEmpty() && notes.back().trimmed().isEmpty())
            notes.removeLast();
        // Without anything in it a force is one line alone; below it stands only what tells the data.
        if (at >= m_lines.size() && notes.size() >= 3) {
            const qsizetype last = m_lines.size() - 1 - trailingBlanks();
            notes.removeLast();
            while (!notes.isEmpty() && notes.back().trimmed().isEmpty())
                notes.removeLast();
            qsizetype force = last - 1;
            while (force > 0 && m_lines[force].trimmed().isEmpty())
                --force;
            if (!notes.isEmpty() && force > 2 && m_lines[force - 1].trimmed().isEmpty()) {
                notes.removeLast();
                m_list.items.push_back(item(force, m_lines[force]));
            }
        }
        m_list.notes = notes.join('\n').trimmed();
        for (; at < m_lines.size(); ++at)
            readLine(at);
        return m_list;
    }

private:
    int number(qsizetype at) const { return m_first + int(at); }

    qsizetype trailingBlanks() const
    {
        qsizetype blanks = 0;
        while (blanks < m_lines.size() && m_lines[m_lines.size() - 1 - blanks].trimmed().isEmpty())
            ++blanks;
        return blanks;
    }

    qsizetype readHead()
    {
        m_list.title = m_lines.value(0).trimmed();
        m_list.head = {{number(0), m_lines.value(0)}, {number(1), m_lines.value(1)}, {number(2), m_lines.value(2)}};
        QStringList parts = m_lines.value(1).split(headSeparator);
        m_list.game = parts.takeFirst().trimmed();
        if (!parts.isEmpty()) {
            static const QRegularExpression figures(
                QStringLiteral("^([0-9.,\\x{a0}\\x{202f} ]+?)(?: / ([0-9.,\\x{a0}\\x{202f} ]+?))? \\D*$"));
            const auto match = figures.match(parts.back());
            if (match.hasMatch()) {
                m_list.points = ownNumber(match.captured(1));
                if (!match.captured(2).isEmpty())
                    m_list.limit = ownNumber(match.captured(2));
                parts.removeLast();
            }
        }
        m_list.factions = parts;
        return std::min<qsizetype>(3, m_lines.size());
    }

    void readLine(qsizetype at)
    {
        const QString &line = m_lines[at];
        if (line.trimmed().isEmpty())
            return;
        if (forceBeginsAt(m_lines, at)) {
            m_open.clear();
            m_list.items.push_back(item(at, line));
            m_open.push_back({-1, &m_list.items.back()});
        } else if (isOwnBullet(line) && !m_open.empty() && indentOf(line) >= 2) {
            const qsizetype indent = indentOf(line);
            while (m_open.size() > 1 && m_open.back().first >= indent)
                m_open.pop_back();
            ListItem &owner = *m_open.back().second;
            owner.items.push_back(item(at, line.mid(indent + 2)));
            owner.items.back().depth = int(m_open.size()) - 1;
            m_open.push_back({indent, &owner.items.back()});
        } else if (!m_open.empty() && line.startsWith(' ')) {
            addNote(line.trimmed());
        } else {
            m_list.head.push_back({number(at), line}); // the data version
        }
    }

    ListItem item(qsizetype at, const QString &text) const
    {
        ListItem item;
        item.line = number(at);
        item.text = text.trimmed();
        item.name = withoutPrice(item.text, item.points);
        return item;
    }

    void addNote(const QString &text)
    {
        static const QStringList starts = [] {
            QStringList words;
            for (const QString &sentence : inEveryLanguage("Note: %1"))
                words.append(sentence.section(QLatin1String("%1"), 0, 0));
            return words;
        }();
        QString &note = m_open.back().second->note;
        for (const QString &start : starts) {
            if (text.startsWith(start.trimmed()) && note.isEmpty()) {
                note = text.mid(start.trimmed().size()).trimmed();
                return;
            }
        }
        note += (note.isEmpty() ? QString() : QStringLiteral("\n")) + text;
    }

    const QStringList &m_lines;
    int m_first;
    ParsedList m_list;
    std::vector<std::pair<qsizetype, ListItem *>> m_open;
};

// "3× Grenade", "Hunter ×6"
Reading countedReading(QString name)
{
    static const QRegularExpression before(QStringLiteral("^(\\d+)× (.+)$")), behind(QStringLiteral("^(.+)[\\x{a0} ]×(\\d+)$"));
    Reading reading;
    if (const auto match = before.match(name); match.hasMatch()) {
        reading.count = match.captured(1).toInt();
        reading.counted = true;
        name = match.captured(2);
    }
    if (const auto match = behind.match(name); match.hasMatch()) {
        reading.size = match.captured(2).toInt();
        name = match.captured(1);
    }
    reading.name = name;
    return reading;
}

// The player's own name stands before what it is: "Der Alte (Manfred)".
void addNames(std::vector<Reading> &readings, const QString &text, const QString &label)
{
    const auto add = [&](const QString &name, const QString &nickname) {
        readings.push_back(countedReading(name));
        readings.back().label = label;
        readings.back().nickname = nickname;
        // A remark of the card behind it: "Commander, CV 4".
        for (qsizetype at = name.lastIndexOf(QLatin1String(", ")); at > 0; at = name.lastIndexOf(QLatin1String(", "), at - 1)) {
            readings.push_back(countedReading(name.left(at)));
            readings.back().label = label;
            readings.back().nickname = nickname;
        }
    };
    add(text, {});
    for (qsizetype open = text.indexOf(QLatin1String(" (")); open > 0; open = text.indexOf(QLatin1String(" ("), open + 1)) {
        qsizetype close = text.lastIndexOf(')');
        if (close > open)
            add(text.mid(open + 2, close - open - 2), text.left(open));
    }
}

} // namespace

bool ownTextBeginsAt(const QStringList &lines, qsizetype at)
{
    return at + 2 < lines.size() && !lines[at].trimmed().isEmpty() && lines[at + 1].contains(headSeparator) && isVerdict(lines[at + 2]);
}

ParsedList parseOwnText(const QStringList &lines, int firstLine)
{
    return OwnTextReader(lines, firstLine).read();
}

std::vector<Reading> readingsOf(const QString &text)
{
    std::vector<Reading> readings;
    static const QRegularExpression colon(QStringLiteral("[\\x{a0}\\x{202f} ]?: "));
    auto matches = colon.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        addNames(readings, text.mid(match.capturedEnd()), text.left(match.capturedStart()));
    }
    addNames(readings, text, {});
    return readings;
}

} // namespace muster::lists
