// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/Combo.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

namespace muster::app {

namespace {

constexpr int widest = 240;
constexpr int narrowest = 64;

} // namespace

Combo::Combo(QWidget *parent) : QComboBox(parent)
{
    connect(this, &QComboBox::currentTextChanged, this, [this] { updateGeometry(); });
    connect(this, &QComboBox::currentIndexChanged, this, [this] { updateGeometry(); });
}

int Combo::room() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 2;
}

int Combo::widthFor(const QString &text) const
{
    // What frame, arrow and padding take is the same whatever the width.
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(0, 0, 200, 28);
    const int around = 200 - style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    return fontMetrics().horizontalAdvance(text) + around + 4;
}

QString Combo::shownText() const
{
    return currentIndex() < 0 ? placeholderText() : currentText();
}

QSize Combo::sizeHint() const
{
    return {std::clamp(widthFor(shownText()), narrowest, widest), QComboBox::sizeHint().height()};
}

QSize Combo::minimumSizeHint() const
{
    return {std::clamp(widthFor(shownText()), narrowest, 120), QComboBox::minimumSizeHint().height()};
}

bool Combo::isElided() const
{
    return fontMetrics().horizontalAdvance(currentText()) > room();
}

void Combo::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    if (currentIndex() < 0)
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    option.currentText = fontMetrics().elidedText(shownText(), Qt::ElideRight, room());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

bool Combo::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isElided()) {
        const QString help = toolTip().isEmpty() ? currentText() : toolTip() + '\n' + currentText();
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), help, this);
        return true;
    }
    return QComboBox::event(event);
}

} // namespace muster::app
