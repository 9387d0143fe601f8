// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/OptionRow.h"

#include "app/roster/unit/SizeSpinBox.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/paint/ShapedText.h"
#include "app/theme/style/Icons.h"

#include <QCheckBox>
#include <QMouseEvent>
#include <QPainter>
#include <QRadioButton>

#include <utility>

namespace muster::app {

namespace {

// A tool tip of plain words never breaks a line by itself: a rule in one line would lie over the whole window.
QString inLines(const QString &words)
{
    constexpr qsizetype longest = 70; // letters
    QStringList lines;
    for (const QString &paragraph : words.split('\n')) {
        QString line;
        for (const QString &word : paragraph.split(' ')) {
            if (!line.isEmpty() && line.size() + 1 + word.size() > longest)
                lines.append(std::exchange(line, word));
            else
                line += line.isEmpty() ? word : ' ' + word;
        }
        lines.append(line);
    }
    return lines.join('\n');
}

} // namespace

OptionRow::OptionRow(const OptionData &data, QWidget *parent) : QWidget(parent), m_data(data)
{
    if (data.control == OptionControl::Spin) {
        m_spin = new SizeSpinBox(this);
        m_spin->setKeyboardTracking(false);
        m_spin->setFixedWidth(84);
        fill();
        connect(m_spin, &QSpinBox::valueChanged, this, &OptionRow::countChosen);
    } else {
        m_button = data.control == OptionControl::Radio ? static_cast<QAbstractButton *>(new QRadioButton(this)) : new QCheckBox(this);
        m_button->setAutoExclusive(false); // the document decides; a group may span several rows of widgets
        fill();
        connect(m_button, &QAbstractButton::clicked, this,
                [this](bool checked) { emit countChosen(m_data.control == OptionControl::Radio || checked ? 1 : 0); });
    }
    control()->setObjectName(data.key);
    control()->installEventFilter(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionRow::fill()
{
    const QSignalBlocker quiet(control());
    if (m_spin) {
        m_spin->setRange(m_data.minimum, std::max(m_data.maximum, m_data.count));
        m_spin->setSingleStep(m_data.step);
        m_spin->setSizes(m_data.sizes);
        m_spin->setValue(m_data.count);
    } else {
        m_button->setChecked(m_data.count > 0);
    }
    control()->setEnabled(m_data.enabled || m_data.count > 0);
    QStringList spoken{m_data.name, m_data.gives, m_data.price, m_data.reason};
    spoken.removeAll(QString());
    control()->setAccessibleName(spoken.join(QStringLiteral(", ")));
    control()->setAccessibleDescription(m_data.hint);
    QStringList hints{m_data.hint, m_data.reason};
    hints.removeAll(QString());
    setToolTip(inLines(hints.join('\n')));
}

void OptionRow::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    emit pointed(true);
}

void OptionRow::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    emit pointed(false);
}

bool OptionRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        emit pointed(event->type() == QEvent::FocusIn);
    return QWidget::eventFilter(watched, event);
}

bool OptionRow::change(const OptionData &data)
{
    if (data.control != m_data.control || data.key != m_data.key || data.depth != m_data.depth)
        return false;
    const bool sameWords = data.reason == m_data.reason && data.name == m_data.name && data.price == m_data.price;
    const bool same = data == m_data;
    m_data = data;
    fill(); // a click may have changed the control without the document following
    if (!sameWords)
        updateGeometry();
    if (!same)
        update();
    return true;
}

QWidget *OptionRow::control() const
{
    return m_spin ? static_cast<QWidget *>(m_spin) : m_button;
}

int OptionRow::lineHeight() const
{
    return m_spin ? std::max(34, m_spin->sizeHint().height() + 4) : std::max(27, fontMetrics().height() + 10);
}

QSize OptionRow::sizeHint() const
{
    return {320, lineHeight()};
}

double OptionRow::textLeft() const
{
    return 14 + m_data.depth * 18 + (m_spin ? 94 : 26);
}

double OptionRow::priceRoom() const
{
    return std::max(34.0, paint::numberWidth(m_data.price, FontRole::Body) + 10);
}

// A reason never loses words: what does not fit beside the name stands below it.
bool OptionRow::reasonBelow(double width) const
{
    if (m_data.reason.isEmpty())
        return false;
    const double name = paint::textWidth(m_data.name, FontRole::Body) + 24;
    const double reason = paint::textWidth(m_data.reason, FontRole::Small) + (m_data.warning ? 26 : 6);
    return textLeft() + name + reason > width - 14 - priceRoom();
}

int OptionRow::heightForWidth(int width) const
{
    if (!reasonBelow(width))
        return lineHeight();
    const double wide = std::max(80.0, width - 14 - textLeft());
    const QRectF needed = Theme::current().metrics(FontRole::Small).boundingRect(QRectF(0, 0, wide, 400), Qt::TextWordWrap, m_data.reason);
    return lineHeight() + int(std::ceil(needed.height())) + 4;
}

void OptionRow::resizeEvent(QResizeEvent *)
{
    const int left = 14 + m_data.depth * 18;
    QWidget *widget = control();
    const QSize size = widget->sizeHint();
    widget->setGeometry(left, (lineHeight() - size.height()) / 2, m_spin ? 84 : std::max(20, size.width()), size.height());
}

void OptionRow::mouseReleaseEvent(QMouseEvent *event)
{
    // The whole row is the target, as people expect of a check box with words.
    if (m_button && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()) && m_button->isEnabled())
        m_button->click();
}

void OptionRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool refused = !m_data.enabled && m_data.count == 0;
    const QColor ink = color(refused ? Token::Text3 : Token::Text);
    const double line = lineHeight();
    double left = textLeft();
    double right = width() - 14;
    paint::drawNumber(painter, QRectF(right - priceRoom(), 0, priceRoom(), line), m_data.price, FontRole::Body, ink);
    right -= priceRoom();
    const QColor tone = color(m_data.warning ? Token::Warning : refused ? Token::Text3 : Token::Text2);
    if (reasonBelow(width())) {
        painter.setFont(roleFont(FontRole::Small));
        painter.setPen(tone);
        painter.drawText(QRectF(left, line - 4, width() - 14 - left, height() - line + 4), Qt::TextWordWrap, m_data.reason);
    } else if (!m_data.reason.isEmpty()) {
        const double wide = paint::textWidth(m_data.reason, FontRole::Small) + 2;
        paint::text(painter, QRectF(right - wide, 0, wide, line), m_data.reason, FontRole::Small, tone, Qt::AlignRight | Qt::AlignVCenter);
        right -= wide + 6;
        if (m_data.warning) {
            icons::paint(painter, QRectF(right - 14, line / 2.0 - 7, 14, 14), QStringLiteral("warning"), tone);
            right -= 20;
        }
    }
    left += paint::text(painter, QRectF(left, 0, right - left, line), m_data.name, FontRole::Body, ink);
    if (!m_data.gives.isEmpty() && left + 24 < right)
        paint::text(painter, QRectF(left + 8, 0, right - left - 8, line), m_data.gives, FontRole::Small, color(Token::Text3));
}

} // namespace muster::app
