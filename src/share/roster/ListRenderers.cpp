// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/ListRenderers.h"

#include "share/roster/TemplateText.h"

#include <algorithm>

namespace muster::share {

namespace {

const QString times = QStringLiteral("x ");
// Before who leads a unit: readers of these texts take such a line for a remark, and not for a choice.
const QString carriedOn = QStringLiteral("& ");

QString plainAmount(double value)
{
    return QString::number(value, 'g', 12);
}

/// Which brackets stand around a price.
enum class Brackets { Round, Square };

QString bracketed(const ExportItem &item, const RosterExport &roster, Brackets brackets)
{
    const bool square = brackets == Brackets::Square;
    if (!item.pointsKnown || item.points == 0)
        return {};
    // Other programs read "pts", whatever a game calls its points.
    static const QStringList known{"pts", "pt", "points", "PP"};
    const QString name = known.contains(roster.pointsName, Qt::CaseInsensitive) ? roster.pointsName : QStringLiteral("pts");
    return (square ? QStringLiteral(" [%1 %2]") : QStringLiteral(" (%1 %2)")).arg(plainAmount(item.points), name);
}

// What the player called it stands behind in quotes: the name of the data comes first.
QString named(const ExportItem &item)
{
    QString name = item.name;
    if (!item.nickname.isEmpty())
        name += QStringLiteral(" \"%1\"").arg(oneLine(item.nickname));
    return name;
}

QString countedName(const ExportItem &item, bool always)
{
    return (item.number > 1 && !item.priceOnly) || always ? QString::number(item.number) + times + named(item) : named(item);
}

bool isLeaf(const ExportItem &item)
{
    return item.children.empty() && item.notes.isEmpty() && item.type != QLatin1String("force") && !item.isUnit();
}

/// Writes units and what is in them as lines.
class LineWriter
{
public:
    LineWriter(const RosterExport &roster, Brackets brackets, QStringList &lines) : m_roster(roster), m_brackets(brackets), m_lines(lines)
    {
    }

    /// `count`: what stands before the name; 0 = nothing.
    void unit(const ExportItem &item, int count)
    {
        QString line = (count > 0 ? QString::number(count) + times : QString()) + named(item) + bracketed(item, m_roster, m_brackets);
        finish(line, item, 0);
    }

private:
    void bullet(const ExportItem &item, int depth)
    {
        QString line = QString(depth * 4, ' ') + QStringLiteral("• ") + countedName(item, item.isUnit());
        if (item.points != 0 && item.pointsKnown)
            line += bracketed(item, m_roster, m_brackets);
        finish(line, item, depth + 1);
    }

    void finish(QString line, const ExportItem &item, int depth)
    {
        QStringList leaves;
        for (const ExportItem &child : item.children)
            if (isLeaf(child))
                leaves.append(countedName(child, child.name.contains(',')) + bracketed(child, m_roster, m_brackets));
        // A name with a comma would be two.
        const bool inLine = std::none_of(item.children.begin(), item.children.end(), [](const ExportItem &child) {
            return isLeaf(child) && (child.name.contains(',') || child.name.contains(':'));
        });
        if (inLine && !leaves.isEmpty())
            line += QStringLiteral(": ") + leaves.join(QStringLiteral(", "));
        m_lines.append(line);
        if (!item.links.isEmpty())
            m_lines.append(QString(depth * 4, ' ') + carriedOn + item.links);
        for (const QString &note : item.notes.split('\n', Qt::SkipEmptyParts))
            m_lines.append(QString(depth * 4, ' ') + QStringLiteral("! ") + note);
        for (const ExportItem &child : item.children)
            if (!inLine || !isLeaf(child))
                bullet(child, depth);
    }

    const RosterExport &m_roster;
    Brackets m_brackets;
    QStringList &m_lines;
};

void finishText(QStringList &lines, const RosterExport &roster, const QString &verdict)
{
    lines.append(QString());
    for (const QString &finding : roster.findings)
        lines.append(QStringLiteral("! ") + finding);
    for (const QString &note : roster.notes.split('\n', Qt::SkipEmptyParts))
        lines.append(QStringLiteral("! ") + note);
    lines.append(QStringLiteral("Created with Muster (%1). %2").arg(verdict, roster.dataVersion));
}

int unitCount(const std::vector<ExportItem> &items)
{
    int units = 0;
    for (const ExportItem &item : items)
        units += item.isUnit() ? 1 : unitCount(item.children);
    return units;
}

void shortLines(QStringList &lines, const ExportItem &item, const RosterExport &roster)
{
    const bool holdsUnits = !item.isUnit() && unitCount(item.children) > 0;
    QString line = item.isUnit() && item.size > 1 ? QString::number(item.size) + times + named(item) : countedName(item, false);
    line += bracketed(item, roster, Brackets::Square);
    if (!item.notes.isEmpty())
        line += QStringLiteral(" ! ") + oneLine(item.notes);
    if (holdsUnits) {
        ExportItem own = item;
        std::erase_if(own.children, [](const ExportItem &child) { return child.isUnit() || unitCount(child.children) > 0; });
        if (!own.children.empty())
            line += QStringLiteral(": ") + optionsLine(own, times);
        lines.append(line);
        if (!item.links.isEmpty())
            lines.append(carriedOn + item.links);
        for (const ExportItem &child : item.children)
            if (child.isUnit() || unitCount(child.children) > 0)
                shortLines(lines, child, roster);
        return;
    }
    if (!item.children.empty())
        line += QStringLiteral(": ") + optionsLine(item, times);
    lines.append(line);
    if (!item.links.isEmpty())
        lines.append(carriedOn + item.links);
}

} // namespace

QString optionsLine(const ExportItem &item, const QString &sign)
{
    QStringList parts;
    for (const ExportItem &child : item.children) {
        QString part = child.number > 1 && !child.priceOnly ? QString::number(child.number) + sign + named(child) : named(child);
        if (!child.notes.isEmpty())
            part += QStringLiteral(" ! ") + oneLine(child.notes);
        if (!child.children.empty())
            part += QStringLiteral(" (%1)").arg(optionsLine(child, sign));
        parts.append(part);
    }
    return parts.join(QStringLiteral(", "));
}

QString newRecruitText(const RosterExport &roster, const QString &verdict)
{
    const QString sum = QStringLiteral("[%1 pts]").arg(plainAmount(roster.points));
    QStringList head = roster.factions.mid(0, 1);
    head.append(roster.title);
    QStringList lines{head.join(QStringLiteral(" - ")) + QStringLiteral(" - ") + sum};
    const auto write = [&](const ExportItem &force, const auto &self) -> void {
        lines << QString() << QStringLiteral("# ++ %1 ++%2").arg(named(force), bracketed(force, roster, Brackets::Square));
        for (const QString &note : force.notes.split('\n', Qt::SkipEmptyParts))
            lines.append(QStringLiteral("! ") + note);
        int heading = -2;
        for (const ExportItem &child : force.children) {
            if (child.type == QLatin1String("force"))
                continue;
            if (child.heading != heading) {
                heading = child.heading;
                lines << QString()
                      << QStringLiteral("## %1").arg(heading >= 0 ? force.headings[size_t(heading)].title : QStringLiteral("Formations"));
            }
            LineWriter(roster, Brackets::Square, lines).unit(child, child.number > 1 && !child.priceOnly ? child.number : 0);
        }
        for (const ExportItem &child : force.children)
            if (child.type == QLatin1String("force"))
                self(child, self);
    };
    for (const ExportItem &force : roster.forces)
        write(force, write);
    finishText(lines, roster, verdict);
    return lines.join('\n') + '\n';
}

QString tournamentText(const RosterExport &roster, const QString &verdict)
{
    const QString fence(47, '+');
    QStringList lines{fence, QStringLiteral("+ FACTION KEYWORD: %1").arg(roster.factions.join(QStringLiteral(", "))),
                      QStringLiteral("+ LIST: %1").arg(roster.title), QStringLiteral("+ GAME: %1").arg(roster.game)};
    QStringList forces;
    for (const ExportItem &force : roster.forces)
        forces.append(named(force));
    lines.append(QStringLiteral("+ FORCE: %1").arg(forces.join(QStringLiteral(", "))));
    lines.append(QStringLiteral("+ TOTAL ARMY POINTS: %1pts").arg(plainAmount(roster.points)));
    if (roster.limit >= 0)
        lines.append(QStringLiteral("+ POINTS LIMIT: %1pts").arg(plainAmount(roster.limit)));
    lines.append(QStringLiteral("+ NUMBER OF UNITS: %1").arg(unitCount(roster.forces)));
    lines << fence << QString();
    const auto write = [&](const ExportItem &force, const auto &self) -> void {
        for (const QString &note : force.notes.split('\n', Qt::SkipEmptyParts))
            lines.append(QStringLiteral("! ") + note);
        for (const ExportItem &child : force.children) {
            if (child.type == QLatin1String("force")) {
                lines << QString() << QStringLiteral("++ %1 ++").arg(named(child));
                self(child, self);
            } else {
                LineWriter(roster, Brackets::Round, lines).unit(child, child.isUnit() ? child.size : std::max(1, child.number));
            }
        }
    };
    for (const ExportItem &force : roster.forces)
        write(force, write);
    finishText(lines, roster, verdict);
    return lines.join('\n') + '\n';
}

QString shortText(const RosterExport &roster, const QString &verdict)
{
    QStringList parts{roster.title};
    parts += roster.factions;
    QStringList lines{parts.join(QStringLiteral(" - ")) + QStringLiteral(" [%1 %2]").arg(plainAmount(roster.points), roster.pointsName)};
    const auto write = [&](const ExportItem &force, const auto &self) -> void {
        lines.append(
            QStringLiteral("++ %1%2").arg(named(force), force.notes.isEmpty() ? QString() : QStringLiteral(" ! ") + oneLine(force.notes)));
        for (const ExportItem &child : force.children)
            child.type == QLatin1String("force") ? self(child, self) : shortLines(lines, child, roster);
    };
    for (const ExportItem &force : roster.forces)
        write(force, write);
    finishText(lines, roster, verdict);
    return lines.join('\n') + '\n';
}

} // namespace muster::share
