// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/BoardBox.h"

#include "app/table/board/TickBox.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

BoardBox::BoardBox(int number, QWidget *parent) : QWidget(parent), m_number(number)
{
    m_title = new QLabel(this);
    m_title->setFont(roleFont(FontRole::BodyStrong));
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("table.board.state.%1").arg(number));
    m_state->setProperty("role", "second");
    m_scan = new QPushButton(icons::icon("radar"), {}, this);
    m_scan->setObjectName(QStringLiteral("table.scan.%1").arg(number));
    m_scan->setMinimumHeight(TickBox::side);
    m_scan->setAutoDefault(true); // Enter presses it too
    m_tokens = new TokenFlow(this);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_state);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 8);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_scan);
    column->addWidget(m_tokens);
    column->addStretch();
    setMinimumHeight(98);
    connect(m_scan, &QPushButton::clicked, this, [this] { emit scanWanted(m_number); });
    connect(m_tokens, &TokenFlow::tapped, this, &BoardBox::tapped);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void BoardBox::set(bool scanned, int turn, const QVector<TokenFlow::Item> &items, const GameColours &game)
{
    m_scanned = scanned;
    m_title->setText(tr("Board %1").arg(m_number));
    m_state->setText(!scanned ? tr("not scanned") : turn > 0 ? tr("scanned, turn %1").arg(turn) : tr("scanned"));
    m_scan->setText(tr("Scanned now"));
    m_scan->setAccessibleName(tr("Board %1: scanned now").arg(m_number));
    m_scan->setVisible(!scanned);
    m_tokens->setVisible(!items.isEmpty());
    m_tokens->set(QStringLiteral("table.token.%1.").arg(m_number), items, game);
    update();
}

void BoardBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (!m_scanned) {
        paint::dashedOutline(painter, box, color(Token::Control));
        return;
    }
    painter.setPen(color(Token::Line2));
    painter.setBrush(color(Token::Base));
    painter.drawRoundedRect(box, 4, 4);
}

} // namespace muster::app
