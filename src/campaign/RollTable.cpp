// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/RollTable.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace muster::campaign {

namespace {

constexpr int mostDice = 20;
constexpr int mostSides = 1000;

class RollTableWords
{
    Q_DECLARE_TR_FUNCTIONS(RollTable)
};

// What a player writes behind a line, in their language or in English.
RollFate fateIn(const QString &word)
{
    const auto is = [&word](const QString &english, const QString &spoken) {
        return word.compare(english, Qt::CaseInsensitive) == 0 || word.compare(spoken, Qt::CaseInsensitive) == 0;
    };
    if (is(QStringLiteral("dies"), RollTableWords::tr("dies")))
        return RollFate::Dies;
    if (is(QStringLiteral("retires"), RollTableWords::tr("retires")))
        return RollFate::Retires;
    return is(QStringLiteral("misses"), RollTableWords::tr("misses")) ? RollFate::Misses : RollFate::None;
}

// "misses 2", "dies", "+5"
bool readEffect(const QString &words, RollRow &row)
{
    static const QRegularExpression experience(QStringLiteral("^\\+\\s*(\\d{1,4})$"));
    static const QRegularExpression fate(QStringLiteral("^(\\p{L}+(?:\\s\\p{L}+)*)(?:\\s(\\d{1,2}))?$"));
    if (const auto match = experience.match(words); match.hasMatch()) {
        row.experience = match.captured(1).toInt();
        return true;
    }
    const auto match = fate.match(words.simplified()); // "prend sa retraite": other languages need several words
    const RollFate found = match.hasMatch() ? fateIn(match.captured(1)) : RollFate::None;
    if (found == RollFate::None)
        return false;
    row.fate = found;
    row.misses = found == RollFate::Misses ? std::max(1, match.captured(2).toInt()) : 0;
    return true;
}

} // namespace

const RollRow *RollTable::row(const QString &wanted) const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&wanted](const RollRow &each) { return each.id == wanted; });
    return found == rows.end() ? nullptr : &*found;
}

const RollRow *RollTable::rowFor(int value) const
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [value](const RollRow &each) { return each.from <= value && value <= std::max(each.from, each.to); });
    return found == rows.end() ? nullptr : &*found;
}

int DiceSpec::valueOf(const QVector<int> &dice) const
{
    if (digits)
        return std::accumulate(dice.begin(), dice.end(), 0, [](int sum, int die) { return sum * 10 + die; });
    return std::accumulate(dice.begin(), dice.end(), 0);
}

int DiceSpec::lowest() const
{
    return valueOf(QVector<int>(count, 1));
}
int DiceSpec::highest() const
{
    return valueOf(QVector<int>(count, sides));
}

QVector<int> DiceSpec::thrown(QRandomGenerator &random) const
{
    QVector<int> dice;
    for (int i = 0; i < count; ++i)
        dice.append(int(random.bounded(1, sides + 1)));
    return dice;
}

std::optional<QVector<int>> DiceSpec::showing(int value) const
{
    if (value < lowest() || value > highest())
        return std::nullopt;
    QVector<int> dice(count, 1);
    if (digits) {
        for (int i = count - 1; i >= 0; --i, value /= 10)
            dice[i] = value % 10;
        const bool shown = std::all_of(dice.begin(), dice.end(), [this](int die) { return die >= 1 && die <= sides; });
        return shown ? std::optional(dice) : std::nullopt;
    }
    int rest = value - count;
    for (int &die : dice) {
        const int more = std::min(rest, sides - 1);
        die += more;
        rest -= more;
    }
    return dice;
}

std::optional<DiceSpec> diceSpec(const QString &words)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{0,2})[dD](\\d{1,4})$"));
    const auto match = pattern.match(words.simplified().remove(QLatin1Char(' ')));
    if (!match.hasMatch())
        return std::nullopt;
    const QString sides = match.captured(2);
    if (match.captured(1).isEmpty() && (sides == QLatin1String("66") || sides == QLatin1String("666")))
        return DiceSpec{int(sides.size()), 6, true};
    const DiceSpec spec{match.captured(1).isEmpty() ? 1 : match.captured(1).toInt(), sides.toInt(), false};
    const bool fair = spec.count >= 1 && spec.count <= mostDice && spec.sides >= 2 && spec.sides <= mostSides;
    return fair ? std::optional(spec) : std::nullopt;
}

QString rowsText(const RollTable &table, const QString &language)
{
    QStringList lines;
    for (const RollRow &row : table.rows) {
        QString line = row.to > row.from ? QString("%1-%2 ").arg(QString::number(row.from), QString::number(row.to))
                                         : QString("%1 ").arg(row.from);
        line += row.name.in(language);
        if (const QString words = row.text.in(language); !words.isEmpty())
            line += QStringLiteral(": ") + words;
        if (row.fate == RollFate::Misses)
            line += QStringLiteral("; ") + RollTableWords::tr("misses") + QLatin1Char(' ') + QString::number(row.misses);
        if (row.fate == RollFate::Dies)
            line += QStringLiteral("; ") + RollTableWords::tr("dies");
        if (row.fate == RollFate::Retires)
            line += QStringLiteral("; ") + RollTableWords::tr("retires");
        if (row.experience > 0)
            line += QStringLiteral("; +") + QString::number(row.experience);
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

QVector<RollRow> rowsFromText(const QString &text, int *wrong)
{
    static const QRegularExpression pattern(
        QString::fromUtf8("^\\s*(\\d{1,3})\\s*(?:[-–]\\s*(\\d{1,3}))?\\s*[.:]?\\s+([^:;]+?)\\s*(?::\\s*([^;]*?))?\\s*((?:;[^;]*)*)$"));
    QVector<RollRow> rows;
    int number = 0;
    if (wrong)
        *wrong = 0;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const auto match = pattern.match(line.trimmed());
        RollRow row;
        bool fine = match.hasMatch();
        row.from = match.captured(1).toInt();
        row.to = match.captured(2).isEmpty() ? row.from : match.captured(2).toInt();
        row.id = match.captured(1);
        row.name = LocalText(match.captured(3));
        row.text = match.captured(4).isEmpty() ? LocalText() : LocalText(match.captured(4));
        const QStringList effects = match.captured(5).split(QLatin1Char(';'), Qt::SkipEmptyParts);
        for (const QString &effect : effects)
            fine = fine && (effect.trimmed().isEmpty() || readEffect(effect.trimmed(), row));
        fine = fine && row.to >= row.from;
        if (!fine && wrong && *wrong == 0)
            *wrong = number;
        if (fine)
            rows.append(row);
    }
    return rows;
}

const QStringList &rollKindNames()
{
    static const QStringList names{"injury", "skill"};
    return names;
}

const QStringList &rollFateNames()
{
    static const QStringList names{"", "misses", "dies", "retires"};
    return names;
}

} // namespace muster::campaign
