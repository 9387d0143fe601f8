// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsMatrix.h"

#include <algorithm>

namespace muster::packs {

namespace {

base::Result<OddsCell> cellOf(const OddsAsker &asker, OddsQuestion question)
{
    OddsCell cell;
    cell.mode = question.mode ? question.mode : asker.bestMode(question);
    if (!cell.mode)
        return cell;
    question.mode = cell.mode;
    auto reply = asker.ask(question);
    if (!reply)
        return reply.error();
    cell.notCounted = reply->notCounted;
    cell.unknown = reply->unknown;
    cell.known = reply->unknown.isEmpty();
    cell.counted = reply->counted;
    if (cell.known) {
        cell.destroyed = reply->answer.destroyed;
        cell.mean = reply->answer.mean;
        cell.size = double(reply->answer.lost.size()) - 1;
    }
    return cell;
}

} // namespace

double OddsMatrix::average(std::size_t row, const std::vector<double> &points) const
{
    const bool priced = std::all_of(points.begin(), points.end(), [](double each) { return each > 0; });
    double sum = 0, all = 0;
    for (std::size_t i = 0; row < rows.size() && i < rows[row].size(); ++i) {
        const OddsCell &cell = rows[row][i];
        if (!cell.known && cell.mode)
            continue;
        const double weight = priced && i < points.size() ? points[i] : 1;
        sum += cell.share() * weight;
        all += weight;
    }
    return all > 0 ? sum / all : 0;
}

base::Result<OddsMatrix> oddsMatrix(const OddsAsker &asker, OddsQuestion question, const std::vector<OddsUnit> &attackers,
                                    const std::vector<OddsUnit> &targets, const std::function<bool()> &goOn)
{
    OddsMatrix matrix;
    matrix.rows.assign(attackers.size(), std::vector<OddsCell>(targets.size()));
    question.further = question.apart = false;
    for (std::size_t row = 0; row < attackers.size(); ++row) {
        if (goOn && !goOn())
            break;
        for (std::size_t column = 0; column < targets.size(); ++column) {
            question.attacker = &attackers[row];
            question.target = &targets[column];
            auto cell = cellOf(asker, question);
            if (!cell)
                return cell.error();
            matrix.rows[row][column] = std::move(*cell);
        }
    }
    return matrix;
}

} // namespace muster::packs
