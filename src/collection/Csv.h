// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QList>
#include <QStringList>

namespace muster::collection {

/// A table as a spreadsheet writes it: the first row names the columns.
struct CsvTable
{
    QStringList columns; ///< lower case
    QList<QStringList> rows;
    QList<int> lines; ///< in the file, of each row

    /// The cell of a row; empty when there is no such column.
    [[nodiscard]] QString cell(int row, const QString &column) const;
    [[nodiscard]] bool has(const QString &column) const { return columns.contains(column); }
};

/// Reads commas, semicolons or tabs, quotes, line breaks inside them, and a mark of byte order; UTF-8.
[[nodiscard]] base::Result<CsvTable> readCsv(const QByteArray &bytes, const QString &name);
/// With commas; a text that a spreadsheet would take for a formula is marked with an apostrophe, which readCsv() takes off.
[[nodiscard]] QByteArray writeCsv(const CsvTable &table);

} // namespace muster::collection
