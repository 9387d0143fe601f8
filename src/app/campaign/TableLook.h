// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace muster::app {

/// What every table of a campaign has in common: whole rows, one at a time, no grid, Tab leaves it; in the order of the book
/// until the user sorts it.
void dressTable(QTableView *view, int rowHeight);

} // namespace muster::app
