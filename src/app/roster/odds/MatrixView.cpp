// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/MatrixView.h"

#include "app/roster/odds/MatrixModel.h"
#include "app/theme/paint/Paint.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace muster::app {

namespace {

constexpr int cellWidth = 70, cellHeight = 42;

} // namespace

bool MatrixOrder::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto *model = static_cast<const MatrixModel *>(sourceModel());
    const auto first = model->kind(left.row()), second = model->kind(right.row());
    if (first != second) // whatever the order: the lists as they stand
        return sortOrder() == Qt::AscendingOrder ? first < second : first > second;
    if (first > MatrixModel::Kind::Other)
        return false;
    return left.data(MatrixModel::SortRole).toDouble() < right.data(MatrixModel::SortRole).toDouble();
}

int MatrixDelegate::step(double share)
{
    return share < 0 ? 0 : share < 0.2 ? 1 : share < 0.4 ? 2 : share < 0.6 ? 3 : share < 0.8 ? 4 : 5;
}

QColor MatrixDelegate::ground(int step, const QColor &hue)
{
    static constexpr double light[] = {0, 0.10, 0.24, 0.42, 0.66, 1}, dark[] = {0, 0.10, 0.24, 0.40, 0.74, 1};
    const double part = (Theme::current().isDark() ? dark : light)[step];
    return mixed(Theme::current().game(hue).strong, color(Token::Base), part);
}

QColor MatrixDelegate::ink(int step)
{
    if (Theme::current().isDark())
        return step >= 4 ? QColor(0x1A, 0x21, 0x30) : color(Token::Text);
    return step == 5 ? QColor(Qt::white) : color(Token::Text);
}

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {cellWidth, cellHeight};
}

void MatrixDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const double share = index.data(MatrixModel::ShareRole).toDouble();
    const bool strong = index.data(MatrixModel::StrongRole).toBool();
    const int steps = strong ? 0 : step(share);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->fillRect(box, steps > 0 ? ground(steps, m_hue) : color(strong ? Token::Alt : Token::Base));
    const QColor pen = ink(steps);
    const QString second = index.data(MatrixModel::CellRole).toString();
    const double middle = box.center().y();
    const QRectF first = second.isEmpty() ? box : QRectF(box.left(), middle - 17, box.width(), 16);
    paint::text(*painter, first, index.data().toString(), strong || steps > 0 ? FontRole::BodyStrong : FontRole::Body,
                steps > 0 || strong ? pen : color(Token::Text3), Qt::AlignCenter);
    if (!second.isEmpty()) {
        paint::text(*painter, QRectF(box.left(), middle - 1, box.width(), 14), second, FontRole::Caption, pen, Qt::AlignCenter);
        const double room = box.width() - 14;
        painter->fillRect(QRectF(box.left() + 7, box.bottom() - 6, std::max(1.0, room * std::min(1.0, share)), 3),
                          steps >= 4 ? pen : Theme::current().game(m_hue).strong);
    }
    if (option.state & QStyle::State_Selected) {
        painter->setPen(QPen(color(Token::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(box.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

MatrixView::MatrixView(QWidget *parent) : QTableView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    horizontalHeader()->setDefaultSectionSize(cellWidth);
    horizontalHeader()->setMinimumSectionSize(56);
    horizontalHeader()->setDefaultAlignment(Qt::AlignCenter | Qt::Alignment(Qt::TextWordWrap));
    horizontalHeader()->setFixedHeight(72);
    horizontalHeader()->setSectionsClickable(true);
    verticalHeader()->setDefaultSectionSize(cellHeight);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setMaximumWidth(240);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &MatrixView::sortWanted);
}

void MatrixView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_S && event->modifiers() == Qt::NoModifier && currentIndex().isValid()) {
        emit sortWanted(currentIndex().column());
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        emit activated(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace muster::app
