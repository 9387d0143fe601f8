// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/UnitNames.h"

namespace muster::share {

namespace {

int modelsIn(const rules::Selection &selection)
{
    int models = selection.type == "model" ? selection.number : 0;
    for (const rules::Selection &child : selection.selections)
        if (child.type != "unit")
            models += modelsIn(child);
    return models;
}

} // namespace

QString unitTitle(const QString &ownName, const QString &type)
{
    if (ownName.isEmpty() || ownName == type)
        return type;
    return type.isEmpty() ? ownName : QStringLiteral("%1 (%2)").arg(ownName, type);
}

QString withSize(const QString &name, int size)
{
    return size > 1 ? QStringLiteral("%1\u00a0×%2").arg(name, QString::number(size)) : name;
}

int chosenModels(const rules::Selection &selection)
{
    int models = 0;
    for (const rules::Selection &child : selection.selections)
        if (child.type != "unit")
            models += modelsIn(child);
    return models;
}

int squadSize(const rules::Selection &selection)
{
    const int models = chosenModels(selection);
    return models > 0 ? models : selection.number;
}

} // namespace muster::share
