// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ParsedList.h"

namespace muster::lists {

/// Whether Muster's own text begins at this line: a title, "Game · Faction · points", a verdict.
[[nodiscard]] bool ownTextBeginsAt(const QStringList &lines, qsizetype at);
/// Reads Muster's own text: forces, and in them every selection with its indentation.
[[nodiscard]] ParsedList parseOwnText(const QStringList &lines, int firstLine);

/// One way to understand a line of Muster's own text: slots, names, own names and remarks may all hold the same signs.
struct Reading
{
    QString label; ///< the slot it was chosen for
    QString name;
    QString nickname;
    int count = 1; ///< "3× Grenade"
    int size = 1;  ///< "Hunter ×6"
    bool counted = false;
};
/// Every way, the likeliest first; whoever knows the data takes the first that names something.
[[nodiscard]] std::vector<Reading> readingsOf(const QString &text);

} // namespace muster::lists
