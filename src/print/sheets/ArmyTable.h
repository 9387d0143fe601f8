// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"
#include "print/cards/CardContent.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// The table of an army summary: one row per unit, its figures in columns of their own, boxes to tick.
class ArmyTable
{
public:
    ArmyTable(const RosterSource &source, const std::vector<CardContent> &cards, const TextMeter &meter, const Words &words, double width);

    [[nodiscard]] size_t rows() const { return m_cards.size(); }
    /// Names of the columns; gives the height.
    double drawHead(Canvas &canvas, double x, double y) const;
    /// One unit, its content in the middle of `extra` more room; gives the height.
    double drawRow(Canvas &canvas, size_t index, double x, double y, double extra = 0) const;

private:
    struct Column
    {
        QString label;
        double width = 0;
    };
    void findColumns();
    [[nodiscard]] bool saidElsewhere(const QString &label) const;
    [[nodiscard]] QString slotOf(size_t index) const;
    [[nodiscard]] static QString weaponsOf(const CardContent &card);

    const RosterSource &m_source;
    const std::vector<CardContent> &m_cards;
    const TextMeter &m_meter;
    Words m_words;
    double m_width;
    double m_slot, m_unit, m_badge, m_weapons, m_boxes, m_flag, m_points;
    std::vector<Column> m_columns;
};

} // namespace muster::print
