// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/RosterSource.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// The table of an army summary: platoon by platoon a heading with its points and a row per unit, its figures in columns of
/// their own, boxes to tick.
class ArmyTable
{
public:
    /// `cards`: one per unit of the source.
    ArmyTable(const RosterSource &source, const std::vector<CardContent> &cards, const TextMeter &meter, const PaperText &words,
              double width);

    [[nodiscard]] size_t rows() const { return m_rows.size(); }
    /// A heading never stands alone at the end of a page.
    [[nodiscard]] bool isHeading(size_t row) const { return !m_rows[row].card && m_rows[row].name.isEmpty(); }
    /// Names of the columns; gives the height.
    double drawHead(Canvas &canvas, double x, double y) const;
    /// One row, its content in the middle of `extra` more room; `first` on its page. Gives the height.
    double drawRow(Canvas &canvas, size_t row, double x, double y, double extra = 0, bool first = false) const;

private:
    struct Column
    {
        QString label;
        double width = 0;
    };
    /// A unit; or something else that was paid for, by name and points; or a heading.
    struct Row
    {
        const UnitGroup *group = nullptr;
        const RosterUnit *unit = nullptr;
        const CardContent *card = nullptr;
        QString slot, name;
        double points = 0;
    };
    void collectRows();
    void findColumns();
    void shareOutWidth();
    [[nodiscard]] bool saidElsewhere(const QString &label) const;
    [[nodiscard]] double drawHeading(Canvas &canvas, const Row &row, double x, double y) const;
    [[nodiscard]] double drawUnit(Canvas &canvas, const Row &row, double x, double y) const;
    [[nodiscard]] double drawBoxes(Canvas &canvas, const CardContent &card, double x, double y) const;
    [[nodiscard]] static QString weaponsOf(const CardContent &card);

    const RosterSource &m_source;
    const std::vector<CardContent> &m_cards;
    const TextMeter &m_meter;
    PaperText m_words;
    double m_width;
    double m_slot, m_unit, m_badge, m_weapons, m_boxes, m_flag, m_points;
    std::vector<Row> m_rows;
    std::vector<Column> m_columns;
};

} // namespace muster::print
