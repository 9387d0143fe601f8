// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/library/StoredName.h"

#include "library/Library.h"

namespace muster::cli {

base::Result<QString> storedId(const library::Library &library, library::Kind kind, const QString &name, const base::Error &none,
                               const base::Error &several)
{
    library::Filter filter;
    filter.kind = kind;
    const auto records = library.documents().list(filter);
    if (!records)
        return records.error();
    QStringList found;
    for (const library::Record &record : *records) {
        if (record.id == name)
            return record.id;
        if (record.name.compare(name, Qt::CaseInsensitive) == 0)
            found.append(record.id);
    }
    if (found.size() == 1)
        return found.first();
    return found.isEmpty() ? none : several;
}

} // namespace muster::cli
