// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/NamedValues.h"

namespace muster::library {

base::Result<QMap<QString, QString>> namedValues(const Database &database, const QString &table, const QString &prefix)
{
    const base::Result<QList<QVariantList>> rows = database.rows(
        QStringLiteral("SELECT name, value FROM %1 WHERE substr(name, 1, %2) = ? AND value <> ''")
            .arg(table, QString::number(prefix.size())),
        {prefix});
    if (!rows)
        return rows.error();
    QMap<QString, QString> values;
    for (const QVariantList &row : *rows)
        values.insert(row.at(0).toString().mid(prefix.size()), row.at(1).toString());
    return values;
}

} // namespace muster::library
