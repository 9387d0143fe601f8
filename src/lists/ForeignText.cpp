// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/ForeignText.h"

#include "lists/LineGrammar.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace muster::lists {

namespace {

using ForeignTextExpression = QRegularExpression;

void standOn(int line, ListItem &item)
{
    item.line = line;
    for (ListItem &inner : item.items)
        standOn(line, inner);
}

/// Goes through the lines of one list.
class ForeignTextReader
{
public:
    ForeignTextReader(Shape shape, const QStringList &lines, int firstLine) : m_lines(lines), m_first(firstLine)
    {
        m_list.shape = shape;
        m_list.firstLine = firstLine;
        m_list.text = lines.join('\n');
    }

    ParsedList read()
    {
        for (qsizetype at = readHead(); at < m_lines.size(); ++at)
            readLine(at);
        return m_list;
    }

private:
    void toHead(qsizetype at) { m_list.head.push_back({m_first + int(at), m_lines[at].trimmed()}); }

    qsizetype readHead()
    {
        qsizetype at = 0;
        while (at < m_lines.size() && m_lines[at].trimmed().isEmpty())
            ++at;
        switch (m_list.shape) {
        case Shape::Tournament:
            return readFence(at);
        case Shape::Simple:
            return readSimpleTitle(at);
        case Shape::OldWorld:
            return readOldWorldTitle(at);
        case Shape::ListForge:
            return readDashes(at, false);
        case Shape::AgeOfSigmar:
            return readSigmarHead(at);
        case Shape::App:
        case Shape::Own:
            break;
        }
        return readAppHead(at);
    }

    // Lines that begin with +, and what is carried over ("& Aegis (on Char2: ...)").
    qsizetype readFence(qsizetype at)
    {
        static const ForeignTextExpression field(QStringLiteral("^\\+\\s*([^:]+?)\\s?:\\s*(.*)$"));
        while (at < m_lines.size() && !m_lines[at].startsWith('+')) {
            if (m_list.title.isEmpty())
                m_list.title = m_lines[at].trimmed();
            toHead(at++);
        }
        int fences = 0;
        for (; at < m_lines.size() && fences < 2; ++at) {
            const QString line = m_lines[at].trimmed();
            if (isFence(line, '+')) {
                ++fences;
                continue;
            }
            if (fences == 0 || (!line.startsWith('+') && !line.startsWith('&')))
                break;
            toHead(at);
            if (const auto match = field.match(line); match.hasMatch())
                takeField(at, match.captured(1).toUpper(), match.captured(2).trimmed());
        }
        return at;
    }

    void takeField(qsizetype at, const QString &key, const QString &value)
    {
        if (key == QLatin1String("LIST"))
            m_list.title = value;
        else if (key == QLatin1String("GAME"))
            m_list.game = value;
        else if (key.contains(QLatin1String("LIMIT")))
            m_list.limit = readPoints(value.section(ForeignTextExpression("[^0-9.,' ]"), 0, 0).trimmed());
        else if (key.contains(QLatin1String("FACTION")) && !value.isEmpty())
            m_list.factions = {value};
        else if (key.contains(QLatin1String("POINTS")))
            m_list.points = readPoints(value.section(ForeignTextExpression("[^0-9.,' ]"), 0, 0).trimmed());
        else if ((key.contains(QLatin1String("TACHMENT")) || key.contains(QLatin1String("TACHEMENT"))) && !value.isEmpty())
            addSetting(at, QStringLiteral("Detachment"), value);
    }

    void addSetting(qsizetype at, const QString &label, const QString &value)
    {
        ListItem item;
        item.line = m_first + int(at);
        item.text = m_lines[at].trimmed();
        item.label = label;
        item.name = value.section(QLatin1String(" ("), 0, 0).trimmed();
        item.setting = true;
        m_list.items.push_back(item);
        m_list.head.erase(
            std::remove_if(m_list.head.begin(), m_list.head.end(), [&](const HeadLine &line) { return line.line == item.line; }),
            m_list.head.end());
    }

    // "Imperium - Iron Wardens - My list - [500 pts]"
    qsizetype readSimpleTitle(qsizetype at) { return at < m_lines.size() && !m_lines[at].startsWith('#') ? readDashes(at, true) : at; }

    qsizetype readDashes(qsizetype at, bool titleLast)
    {
        QString line = m_lines.value(at).trimmed();
        m_list.points = takePoints(line);
        while (line.endsWith('-'))
            line = line.chopped(1).trimmed();
        QStringList parts = line.split(QLatin1String(" - "));
        m_list.title = titleLast ? parts.takeLast() : parts.takeFirst();
        if (titleLast && !parts.isEmpty())
            m_list.factions = {parts.join(QLatin1String(" - ")), parts.back()};
        else if (!parts.isEmpty())
            m_list.factions = {parts.front()};
        if (at < m_lines.size())
            toHead(at);
        if (!titleLast && parts.size() > 1)
            addSetting(at, QStringLiteral("Detachment"), parts[1]);
        return at + 1;
    }

    // Between two lines of =: the title with points, then game and army.
    qsizetype readOldWorldTitle(qsizetype at)
    {
        int fences = 0;
        for (; at < m_lines.size() && fences < 2; ++at) {
            QString line = m_lines[at].trimmed();
            if (line.startsWith(QLatin1String("++")))
                break;
            toHead(at);
            if (isFence(line, '=')) {
                ++fences;
            } else if (const auto points = takePoints(line)) {
                m_list.points = points;
                m_list.title = line;
            } else if (!line.isEmpty()) {
                m_list.game = line.section(QLatin1String(", "), 0, 0);
                m_list.factions = line.split(QLatin1String(", ")).mid(1);
            }
        }
        return at;
    }

    qsizetype readSigmarHead(qsizetype at)
    {
        static const ForeignTextExpression title(QStringLiteral("^(.*?)\\s*(\\d[\\d,]*)/(\\d[\\d,]*) pts"));
        for (; at < m_lines.size() && !isSection(Shape::AgeOfSigmar, m_lines[at].trimmed()); ++at) {
            const QString line = m_lines[at].trimmed();
            if (!line.contains(QLatin1String(" - ")) && readGrammarLine(line, true).priced)
                break; // a unit, whatever its regiment is called
            if (line.isEmpty())
                continue;
            toHead(at);
            if (const auto match = title.match(line); match.hasMatch()) {
                m_list.title = match.captured(1);
                m_list.points = readPoints(match.captured(2));
                m_list.limit = readPoints(match.captured(3));
            } else if (line.contains('|')) {
                QStringList parts = line.split('|');
                for (QString &part : parts)
                    part = part.trimmed();
                m_list.factions = parts.mid(1, 1) + parts.mid(0, 1);
            } else if (m_list.title.isEmpty()) {
                m_list.title = line;
            }
        }
        return at;
    }

    // The title with points, then the army, its detachment and its size: up to the first heading, or the first thing with a bullet.
    qsizetype readAppHead(qsizetype at)
    {
        if (at >= m_lines.size() || !isTitleAt(at))
            return at;
        QString title = m_lines[at].trimmed();
        m_list.points = takePoints(title);
        m_list.title = title;
        toHead(at++);
        qsizetype end = at, lines = 0;
        while (end < m_lines.size() && !isSection(Shape::App, m_lines[end].trimmed()) && !unitBeginsAt(end))
            ++end;
        for (; at < end; ++at) {
            QString line = m_lines[at].trimmed();
            if (line.isEmpty())
                continue;
            toHead(at);
            const auto points = takePoints(line);
            if (lines++ == 0)
                m_list.factions = {line};
            else if (points && *points >= 500)
                m_list.limit = points;
            else if (lines <= 4)
                addSetting(at, lines == 2 ? QStringLiteral("Detachment") : QString(), line);
        }
        return end;
    }

    // Somebody may have typed units without any head.
    bool isTitleAt(qsizetype at) const
    {
        const GrammarLine line = readGrammarLine(m_lines[at], false);
        if (line.bullet || line.item.counted)
            return false;
        qsizetype next = at + 1;
        while (next < m_lines.size() && m_lines[next].trimmed().isEmpty())
            ++next;
        const GrammarLine following = readGrammarLine(m_lines.value(next), false);
        return !line.priced || (!following.bullet && !following.priced && line.item.items.empty());
    }

    bool unitBeginsAt(qsizetype at) const
    {
        const GrammarLine line = readGrammarLine(m_lines[at], false);
        if (line.item.counted && line.rank == 0)
            return true;
        if (!line.priced || line.bullet)
            return false;
        // "Strike Force (2,000 Points)" says how large a battle is.
        const bool round = std::fmod(*line.item.points, 500) == 0;
        return !round || !line.item.items.empty() || (at + 1 < m_lines.size() && readGrammarLine(m_lines[at + 1], false).bullet);
    }

    void readLine(qsizetype at)
    {
        const QString trimmed = m_lines[at].trimmed();
        if (trimmed.isEmpty()) {
            m_blank = true;
            return;
        }
        if (trimmed.startsWith(QLatin1String("! "))) {
            takeNote(at, trimmed.mid(2));
            return;
        }
        m_blank = false;
        if (isSignature(trimmed) || isFence(trimmed, '+') || isFence(trimmed, '-') || isFence(trimmed, '=') || trimmed.startsWith('&')) {
            toHead(at);
            return;
        }
        GrammarLine line = readGrammarLine(m_lines[at], m_list.shape == Shape::AgeOfSigmar || m_list.shape == Shape::OldWorld);
        standOn(m_first + int(at), line.item);
        if (!line.bullet && line.rank == 0 && !line.item.with && isSection(m_list.shape, trimmed)) {
            m_open.clear();
            m_section = true;
            m_unitsFollow = trimmed.startsWith(QLatin1String("## ")) && !trimmed.contains(QLatin1String("onfiguration"));
            toHead(at);
            return;
        }
        if (isOldWorldShort(line))
            line.priced = true;
        place(at, std::move(line));
    }

    // Muster's texts in the way of others carry notes and findings.
    void takeNote(qsizetype at, const QString &text)
    {
        toHead(at);
        if (m_blank || m_open.empty())
            return;
        ListItem *owner = &m_list.items[size_t(m_open.front().place)];
        for (size_t i = 1; i < m_open.size(); ++i)
            owner = &owner->items[size_t(m_open[i].place)];
        owner->note += (owner->note.isEmpty() ? QString() : QStringLiteral("\n")) + text;
    }

    // "314 - Warboss, Great weapon, General"
    bool isOldWorldShort(GrammarLine &line) const
    {
        static const ForeignTextExpression brief(QStringLiteral("^(\\d[\\d,]*) - (.+)$"));
        const auto match = m_list.shape == Shape::OldWorld ? brief.match(line.item.text) : QRegularExpressionMatch();
        if (!match.hasMatch() || line.bullet)
            return false;
        GrammarLine inner = readGrammarLine(match.captured(2).section(QLatin1String(", "), 0, 0) + QStringLiteral(": ")
                                                + match.captured(2).section(QLatin1String(", "), 1),
                                            false);
        inner.item.line = line.item.line;
        inner.item.text = line.item.text;
        inner.item.points = readPoints(match.captured(1));
        for (ListItem &item : inner.item.items)
            item.line = line.item.line;
        line.item = inner.item;
        return true;
    }

    void beginUnit(ListItem item)
    {
        m_list.items.push_back(std::move(item));
        m_open = {{0, int(m_list.items.size()) - 1}};
    }

    void place(qsizetype at, GrammarLine line)
    {
        const bool belongsToUnit = line.enhancement || line.item.with || line.bullet || line.rank > 0;
        if (!belongsToUnit) {
            if (line.priced || line.item.counted) {
                beginUnit(std::move(line.item));
            } else if (!line.item.label.isEmpty() && !line.item.items.empty()) {
                addSetting(at, line.item.label, line.item.items.front().text);
                m_list.items.back().items = std::move(line.item.items);
                m_list.items.back().nickname = line.item.nickname;
                m_list.items.back().amongUnits = m_unitsFollow;
                m_list.items.back().whole = line.item.whole;
                m_open.clear();
                if (m_list.shape == Shape::Simple)
                    m_open = {{0, int(m_list.items.size()) - 1}}; // it may be a unit without a price, with more below
            } else if (m_section && (m_list.shape == Shape::Simple || m_open.empty())) {
                beginUnit(std::move(line.item)); // below a heading nothing but units begins a line; this one costs nothing
            } else if (m_open.empty()) {
                toHead(at);
            } else {
                attach(std::move(line), 1); // a bare word below a unit: "Warlord"
            }
            return;
        }
        if (m_open.empty()) {
            beginUnit(std::move(line.item)); // hangs below nothing: it is not lost, but told
            return;
        }
        int rank = line.enhancement && !line.bullet ? 1 : std::max(1, line.rank);
        if (line.item.with && line.rank == 0 && belongsToModels(line.item.count))
            rank = m_open[1].rank + 1;
        attach(std::move(line), rank);
    }

    // "• 9x Warden", and below it, as far to the left as the unit: "7 with Bolt rifle", "2 with Grenade launcher".
    [[nodiscard]] bool belongsToModels(int carriers) const
    {
        if (m_open.size() < 2)
            return false;
        const ListItem &models = m_list.items[size_t(m_open[0].place)].items[size_t(m_open[1].place)];
        int left = models.count;
        for (const ListItem &item : models.items)
            left = item.with ? left - item.count : 0; // what they carry stood on their own line
        return models.counted && !models.with && carriers <= left;
    }

    // Finds its owner by how far in the lines above stand.
    void attach(GrammarLine line, int rank)
    {
        while (m_open.size() > 1 && m_open.back().rank >= rank)
            m_open.pop_back();
        ListItem *owner = &m_list.items[size_t(m_open.front().place)];
        for (size_t i = 1; i < m_open.size(); ++i)
            owner = &owner->items[size_t(m_open[i].place)];
        line.item.depth = int(m_open.size());
        for (ListItem &inner : line.item.items)
            inner.depth = line.item.depth + 1;
        owner->items.push_back(std::move(line.item));
        m_open.push_back({rank, int(owner->items.size()) - 1});
    }

    struct Open
    {
        int rank = 0;
        int place = 0; ///< among the items of the one before
    };

    const QStringList &m_lines;
    int m_first;
    ParsedList m_list;
    std::vector<Open> m_open;
    bool m_blank = false;       ///< an empty line stood before
    bool m_section = false;     ///< a heading stood before
    bool m_unitsFollow = false; ///< and it was not that of the settings
};

} // namespace

ParsedList parseForeignText(Shape shape, const QStringList &lines, int firstLine)
{
    return ForeignTextReader(shape, lines, firstLine).read();
}

} // namespace muster::lists
