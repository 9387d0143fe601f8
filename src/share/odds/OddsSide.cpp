// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/odds/OddsSide.h"

#include "share/Escape.h"
#include "share/odds/OddsText.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace muster::share {

namespace {

struct OddsSideWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

void addUnits(const std::vector<rules::Selection> &selections, std::vector<const rules::Selection *> &units, bool inside)
{
    for (const rules::Selection &selection : selections) {
        const bool unit = selection.type == "unit" || (selection.type == "model" && !inside);
        if (unit)
            units.push_back(&selection);
        addUnits(selection.selections, units, inside || unit);
    }
}

bool sameFigures(const packs::OddsUnit &left, const packs::OddsUnit &right)
{
    const auto same = [](const packs::OddsProfile &a, const packs::OddsProfile &b) {
        return a.id == b.id && a.number == b.number && a.values == b.values;
    };
    return left.points == right.points && left.figures == right.figures && left.rules == right.rules && left.costs == right.costs
        && std::equal(left.profiles.begin(), left.profiles.end(), right.profiles.begin(), right.profiles.end(), same);
}

QString cellText(const packs::OddsCell &cell, OddsFigure figure)
{
    if (!cell.known)
        return cell.mode ? QStringLiteral("–") : QStringLiteral("·");
    if (!cell.hurts())
        return QStringLiteral("·");
    return oddsPercent(figure == OddsFigure::Share ? cell.share() : cell.destroyed);
}

} // namespace

std::vector<double> OddsSide::points() const
{
    std::vector<double> points;
    for (const packs::OddsUnit &unit : units)
        points.push_back(unit.points);
    return points;
}

OddsSide OddsSide::together() const
{
    OddsSide result;
    std::vector<int> counts;
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::size_t place = 0;
        while (place < result.units.size()
               && (result.names[qsizetype(place)] != names[qsizetype(i)] || !sameFigures(result.units[place], units[i])))
            ++place;
        if (place < result.units.size()) {
            ++counts[place];
            continue;
        }
        result.units.push_back(units[i]);
        result.names.append(names[qsizetype(i)]);
        result.ids.append(ids[qsizetype(i)]);
        result.codes.append(codes[qsizetype(i)]);
        result.icons.append(icons[qsizetype(i)]);
        counts.push_back(1);
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 1)
            result.names[qsizetype(i)] = QStringLiteral("%1× %2").arg(QString::number(counts[i]), result.names[qsizetype(i)]);
    }
    return result;
}

std::vector<const rules::Selection *> oddsUnitsOf(const rules::Roster &roster)
{
    std::vector<const rules::Selection *> units;
    const std::function<void(const rules::Force &)> add = [&](const rules::Force &force) {
        addUnits(force.selections, units, false);
        for (const rules::Force &child : force.forces)
            add(child);
    };
    for (const rules::Force &force : roster.forces)
        add(force);
    return units;
}

OddsSide oddsSide(const packs::Pack &pack, const rules::Evaluator &evaluator, const RosterLook &look)
{
    OddsSide side;
    for (const rules::Selection *selection : oddsUnitsOf(evaluator.roster())) {
        side.units.push_back(packs::oddsUnit(pack, evaluator, *selection));
        const rules::EffectiveSelection *effective = evaluator.selection(selection->id);
        const auto &profiles = evaluator.info(selection->id).profiles;
        side.names.append(!selection->customName.empty() || !effective ? side.units.back().name : look.name(*effective));
        side.ids.append(toText(selection->id));
        side.codes.append(effective ? look.code(profiles, effective->categories, selection->type) : QString());
        side.icons.append(effective ? look.icon(effective->categories, profiles) : QString());
    }
    return side;
}

OddsSide typicalSide(const packs::Pack &pack, const QString &language)
{
    OddsSide side;
    for (const packs::OddsTarget &target : pack.odds().targets) {
        side.units.push_back(target.unit);
        side.units.back().name = target.name.in(language);
        side.names.append(side.units.back().name);
        side.ids.append(target.id);
        side.codes.append(QString());
        side.icons.append(QStringLiteral("target"));
    }
    return side;
}

QString oddsMatrixText(const packs::OddsMatrix &matrix, const OddsSide &mine, const OddsSide &theirs, OddsFigure figure)
{
    constexpr int wide = 14, first = 24;
    QString text(first, ' ');
    for (const QString &name : theirs.names)
        text += name.left(wide - 2).rightJustified(wide);
    text += OddsSideWords::tr("Average").rightJustified(wide) + '\n';
    const std::vector<double> points = theirs.points();
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        text += mine.names.at(qsizetype(row)).left(first - 1).leftJustified(first);
        for (const packs::OddsCell &cell : matrix.rows[row])
            text += cellText(cell, figure).rightJustified(wide);
        text += oddsPercent(matrix.average(row, points)).rightJustified(wide) + '\n';
    }
    return text;
}

QString oddsMatrixCsv(const packs::OddsMatrix &matrix, const OddsSide &mine, const OddsSide &theirs)
{
    QString text = QStringLiteral("attacker,target,mode,destroyed,mean,size,share\n");
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        for (std::size_t column = 0; column < matrix.rows[row].size(); ++column) {
            const packs::OddsCell &cell = matrix.rows[row][column];
            QStringList fields{csvCell(mine.names.at(qsizetype(row))), csvCell(theirs.names.at(qsizetype(column))),
                               cell.mode ? cell.mode->id : QString()};
            for (const double value : {cell.destroyed, cell.mean, cell.size, cell.share()})
                fields.append(cell.known ? QString::number(value, 'g', 10) : QString());
            text += fields.join(',') + '\n';
        }
    }
    return text;
}

} // namespace muster::share
