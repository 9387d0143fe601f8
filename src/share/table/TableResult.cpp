// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/table/TableResult.h"

#include "share/table/TableSigns.h"
#include "text/Spoken.h"

#include <QHash>
#include <QRegularExpression>

#include <numeric>

namespace muster::share {

namespace {

const QString tableStart = QStringLiteral("MUSTERT");
constexpr int newestTableText = 1;
constexpr qsizetype longestTableText = 60'000;

base::Error tableError(const char *code, base::Message sentence)
{
    return text::error(code, std::move(sentence));
}
base::Error damagedTable()
{
    return tableError("table.damaged",
                      {QT_TRANSLATE_NOOP("Message",
                                         "the text is not whole, or a sign in it was changed on the way: copy it once more, "
                                         "from %1 to its last word"),
                       {QStringLiteral("MUSTERT")}});
}

/// A number from 0 (or `least`) to 99,999; nothing for everything else.
std::optional<int> tableNumber(const QString &text, int least = 0)
{
    bool ok = false;
    const int value = text.toInt(&ok);
    return ok && text.size() <= 6 && !text.startsWith('+') && value >= least && value <= 99'999 ? std::optional<int>(value) : std::nullopt;
}

std::optional<QString> tableWords(const QString &signs)
{
    const std::optional<QByteArray> bytes = fromTableSigns(signs);
    return bytes ? std::optional<QString>(QString::fromUtf8(*bytes)) : std::nullopt;
}

std::optional<std::vector<int>> tableNumbers(const QString &text, QChar between, int least)
{
    std::vector<int> numbers;
    for (const QString &part : text.split(between)) {
        const std::optional<int> number = tableNumber(part, least);
        if (!number || numbers.size() >= 1'000)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

/// Reads token by token; the first that cannot be ends it.
class TableReader
{
public:
    explicit TableReader(const rules::Roster &roster) : m_roster(roster)
    {
        rules::forEachSelection(roster,
                                [this](const rules::Selection &selection) { m_ids.emplace(longTableKey(selection.id), selection.id); });
    }

    base::Result<TableResult> read(const QStringList &tokens)
    {
        const QString own = tableListKey(m_roster);
        if (tokens.size() < 2 || tokens[1].section('-', 0, 0) != own.section('-', 0, 0))
            return tableError(
                "table.other-list",
                {QT_TRANSLATE_NOOP("Message", "this text belongs to another list, not to %1"), {QString::fromStdString(m_roster.name)}});
        m_result.sameList = tokens[1] == own;
        for (qsizetype i = 2; i < tokens.size(); ++i)
            if (tokens[i].isEmpty() || !token(tokens[i].front().toLatin1(), tokens[i].mid(1)))
                return damagedTable();
        return m_result;
    }

private:
    bool token(char kind, const QString &rest)
    {
        switch (kind) {
        case 'T': {
            const std::optional<int> turn = tableNumber(rest, 1);
            m_result.turn = turn.value_or(1);
            return turn.has_value();
        }
        case 'S':
            return score(rest);
        case 'O':
        case 'N': {
            const std::optional<QString> words = tableWords(rest);
            (kind == 'O' ? m_result.opponent : m_result.notes) = words.value_or(QString());
            return words.has_value();
        }
        case 'M': {
            const std::optional<QString> name = tableWords(rest.section(':', 1));
            const std::optional<int> number = tableNumber(rest.section(':', 0, 0), 1);
            if (!name || !number)
                return false;
            m_markers.insert(*number, name->startsWith('#') ? TableMarker{name->mid(1), {}} : TableMarker{{}, *name});
            return true;
        }
        case 'U':
            return unit(rest);
        default:
            return true; // a later Muster may say more: what counts raises the number at the beginning
        }
    }

    bool score(const QString &rest)
    {
        const QStringList sides = rest.split(':');
        const auto own = sides.size() == 2 ? tableNumbers(sides[0], '.', -99'999) : std::nullopt;
        const auto enemy = own ? tableNumbers(sides[1], '.', -99'999) : std::nullopt;
        if (!enemy)
            return false;
        m_result.ownScore = *own;
        m_result.enemyScore = *enemy;
        return true;
    }

    bool unit(const QString &rest)
    {
        const QString key = rest.section(':', 0, 0);
        TableUnit unit;
        for (const QString &each : rest.section(':', 1).split('.'))
            if (!item(unit, each))
                return false;
        const auto found = m_ids.lower_bound(key);
        const bool one = key.size() >= 4 && found != m_ids.end() && found->first.startsWith(key)
            && (std::next(found) == m_ids.end() || !std::next(found)->first.startsWith(key));
        if (!one) {
            m_result.unknownUnits.append(key);
            return true;
        }
        unit.selectionId = found->second;
        m_result.units.push_back(std::move(unit));
        return true;
    }

    bool item(TableUnit &unit, const QString &text)
    {
        const char kind = text.isEmpty() ? ' ' : text.front().toLatin1();
        if (kind >= '0' && kind <= '9')
            return track(unit, text);
        if (kind == 'X') {
            unit.eliminatedInTurn = tableNumber(text.mid(1), 1).value_or(0);
            return unit.eliminatedInTurn > 0;
        }
        if (kind == 'R') {
            unit.offTable = true;
            return text.size() == 1;
        }
        if (kind == 'M') {
            const std::optional<int> number = tableNumber(text.mid(1), 1);
            if (!number || !m_markers.contains(*number))
                return false;
            unit.markers.push_back(m_markers.value(*number));
            return true;
        }
        if (kind == 'N') {
            const std::optional<QString> words = tableWords(text.mid(1));
            unit.note = words.value_or(QString());
            return words.has_value();
        }
        return kind != ' ';
    }

    static bool track(TableUnit &unit, const QString &text)
    {
        static const QRegularExpression shape(QStringLiteral("^(\\d{1,3})([FBAOL])([0-9+]+)/(\\d{1,5})$"));
        static const QHash<QString, TableTrackKind> kinds{{"F", TableTrackKind::Figures},
                                                          {"B", TableTrackKind::Boxes},
                                                          {"A", TableTrackKind::Ammunition},
                                                          {"O", TableTrackKind::Once},
                                                          {"L", TableTrackKind::Loaded}};
        const QRegularExpressionMatch match = shape.match(text);
        const auto ticked = match.hasMatch() ? tableNumbers(match.captured(3), '+', 0) : std::nullopt;
        if (!ticked)
            return false;
        TableTrack track{match.captured(1).toInt(), kinds.value(match.captured(2)), *ticked, match.captured(4).toInt()};
        const bool sound = std::all_of(track.ticked.begin(), track.ticked.end(), [&](int count) { return count <= track.each; });
        unit.tracks.push_back(std::move(track));
        return sound;
    }

    const rules::Roster &m_roster;
    std::map<QString, std::string> m_ids;
    QHash<int, TableMarker> m_markers;
    TableResult m_result;
};

} // namespace

int TableTrack::lost() const
{
    return std::accumulate(ticked.begin(), ticked.end(), 0);
}

std::optional<int> TableUnit::figuresLeft() const
{
    for (const TableTrack &track : tracks)
        if (track.kind == TableTrackKind::Figures)
            return track.left();
    return std::nullopt;
}

int TableResult::sum(const std::vector<int> &score)
{
    return std::accumulate(score.begin(), score.end(), 0);
}

bool holdsTableResult(const QString &text)
{
    static const QRegularExpression start(QStringLiteral("\\bMUSTERT\\d+\\s"), QRegularExpression::CaseInsensitiveOption);
    return text.contains(start);
}

base::Result<TableResult> readTableResult(const QString &text, const rules::Roster &roster)
{
    if (!holdsTableResult(text))
        return tableError("table.none",
                          {QT_TRANSLATE_NOOP("Message", "there is no text of a phone page here: it begins with %1"),
                           {tableStart + QString::number(newestTableText)}});
    // Lines are broken on the way, and some keyboards write small letters.
    QString plain = text.toUpper().simplified();
    static const QRegularExpression begin(QStringLiteral("\\bMUSTERT(\\d+) "));
    const QRegularExpressionMatch match = begin.match(plain);
    if (match.captured(1).size() > 4 || match.captured(1).toInt() > newestTableText)
        return tableError("table.newer", QT_TRANSLATE_NOOP("Message", "this text was written for a newer Muster"));
    plain = plain.mid(match.capturedStart());
    if (plain.size() > longestTableText)
        plain.truncate(longestTableText);
    static const QRegularExpression end(QStringLiteral(" C([0-9A-Z]{7})(?= |$)"));
    for (auto it = end.globalMatch(plain); it.hasNext();) {
        const QRegularExpressionMatch check = it.next();
        const QString whole = plain.left(check.capturedStart());
        if (tableChecksum(whole.toLatin1()) == check.captured(1))
            return TableReader(roster).read(whole.split(' '));
    }
    return damagedTable();
}

} // namespace muster::share
