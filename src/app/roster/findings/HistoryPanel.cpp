// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/findings/HistoryPanel.h"

#include "app/theme/paint/Paint.h"
#include "app/workspace/Workspace.h"

#include <QListView>
#include <QVBoxLayout>

namespace muster::app {

using models::HistoryModel;

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index);
    const QRectF full = paint::fullRow(option);
    const bool now = index.data(HistoryModel::IsCurrentRole).toBool();
    const bool undone = index.data(HistoryModel::IsUndoneRole).toBool();
    const QPointF centre(full.left() + 19, full.center().y());
    painter->setPen(QPen(color(now ? Token::Accent : undone ? Token::Hatch : Token::Control), 1.5));
    painter->setBrush(now ? QBrush(color(Token::Accent)) : QBrush(Qt::NoBrush));
    painter->drawEllipse(centre, 4, 4);
    const QDateTime when = index.data(HistoryModel::WhenRole).toDateTime();
    const QString time = when.isValid() ? StatusTexts::timeText(when) : QString();
    const QString word = !now ? time : time.isEmpty() ? tr("now") : tr("now, %1").arg(time);
    const double room = word.isEmpty() ? 12 : Theme::current().metrics(FontRole::Small).horizontalAdvance(word) + 24;
    paint::text(*painter, QRectF(full.left() + 36, full.top(), full.width() - 36 - room, full.height()), index.data().toString(),
                FontRole::Body, color(undone ? Token::Text3 : Token::Text));
    paint::text(*painter, QRectF(full.left(), full.top(), full.width() - 14, full.height()), word, FontRole::Small, color(Token::Text2),
                Qt::AlignRight | Qt::AlignVCenter);
    painter->restore();
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(26, option.fontMetrics.height() + 8)};
}

HistoryPanel::HistoryPanel(QWidget *parent) : QWidget(parent)
{
    m_view = new QListView;
    m_view->setObjectName("historyView");
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // a long step is elided, with a tool tip
    m_view->setItemDelegate(new HistoryDelegate(this));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    const auto jump = [this](const QModelIndex &index) {
        if (m_editor)
            m_editor->history().jump(index);
    };
    connect(m_view, &QListView::clicked, this, jump);
    connect(m_view, &QListView::activated, this, jump);
    retranslate();
}

void HistoryPanel::setEditor(RosterEditor *editor)
{
    m_editor = editor;
    m_view->setModel(editor ? &editor->history() : nullptr);
}

void HistoryPanel::retranslate()
{
    m_view->setAccessibleName(tr("History"));
}

} // namespace muster::app
