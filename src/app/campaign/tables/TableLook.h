// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QTableView;
class QTreeWidget;

namespace muster::app {

/// What every table of a campaign has in common: whole rows, one at a time, no grid, Tab leaves it; in the order of the book
/// until the user sorts it.
void dressTable(QTableView *view, int rowHeight);

/// A list in a dialog, when it is filled: rows with room, numbers and their heads at the same edge.
void dressTree(QTreeWidget *tree, std::initializer_list<int> numbers);

} // namespace muster::app
