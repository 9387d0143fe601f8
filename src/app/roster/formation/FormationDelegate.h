// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/GameColours.h"
#include "models/collection/UnitDots.h"
#include "models/roster/FormationModel.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Where the columns of the formation tree stand; the header over the tree and the rows share it.
struct FormationColumns
{
    double slot = 34;  ///< left edge of the slot's word
    double unit = 0;   ///< left edge of the unit's icon
    double star = 0;   ///< centre
    double code = 0;   ///< centre
    double points = 0; ///< right edge

    [[nodiscard]] static FormationColumns forWidth(double width, bool codes, double slotWords);
};

/// Paints the rows of the formation tree: formations, slots, units, and what is still missing.
class FormationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FormationDelegate(QObject *parent = nullptr);

    void setModel(const models::FormationModel *model) { m_model = model; }
    /// What the user owns, as a dot behind the name; null: none.
    void setDots(const models::UnitDots *dots) { m_dots = dots; }
    /// The slot that the catalogue fills is marked.
    void setTarget(const models::Place &place) { m_target = place; }
    void setCodes(bool codes) { m_codes = codes; }
    /// Looks up how much room the words of the slots want; after every change of the rows.
    void measureSlots();
    [[nodiscard]] double slotWords() const { return m_slotWords; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    using Row = models::FormationRow;
    struct Frame
    {
        QPainter &painter;
        QRectF row;    ///< whole width
        double indent; ///< left edge after the branch arrow
        FormationColumns columns;
    };
    void paintHeading(const Frame &frame, const Row &row) const;
    void paintAdvantage(const Frame &frame, const Row &row) const;
    void paintUnit(const Frame &frame, const Row &row) const;
    void paintChosen(const Frame &frame, const Row &row) const;
    /// Gives the width that it took.
    [[nodiscard]] bool hasDot(const Row &row) const;
    double paintDot(const Frame &frame, const Row &row, double x, double right) const;
    /// Tag, note, problem; where the next thing may begin.
    double paintSigns(const Frame &frame, const Row &row, double x, double right) const;
    void paintEmptySlot(const Frame &frame, const Row &row) const;
    void paintAddLink(const Frame &frame, const Row &row) const;
    void paintPoints(const Frame &frame, const Row &row, bool strong) const;
    void paintSlotWord(const Frame &frame, const Row &row) const;
    [[nodiscard]] double unitLeft(const Frame &frame) const;
    [[nodiscard]] static QRectF codeRect(const Frame &frame, const QString &code);

    const models::FormationModel *m_model = nullptr;
    const models::UnitDots *m_dots = nullptr;
    models::Place m_target;
    bool m_codes = true;
    double m_slotWords = 0;
};

} // namespace muster::app
