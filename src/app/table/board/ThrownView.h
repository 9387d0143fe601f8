// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/log/ThrownDice.h"
#include "packs/table/TableRules.h"

#include <QWidget>

class QPainter;

namespace muster::app {

/// The dice of an attack as they fell: a row for each throw, those that count strong, what was thrown again struck out.
class ThrownView final : public QWidget
{
    Q_OBJECT

public:
    explicit ThrownView(QWidget *parent = nullptr);

    /// Without dice it is not there. Of the rules only names are taken, now.
    void setDice(const QVector<battle::ThrownDice> &dice, const packs::TableRules &rules, const QString &language);
    [[nodiscard]] bool isEmpty() const { return m_rows.isEmpty(); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Die
    {
        QString face;
        bool counts = false, gone = false; ///< gone: thrown again
    };
    struct Row
    {
        QString words;
        QVector<Die> dice;
    };
    /// Lays the rows out, and paints them where there is a painter; how high they are together.
    int layOut(int width, QPainter *painter) const;
    void paintDie(QPainter &painter, const QRectF &box, const Die &die) const;

    QVector<Row> m_rows;
};

} // namespace muster::app
