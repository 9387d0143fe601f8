// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/design/CardDesign.h"
#include "print/content/ValueTemplate.h"
#include "print/layout/Canvas.h"
#include "print/sheets/PlatoonRows.h"

namespace muster::print {

/// Draws the cells of a platoon sheet as its design says.
class PlatoonCells
{
public:
    PlatoonCells(const RosterSource &source, const packs::SheetDesign &design) : m_source(source), m_design(design) {}

    /// The cell of a column; gives the height it needs.
    double draw(Canvas &canvas, qsizetype column, const ValueTemplate &values, const SheetRow &row, const QRectF &cell) const;
    /// Whether the column is a row of fields to write in, which an empty line has too.
    [[nodiscard]] bool hasFields(qsizetype column) const;

private:
    double drawFields(Canvas &canvas, const packs::CardColumn &column, const ValueTemplate &values, const SheetRow &row, const QRectF &cell,
                      int fields) const;
    double drawName(Canvas &canvas, const SheetRow &row, const QRectF &cell) const;
    [[nodiscard]] QJsonObject json(qsizetype column) const;

    const RosterSource &m_source;
    const packs::SheetDesign &m_design;
};

} // namespace muster::print
