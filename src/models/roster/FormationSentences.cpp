// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/FormationSentences.h"

#include <QCoreApplication>

namespace muster::models {

namespace {

struct SentenceWords
{
    Q_DECLARE_TR_FUNCTIONS(FormationRows)
};

} // namespace

QString advantageRemark(const rules::Advantage &advantage, const share::RosterLook &look)
{
    if (advantage.active)
        return SentenceWords::tr("active for %n unit(s)", nullptr, int(advantage.unitIds.size()));
    QStringList names;
    for (const rules::MissingSlot &slot : advantage.missing)
        names.append(look.name(slot.groupId, slot.name));
    if (names.isEmpty())
        return SentenceWords::tr("inactive");
    if (names.size() > 2) // the empty slots stand right below: their names would only be cut here
        return SentenceWords::tr("inactive: %n mandatory slot(s) empty", nullptr, int(names.size()));
    return names.size() == 1 ? SentenceWords::tr("inactive: %1 is empty").arg(names.first())
                             : SentenceWords::tr("inactive: %1 are empty").arg(names.join(QStringLiteral(", ")));
}

QString unitSentence(const FormationRow &row, const share::RosterLook &look)
{
    QStringList parts{row.number > 1 ? SentenceWords::tr("%1 times %2").arg(row.number).arg(row.name) : row.name};
    if (row.models > 0)
        parts.append(SentenceWords::tr("%n model(s)", nullptr, row.models));
    if (!row.nickname.isEmpty())
        parts.append(row.nickname);
    if (!row.chosen.isEmpty())
        parts.append(row.chosen);
    if (!row.code.isEmpty())
        parts.append(row.code);
    parts.append(row.pointsKnown ? look.costText(row.points) : SentenceWords::tr("points unknown"));
    if (row.mark == FormationRow::Mark::Active)
        parts.append(SentenceWords::tr("has the advantage"));
    if (!row.remark.isEmpty())
        parts.append(row.remark);
    if (row.hasProblem)
        parts.append(SentenceWords::tr("has a problem"));
    return parts.join(QStringLiteral(", "));
}

} // namespace muster::models
