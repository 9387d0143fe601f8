// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace muster::rules {
class Evaluator;
struct Selection;
} // namespace muster::rules

namespace muster::packs {

class Pack;
struct ListedUnit;

/// A profile of a unit, with how many there are of what has it.
struct OddsProfile
{
    QString id, typeId, name;
    QHash<QString, QString> values; ///< by characteristic type
    int number = 1;                 ///< 0: it could be chosen
};

/// What an attack has to know of a unit.
struct OddsUnit
{
    QString id, name; ///< name as the data have it
    std::vector<OddsProfile> profiles;
    QStringList rules; ///< ids; names are in `ruleNames`
    QHash<QString, QString> ruleNames;
    QStringList categories;
    QHash<QString, double> costs; ///< of one figure that is bought alone, else of the unit
    int figures = 1;
    double points = 0;

    /// The first value that is not empty.
    [[nodiscard]] QString value(const QString &characteristicId) const;
};

/// A unit as the pack offers it: taken alone, with its mandatory and default choices; the arms it may choose besides have the
/// number 0.
[[nodiscard]] OddsUnit oddsUnit(const Pack &pack, const ListedUnit &unit);
/// A unit of a roster with what it carries.
[[nodiscard]] OddsUnit oddsUnit(const Pack &pack, const rules::Evaluator &evaluator, const rules::Selection &selection);

} // namespace muster::packs
