// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <vector>

namespace muster::print {

enum class CutGuide { None, Marks, Lines };
/// Backs on the other side of the sheet, beside the front to fold over, in a file of their own, or not at all.
enum class Backs { None, Mirrored, FoldOver, Separate };
enum class FlipEdge { Long, Short };

/// How cards are put on paper. All lengths in millimetres.
struct SheetSettings
{
    QSizeF paper{210, 297};
    QMarginsF margins{4, 4, 4, 4}; ///< what the printer cannot reach
    QSizeF card{63.5, 88.9};
    double gap = 0;
    double bleed = 0;
    CutGuide cut = CutGuide::Marks;
    Backs backs = Backs::Mirrored;
    FlipEdge flip = FlipEdge::Long;
    QPointF backOffset; ///< measured with the calibration sheet; moves backs only

    friend bool operator==(const SheetSettings &, const SheetSettings &) = default;
};

/// Where a card's face stands on the page: the trim, and whether it is turned upside down.
struct CardPlace
{
    QRectF trim;
    bool turned = false;
    [[nodiscard]] QTransform transform() const;
};

/// The grid of one sheet, the same for every sheet of a job: pure arithmetic, no drawing.
class SheetPlan
{
public:
    explicit SheetPlan(const SheetSettings &settings);

    /// 0 when the card does not fit the paper.
    [[nodiscard]] int perSheet() const { return m_columns * m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] const QSizeF &page() const { return m_page; }
    [[nodiscard]] bool landscape() const { return m_page.width() > m_page.height(); }
    [[nodiscard]] CardPlace front(int index) const;
    /// Behind (or beside) the front of the same index.
    [[nodiscard]] CardPlace back(int index) const;
    /// The rectangle of all trims.
    [[nodiscard]] QRectF block() const;
    /// Fold lines, when backs are folded over: left edge of the back, or top of the front.
    [[nodiscard]] bool foldsDown() const { return m_foldDown; }
    [[nodiscard]] QRectF printable() const;
    [[nodiscard]] const SheetSettings &settings() const { return m_settings; }

private:
    void choose();
    [[nodiscard]] QSizeF cell() const;

    SheetSettings m_settings;
    QSizeF m_page;
    int m_columns = 0, m_rows = 0;
    double m_gap = 0;
    bool m_foldDown = false; ///< back below the front, turned; else beside it
    QPointF m_origin;
};

} // namespace muster::print
