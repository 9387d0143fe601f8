// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ReadList.h"

#include <QJsonObject>

namespace muster::cli {

/// A list that came in, with the verdict on it.
struct ImportedList
{
    lists::ReadList list;
    QString format; ///< "app", "qr", "roster"...
    QString file;   ///< where it was written
    double total = 0;
    bool legal = true;
};

/// {lists: [...], found, guessed, notFound}: the lines of all lists, each with the number of its list.
[[nodiscard]] QJsonObject importJson(const std::vector<ImportedList> &lists);
/// For people: a sentence for each list, then what was guessed and not found.
[[nodiscard]] QString importText(const std::vector<ImportedList> &lists);

} // namespace muster::cli
