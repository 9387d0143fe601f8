// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/LossColumns.h"

#include "app/theme/paint/Paint.h"
#include "share/odds/OddsText.h"

#include <QPainter>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int buttonHeight = 44, chartHeight = 104, columnGap = 8, percentHeight = 18;

} // namespace

LossColumns::LossColumns(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_count = new QSpinBox(this);
    m_count->setObjectName("table.losses.count");
    m_record = new QPushButton(this);
    m_record->setObjectName("table.losses.record");
    m_count->hide();
    m_record->hide();
    connect(m_record, &QPushButton::clicked, this, [this] { emit chosen(m_count->value()); });
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
    retranslate();
}

void LossColumns::retranslate()
{
    m_record->setText(tr("Record"));
    m_count->setAccessibleName(tr("Lost"));
    setChances(m_lost, m_ends, m_colour);
}

QString LossColumns::nameOf(int lost) const
{
    const QString chance = share::oddsPercent(m_lost.at(std::size_t(lost)));
    return m_ends && lost == most() && lost > 0 ? tr("Record: all %1 lost, %2").arg(QString::number(lost), chance)
                                                : tr("Record: %1 lost, %2").arg(QString::number(lost), chance);
}

void LossColumns::setChances(const std::vector<double> &lost, bool ends, const QColor &colour)
{
    m_lost = lost;
    m_ends = ends;
    m_colour = colour;
    const int wanted = isStepped() ? 0 : int(m_lost.size());
    while (m_buttons.size() < wanted) {
        auto *button = new QPushButton(this);
        button->setObjectName(QStringLiteral("table.losses.%1").arg(m_buttons.size()));
        connect(button, &QPushButton::clicked, this, [this, number = int(m_buttons.size())] { emit chosen(number); });
        m_buttons.append(button);
    }
    for (int i = 0; i < m_buttons.size(); ++i) {
        QPushButton *button = m_buttons.at(i);
        button->setVisible(i < wanted);
        if (i >= wanted)
            continue;
        button->setText(QString::number(i));
        button->setAccessibleName(nameOf(i));
        button->setToolTip(nameOf(i));
    }
    m_count->setRange(0, std::max(0, most()));
    m_count->setVisible(isStepped());
    m_record->setVisible(isStepped());
    place();
    updateGeometry();
    update();
}

double LossColumns::columnWidth() const
{
    const double wanted = m_lost.size() > 7 ? 44 : 52;
    const auto columns = double(std::max<std::size_t>(1, m_lost.size()));
    return std::min(wanted, (width() - columnGap * (columns - 1)) / columns);
}

QSize LossColumns::sizeHint() const
{
    return {360, m_lost.empty() ? 0 : chartHeight + buttonHeight + 4};
}

QSize LossColumns::minimumSizeHint() const
{
    const int columns = isStepped() ? 6 : int(m_lost.size());
    return {columns * 32, sizeHint().height()};
}

void LossColumns::place()
{
    const double step = columnWidth() + columnGap;
    for (int i = 0; i < m_buttons.size(); ++i)
        m_buttons.at(i)->setGeometry(int(i * step), chartHeight + 2, int(columnWidth()), buttonHeight);
    m_count->setGeometry(0, chartHeight + 2, 120, buttonHeight);
    m_record->setGeometry(128, chartHeight + 2, 120, buttonHeight);
}

void LossColumns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void LossColumns::paintEvent(QPaintEvent *)
{
    if (m_lost.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double room = chartHeight - percentHeight - 4;
    const double gap = isStepped() ? 1 : columnGap;
    const double column = isStepped() ? std::max(1.0, (width() - gap * double(m_lost.size())) / double(m_lost.size())) : columnWidth();
    const double highest = std::max(0.01, *std::max_element(m_lost.begin(), m_lost.end()));
    for (std::size_t i = 0; i < m_lost.size(); ++i) {
        const double x = double(i) * (column + gap);
        const double height = std::max(1.0, room * m_lost[i] / highest);
        const QRectF bar(x, chartHeight - height, column, height);
        QColor fill = m_colour;
        fill.setAlphaF(i + 1 == m_lost.size() && m_ends ? 1.0F : 0.55F);
        painter.fillRect(bar, fill);
        if (!isStepped())
            paint::text(painter, QRectF(x - 6, bar.top() - percentHeight, column + 12, percentHeight), share::oddsPercent(m_lost[i]),
                        FontRole::Small, color(Token::Text), Qt::AlignHCenter | Qt::AlignVCenter);
    }
}

} // namespace muster::app
